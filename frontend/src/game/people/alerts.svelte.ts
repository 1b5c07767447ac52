// How one is called back to the table: by a soft sound, by the browser. Both are off until wished for.

import { remember, remembered } from "../../lib/storage";

class Alerts {
  #sound = $state(remembered("alerts")?.["sound"] === true);
  #notify = $state(remembered("alerts")?.["notify"] === true);

  get sound(): boolean {
    return this.#sound;
  }
  set sound(sound) {
    this.#sound = sound;
    this.#keep();
    if (sound) chime();
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
    if (this.sound) chime();
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

/** Two soft tones. */
function chime(): void {
  try {
    const audio = new AudioContext();
    const tones = [523.25, 659.25];
    for (const [index, pitch] of tones.entries()) tone(audio, pitch, 0.18 * index);
    setTimeout(() => void audio.close(), 1500);
  } catch {
    // A browser may have no sound to give.
  }
}

function tone(audio: AudioContext, pitch: number, after: number): void {
  const [begin, end] = [audio.currentTime + after, audio.currentTime + after + 0.6];
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.12, begin + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  const string = audio.createOscillator();
  string.frequency.value = pitch;
  string.connect(volume).connect(audio.destination);
  string.start(begin);
  string.stop(end);
}
