// A record in a link: the whole game, deflated, in the fragment. Browsers keep that to themselves, so
// it stands in no server's log, and opens on any server.
import type { RecordForm } from "../lib/types";

/** How the fragment begins, should there ever be another way to pack. */
const WAY = "1";
/** Characters of an unpacked record: no link shall fill the memory. */
const MOST = 1_000_000;
/** Characters of a fragment: more than the largest record that the server reads can come to. */
const LONGEST = 200_000;
/** Bytes that are unpacked at once. Each becomes a thousand at worst, before anybody can stop it. */
const BITE = 1_024;
/** Characters of a link that every messenger lets through, as far as anybody knows. */
export const MODEST = 2_000;
/** What a camera still reads well. */
export const SCANNED = 700;

/** The link is cut off, or was never one of ours. */
export class BrokenLinkError extends Error {}

export const replayLink = (packed: string) => `${location.origin}/replay#${packed}`;

/** The record as the fragment of a link. Decisions stand apart: they are most of it, and pack best as
 *  plain words. */
export async function pack({ decisions, ...rest }: RecordForm): Promise<string> {
  const told = Object.fromEntries(Object.entries(rest).filter(([, part]) => !isEmpty(part)));
  const text = `${JSON.stringify(told)}\n${decisions.join(" ")}`;
  const packing = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return WAY + base64url(new Uint8Array(await new Response(packing).arrayBuffer()));
}

/** The JSON form of the record in a fragment. */
export async function unpack(fragment: string): Promise<string> {
  try {
    if (!fragment.startsWith(WAY)) throw new BrokenLinkError("not a way we know");
    if (fragment.length > LONGEST) throw new BrokenLinkError("too long");
    const text = await inflated(bytes(fragment.slice(WAY.length)));
    const end = text.indexOf("\n");
    const told = JSON.parse(text.slice(0, end)) as Partial<RecordForm>;
    const decisions = text.slice(end + 1).split(" ");
    return JSON.stringify({ ...told, decisions: decisions.filter((word) => word !== "") });
  } catch (error) {
    throw new BrokenLinkError(String(error));
  }
}

const isEmpty = (part: unknown): boolean =>
  part === null || (typeof part === "object" && Object.keys(part ?? {}).length === 0);

async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const unpacking = bitten(packed).pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = unpacking.pipeThrough(new TextDecoderStream("utf-8", { fatal: true })).getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > MOST) {
      void reader.cancel();
      throw new BrokenLinkError("too long");
    }
  }
  return text;
}

function bitten(packed: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(into) {
      if (at < packed.length) into.enqueue(packed.subarray(at, (at += BITE)));
      else into.close();
    },
  });
}

function base64url(packed: Uint8Array): string {
  const signs = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const signs = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}
