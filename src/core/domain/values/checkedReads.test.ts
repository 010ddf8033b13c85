import { at, lookUp, required } from './checkedReads';

it('reads what is there, zero and the empty text included', () => {
  expect([at([5, 0], 1), at(Uint8Array.of(7), 0), lookUp(new Map([['a', '']]), 'a'), required(0, 'fare')]).toEqual([0, 7, '', 0]);
});

it.each([
  ['an index past the end', () => at([1], 1), 'no row 1'],
  ['a negative index', () => at(Float64Array.of(1), -1), 'no row -1'],
  ['NaN', () => at([1], NaN), 'no row NaN'],
  ['an unknown key', () => lookUp(new Map([['a', 1]]), 'b'), 'no entry b'],
  ['a missing value', () => required<string>(undefined, 'carrier'), 'missing: carrier'],
  ['null', () => required<string>(null, 3), 'missing: 3'],
])('throws for %s', (_, read, message) => {
  expect(read).toThrow(new RangeError(message));
});
