/** Work done periodically next to the requests: letters, deals, alerts, what bookings left unfinished. */

export interface Rounds<T> {
  /** One round; a caller during one gets that one. */
  runOnce(): Promise<T>;
  /** A round at once, then every so often. */
  start(): void;
  /** A round soon, after the one under way; nothing before the start or after the end. */
  ask(): void;
  /** Ends the timer and waits for a round under way, however that ends. A round itself must see that it is to end. */
  stop(): Promise<void>;
}

interface RoundsSettings<T> {
  readonly everyMs: number;
  readonly round: () => Promise<T>;
  /** Of a round that nobody waits for. */
  readonly onFault: (error: unknown) => void;
}

/** Rounds that never overlap in this process; several processes take turns by means of their own. */
export function createRounds<T>({ everyMs, round, onFault }: RoundsSettings<T>): Rounds<T> {
  let timer: NodeJS.Timeout | undefined;
  let underway: Promise<T> | null = null;
  let isRequestedAgain = false;

  function runOnce(): Promise<T> {
    underway ??= round().finally(() => {
      underway = null;
    });
    return underway;
  }

  function tick(): void {
    runOnce().then(() => {
      if (!isRequestedAgain) return;
      isRequestedAgain = false;
      if (timer !== undefined) tick();
    }, onFault);
  }

  return {
    runOnce,
    start() {
      tick();
      timer = setInterval(tick, everyMs);
      timer.unref();
    },
    ask() {
      setImmediate(() => {
        if (timer === undefined) return;
        if (underway) isRequestedAgain = true;
        else tick();
      });
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await underway?.catch(() => undefined);
    },
  };
}
