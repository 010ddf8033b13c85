/** Work done periodically next to the requests: letters, deals, alerts, what bookings left unfinished. */
import { setMaxListeners } from 'node:events';
import type { FastifyInstance } from 'fastify';

export interface Rounds<T> {
  /** One round; a caller during one gets that one. */
  runOnce(): Promise<T>;
  /** A round at once, then every so often. */
  start(): void;
  /** A round soon, after the one under way; nothing before the start or after the end. */
  ask(): void;
  /** Ends the timer, tells a round under way by its signal, and waits for it however it ends. */
  stop(): Promise<void>;
}

interface RoundsSettings<T> {
  readonly everyMs: number;
  /** One that is long ends early once the signal is aborted. */
  readonly round: (signal: AbortSignal) => Promise<T>;
  /** Of a round that nobody waits for. */
  readonly onFault: (error: unknown) => void;
}

/** Rounds that never overlap in this process; several processes take turns (`job.ts`). */
export function createRounds<T>({ everyMs, round, onFault }: RoundsSettings<T>): Rounds<T> {
  const stopping = new AbortController();
  // each question of a round listens to it
  setMaxListeners(Infinity, stopping.signal);
  let timer: NodeJS.Timeout | undefined;
  let underway: Promise<T> | null = null;
  let isRequestedAgain = false;

  function runOnce(): Promise<T> {
    underway ??= round(stopping.signal).finally(() => {
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
      stopping.abort();
      clearInterval(timer);
      timer = undefined;
      await underway?.catch(() => undefined);
    },
  };
}

/** Rounds for as long as an app listens. */
export function whileListening(app: FastifyInstance, rounds: Pick<Rounds<unknown>, 'start' | 'stop'>): void {
  app.addHook('onListen', async () => rounds.start());
  app.addHook('onClose', () => rounds.stop());
}
