// Something that was asked of the server: under way, done, or gone wrong.

export class Doing {
  problem: unknown = $state.raw(null);

  /** How much is being done, or waits for it. */
  #much = $state(0);
  #last: Promise<unknown> = Promise.resolve();

  readonly busy: boolean = $derived(this.#much > 0);

  /** Do it, unless something is being done: the button that asks for it is disabled meanwhile. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    return !this.busy && (await this.queue(action));
  }

  /** Do it, after whatever is being done already; whether it was. */
  queue(action: () => Promise<unknown>): Promise<boolean> {
    this.#much += 1;
    const done = this.#last.then(() => this.#do(action));
    this.#last = done;
    return done;
  }

  async #do(action: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    try {
      await action();
      return true;
    } catch (error) {
      this.problem = error;
      return false;
    } finally {
      this.#much -= 1;
    }
  }
}
