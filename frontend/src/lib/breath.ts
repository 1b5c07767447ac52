/** A new task: what comes next waits until whatever was done meanwhile has been answered. */
export const breath = (): Promise<void> => new Promise((next) => setTimeout(next));
