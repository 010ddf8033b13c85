/** However figures fall on days and codes, every way of adding them up gives the same (tracking.15). */
import fc from 'fast-check';
import { addDays, daysBetween } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { byCode, byDay, MEASURES, NO_FIGURES, percentOf, placed, revenueOf, sumOf } from './figures';
import type { Figures, FigureKey } from './figures';

const FROM = '2026-10-20' as IsoDate;
const TO = '2026-11-23' as IsoDate;

const count = fc.nat({ max: 1_000_000_000 });
const figures: fc.Arbitrary<Partial<Figures>> = fc.dictionary(fc.constantFrom(...MEASURES), count);
const place: fc.Arbitrary<FigureKey> = fc.record({
  day: fc.nat({ max: daysBetween(FROM, TO) }).map((n) => addDays(FROM, n)),
  code: fc.constantFrom(null, 'GOOGLE1', 'RADIO1', 'BING1'),
});
const counts = fc.array(fc.tuple(place, figures).map(([where, what]) => ({ ...where, ...what })));

it('sums by day, by code and of single counts are the total', () => {
  fc.assert(
    fc.property(counts, (all) => {
      const rows = placed(all);
      const total = sumOf(all.map((some) => ({ ...NO_FIGURES, ...some })));
      const bare = MEASURES.map((name) => total[name]);
      for (const way of [rows, byDay(rows, FROM, TO), byCode(rows)]) expect(MEASURES.map((name) => sumOf(way)[name])).toEqual(bare);
      const revenue = byDay(rows, FROM, TO).reduce((sum, day) => sum + revenueOf(day), 0);
      expect(revenue).toBe(revenueOf(total));
    }),
  );
});

it('gives every day of the range once, in order, and every code once, none last', () => {
  fc.assert(
    fc.property(counts, (all) => {
      const rows = placed(all);
      const days = byDay(rows, FROM, TO).map(({ day }) => day);
      expect(days).toEqual(Array.from({ length: daysBetween(FROM, TO) + 1 }, (_, i) => addDays(FROM, i)));
      const codes = byCode(rows).map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes.indexOf(null)).toBe(all.some(({ code }) => code === null) ? codes.length - 1 : -1);
    }),
  );
});

it.each([
  [0, 0, null],
  [3, 0, null],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [5, 4, 125],
])('%d of %d are %s percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});
