import fc from 'fast-check';
import { addRow, bitCount, buildBitmaps, countShared, dropRowsFrom, firstShared, isIn, lowestBit } from './filterBitmaps';

it('counts bits and finds the lowest, sign bit included', () => {
  fc.assert(
    fc.property(fc.integer(), (word) => {
      const digits = (word >>> 0).toString(2);
      expect(bitCount(word)).toBe([...digits].filter((digit) => digit === '1').length);
      if (word !== 0) expect(lowestBit(word)).toBe(digits.length - 1 - digits.lastIndexOf('1'));
    }),
  );
});

it('agrees with sets of numbers, at any size', () => {
  const sample = fc.integer({ min: 1, max: 100 }).chain((rows) => {
    const row = fc.integer({ min: 0, max: rows - 1 });
    return fc.record({ rows: fc.constant(rows), a: fc.uniqueArray(row), b: fc.uniqueArray(row), from: fc.integer({ min: 0, max: rows }) });
  });
  fc.assert(
    fc.property(sample, ({ rows, a, b, from }) => {
      const left = buildBitmaps(rows, 2);
      const right = buildBitmaps(rows, 1);
      for (const row of a) addRow(left, 1, row);
      for (const row of b) addRow(right, 0, row);
      const shared = a.filter((row) => b.includes(row));
      expect(countShared(left, 1, right, 0)).toBe(shared.length);
      expect(firstShared(left, 1, right, 0)).toBe(shared.length === 0 ? -1 : Math.min(...shared));
      expect(countShared(left, 0, right, 0)).toBe(0);
      dropRowsFrom(left, 1, from);
      for (let row = 0; row < rows; row++) expect(isIn(left, 1, row)).toBe(a.includes(row) && row < from ? 1 : 0);
    }),
  );
});
