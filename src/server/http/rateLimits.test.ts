import { clientKey, createRateLimiter, RATE_LIMITS } from './rateLimits';

const START = Date.UTC(2026, 10, 20);
const limiterAt = (enabled = true) => {
  let now = START;
  const limits = createRateLimiter(enabled, () => new Date(now));
  return { take: (ip: string) => limits.take('booking', ip), pass: (seconds: number) => (now += seconds * 1000) };
};

it('allows as many as the limit at once, then says how long to wait, then lets one through', () => {
  const { take, pass } = limiterAt();
  const { calls } = RATE_LIMITS.booking;
  expect(Array.from({ length: calls }, () => take('192.0.2.1').allowed)).toEqual(Array(calls).fill(true));
  const refused = take('192.0.2.1');
  expect(refused).toEqual({ allowed: false, retryAfter: 12 });
  pass(11);
  expect(take('192.0.2.1').allowed).toBe(false);
  pass(1);
  expect(take('192.0.2.1').allowed).toBe(true);
  expect(take('192.0.2.1').allowed).toBe(false);
});

it('counts each client and each limit apart, and survives a clock that goes back', () => {
  const { take, pass } = limiterAt();
  for (let i = 0; i < RATE_LIMITS.booking.calls; i += 1) take('192.0.2.1');
  expect(take('192.0.2.2').allowed).toBe(true);
  pass(-3600);
  expect(take('192.0.2.1').allowed).toBe(false);
});

it('refuses nobody when it is off', () => {
  const { take } = limiterAt(false);
  expect(Array.from({ length: 100 }, () => take('192.0.2.1').allowed)).not.toContain(false);
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
  ['2001:db8:1:2::9', '2001:0db8:0001:0002'],
  ['2001:DB8:1:2:ffff::', '2001:0db8:0001:0002'],
  ['::1', '0000:0000:0000:0000'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000'],
])('%s is counted as %s', (ip, key) => {
  expect(clientKey(ip)).toBe(key);
});
