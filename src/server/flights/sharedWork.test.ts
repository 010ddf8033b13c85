import { getMaxListeners } from 'node:events';
import { ok } from '#core/domain/values/result';
import { createSharedWork } from './sharedWork';

const never = (): AbortSignal => new AbortController().signal;

/** Work that ends on command, and remembers whether it was told to stop. */
function held() {
  let finish = (_value: number): void => undefined;
  const state = { begun: 0, isStopped: false };
  const work = (signal: AbortSignal) => {
    state.begun += 1;
    signal.addEventListener('abort', () => (state.isStopped = true));
    return new Promise<{ ok: true; value: number }>((resolve) => (finish = (value) => resolve(ok(value))));
  };
  return { state, work, finish: (value: number) => finish(value) };
}

it('is done once for all who ask for the same at the same time', async () => {
  const shared = createSharedWork<number>();
  const { state, work, finish } = held();
  const both = Promise.all([shared.ask('a', never(), work), shared.ask('a', never(), work)]);
  expect([shared.isUnderWay('a'), shared.isUnderWay('b')]).toEqual([true, false]);
  finish(1);
  expect(await both).toEqual([ok(1), ok(1)]);
  expect([state.begun, shared.isUnderWay('a')]).toEqual([1, false]);
});

it('goes on while one caller is still waiting, and stops with the last; a later caller starts it again', async () => {
  const shared = createSharedWork<number>();
  const { state, work, finish } = held();
  const [first, second] = [new AbortController(), new AbortController()];
  void shared.ask('a', first.signal, work);
  void shared.ask('a', second.signal, work);
  first.abort();
  expect(state.isStopped).toBe(false);
  second.abort();
  expect([state.isStopped, shared.isUnderWay('a')]).toEqual([true, false]);
  const again = shared.ask('a', never(), work);
  expect(state.begun).toBe(2);
  finish(2);
  expect(await again).toEqual(ok(2));
});

it('may have any number of parts that wait for the word to stop: Node does not warn of a leak', async () => {
  const work = async (signal: AbortSignal) => ok(getMaxListeners(signal));
  expect(await createSharedWork<number>().ask('a', never(), work)).toEqual(ok(Infinity));
});

it('is told to stop when its budget is spent', async () => {
  jest.useFakeTimers();
  try {
    const shared = createSharedWork<number>();
    const { state, work } = held();
    const answer = shared.ask('a', never(), work);
    await jest.advanceTimersByTimeAsync(8_100);
    expect(await answer).toEqual({ ok: false, error: { code: 'supplier_unavailable' } });
    expect(state.isStopped).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});
