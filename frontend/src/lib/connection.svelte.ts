// Whether the server answers. Whoever finds out says so here; the banner and the pages listen.

class Connection {
  /** The last request found nobody. */
  away = $state(false);
  /** Grows when the user asks to try again: a page that shows the server's data loads it anew. */
  tries = $state(0);

  tryAgain(): void {
    this.tries += 1;
  }
}

export const connection = new Connection();
