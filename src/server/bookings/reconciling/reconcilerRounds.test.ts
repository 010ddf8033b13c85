/** When the reconciler makes its rounds, by ports without a database. */
import { createReconciler, RECONCILE_EVERY_MS } from './reconciler';
import type { Reconciler, ReconcilerDeps } from './reconciler';

const SOON_MS = 5_000;
let reconciler: Reconciler;
let rounds: number;
/** What each part of a round leaves open. */
let open: { attempts: number; exchanges: number; cancellations: number; passports: number; news: number };
let faults: string[];
let lookedBackFrom: Date[];

/** One row of each part for each that stays open. */
const rows = (count: number): readonly { id: string; state: string }[] =>
  Array.from({ length: count }, (_, i) => ({ id: String(i), state: 'asked' }));

beforeEach(() => {
  jest.useFakeTimers();
  rounds = 0;
  open = { attempts: 0, exchanges: 0, cancellations: 0, passports: 0, news: 0 };
  faults = [];
  lookedBackFrom = [];
  // of ports, what a round calls
  const deps = {
    clock: () => new Date('2026-11-20T12:00:00Z'),
    steady: () => 0,
    log: { info: () => undefined, error: (_fields: object, message: string) => void faults.push(message) },
    supplier: { updateTravelers: async () => ({ ok: false, error: { code: 'supplier_unavailable' } }) },
    attempts: {
      due: async ({ except }: { readonly except: ReadonlySet<string> }) => {
        if (except.size === 0) rounds += 1;
        return rows(open.attempts).filter(({ id }) => !except.has(id));
      },
      claim: async (id: string) => ({ attempt: { id, state: 'booked' } }),
      failedUnanswered: async (since: Date) => {
        lookedBackFrom.push(since);
        return [];
      },
    },
    saga: { resume: async (work: unknown) => work },
    cancellations: { due: async () => rows(open.cancellations) },
    exchanges: { due: async () => rows(open.exchanges), failedUnanswered: async () => [] },
    exchanging: { resume: async (id: string) => ({ id, state: 'changing' }) },
    cancelling: { resume: async (id: string) => ({ id, state: 'asked' }) },
    bookings: {
      awaitingSupplier: async () => rows(open.passports).map((row) => ({ ...row, travelers: [] })),
      markReported: async () => undefined,
    },
    changes: { readNews: async () => open.news, reportAccepted: async () => 0 },
  } as unknown as ReconcilerDeps;
  reconciler = createReconciler(deps);
});
afterEach(async () => {
  await reconciler.stop();
  jest.useRealTimers();
  expect(faults).toEqual([]);
});

const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

it('a round answers how many of all its parts are open, and looks back at failed attempts last', async () => {
  open = { attempts: 1, exchanges: 16, cancellations: 2, passports: 4, news: 8 };
  expect(await reconciler.runOnce()).toBe(31);
  expect(lookedBackFrom).toHaveLength(1);
});

it('makes a round at its start and every minute', async () => {
  reconciler.start();
  await pass(0);
  expect(rounds).toBe(1);
  await pass(RECONCILE_EVERY_MS - 1);
  expect(rounds).toBe(1);
  await pass(1);
  expect(rounds).toBe(2);
});

it('makes another within seconds of a nudge, once for several', async () => {
  reconciler.start();
  await pass(0);
  reconciler.nudge();
  reconciler.nudge();
  await pass(SOON_MS - 1);
  expect(rounds).toBe(1);
  await pass(1);
  expect(rounds).toBe(2);
  await pass(2 * SOON_MS);
  expect(rounds).toBe(2);
});

it('goes on every few seconds after a nudge while something is open', async () => {
  reconciler.start();
  await pass(0);
  open.attempts = 1;
  reconciler.nudge();
  await pass(3 * SOON_MS);
  expect(rounds).toBe(4);
  open.attempts = 0;
  await pass(3 * SOON_MS);
  expect(rounds).toBe(5);
});

it('makes none before its start, and none after its end', async () => {
  reconciler.nudge();
  await pass(2 * SOON_MS);
  expect(rounds).toBe(0);
  reconciler.start();
  await pass(0);
  reconciler.nudge();
  await reconciler.stop();
  reconciler.nudge();
  await pass(RECONCILE_EVERY_MS);
  expect(rounds).toBe(1);
});

it('looks back at nothing once it is stopped', async () => {
  const stopped = reconciler.stop();
  await reconciler.runOnce();
  await stopped;
  expect(lookedBackFrom).toEqual([]);
});
