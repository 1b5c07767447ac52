// What is staged outlives a reload of the page, in its own tab, until the game goes on.

export interface Staging {
  /** The last decision in the log; after any other it means nothing. */
  seq: number;
  stick: string | null;
  figure: string | null;
  staged: string[];
  trail: string[];
  ends: boolean;
}

const key = (game: string) => `mansuba.staged.${game}`;

export function keep(game: string, staging: Staging): void {
  try {
    if (staging.staged.length) sessionStorage.setItem(key(game), JSON.stringify(staging));
    else sessionStorage.removeItem(key(game));
  } catch {
    // A browser may forbid it: then a reload begins the turn anew.
  }
}

export function kept(game: string, seq: number): Staging | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(key(game)) ?? "null") as Staging | null;
    return found?.seq === seq && Array.isArray(found.staged) ? found : null;
  } catch {
    return null;
  }
}
