/** Rounds that never overlap, and a question during one that is not lost. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createRounds } from './rounds';

const EVERY_MS = 60_000;

/** Rounds whose ends the test decides. */
function world() {
  const ends: { readonly resolve: (count: number) => void; readonly reject: (error: Error) => void }[] = [];
  const faults: unknown[] = [];
  const rounds = createRounds({
    everyMs: EVERY_MS,
    round: () => new Promise<number>((resolve, reject) => void ends.push({ resolve, reject })),
    onFault: (error) => void faults.push(error),
  });
  return { rounds, ends, faults };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  jest.useRealTimers();
});

test('whoever asks during a round gets that one', async () => {
  const { rounds, ends } = world();
  const [first, second] = [rounds.runOnce(), rounds.runOnce()];
  expect(ends).toHaveLength(1);
  ends[0]?.resolve(3);
  expect(await Promise.all([first, second])).toEqual([3, 3]);
  void rounds.runOnce();
  expect(ends).toHaveLength(2);
});

test('begins at once, and again every so often until it is stopped', async () => {
  const { rounds, ends } = world();
  rounds.start();
  ends[0]?.resolve(0);
  await nextTurn();
  jest.advanceTimersByTime(EVERY_MS);
  expect(ends).toHaveLength(2);
  ends[1]?.resolve(0);
  await rounds.stop();
  jest.advanceTimersByTime(2 * EVERY_MS);
  expect(ends).toHaveLength(2);
});

test('what is requested during a round is done after it, once', async () => {
  const { rounds, ends } = world();
  rounds.start();
  rounds.ask();
  rounds.ask();
  await nextTurn();
  expect(ends).toHaveLength(1);
  ends[0]?.resolve(0);
  await nextTurn();
  expect(ends).toHaveLength(2);
  ends[1]?.resolve(0);
  await nextTurn();
  expect(ends).toHaveLength(2);
});

test('asks for nothing before the start or after the end', async () => {
  const { rounds, ends } = world();
  rounds.ask();
  await nextTurn();
  expect(ends).toHaveLength(0);
  rounds.start();
  rounds.ask();
  await nextTurn();
  const stopped = rounds.stop();
  ends[0]?.resolve(0);
  await stopped;
  await nextTurn();
  expect(ends).toHaveLength(1);
});

test('a round that fails is reported, and the next one starts', async () => {
  const { rounds, ends, faults } = world();
  rounds.start();
  ends[0]?.reject(new Error('no database'));
  await nextTurn();
  expect(faults).toEqual([new Error('no database')]);
  jest.advanceTimersByTime(EVERY_MS);
  expect(ends).toHaveLength(2);
  const stopped = rounds.stop();
  ends[1]?.reject(new Error('still none'));
  await stopped; // whoever stops is not notified
});
