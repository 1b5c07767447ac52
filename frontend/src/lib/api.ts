// What the page asks of the server.
import { setClock } from "./clock";
import { connection } from "./connection.svelte";
import type {
  Accepted,
  Arrange,
  Ask,
  Asked,
  Change,
  Choices,
  Decide,
  ExampleAt,
  GameSummary,
  GameView,
  Hint,
  InvitationView,
  LessonChoice,
  LessonView,
  LessonWhy,
  Link,
  Me,
  MemberView,
  NewGame,
  NewInvitation,
  OpenTable,
  Options,
  PositionLine,
  PositionView,
  Problem,
  RecordForm,
  ReplayView,
  RulesView,
  TableAction,
  Talk,
  TalkView,
  Why,
} from "./types";

const PATIENCE = 20_000; // milliseconds

/** The server understood, and refused. */
export class ProblemError extends Error {
  constructor(
    readonly problem: Problem,
    /** After how many seconds it may be asked again, where waiting helps. */
    readonly wait = 0,
  ) {
    super(problem.error);
  }
}

/** The server cannot be reached, or answers nothing that makes sense. */
export class AwayError extends Error {}

async function once(method: string, path: string, body?: object): Promise<Response> {
  const isFile = body instanceof Blob;
  const response = await fetch(`/api${path}`, {
    method,
    headers: body ? { "Content-Type": isFile ? "text/plain" : "application/json" } : {},
    body: isFile ? body : body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(PATIENCE),
    cache: "no-store",
  });
  setClock(response.headers.get("Date"));
  if (response.ok) return response;
  const wait = Number(response.headers.get("Retry-After") ?? 0);
  throw new ProblemError(problem(await response.json()), wait);
}

function problem(body: unknown): Problem {
  if (body && typeof body === "object" && "error" in body) return body as Problem;
  throw new AwayError("an answer that is not the server's");
}

// Whatever changes something carries an id, by which the server knows it again, and a file is only
// read: asking twice is safe.
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
  method !== "POST" || body instanceof Blob || (body !== undefined && "id" in body);

async function answer<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await ask(method, path, body);
  return (await response.json().catch((error: unknown) => {
    throw new AwayError(String(error));
  })) as T;
}

const game = (id: string) => `/games/${encodeURIComponent(id)}`;

const query = (seen: number, line: string[], more: Record<string, string> = {}): string =>
  told({ line }, { seen: String(seen), ...more });

/** Lists of words and single ones, as they are told in an address. */
function told(lists: Record<string, string[]>, single: Record<string, string> = {}): string {
  const asked = new URLSearchParams(single);
  for (const [name, words] of Object.entries(lists))
    for (const word of words) asked.append(name, word);
  return asked.toString();
}

/** Not crypto.randomUUID alone: a browser has it only on a secure address. */
export function requestId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const api = {
  /** Whether a position can be; nothing is kept of it. */
  position: (asked: Asked) => answer<PositionView>("POST", "/positions", asked),
  /** The position of a game after so many decisions. */
  positionOf: (id: string, at: number) =>
    answer<PositionLine>("GET", `${game(id)}/position?at=${at}`),

  choices: () => answer<Choices>("GET", "/choices"),
  games: () => answer<GameSummary[]>("GET", "/games"),
  create: (wanted: NewGame) => answer<GameView>("POST", "/games", wanted),
  game: (id: string) => answer<GameView>("GET", game(id)),
  change: (id: string, changed: Change) => answer<GameSummary>("PATCH", game(id), changed),
  remove: async (id: string): Promise<void> => void (await ask("DELETE", game(id))),
  decide: (id: string, asked: Decide) => answer<Accepted>("POST", `${game(id)}/decisions`, asked),
  throwSticks: (id: string, asked: Ask) => answer<Accepted>("POST", `${game(id)}/throw`, asked),
  undo: (id: string, asked: Ask) => answer<Accepted>("POST", `${game(id)}/undo`, asked),
  options: (id: string, seen: number, line: string[]) =>
    answer<Options>("GET", `${game(id)}/options?${query(seen, line)}`),
  why: (id: string, seen: number, line: string[], of: { decision: string } | { to: string }) =>
    answer<Why>("GET", `${game(id)}/why?${query(seen, line, of)}`),

  /** What a bot would do after these staged decisions. */
  hint: (id: string, seen: number, line: string[]) =>
    answer<Hint>("GET", `${game(id)}/hint?${query(seen, line)}`),
  rules: () => answer<RulesView>("GET", "/rules"),
  /** An example of the rules after these decisions. */
  example: (name: string, line: string[]) =>
    answer<ExampleAt>("GET", `/examples/${name}?${told({ line })}`),
  whyInExample: (name: string, line: string[], of: { decision: string } | { to: string }) =>
    answer<Why>("GET", `/examples/${name}/why?${told({ line }, of)}`),

  me: () => answer<Me>("GET", "/me"),
  introduce: (name: string) => answer<Me>("POST", "/me", { name }),
  forgetMe: async (): Promise<void> => void (await ask("DELETE", "/me")),
  returnLink: () => answer<Link>("POST", "/me/links"),
  comeBack: (secret: string) => answer<Me>("POST", "/me/return", { secret }),

  lessons: () => answer<LessonChoice[]>("GET", "/lessons"),
  /** A task after all that the learner has decided. */
  lesson: (task: string, words: string[]) =>
    answer<LessonView>("GET", `/lessons/${task}?${told({ words })}`),
  lessonOptions: (task: string, words: string[], line: string[]) =>
    answer<Options>("GET", `/lessons/${task}/options?${told({ words, line })}`),
  lessonWhy: (task: string, words: string[], line: string[], of: Record<string, string>) =>
    answer<LessonWhy>("GET", `/lessons/${task}/why?${told({ words, line }, of)}`),

  lobby: () => answer<OpenTable[]>("GET", "/lobby"),
  /** Without a secret only at an open table, or where one belongs already. */
  join: (id: string, secret: string | null) =>
    answer<GameView>("POST", `${game(id)}/join`, { secret }),
  members: (id: string) => answer<MemberView[]>("GET", `${game(id)}/members`),
  /** From the host; or of oneself: leaves for good. */
  removeMember: async (id: string, guest: string): Promise<void> =>
    void (await ask("DELETE", `${game(id)}/members/${encodeURIComponent(guest)}`)),
  invitations: (id: string) => answer<InvitationView[]>("GET", `${game(id)}/invitations`),
  invite: (id: string, wanted: NewInvitation) =>
    answer<Link>("POST", `${game(id)}/invitations`, wanted),
  revoke: async (id: string, invitation: string): Promise<void> =>
    void (await ask("DELETE", `${game(id)}/invitations/${encodeURIComponent(invitation)}`)),

  act: (id: string, action: TableAction) => answer<Accepted>("POST", `${game(id)}/table`, action),
  arrange: (id: string, asked: Arrange) =>
    answer<Accepted>("POST", `${game(id)}/arrangement`, asked),
  record: (id: string) => answer<RecordForm>("GET", `${game(id)}/record?form=json`),
  /** A record, text or JSON, as a game to look at; a broken one up to where it breaks. */
  replay: (record: Blob, broken = false) =>
    answer<ReplayView>("POST", `/replays${broken ? "?broken=true" : ""}`, record),
  /** The same record as text. */
  recordText: async (record: Blob): Promise<string> =>
    (await ask("POST", "/replays/record", record)).text(),
  talk: (id: string) => answer<TalkView[]>("GET", `${game(id)}/talk`),
  tell: (id: string, told: Talk) => answer<TalkView>("POST", `${game(id)}/talk`, told),
};

export const recordUrl = (id: string) => `/api${game(id)}/record`;

export function socketUrl(id: string, seen: number): string {
  const url = new URL(`/api${game(id)}/socket?seen=${seen}`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
