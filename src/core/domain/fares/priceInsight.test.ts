import fc from 'fast-check';
import { judgePrice } from './priceInsight';

const YEAR_AGO = [300_00, 340_00, 400_00, 460_00, 520_00];

it.each([
  [330_00, 'low'],
  [340_00, 'typical'],
  [460_00, 'typical'],
  [470_00, 'high'],
])('%d cents beside five weeks a year earlier is %s (results.24)', (lowest, level) => {
  expect(judgePrice(lowest, YEAR_AGO)).toEqual({ level, from: 340_00, to: 460_00 });
});

it('a steady price leaves room of a tenth, so that a dollar more is not high', () => {
  const steady = [400_00, 400_00, 401_00, 402_00, 399_00];
  expect(judgePrice(405_00, steady)).toEqual({ level: 'typical', from: 360_00, to: 440_00 });
});

it('says nothing where too little is known', () => {
  expect(judgePrice(400_00, [400_00, 410_00, 390_00])).toBeNull();
});

it('what is typical holds the middle of what is known, whatever it is', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1_00, max: 9_000_00 }), { minLength: 4, maxLength: 9 }), (known) => {
      const middle = [...known].sort((a, b) => a - b)[Math.round((known.length - 1) / 2)] ?? 0;
      expect(judgePrice(middle, known)?.level).toBe('typical');
    }),
  );
});
