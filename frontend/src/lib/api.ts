// What the page asks of the server.
import { connection } from "./connection.svelte";
import type {
  Accepted,
  Ask,
  Choices,
  Decide,
  GameSummary,
  GameView,
  NewGame,
  Options,
  Problem,
  Why,
} from "./types";

const PATIENCE = 20_000; // milliseconds

/** The server understood, and refused. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.error);
  }
}

/** The server cannot be reached, or answers nothing that makes sense. */
export class AwayError extends Error {}

async function once(method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body ? { "Content-Type": "application/json" } : {},
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(PATIENCE),
    cache: "no-store",
  });
  if (response.ok) return response;
  throw new ProblemError(problem(await response.json()));
}

function problem(body: unknown): Problem {
  if (body && typeof body === "object" && "error" in body) return body as Problem;
  throw new AwayError("an answer that is not the server's");
}

// Whatever changes something carries an id, by which the server knows it again: asking twice is safe.
async function ask(method: string, path: string, body?: object): Promise<Response> {
  try {
    const response = await once(method, path, body).catch((error: unknown) => {
      if (error instanceof ProblemError || !safeTwice(method, body)) throw error;
      return once(method, path, body);
    });
    connection.away = false;
    return response;
  } catch (error) {
    connection.away = !(error instanceof ProblemError);
    throw error instanceof ProblemError ? error : new AwayError(String(error));
  }
}

const safeTwice = (method: string, body?: object) =>
  method !== "POST" || (body !== undefined && "id" in body);

async function answer<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await ask(method, path, body);
  return (await response.json().catch((error: unknown) => {
    throw new AwayError(String(error));
  })) as T;
}

const game = (id: string) => `/games/${encodeURIComponent(id)}`;

function query(seen: number, line: string[], more: Record<string, string> = {}): string {
  const asked = new URLSearchParams({ seen: String(seen) });
  for (const word of line) asked.append("line", word);
  for (const [name, value] of Object.entries(more)) asked.append(name, value);
  return asked.toString();
}

/** Not crypto.randomUUID alone: a browser has it only on a secure address. */
export function requestId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const api = {
  choices: () => answer<Choices>("GET", "/choices"),
  games: () => answer<GameSummary[]>("GET", "/games"),
  create: (wanted: NewGame) => answer<GameView>("POST", "/games", wanted),
  game: (id: string) => answer<GameView>("GET", game(id)),
  rename: (id: string, name: string) => answer<GameSummary>("PATCH", game(id), { name }),
  remove: async (id: string): Promise<void> => void (await ask("DELETE", game(id))),
  decide: (id: string, asked: Decide) => answer<Accepted>("POST", `${game(id)}/decisions`, asked),
  throwSticks: (id: string, asked: Ask) => answer<Accepted>("POST", `${game(id)}/throw`, asked),
  undo: (id: string, asked: Ask) => answer<Accepted>("POST", `${game(id)}/undo`, asked),
  options: (id: string, seen: number, line: string[]) =>
    answer<Options>("GET", `${game(id)}/options?${query(seen, line)}`),
  why: (id: string, seen: number, line: string[], of: { decision: string } | { to: string }) =>
    answer<Why>("GET", `${game(id)}/why?${query(seen, line, of)}`),
};

export const recordUrl = (id: string) => `/api${game(id)}/record`;

export function socketUrl(id: string, seen: number): string {
  const url = new URL(`/api${game(id)}/socket?seen=${seen}`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
