// How one is called back to the table: by a soft sound, by the browser. Both are off until wished for.

import { sound } from "../../lib/senses/senses";
import { remember, remembered } from "../../lib/storage";

class Alerts {
  #sound = $state(remembered("alerts")?.["sound"] === true);
  #notify = $state(remembered("alerts")?.["notify"] === true);

  get sound(): boolean {
    return this.#sound;
  }
  set sound(wished) {
    this.#sound = wished;
    this.#keep();
    if (wished) void sound("turn");
  }

  get notify(): boolean {
    return this.#notify && allowed();
  }

  /** Ask the browser whether it may say something; whether it may. */
  async askToNotify(): Promise<boolean> {
    this.#notify = (await Notification.requestPermission()) === "granted";
    this.#keep();
    return this.#notify;
  }

  stopNotifying(): void {
    this.#notify = false;
    this.#keep();
  }

  #keep(): void {
    remember("alerts", { sound: this.#sound, notify: this.#notify });
  }

  /** Say that somebody here is awaited. */
  call(title: string, text: string, tag: string): void {
    if (this.sound) void sound("turn");
    if (!this.notify || !document.hidden) return;
    try {
      const shown = new Notification(title, { body: text, tag, icon: "/icon.svg" });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    } catch {
      // Some browsers on phones have the name of it only.
    }
  }
}

export const alerts = new Alerts();

/** Whether the browser can say something at all. */
export const canNotify = (): boolean => "Notification" in window && window.isSecureContext;
const allowed = (): boolean => canNotify() && Notification.permission === "granted";
