import fc from 'fast-check';
import { addDays } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { judgePrice, priceSeries } from './priceInsight';

const TODAY = '2027-04-10' as IsoDate;
const seriesOf = (prices: readonly number[]) => prices.map((lowest, i) => ({ on: addDays(TODAY, i - prices.length + 1), lowest }));
const BEFORE = [300_00, 340_00, 400_00, 460_00, 520_00];

it.each([
  [290_00, 'low'],
  [400_00, 'typical'],
  [460_00, 'typical'],
  [530_00, 'high'],
])('%d cents today after five other days is %s (results.24)', (lowest, level) => {
  expect(judgePrice(seriesOf([...BEFORE, lowest]))?.level).toBe(level);
});

it('a steady price leaves room of a tenth, so that a dollar more is not high', () => {
  expect(judgePrice(seriesOf([400_00, 400_00, 401_00, 399_00, 405_00]))).toEqual({ level: 'typical', from: 360_00, to: 440_00 });
});

it('says nothing where too little is known', () => {
  expect(judgePrice(seriesOf([400_00, 410_00, 390_00]))).toBeNull();
});

it('the series ends with the price of the list, today, and has no day twice', () => {
  const points = seriesOf([300_00, 310_00, 320_00]);
  expect(priceSeries({ points }, TODAY, 315_00)).toEqual([...points.slice(0, 2), { on: TODAY, lowest: 315_00 }]);
});

it('the band covers the middle half of the points shown, and calls high or low only what is outside it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1_00, max: 9_000_00 }), { minLength: 4, maxLength: 13 }), (prices) => {
      const judged = judgePrice(seriesOf(prices));
      if (judged === null) throw new Error('nothing said');
      const { from, to, level } = judged;
      const [below, within, above] = [
        prices.filter((cents) => cents < from),
        prices.filter((cents) => cents >= from && cents <= to),
        prices.filter((cents) => cents > to),
      ].map((part) => part.length);
      expect(within).toBeGreaterThanOrEqual(Math.floor(prices.length / 2));
      for (const outside of [below, above]) expect(outside).toBeLessThanOrEqual(Math.round((prices.length - 1) * 0.25));
      const today = prices[prices.length - 1] ?? 0;
      expect(level).toBe(today < from ? 'low' : today > to ? 'high' : 'typical');
    }),
  );
});
