// Fluent in the page: the same messages, and the same six functions, as src/mansuba/words/speaking.py.
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
  type Message,
} from "@fluent/bundle";
import { LANGUAGES, WORDS } from "virtual:languages";

import { settings } from "./settings.svelte";

export { LANGUAGES };

export type Told = Record<string, string | number>;

const FALLBACK = "en";
const KINDS: Record<string, string> = {
  F: "falcon",
  W: "woman",
  C: "crocodile",
  I: "ibis",
  J: "jackal",
  K: "cat",
};
const SIDES: Record<string, string> = { t: "temple", p: "pyramid" };

class Speech {
  bundle: FluentBundle = $state.raw(new FluentBundle(FALLBACK));
  names: Record<number, string> = $state({});
  get language(): string {
    return this.bundle.locales[0] ?? FALLBACK;
  }
}

const speech = new Speech();

/** The message in the user's language. In a template it follows every change of language or names. */
export function say(id: string, told: Told = {}): string {
  try {
    return format(speech.bundle, id, told);
  } catch (error) {
    if (import.meta.env.DEV) throw error;
    console.error(error);
    return id;
  }
}

function format(bundle: FluentBundle, id: string, told: Told): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`${bundle.locales[0]}: no message ${id}`);
  const errors: Error[] = [];
  const said = bundle.formatPattern(pattern, counted(told), errors);
  if (errors[0]) throw new Error(`${bundle.locales[0]}: ${id}: ${errors[0].message}`);
  return said;
}

/** With few digits a number is written alike in all five: no browser need learn how first, which
 *  takes it as long as everything else that is said on a page. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isPlain = (n: number): boolean => Number.isInteger(n) && n >= 0 && n < 1000;

function counted(told: Told): Record<string, FluentVariable> {
  const plain = ([name, fact]: [string, string | number]): [string, FluentVariable] => [
    name,
    typeof fact === "number" && isPlain(fact) ? new Plain(fact) : fact,
  ];
  return Object.fromEntries(Object.entries(told).map(plain));
}

/** The language that is spoken now. */
export function language(): string {
  return speech.language;
}

/** Speak this language from now on; "auto" is the first that the browser asks for and we have. */
export async function setLanguage(wanted: string): Promise<void> {
  const chosen = wanted in LANGUAGES ? wanted : negotiate(navigator.languages);
  await speak(() => chosen);
  settings.language = wanted;
  document.documentElement.lang = chosen;
}

/** The part of the page, once the words of a topic are there that only this part says. */
export async function learn<Part>(topic: string, part: () => Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part(), learning(topic)]);
  return loaded;
}

/** Whoever learns what another is learning waits for the same words, and hears if they fail. */
function learning(topic: string): Promise<void> {
  const before = learned.get(topic);
  if (before) return before;
  const now = speak(language).catch((error: unknown) => {
    learned.delete(topic); // whoever asks next tries again
    throw error;
  });
  learned.set(topic, now);
  return now;
}

/** The topics beside those that every page says. */
const learned = new Map<string, Promise<void>>();
let speaking: Promise<void> = Promise.resolve();
/** The parts that the words now spoken are made of. */
let spoken = "";

/** One after the other: whatever was wanted last is spoken in the end. */
function speak(code: () => string): Promise<void> {
  const next = speaking.then(async () => {
    const chosen = code();
    const parts = partsOf(chosen);
    if (spoken === parts.join()) return; // only now is it known what those before have left
    speech.bundle = await load(chosen, parts);
    spoken = parts.join();
  });
  speaking = next.catch(() => undefined);
  return next;
}

function negotiate(wished: readonly string[]): string {
  const codes = wished.map((tag) => tag.split("-")[0]?.toLowerCase() ?? "");
  return codes.find((code) => code in LANGUAGES) ?? FALLBACK;
}

const partsOf = (code: string) => [
  code,
  ...Array.from(learned.keys(), (topic) => `${code}-${topic}`),
];

async function load(code: string, parts: string[]): Promise<FluentBundle> {
  const words = await Promise.all(parts.map(async (part) => (await WORDS[part]?.())?.default));
  const said = (id: string, told: Told): string => format(bundle, id, told);
  // Marks that keep directions of writing apart would be noise: all five run left to right.
  const bundle: FluentBundle = new FluentBundle(code, {
    functions: grammar(said),
    useIsolating: false,
  });
  bundle._messages = new Written(words);
  return bundle;
}

/** Most of what a language has words for is never said: a message is parsed when it is. */
class Written extends Map<string, Message> {
  readonly #parts: (Record<string, string> | undefined)[];

  constructor(parts: (Record<string, string> | undefined)[]) {
    super();
    this.#parts = parts;
  }

  override get(id: string): Message | undefined {
    return super.get(id) ?? this.#read(id);
  }

  #read(id: string): Message | undefined {
    const part = this.#parts.find((one) => one && Object.hasOwn(one, id));
    const [message] = part ? new FluentResource(`${id}${part[id]}`).body : [];
    if (message) this.set(id, message as Message);
    return message as Message | undefined;
  }
}

// --- what a figure, stick, court or seat is called ---

type Named = Record<string, FluentValue>;
type Inflected = (positional: FluentValue[], named: Named) => string;

function grammar(form: (id: string, told: Told) => string): Record<string, Inflected> {
  const inflect = (noun: string, named: Named, told: Told) => {
    const said = form(`${noun}-${text(named["form"])}`, told);
    return text(named["start"]) ? capitalised(said) : said;
  };
  return {
    FIGURE: ([word], named) => {
      const [seat, letter] = two(word);
      return inflect("figure", named, { ...owner(seat), kind: known(KINDS, letter) });
    },
    COURT: ([word], named) => {
      const [seat, side] = two(word);
      return inflect("court", named, { ...owner(seat), side: known(SIDES, side) });
    },
    STICK: ([letter], named) => inflect("stick", named, { kind: known(KINDS, text(letter)) }),
    KIND: ([letter], named) => inflect("kind", named, { kind: known(KINDS, text(letter)) }),
    SEAT: ([seat], named) => inflect("seat", named, owner(text(seat))),
    THROW: ([word]) =>
      Array.from(text(word).matchAll(/([FWCIJK])(\d)(n?)/g), ([, letter = "", icons, naal]) =>
        form("stick-shows", {
          kind: known(KINDS, letter),
          icons: Number(icons),
          naal: naal || "no",
        }),
      ).join(", "),
  };
}

function text(value: FluentValue | undefined): string {
  return value instanceof FluentNumber ? String(value.value) : String(value ?? "");
}

/** A word of two signs, such as 3F: a seat, and what is the seat's. */
function two(word: FluentValue | undefined): [string, string] {
  const said = text(word);
  return [said.slice(0, 1), said.slice(1)];
}

function known(table: Record<string, string>, letter: string): string {
  const name = table[letter];
  if (!name) throw new Error(`unknown letter ${letter}`);
  return name;
}

function capitalised(said: string): string {
  const [first = "", ...rest] = said;
  return first.toUpperCase() + rest.join("");
}

/** The seat, and its player's name, which some languages join to other words by its first sound. */
function owner(word: string): Told {
  const seat = Number(word);
  const name = speech.names[seat] ?? "";
  return { seat, name, named: name === "" ? "no" : beginning(name) };
}

function beginning(name: string): "vowel" | "consonant" {
  return /^[aeiouh]/i.test(name.normalize("NFD")) ? "vowel" : "consonant";
}

/** What the players are called, by seat; a seat without a name is called by its number. */
export function setNames(names: Record<number, string>): void {
  speech.names = { ...names };
}

// --- numbers, dates, lists ---

/** As the user's own country writes the language, if the browser says which it is. */
function locale(): string {
  const spoken = language();
  return navigator.languages.find((tag) => tag.split("-")[0] === spoken) ?? spoken;
}

export function number(n: number): string {
  return isPlain(n) ? String(n) : new Intl.NumberFormat(locale()).format(n);
}

/** A day and a time, such as 3 Nov 2026, 18:05. */
export function dateTime(iso: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(iso),
  );
}

/** One, two and three. */
export function list(items: string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(items);
}
