import fc from 'fast-check';
import { NO_CHANGES, quoteCancellation } from './cancelRules';
import type { FareConditions, PriceBreakdown } from '../flights/flights';

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
  const rules = { isFree, isChanged: false, supplierRefund: null };
  expect(quoteCancellation({ price: price(), paid: 100_000, changes: NO_CHANGES, conditions: fare(penalty), ...rules })).toEqual({
    ...quote,
    paid: 100_000,
  });
});

it.each([
  ['a significant change gives everything back, whatever the airline says', { isChanged: true }, 'changed', 100_000],
  ['our 24 hours come before it', { isChanged: true, isFree: true }, 'free', 100_000],
  ['taxes that the airline gives back of a fare that is not refundable are passed on', { supplierRefund: 15_200 }, 'airline', 15_200],
  ['an airline that gives more than the rules of the fare: all of it', { penalty: 20_000, supplierRefund: 80_000 }, 'fare', 80_000],
  ['an airline that gives less: the rules that were bought', { penalty: 20_000, supplierRefund: 100 }, 'fare', 65_200],
  ['our fee does not belong to the airline', { supplierRefund: 200_000 }, 'airline', 95_200],
])('%s (booking.43)', (_what, { penalty, ...more }: Case, basis, refund) => {
  const rules = { isFree: false, isChanged: false, supplierRefund: null, ...more };
  expect(
    quoteCancellation({ price: price(), paid: 100_000, changes: NO_CHANGES, conditions: fare(penalty ?? null), ...rules }),
  ).toMatchObject({
    basis,
    refund,
  });
});

it.each([
  ['of a fare that is refundable', 20_000, 0, 0],
  ['along with some money', 20_000, 15_200, 15_200],
  ['of a fare that is not refundable', null, 0, 0],
])(
  'credit %s is not refunded to the card: only money that was returned goes there (decision 134)',
  (_what, penalty, supplierRefund, refund) => {
    const credit = { kind: 'airline_credits', amount: 80_000 } as const;
    const rules = { isFree: false, isChanged: false, supplierRefund, credit };
    expect(quoteCancellation({ price: price(), paid: 100_000, changes: NO_CHANGES, conditions: fare(penalty), ...rules })).toEqual({
      basis: 'credit',
      paid: 100_000,
      airlineKeeps: 95_200 - refund,
      feeKept: 4_800,
      refund,
      credit,
    });
    const promised = quoteCancellation({
      price: price(),
      paid: 100_000,
      changes: NO_CHANGES,
      conditions: fare(penalty),
      ...rules,
      isFree: true,
    });
    expect([promised.basis, promised.refund]).toEqual(['free', 100_000]);
  },
);

interface Case {
  readonly penalty?: number;
  readonly isFree?: boolean;
  readonly isChanged?: boolean;
  readonly supplierRefund?: number;
}

it.each([
  ['what was paid for a change is no part of the fare', false, 0, 'fare', 95_200, 4_000],
  ['nor where the fare leaves nothing', false, null, 'not_refundable', 0, 99_200],
  ['our promises give change fees back, and nothing twice for which the airline gave credit', true, null, 'free', 103_000, 1_000],
] as const)('after a change of flights: %s (money.31)', (_, isFree, penalty, basis, refund, airlineKeeps) => {
  const rules = { isFree, isChanged: false, supplierRefund: null };
  const changes = { fees: 3_000, credits: 1_000 };
  const quote = quoteCancellation({ price: price(), paid: 104_000, changes, conditions: fare(penalty), ...rules });
  expect(quote).toMatchObject({ basis, refund, airlineKeeps });
  expect(quote.refund + quote.airlineKeeps + quote.feeKept).toBe(104_000);
});

it('the refund and what is kept add up to what was paid, to the cent', () => {
  const cents = fc.integer({ min: 0, max: 500_000 });
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      fc.option(cents),
      fc.option(cents),
      fc.boolean(),
      (paid, serviceFee, fees, penalty, supplierRefund, isFree) => {
        const rules = { isFree, isChanged: false, supplierRefund };
        const q = quoteCancellation({
          price: price({ serviceFee }),
          paid,
          changes: { fees, credits: fees },
          conditions: fare(penalty),
          ...rules,
        });
        expect(q.refund + q.airlineKeeps + q.feeKept).toBe(paid);
        expect(Math.min(q.refund, q.airlineKeeps, q.feeKept)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
