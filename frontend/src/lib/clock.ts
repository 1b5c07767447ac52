// The server's clock, by which deadlines are told: the reader's may be wrong.

/** What an answer tells of the time, in whole seconds and a little late. */
const ROUGHLY = 2000; // milliseconds

let ahead = 0;

/** Take the time from the `Date` of an answer. */
export function setClock(date: string | null): void {
  const difference = Date.parse(date ?? "") - Date.now();
  ahead = Math.abs(difference) > ROUGHLY ? difference : 0; // without a date too
}

/** What the server's clock says now. */
export const serverNow = (): number => Date.now() + ahead;
