// Which page is shown: the address, and nothing else, decides.
import { tick } from "svelte";

import { takeSecret } from "./secrets";

export type Route =
  | {
      page:
        | "title"
        | "new"
        | "games"
        | "learn"
        | "lobby"
        | "return"
        | "rules"
        | "replay"
        | "editor"
        | "lost";
    }
  | { page: "lesson"; lesson: string }
  | { page: "game" | "join"; game: string };

/** Here what follows the # is what the page shows, elsewhere it is a secret or nothing. */
const WITH_PLACES: readonly Route["page"][] = ["rules", "editor"];

const WITH_SECRET: readonly Route["page"][] = ["join", "return"];

class Router {
  route: Route = $state.raw(arrivedAt());
  /** Grows with every navigation, back and forward included. */
  visits = $state(0);

  constructor() {
    addEventListener("popstate", () => {
      const { page } = read(location.pathname);
      const within = page === this.route.page && WITH_PLACES.includes(page);
      if (!within) this.#arrive(); // else it is only another place on the same page
    });
  }

  #arrive(): void {
    this.route = arrivedAt();
    this.visits += 1;
  }

  go(path: string, how: "push" | "replace" = "push"): void {
    if (path !== location.pathname + location.hash) {
      if (how === "push") history.pushState(null, "", path);
      else history.replaceState(null, "", path);
    }
    this.#arrive();
    scrollTo(0, 0);
  }
}

function arrivedAt(): Route {
  const found = read(location.pathname);
  if (WITH_SECRET.includes(found.page)) takeSecret();
  return found;
}

function read(path: string): Route {
  const [first = "", second = "", ...rest] = path.replace(/^\/|\/$/g, "").split("/");
  if (rest.length === 0) {
    if ((first === "game" || first === "join") && second) {
      return { page: first, game: decoded(second) };
    }
    if (first === "learn" && second) return { page: "lesson", lesson: decoded(second) };
    if (!second && first === "") return { page: "title" };
    if (!second && isPlain(first)) return { page: first };
  }
  return { page: "lost" };
}

const PLAIN = ["new", "games", "learn", "lobby", "return", "rules", "replay", "editor"] as const;
const isPlain = (name: string): name is (typeof PLAIN)[number] =>
  (PLAIN as readonly string[]).includes(name);

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

/** Show another page instead of this one, to which nobody shall come back. */
export function goInstead(path: string): void {
  router.go(path, "replace");
}

export const lessonPath = (name: string) => `/learn/${name}`;
export const gamePath = (id: string) => `/game/${encodeURIComponent(id)}`;

/** The links that are handed to people: whoever has one may do what it is for. */
export const joinLink = (id: string, secret: string) =>
  `${location.origin}/join/${encodeURIComponent(id)}#${secret}`;
export const returnLink = (secret: string) => `${location.origin}/return#${secret}`;

/** For links to our own pages, clicked without a wish for another tab. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  const known = WITH_PLACES.includes(read(link.pathname).page);
  if (link.hash && (!known || link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

/** On the heading of a page (`{@attach arrival}`): whoever navigated here starts reading there. */
export function arrival(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (router.visits > 0) readOn(heading);
}

/** The same where a page shows something else instead, without being navigated to. */
export function readOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  void tick().then(() => heading.focus({ preventScroll: true }));
}
