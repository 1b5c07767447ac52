// Whether the lot and the throws of a game follow from what was sealed before it: the rule of
// docs/dice.md. It brings hashing along, as browsers hash only where the page comes by https; so
// import it when there is something to check.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import { KINDS } from "./kinds";
import type { FaceView } from "./types";

export interface Sealed {
  commitment: string;
  secret: string;
  /** What seats have mixed in. */
  mixed: Readonly<Record<string, string>>;
  /** The seats in the game. */
  seats: readonly number[];
  /** The four faces of each stick, by its letter. */
  faces: Readonly<Record<string, readonly FaceView[]>>;
  /** The decisions that stand, in the notation. */
  words: readonly string[];
}

const RULE = "mansuba dice v1";
const THROW = /^[FWCIJK][0-9]/;

export function verify(game: Sealed): boolean {
  const thrown = game.words.filter((word) => THROW.test(word));
  const lots = game.words.filter((word) => word.startsWith("lot:"));
  return (
    wellFormed(game) &&
    bytesToHex(sha256(utf8ToBytes(`${RULE} secret:${game.secret}`))) === game.commitment &&
    lots.every((word) => word === lot(game)) &&
    thrown.every((word, number) => word === throwOf(game, number))
  );
}

function wellFormed({ secret, mixed, seats }: Sealed): boolean {
  return (
    /^[0-9a-f]{64}$/.test(secret) &&
    Object.entries(mixed).every(
      ([seat, mix]) => seats.includes(Number(seat)) && /^[0-9a-f]{32}$/.test(mix),
    )
  );
}

function drawn({ secret, mixed }: Sealed, what: string): Uint8Array {
  const mixes = Object.keys(mixed)
    .sort()
    .map((seat) => `${seat}:${mixed[seat]}`);
  return hmac(sha256, hexToBytes(secret), utf8ToBytes([RULE, ...mixes, what].join(" ")));
}

function lot(game: Sealed): string {
  const seats = [...game.seats].sort();
  const even = 256 - (256 % seats.length);
  for (let number = 0; ; number++) {
    const byte = drawn(game, `lot ${number}`)[0]!;
    if (byte < even) return `lot:${seats[byte % seats.length]}`;
  }
}

function throwOf(game: Sealed, number: number): string {
  const bytes = drawn(game, `throw ${number}`);
  return KINDS.map((kind, stick) => {
    const face = game.faces[kind]![bytes[stick]! % 4]!;
    return `${kind}${face.icons}${face.naal ? "n" : ""}`;
  }).join("");
}
