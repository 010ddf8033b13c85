/** Codes as apps make them, the steps next to the present one, and secrets as apps take them. */
import { Secret, TOTP } from 'otpauth';
import { newTotpSecret, otpauthAddress, stepAt, STEP_MS, stepOfCode } from './totp';

/** Of RFC 6238, appendix B. */
const SECRET = Secret.fromLatin1('12345678901234567890');

it.each([
  // the last six of the eight digits of appendix B
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d s the code is %s', (seconds, code) => {
  const now = new Date(seconds * 1_000);
  expect(stepOfCode(SECRET, code, now)).toBe(stepAt(now));
});

it.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a clock that is %d steps ahead: %s', (steps, isTaken) => {
  const now = new Date('2026-11-23T15:00:07Z');
  const code = TOTP.generate({ secret: SECRET, timestamp: now.getTime() + steps * STEP_MS });
  expect(stepOfCode(SECRET, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(isTaken ? stepAt(now) + steps : null);
});

it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j is no code', (typed) => {
  expect(stepOfCode(SECRET, typed, new Date(STEP_MS))).toBeNull();
});

it('makes secrets of 160 bits, each another, with an address for apps', () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()];
  expect([one.bytes.length, one.base32 === other.base32]).toEqual([20, false]);
  const address = new URL(otpauthAddress(one, 'Fly & Go', 'desk'));
  expect(address.href).toMatch(/^otpauth:\/\/totp\/Fly%20%26%20Go:desk\?/);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: one.base32,
    issuer: 'Fly & Go',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
