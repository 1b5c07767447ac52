// Something that was asked of the server about the table: under way, done, or gone wrong.

export class Doing {
  busy = $state(false);
  problem: unknown = $state.raw(null);

  #last: Promise<unknown> = Promise.resolve();

  /** Do it, after whatever is being done already; whether it was. */
  run(action: () => Promise<unknown>): Promise<boolean> {
    const done = this.#last.then(() => this.#do(action));
    this.#last = done;
    return done;
  }

  async #do(action: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await action();
      return true;
    } catch (error) {
      this.problem = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
