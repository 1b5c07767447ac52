// How this browser likes the page. Kept in localStorage where there is one to use.
import { remembered, remember } from "./storage";
import type { Pace } from "./types";

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export const PACES = ["slow", "normal", "fast", "instant"] as const satisfies readonly Pace[];

export const HANDS = ["right", "left"] as const;
export const FIGURE_STYLES = ["signs", "letters", "contrast"] as const;

export type Theme = (typeof THEMES)[number];
/** With which hand one plays: there the desk lies, and on a phone the buttons. */
export type Hand = (typeof HANDS)[number];
/** How figures are drawn: with hieroglyphs, with letters, or bold and patterned by seat. */
export type FigureStyle = (typeof FIGURE_STYLES)[number];
/** Which seat is at the bottom: that of the player deciding here, always the same one, or a seat. */
export type Turned = "mine" | "fixed" | number;

type Kept = {
  language: string;
  theme: Theme;
  speed: Pace;
  confirm: boolean;
  turned: Turned;
  notation: boolean;
  tips: boolean;
  sound: boolean;
  volume: number;
  haptics: boolean;
  hand: Hand;
  figures: FigureStyle;
};

const DEFAULTS: Kept = {
  language: "auto",
  theme: "auto",
  speed: "normal",
  confirm: true,
  turned: "mine",
  notation: true,
  tips: false,
  sound: false,
  volume: 5,
  haptics: true,
  hand: "right",
  figures: "signs",
};

/** The volumes there are: 1 to this. */
export const LOUDEST = 10;

const FITS: { [Name in keyof Kept]: (value: unknown) => boolean } = {
  language: (value) => typeof value === "string",
  theme: (value) => THEMES.includes(value as Theme),
  speed: (value) => PACES.includes(value as Pace),
  confirm: (value) => typeof value === "boolean",
  turned: (value) => value === "mine" || value === "fixed" || Number.isInteger(value),
  notation: (value) => typeof value === "boolean",
  tips: (value) => typeof value === "boolean",
  sound: (value) => typeof value === "boolean",
  volume: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LOUDEST,
  haptics: (value) => typeof value === "boolean",
  hand: (value) => HANDS.includes(value as Hand),
  figures: (value) => FIGURE_STYLES.includes(value as FigureStyle),
};

/** What was kept, as far as it makes sense: an older page or a curious user may have written it. */
function kept(): Kept {
  const found = remembered("settings");
  const fitting = Object.entries(found ?? {}).filter(([name, value]) =>
    FITS[name as keyof Kept]?.(value),
  );
  return { ...DEFAULTS, ...Object.fromEntries(fitting) };
}

class Settings {
  #kept: Kept = $state(kept());

  #set(changed: Partial<Kept>): void {
    Object.assign(this.#kept, changed);
    remember("settings", $state.snapshot(this.#kept));
  }

  /** A language's code, or "auto": what the browser asks for. Change it by setLanguage in words. */
  get language(): string {
    return this.#kept.language;
  }
  set language(language) {
    this.#set({ language });
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme) {
    this.#set({ theme });
  }
  /** How fast figures move and bots play. */
  get speed(): Pace {
    return this.#kept.speed;
  }
  set speed(speed) {
    this.#set({ speed });
  }
  /** Whether a move that ends the turn waits for a last word. */
  get confirm(): boolean {
    return this.#kept.confirm;
  }
  set confirm(confirm) {
    this.#set({ confirm });
  }
  get turned(): Turned {
    return this.#kept.turned;
  }
  set turned(turned) {
    this.#set({ turned });
  }
  /** Whether the log shows the notation beside the words. */
  get notation(): boolean {
    return this.#kept.notation;
  }
  set notation(notation) {
    this.#set({ notation });
  }
  /** Whether the page says what can be done, the first time that it can. */
  get tips(): boolean {
    return this.#kept.tips;
  }
  set tips(tips) {
    this.#set({ tips });
  }
  /** Whether the table can be heard. */
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound) {
    this.#set({ sound });
  }
  get volume(): number {
    return this.#kept.volume;
  }
  set volume(volume) {
    this.#set({ volume });
  }
  /** Whether a phone may tremble. */
  get haptics(): boolean {
    return this.#kept.haptics;
  }
  set haptics(haptics) {
    this.#set({ haptics });
  }
  get hand(): Hand {
    return this.#kept.hand;
  }
  set hand(hand) {
    this.#set({ hand });
  }
  get figures(): FigureStyle {
    return this.#kept.figures;
  }
  set figures(figures) {
    this.#set({ figures });
  }
}

export const settings = new Settings();
