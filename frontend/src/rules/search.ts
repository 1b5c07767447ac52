// Searching as people type: capital letters and accents make no difference.

const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").toLowerCase();

/** What is searched for: every word of it has to be there. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

export function isIn(text: string, words: string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

export interface Stretch {
  text: string;
  found: boolean;
}

/** A text in stretches, of which those are marked that were searched for. */
export function stretchesOf(text: string, words: string[]): Stretch[] {
  if (!words.length) return [{ text, found: false }];
  const signs = [...text];
  const found = new Array<boolean>(signs.length).fill(false);
  // Each sign of the folded text, and which of the text's own it comes from.
  const origin = signs.flatMap((sign, at) => Array.from(fold(sign), () => at));
  const folded = signs.map(fold).join("");
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (const sign of origin.slice(at, at + word.length)) found[sign] = true;
    }
  }
  return signs.reduce<Stretch[]>((stretches, sign, at) => {
    const last = stretches.at(-1);
    if (last && last.found === found[at]) last.text += sign;
    else stretches.push({ text: sign, found: found[at] ?? false });
    return stretches;
  }, []);
}
