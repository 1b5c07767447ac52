// The news of a game as they happen. A lost line is taken up again, from the last entry seen.

import { socketUrl } from "../lib/api";
import type { FromServer, Pace } from "../lib/types";

const SOONEST = 400; // milliseconds
const LATEST = 4000;
const NO_SUCH_GAME = 4404;

export interface Listener {
  /** How many entries are known: the news begin after them. */
  seen(): number;
  pace(): Pace;
  hear(message: FromServer): void;
  connected(): void;
  lost(): void;
  gone(): void;
}

export class Socket {
  #socket: WebSocket | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #patience = SOONEST;
  #closed = false;

  constructor(
    readonly game: string,
    readonly listener: Listener,
  ) {
    this.#open();
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
  }

  /** Try now, not only when patience has run out. */
  retry = (): void => {
    if (this.#closed || this.#socket || document.hidden) return;
    this.#patience = SOONEST;
    this.#open();
  };

  setPace(pace: Pace): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: "pace", pace }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#again);
    const socket = new WebSocket(socketUrl(this.game, this.listener.seen()));
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#closed) return socket.close();
      this.#patience = SOONEST;
      this.setPace(this.listener.pace());
      this.listener.connected();
    };
    socket.onmessage = ({ data }) => {
      if (!this.#closed) this.listener.hear(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = ({ code }) => {
      this.#socket = null;
      if (this.#closed) return;
      if (code === NO_SUCH_GAME) return this.listener.gone();
      this.listener.lost();
      this.#again = setTimeout(() => this.#open(), this.#patience);
      this.#patience = Math.min(2 * this.#patience, LATEST);
    };
  }
}
