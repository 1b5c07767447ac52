// What a screen reader is told without the focus moving.

class Announcements {
  texts: { id: number; text: string }[] = $state([]);
  #last = 0;

  say(text: string): void {
    this.#last += 1;
    // Each is an element of its own, so that saying the same twice is heard twice.
    this.texts = [...this.texts.slice(-5), { id: this.#last, text }];
  }
}

export const announcements = new Announcements();

/** Have a screen reader say the text, after what it is saying. */
export function announce(text: string): void {
  announcements.say(text);
}
