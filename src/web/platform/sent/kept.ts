/** Answers that a page waits for, each asked for once. */

/** How long a failure stands: clearing it at once would loop with Suspense. */
const FAILURE_KEPT_MS = 1_000;

/** `get` gives the same promise every time, marked for React as settled once it is, so that a page brought before renders at once. A failure is asked for again later. */
export function keepAnswers<T>() {
  const known = new Map<string, Promise<T>>();
  return {
    forget: () => known.clear(),
    get(name: string, ask: () => Promise<T>): Promise<T> {
      const old = known.get(name);
      if (old) return old;
      const answer = ask();
      known.set(name, answer);
      answer.then(
        (value) => Object.assign(answer, { status: 'fulfilled', value }),
        () => setTimeout(() => known.delete(name), FAILURE_KEPT_MS),
      );
      return answer;
    },
  };
}
