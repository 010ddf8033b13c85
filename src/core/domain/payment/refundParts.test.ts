import fc from 'fast-check';
import { refundParts } from './refundParts';

const payments = [
  { key: 'booking', amount: 500 },
  { key: 'change', amount: 80 },
];

it.each([
  ['less than the first payment', [{ id: 'r', amount: 300 }], [['booking', 300, 'r']]],
  [
    'more than the first payment',
    [{ id: 'r', amount: 550 }],
    [
      ['booking', 500, 'r'],
      ['change', 50, 'r'],
    ],
  ],
  [
    'a second refund goes on where the first ended',
    [
      { id: 'a', amount: 450 },
      { id: 'b', amount: 100 },
    ],
    [
      ['booking', 450, 'a'],
      ['booking', 50, 'b'],
      ['change', 50, 'b'],
    ],
  ],
  ['nothing', [{ id: 'r', amount: 0 }], []],
])('%s', (_, refunds, parts) => {
  expect(refundParts(payments, refunds).map(({ key, amount, refundId }) => [key, amount, refundId])).toEqual(parts);
});

const cents = fc.integer({ min: 0, max: 100_000 });

it('gives back every cent that was taken and is requested, and never more of a payment than it brought', () => {
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 5 }), fc.array(cents, { maxLength: 5 }), (taken, given) => {
      const parts = refundParts(
        taken.map((amount, i) => ({ key: String(i), amount })),
        given.map((amount, i) => ({ id: String(i), amount })),
      );
      const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
      expect(sum(parts.map(({ amount }) => amount))).toBe(Math.min(sum(taken), sum(given)));
      for (const [i, amount] of taken.entries())
        expect(sum(parts.filter(({ key }) => key === String(i)).map((part) => part.amount))).toBeLessThanOrEqual(amount);
    }),
  );
});
