// The service worker, built as /sw.js: keeps the page as it was built, so that it opens, and can say
// that the server is away, while the server is. It keeps nothing that the server says.
//
// Whoever navigates is shown what the server has: a server that answers is never met with an older
// page. Files with their content in their name cannot be old, and come from here first.
/// <reference lib="webworker" />

const worker = self as unknown as ServiceWorkerGlobalScope;

/** Written by plugins/shell.ts: the files of this build, and a name that no other build has. */
declare const SHELL: { files: string[]; build: string };

const OURS = "mansuba-"; // at this machine's address other programs may have been, and kept things
const KEPT = OURS + SHELL.build;
const PAGE = "/";
const PATIENCE = 5000; // milliseconds
const AWAY = [502, 503, 504]; // what a proxy says when there is nobody behind it

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.origin || /^\/api(\/|$)/.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(shown(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(found(request));
  else if (SHELL.files.includes(pathname)) event.respondWith(fresh(request));
});

/** All of it or nothing. What has no content in its name is asked for anew. */
async function keep(): Promise<void> {
  const kept = await caches.open(KEPT);
  await kept.addAll(
    SHELL.files.map(
      (path) => new Request(path, { cache: path.startsWith("/assets/") ? "default" : "reload" }),
    ),
  );
  await worker.skipWaiting();
}

/** The build before stays: a tab may still be open that needs more of it. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function shown(request: Request): Promise<Response> {
  const asked = fetch(request);
  const late = new Promise<undefined>((wake) => setTimeout(wake, PATIENCE));
  const answer = await Promise.race([asked, late]).catch(() => undefined);
  if (answer && !AWAY.includes(answer.status)) return answer;
  return (await (await caches.open(KEPT)).match(PAGE)) ?? asked;
}

async function found(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function fresh(request: Request): Promise<Response> {
  const asked = fetch(request);
  return asked.catch(async () => (await caches.match(request)) ?? asked);
}
