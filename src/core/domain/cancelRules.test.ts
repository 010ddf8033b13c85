import fc from 'fast-check';
import { quoteCancellation } from './cancelRules';
import type { FareConditions, PriceBreakdown } from './flights';

const price = (changes: Partial<PriceBreakdown> = {}): PriceBreakdown => ({
  base: 80_000,
  taxes: 15_200,
  serviceFee: 4_800,
  total: 100_000,
  perTraveler: [
    { kind: 'adult', count: 1, each: 90_000 },
    { kind: 'infant', count: 1, each: 10_000 },
  ],
  ...changes,
});
const fare = (refundPenalty: number | null) => ({ refundPenalty }) as FareConditions;

it.each([
  ['our 24 hours give everything back', true, null, { basis: 'free', airlineKeeps: 0, feeKept: 0, refund: 100_000 }],
  [
    'a fare that is not refundable gives nothing',
    false,
    null,
    { basis: 'not_refundable', airlineKeeps: 95_200, feeKept: 4_800, refund: 0 },
  ],
  ['a free refund keeps our fee alone', false, 0, { basis: 'fare', airlineKeeps: 0, feeKept: 4_800, refund: 95_200 }],
  [
    'a penalty is for each traveler, and no more than the ticket',
    false,
    20_000,
    { basis: 'fare', airlineKeeps: 30_000, feeKept: 4_800, refund: 65_200 },
  ],
  ['penalties take no more than was paid', false, 500_000, { basis: 'fare', airlineKeeps: 95_200, feeKept: 4_800, refund: 0 }],
] as const)('%s (booking.38)', (_what, isFree, penalty, quote) => {
  expect(quoteCancellation({ price: price(), paid: 100_000, conditions: fare(penalty), isFree })).toEqual({ ...quote, paid: 100_000 });
});

it('what comes back and what is kept are what was paid, to the cent', () => {
  const cents = fc.integer({ min: 0, max: 500_000 });
  fc.assert(
    fc.property(cents, cents, fc.option(cents), fc.boolean(), (paid, serviceFee, penalty, isFree) => {
      const q = quoteCancellation({ price: price({ serviceFee }), paid, conditions: fare(penalty), isFree });
      expect(q.refund + q.airlineKeeps + q.feeKept).toBe(paid);
      expect(Math.min(q.refund, q.airlineKeeps, q.feeKept)).toBeGreaterThanOrEqual(0);
    }),
  );
});
