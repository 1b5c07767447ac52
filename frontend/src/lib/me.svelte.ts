// Whom the server takes this browser for.
import { api } from "./api";
import { forgetGames } from "./storage";
import type { Me } from "./types";

const STRANGER: Me = { guest: null, name: null, online: false, lobby: false };

class Acquaintance {
  me: Me = $state.raw(STRANGER);
  asked: Promise<Me> | null = null;
}

const acquaintance = new Acquaintance();

/** Who one is, as far as the server has told; a stranger, offline, before it has. */
export const me = (): Me => acquaintance.me;

/** Whether one has to say what one is called before one meets people elsewhere. */
export const nameless = (): boolean => acquaintance.me.online && acquaintance.me.guest === null;

/** Ask the server who one is, once; again only if it did not answer. */
export function meet(): Promise<Me> {
  acquaintance.asked ??= api.me().then(known, (error: unknown) => {
    acquaintance.asked = null;
    throw error;
  });
  return acquaintance.asked;
}

/** Be known under this name from now on. */
export async function introduce(name: string): Promise<Me> {
  return known(await api.introduce(name));
}

/** Be the guest that the secret of a link was made by, on another device. */
export async function comeBack(secret: string): Promise<Me> {
  return known(await api.comeBack(secret));
}

/** Be nobody again: the server forgets the guest and their name, and this browser their games. */
export async function forgetMe(): Promise<void> {
  await api.forgetMe();
  forgetGames();
  known({ ...acquaintance.me, guest: null, name: null });
}

/** Ask anew: the server said something that does not go with what it told before. */
export function meetAgain(): Promise<Me> {
  acquaintance.asked = null;
  return meet();
}

function known(told: Me): Me {
  acquaintance.me = told;
  acquaintance.asked = Promise.resolve(told);
  return told;
}
