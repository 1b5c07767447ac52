// Whether this page is the one that the server has. It may have been kept by the service worker, or
// be open since before the server was brought up to date.
import { connection } from "./connection.svelte";

const PATIENCE = 20_000; // milliseconds
/** How long a page has the line and the processor to itself before all others are fetched and kept. */
const SETTLING = 3_000; // milliseconds
/** Where the builds are kept that were loaded anew. */
const TRIED = "mansuba.renewed";

class Renewal {
  /** There is a newer page: it is being loaded, or it is the user's to say when. */
  found: "loading" | "offered" | null = $state(null);
}

export const renewal = new Renewal();

/** The script that a page begins with is named after all that the page is built from. */
const build = (): string =>
  document.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";

/** Whether the server has another page by now; fails if it does not answer. */
async function outdated(): Promise<boolean> {
  const response = await fetch("/index.html", {
    cache: "no-store",
    signal: AbortSignal.timeout(PATIENCE),
  });
  const page = await response.text();
  return response.ok && page.includes("<title>Mansuba</title>") && !page.includes(build());
}

/**
 * Load the page anew, but no build more than once: it may be in vain, and of two servers at one
 * address each would send the page to the other.
 */
function reload(): void {
  renewal.found = "offered";
  try {
    const tried = sessionStorage.getItem(TRIED)?.split(" ") ?? [];
    if (tried.includes(build())) return;
    sessionStorage.setItem(TRIED, [...tried, build()].join(" "));
  } catch {
    return; // who knows how often that was tried
  }
  renewal.found = "loading";
  location.reload();
}

/** A part of the page could not be loaded: because it is not there any more, or nobody answers. */
async function partMissing(): Promise<void> {
  if (await outdated().catch(() => false)) reload();
  else connection.away = true;
}

/**
 * Keep the page for times when the server is away, where the browser can, and see to it that it is
 * not an older one than the server's. Nobody who has only just come is asked about that.
 */
export function keepPage(): void {
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : null;
  let fresh = !workers?.controller; // what no worker brought is the server's own
  const check = async () => {
    if (await outdated()) {
      if (fresh) renewal.found = "offered";
      else reload();
    }
    fresh = true;
  };
  addEventListener("vite:preloadError", () => void partMissing());
  $effect.root(() => {
    $effect(() => {
      if (connection.tries > 0 || !fresh) check().catch(() => undefined); // later, once it answers
    });
  });
  if (!workers || !import.meta.env.PROD) return;
  const register = () => void workers.register("/sw.js").catch(() => undefined);
  const later = () => setTimeout(register, SETTLING);
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
}
