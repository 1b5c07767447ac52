// localStorage, which a browser may forbid, fill up or have cleared: then nothing is remembered.

const PREFIX = "mansuba.";
const OF_A_GAME = /^mansuba\.(dice|talk)\./;

export function remembered(name: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
    return found && typeof found === "object" ? (found as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

export function remember(name: string, value: object): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // The page works without.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Then nothing was remembered.
  }
}

/** What is remembered of single games; how this browser likes the page is not. */
export function forgetGames(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (OF_A_GAME.test(key)) localStorage.removeItem(key);
  } catch {
    // Then nothing was remembered.
  }
}
