import { countInMemory } from './countedInMemory';
import { RATE_LIMITS } from './rateLimits';
import type { Permit } from './rateLimits';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number): void => void jest.advanceTimersByTime(seconds * 1000);

it('allows as many as the limit, then says how long to wait, then allows as many again', async () => {
  const { calls, seconds } = RATE_LIMITS.booking;
  const limits = countInMemory();
  const take = (): Promise<Permit> => limits.take('booking', '192.0.2.1');
  for (let i = 0; i < calls; i += 1) expect(await take()).toEqual({ allowed: true });
  pass(seconds - 12);
  expect(await take()).toEqual({ allowed: false, retryAfter: 12 });
  pass(12);
  for (let i = 0; i < calls; i += 1) expect(await take()).toEqual({ allowed: true });
  expect(await take()).toEqual({ allowed: false, retryAfter: seconds });
});

it('counts each client and each limit apart', async () => {
  const limits = countInMemory();
  for (let i = 0; i <= RATE_LIMITS.booking.calls; i += 1) await limits.take('booking', '192.0.2.1');
  expect((await limits.take('booking', '192.0.2.1')).allowed).toBe(false);
  expect((await limits.take('booking', '192.0.2.2')).allowed).toBe(true);
  expect((await limits.take('lookup', '192.0.2.1')).allowed).toBe(true);
});

it('takes what a call costs, nothing for a refusal; one that costs more than there ever is needs all of it', async () => {
  const { calls, seconds } = RATE_LIMITS.lowestPrices;
  const limits = countInMemory();
  const take = (cost: number): Promise<Permit> => limits.take('lowestPrices', '192.0.2.1', cost);
  expect(await take(calls - 10)).toEqual({ allowed: true });
  expect(await take(20)).toEqual({ allowed: false, retryAfter: seconds });
  expect(await take(10)).toEqual({ allowed: true });
  expect(await take(calls + 1)).toEqual({ allowed: false, retryAfter: seconds });
  pass(seconds);
  expect(await take(calls + 1)).toEqual({ allowed: true });
  expect((await take(1)).allowed).toBe(false);
});

it('forgets whoever was counted longest ago rather than growing without end', async () => {
  const limits = countInMemory({ ...RATE_LIMITS, booking: { calls: 1, seconds: 60 } }, 2);
  const take = async (ip: string): Promise<boolean> => (await limits.take('booking', ip)).allowed;
  expect([await take('a'), await take('b'), await take('a'), await take('c')]).toEqual([true, true, false, true]);
  expect([await take('a'), await take('c'), await take('b')]).toEqual([false, false, true]);
});
