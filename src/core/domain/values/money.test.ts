import fc from 'fast-check';
import { formatCents, formatDollarsUp, splitCents } from './money';

it.each([
  [0, '$0.00', '$0'],
  [5, '$0.05', '$1'],
  [35005, '$350.05', '$351'],
  [35000, '$350.00', '$350'],
  [123405, '$1,234.05', '$1,235'],
  [-300, '-$3.00', '$-3'],
])('%i cents are %s', (cents, exact, up) => {
  expect(formatCents(cents)).toBe(exact);
  if (cents >= 0) expect(formatDollarsUp(cents)).toBe(up);
});

it('parts are the whole, and whole dollars never show less', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (cents) => {
      const { dollars, cents: rest } = splitCents(cents);
      const shown = Number(formatDollarsUp(cents).replace(/[$,]/g, '')) * 100;
      return `${dollars}.${rest}` === formatCents(cents) && shown >= cents && shown < cents + 100;
    }),
  );
});
