import { bareCode, readableCode } from './typedCode';

it.each([
  ['K7MPX2', 'K7MPX2'],
  [' k7m-px2 ', 'K7MPX2'],
  ['K7M\u00a0PX2\n', 'K7MPX2'],
  ['-- ', ''],
])('%j is the code %s', (typed, code) => {
  expect(bareCode(typed)).toBe(code);
});

it('makes one sign of each number, and none that looks like another', () => {
  const all = readableCode(Array.from({ length: 256 }, (_, i) => i));
  expect(all).toHaveLength(256);
  expect(new Set(all).size).toBe(32);
  expect(all).not.toMatch(/[^2-9A-Z]|[IO]/);
  expect(bareCode(all)).toBe(all);
});
