import fc from 'fast-check';
import type { FareConditions } from './flights';
import { CERTAINTIES, EXTRAS, partyCost, wholeCost } from './wholeCost';
import type { Extra, WholeCost } from './wholeCost';

const BARE: FareConditions = {
  brand: 'Basic',
  personalItem: 0,
  carryOn: 45_00,
  checkedBag: 50_00,
  seatChoice: null,
  changeable: 'notOffered',
  refundPenalty: null,
};
const bare = { perAdult: 200_00, conditions: BARE };

it.each<[Extra[], Partial<WholeCost>]>([
  [[], { certainty: 'known', perAdult: 200_00, extras: 0, unknown: [], refused: [] }],
  [['checkedBag'], { certainty: 'known', perAdult: 250_00, extras: 50_00 }],
  [['carryOn', 'checkedBag'], { certainty: 'known', perAdult: 295_00, extras: 95_00 }],
  [['seatChoice'], { certainty: 'partly', perAdult: 200_00, extras: 0, unknown: ['seatChoice'] }],
  [['checkedBag', 'seatChoice'], { certainty: 'partly', perAdult: 250_00, unknown: ['seatChoice'], refused: [] }],
  [['changeable'], { certainty: 'refused', perAdult: 200_00, unknown: [], refused: ['changeable'] }],
  [['seatChoice', 'changeable'], { certainty: 'refused', unknown: ['seatChoice'], refused: ['changeable'] }],
])('with %j', (wanted, cost) => {
  expect(wholeCost(bare, wanted)).toMatchObject(cost);
});

it.each([
  ['one adult', { adults: 1, children: 0, infants: 0 }, 50_00],
  ['a child has a bag of its own', { adults: 2, children: 1, infants: 0 }, 150_00],
  ['an infant on a lap has neither bag nor seat', { adults: 2, children: 1, infants: 2 }, 150_00],
])('a party: %s', (_, party, later) => {
  const flight = { ...bare, total: 700_00 };
  expect(partyCost(flight, wholeCost(flight, ['checkedBag']), party)).toEqual({ now: 700_00, later, whole: 700_00 + later });
});

const fee = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 100_000 }));
const flight = fc.record({
  perAdult: fc.integer({ min: 0, max: 10_000_000 }),
  conditions: fc.record({
    brand: fc.constant('Main' as const),
    personalItem: fee,
    carryOn: fee,
    checkedBag: fee,
    seatChoice: fee,
    changeable: fc.oneof(fee, fc.constant('notOffered' as const)),
    refundPenalty: fee,
  }),
});
const wanted = fc.subarray([...EXTRAS]);

it('sums are integer cents, never below the fare, and every wanted extra is either in the sum or named', () => {
  fc.assert(
    fc.property(flight, wanted, (f, extras) => {
      const cost = wholeCost(f, extras);
      expect(Number.isInteger(cost.perAdult)).toBe(true);
      expect(cost.perAdult - cost.extras).toBe(f.perAdult);
      const priced = extras.filter((e) => typeof f.conditions[e] === 'number');
      expect([...priced, ...cost.unknown, ...cost.refused].sort()).toEqual([...extras].sort());
      expect(CERTAINTIES).toContain(cost.certainty);
    }),
  );
});

it('wanting nothing costs what the fare costs; wanting more never costs less nor is surer', () => {
  fc.assert(
    fc.property(flight, wanted, fc.constantFrom(...EXTRAS), (f, extras, more) => {
      expect(wholeCost(f, [])).toEqual({ certainty: 'known', perAdult: f.perAdult, extras: 0, unknown: [], refused: [] });
      const before = wholeCost(f, extras);
      const after = wholeCost(
        f,
        EXTRAS.filter((e) => e === more || extras.includes(e)),
      );
      expect(after.perAdult).toBeGreaterThanOrEqual(before.perAdult);
      expect(CERTAINTIES.indexOf(after.certainty)).toBeGreaterThanOrEqual(CERTAINTIES.indexOf(before.certainty));
    }),
  );
});
