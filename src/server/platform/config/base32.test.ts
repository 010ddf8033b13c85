/** The test vectors of RFC 4648, and secrets as people copy them. */
import { fromBase32, toBase32 } from './base32';

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base 32 of %j is %s (RFC 4648, 10)', (text, base32) => {
  expect(toBase32(Buffer.from(text))).toBe(base32);
  expect(fromBase32(base32)?.toString() ?? '').toBe(text);
});

it('reads a secret as people copy it, and nothing else', () => {
  expect(fromBase32('mzxw 6ytb oi======')?.toString()).toBe('foobar');
  expect([fromBase32('MZXW0'), fromBase32('MZXW-6'), fromBase32('')]).toEqual([null, null, null]);
});
