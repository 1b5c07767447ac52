// Something that was asked of the server about the table: under way, done, or gone wrong.

export class Doing {
  busy = $state(false);
  problem: unknown = $state.raw(null);

  /** Do it, unless something is being done already; whether it was. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
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
