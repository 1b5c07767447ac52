// What is staged, or was sent before its turn, outlives a reload of the page in its own tab.

export interface Staging {
  /** The last decision in the log; after any other it means nothing. */
  seq: number;
  stick: string | null;
  figure: string | null;
  staged: string[];
  trail: string[];
  ends: boolean;
}

/** Where the figures are to stand that seats have set up before their turn. */
export type SetUps = Record<number, Record<string, string>>;

const stagedKey = (game: string) => `mansuba.staged.${game}`;
const setUpsKey = (game: string) => `mansuba.set-up.${game}`;

export function keep(game: string, staging: Staging): void {
  write(stagedKey(game), staging.staged.length ? staging : null);
}

export function kept(game: string, seq: number): Staging | null {
  const found = read(stagedKey(game)) as Staging | null;
  return found?.seq === seq && Array.isArray(found.staged) ? found : null;
}

export function keepSetUps(game: string, setUps: SetUps): void {
  write(setUpsKey(game), Object.keys(setUps).length ? setUps : null);
}

export function keptSetUps(game: string): SetUps {
  return (read(setUpsKey(game)) as SetUps | null) ?? {};
}

function write(key: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser may forbid it: then a reload begins the turn anew.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
