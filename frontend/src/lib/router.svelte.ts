// Which page is shown: the address, and nothing else, decides.
import { tick } from "svelte";

export type Route = { page: "title" | "new" | "games" | "lost" } | { page: "game"; game: string };

class Router {
  route: Route = $state.raw(read(location.pathname));
  /** Grows with every navigation, back and forward included. */
  visits = $state(0);

  constructor() {
    addEventListener("popstate", () => this.#arrive());
  }

  #arrive(): void {
    this.route = read(location.pathname);
    this.visits += 1;
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }
}

function read(path: string): Route {
  const [first = "", second = "", ...rest] = path.replace(/^\/|\/$/g, "").split("/");
  if (rest.length === 0) {
    if (first === "game" && second) return { page: "game", game: decoded(second) };
    if (!second && first === "") return { page: "title" };
    if (!second && first === "new") return { page: "new" };
    if (!second && first === "games") return { page: "games" };
  }
  return { page: "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const router = new Router();

export const route = () => router.route;
export const visits = () => router.visits;

/** Show another page. */
export function go(path: string): void {
  router.go(path);
}

export const gamePath = (id: string) => `/game/${encodeURIComponent(id)}`;

/** For links to our own pages, clicked without a wish for another tab. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || link.hash) return;
  event.preventDefault();
  go(link.pathname);
}

/** On the heading of a page (`{@attach arrival}`): whoever navigated here starts reading there. */
export function arrival(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (router.visits > 0) void tick().then(() => heading.focus({ preventScroll: true }));
}
