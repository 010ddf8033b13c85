import { encodingFor, isFresh, typeFor } from './negotiation';

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['br;q=0.1, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', null],
  ['identity', null],
  ['br;q=abc, ;, ,', null],
  ['', null],
  [undefined, null],
])('accept-encoding %s takes %s, the first time and after', (accepted, expected) => {
  const request = { headers: { 'accept-encoding': accepted } };
  expect([encodingFor(request), encodingFor(request)]).toEqual([expected, expected]);
});

it('takes nothing compressed that was not compressed', () => {
  const request = { headers: { 'accept-encoding': 'br, gzip' } };
  expect(encodingFor(request, [])).toBeNull();
  expect(encodingFor(request, ['gzip'])).toBe('gzip');
});

it.each([
  ['image/avif,image/webp,image/png,*/*;q=0.8', 'image/webp'],
  ['*/*', 'image/jpeg'],
  ['image/*', 'image/jpeg'],
  ['image/webp;q=0, image/*', 'image/jpeg'],
  ['text/html', 'image/jpeg'],
  ['', 'image/jpeg'],
  [undefined, 'image/jpeg'],
])('accept %s prefers %s', (accept, expected) => {
  expect(typeFor({ headers: { accept } }, ['image/jpeg', 'image/webp'])).toBe(expected);
});

it.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", "a"', '"a"', true],
  ['*', '"a"', true],
  ['"ab"', '"a"', false],
  ['a', '"a"', false],
  [undefined, '"a"', false],
])('if-none-match %s has %s: %s', (known, etag, expected) => {
  expect(isFresh({ headers: { 'if-none-match': known } }, etag)).toBe(expected);
});

it('compares tags for a reload past the caches too', () => {
  expect(isFresh({ headers: { 'if-none-match': '"a"', 'cache-control': 'no-cache' } }, '"a"')).toBe(true);
});
