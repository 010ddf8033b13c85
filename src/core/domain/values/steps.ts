/** Long work in steps: done bit by bit while nobody waits for it, and at once for whoever does. */

/** Gives way at each `yield`, and returns what was made. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** All steps, one after the other. */
export function inOneGo<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

export interface Unhurried<T> {
  /** What the work makes; does the rest of it where some is left. */
  now(): T;
  /** Does a step and lets `turn` pass, until nothing is left. */
  prepare(turn: () => Promise<void>): Promise<void>;
}

export function unhurried<T>(steps: Steps<T>): Unhurried<T> {
  let made: { readonly value: T } | null = null;
  return {
    now() {
      made ??= { value: inOneGo(steps) };
      return made.value;
    },
    async prepare(turn) {
      while (made === null) {
        const step = steps.next();
        if (step.done === true) made = { value: step.value };
        else await turn();
      }
    },
  };
}
