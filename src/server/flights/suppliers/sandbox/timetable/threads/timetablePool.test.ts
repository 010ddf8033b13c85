/** Simulated threads: which calls each received, and when it was told to end. */
import type { IsoDate } from '#core/domain/values/dates';
import { err, ok } from '#core/domain/values/result';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import { loadAirports } from '../../../../../airports/airportTable';
import { createTimetable } from '../timetable';
import * as worker from './timetable.worker';
import { openTimetablePool } from './timetablePool';

interface MockCall {
  readonly name: string;
  readonly signal: AbortSignal | undefined;
  readonly answer: (value: unknown) => void;
}
const mockCalls: MockCall[] = [];

jest.mock('node:os', () => ({ ...jest.requireActual<object>('node:os'), availableParallelism: () => 2 }));
jest.mock('piscina', () => ({
  Piscina: class {
    on = (): void => undefined;
    run = (_: unknown, { name, signal }: { name: string; signal?: AbortSignal }): Promise<unknown> =>
      new Promise((resolve, reject) => {
        mockCalls.push({ name, signal, answer: resolve });
        signal?.addEventListener('abort', () => reject(new Error('ended')), { once: true });
      });
  },
}));

const NOW = new Date('2026-07-28T12:00:00Z');
const DAY = '2026-09-01' as IsoDate;
const QUERY = searchFor({ origin: 'NYC', destination: 'LAX', departs: DAY, returns: null }, 'Economy', DEFAULT_TRAVELERS);
const AWAY = err({ code: 'supplier_unavailable' });

let faults: unknown[];
const open = () => openTimetablePool('timetable.worker.js', (error) => faults.push(error));
const offerFrom = (pool: ReturnType<typeof open>) => pool.offer(QUERY, 'id', NOW);

beforeEach(() => {
  jest.useFakeTimers();
  mockCalls.length = 0;
  faults = [];
});
afterEach(() => jest.useRealTimers());

it('begins no question before the thread is ready, however long that takes: the time of an answer begins then', async () => {
  const pool = open();
  const ready = pool.ready(NOW);
  const offer = offerFrom(pool);
  await jest.advanceTimersByTimeAsync(50_000);
  expect(mockCalls.map(({ name }) => name)).toEqual(['search']);
  mockCalls[0]?.answer(null);
  await ready;
  await jest.advanceTimersByTimeAsync(7_000);
  mockCalls[1]?.answer('offer');
  expect([await offer, faults]).toEqual([ok('offer'), []]);
});

it('answers within eight seconds, and leaves the thread to finish what took longer before it receives another call', async () => {
  const pool = open();
  const pending = offerFrom(pool);
  const next = offerFrom(pool);
  await jest.advanceTimersByTimeAsync(8_000);
  expect([await pending, faults.length]).toEqual([AWAY, 1]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(mockCalls.map(({ signal }) => signal?.aborted)).toEqual([false]);
  mockCalls[0]?.answer('late');
  await jest.advanceTimersByTimeAsync(0);
  mockCalls[1]?.answer('next');
  expect(await next).toEqual(ok('next'));
});

it('ends a thread that does not come back, and asks another', async () => {
  const pool = open();
  const stuck = offerFrom(pool);
  const next = offerFrom(pool);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([await stuck, mockCalls[0]?.signal?.aborted]).toEqual([AWAY, true]);
  mockCalls[1]?.answer('next');
  expect(await next).toEqual(ok('next'));
});

it('has a thread for each query that the timetable answers', () => {
  expect(Object.keys(worker).sort()).toEqual(Object.keys(createTimetable(loadAirports())).sort());
});
