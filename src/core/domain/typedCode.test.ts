import { bareCode } from './typedCode';

it.each([
  ['K7MPX2', 'K7MPX2'],
  [' k7m-px2 ', 'K7MPX2'],
  ['K7M\u00a0PX2\n', 'K7MPX2'],
  ['-- ', ''],
])('%j is the code %s', (typed, code) => {
  expect(bareCode(typed)).toBe(code);
});
