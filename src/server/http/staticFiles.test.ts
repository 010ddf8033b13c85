import { chooseEncoding, hasEtag } from './staticFiles';

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['identity', null],
  ['', null],
  [undefined, null],
])('accept-encoding %s takes %s', (accept, expected) => {
  expect(chooseEncoding(accept, ['br', 'gzip'])).toBe(expected);
});

it('sends nothing compressed that was not compressed', () => {
  expect(chooseEncoding('br, gzip', [])).toBeNull();
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"ab"', false],
  ['a', false],
  [undefined, false],
])('if-none-match %s: %s', (header, expected) => {
  expect(hasEtag(header, '"a"')).toBe(expected);
});
