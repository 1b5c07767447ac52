// The secret of a link stands in its fragment, which no server is ever sent. It is taken out of the
// address bar at once, so that nobody reads it there, and kept in this tab until it has been used.

const PREFIX = "mansuba.secret.";
const secrets = new Map<string, string>();

/** Take the secret out of the address, if there is one. */
export function takeSecret(): void {
  const path = location.pathname;
  const secret = location.hash.slice(1);
  if (!secret) return;
  history.replaceState(null, "", path);
  secrets.set(path, secret);
  try {
    sessionStorage.setItem(PREFIX + path, secret);
  } catch {
    // Then it is gone when the page is loaded again.
  }
}

/** The secret that came with an address. */
export function secretOf(path: string): string | null {
  try {
    return secrets.get(path) ?? sessionStorage.getItem(PREFIX + path);
  } catch {
    return null;
  }
}

/** It has been used, or is good for nothing. */
export function dropSecret(path: string): void {
  secrets.delete(path);
  try {
    sessionStorage.removeItem(PREFIX + path);
  } catch {
    // There was no place for it.
  }
}
