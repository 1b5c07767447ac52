// What this browser's user has learned so far. Kept in localStorage where there is one to use.
import { forget, remember, remembered } from "./storage";

type Kept = {
  /** How many tasks of each lesson are done. */
  tasks: Record<string, number>;
  /** The tips that were told. */
  tips: string[];
  /** Whether there were games already. */
  played: boolean;
};

const NAME = "learning";

/** What was kept, as far as it makes sense. */
function kept(): Kept {
  const { tasks, tips, played } = remembered(NAME) ?? {};
  const counts = Object.entries(tasks && typeof tasks === "object" ? tasks : {}).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]),
  );
  const told = Array.isArray(tips) ? tips.filter((tip) => typeof tip === "string") : [];
  return { tasks: Object.fromEntries(counts), tips: told, played: played === true };
}

class Learning {
  #kept: Kept = $state.raw(kept());

  #set(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed };
    remember(NAME, this.#kept);
  }

  /** Whether nothing is known of anybody who has played here, or learned to. */
  get isNew(): boolean {
    const { tasks, tips, played } = this.#kept;
    return !played && Object.keys(tasks).length + tips.length === 0;
  }

  /** There are games: whoever has them is not new. */
  greet(): void {
    if (!this.#kept.played) this.#set({ played: true });
  }

  tasksDone(lesson: string): number {
    return this.#kept.tasks[lesson] ?? 0;
  }

  /** The lesson's tasks are done up to this one, counted from 1. */
  finish(lesson: string, task: number): void {
    if (task <= this.tasksDone(lesson)) return;
    this.#set({ tasks: { ...this.#kept.tasks, [lesson]: task } });
  }

  wasTold(tip: string): boolean {
    return this.#kept.tips.includes(tip);
  }

  tell(tip: string): void {
    if (!this.wasTold(tip)) this.#set({ tips: [...this.#kept.tips, tip] });
  }

  /** Tips are told once more, as to somebody new. */
  forgetTips(): void {
    this.#set({ tips: [] });
  }

  forgetLessons(): void {
    this.#set({ tasks: {} });
  }

  forgetAll(): void {
    this.#kept = { tasks: {}, tips: [], played: false };
    forget(NAME);
  }
}

export const learning = new Learning();
