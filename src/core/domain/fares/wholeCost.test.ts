import fc from 'fast-check';
import type { FareConditions } from '../flights/flights';
import { centsOf, CERTAINTIES, EXTRAS, isKnown, rankOf, wholeCost } from './wholeCost';
import { partyCost } from './partyCost';
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
const MAIN: FareConditions = { ...BARE, brand: 'Main', carryOn: 0, checkedBag: 40_00, seatChoice: 0, changeable: 90_00 };
const FLEX: FareConditions = { ...MAIN, brand: 'Flex', checkedBag: 0, changeable: 0, refundPenalty: 0 };
const LOWEST = { key: '', conditions: BARE, perAdult: 0, total: 0 };
const bare = { id: 'f', perAdult: 200_00, total: 400_00, fares: [LOWEST] };
const families = {
  ...bare,
  fares: [
    LOWEST,
    { key: '-Main', conditions: MAIN, perAdult: 60_00, total: 120_00 },
    { key: '-Flex', conditions: FLEX, perAdult: 160_00, total: 320_00 },
  ],
};

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

it.each<[Extra[], string, Partial<WholeCost>]>([
  [[], 'f', { certainty: 'known', perAdult: 200_00, extras: 0 }],
  // 45 for the carry-on is less than the 60 of Main
  [['carryOn'], 'f', { certainty: 'known', perAdult: 245_00, extras: 45_00 }],
  // Main has the carry-on, and its bag costs 40: 300; Basic takes 95: 295
  [['carryOn', 'checkedBag'], 'f', { certainty: 'known', perAdult: 295_00 }],
  // what the seat of Basic costs is not known
  [['seatChoice'], 'f-Main', { certainty: 'known', perAdult: 260_00, extras: 0 }],
  [['checkedBag', 'seatChoice'], 'f-Main', { certainty: 'known', perAdult: 300_00, extras: 40_00 }],
  [['changeable'], 'f-Main', { certainty: 'known', perAdult: 350_00, extras: 90_00, refused: [] }],
  [['checkedBag', 'changeable'], 'f-Flex', { certainty: 'known', perAdult: 360_00, extras: 0 }],
])('of several families the cheapest that contains or can be completed to %j is %s', (wanted, id, cost) => {
  expect(wholeCost(families, wanted)).toMatchObject({ ...cost, fare: { id } });
});

it('what the airline forbids is refused', () => {
  const strict = { ...bare, fares: [{ ...LOWEST, conditions: { ...BARE, carryOn: 'notAllowed' as const } }] };
  expect(wholeCost(strict, ['carryOn'])).toMatchObject({ certainty: 'refused', perAdult: 200_00, extras: 0, refused: ['carryOn'] });
});

it.each([
  ['known', 0, true],
  ['known', 99_999_99, true],
  ['partly', 0, false],
  ['refused', 250_00, false],
] as const)('a cost that is %s, with %i cents, can be read from its rank', (certainty, perAdult, known) => {
  const rank = rankOf({ certainty, perAdult });
  expect([isKnown(rank), centsOf(rank)]).toEqual([known, perAdult]);
});

it('of equally dear families it is the plainest', () => {
  const [lowest = LOWEST, main = LOWEST] = families.fares;
  const alike = { ...families, fares: [lowest, { ...main, perAdult: 45_00 }] };
  expect(wholeCost(alike, ['carryOn']).fare.id).toBe('f');
});

it.each([
  ['one adult', { adults: 1, children: 0, infants: 0 }, 50_00],
  ['a child has a bag of its own', { adults: 2, children: 1, infants: 0 }, 150_00],
  ['an infant on a lap has neither bag nor seat', { adults: 2, children: 1, infants: 2 }, 150_00],
])('a party: %s', (_, party, later) => {
  const flight = { ...bare, total: 700_00 };
  expect(partyCost(wholeCost(flight, ['checkedBag']), party)).toEqual({ now: 700_00, later, whole: 700_00 + later });
});

const fee = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 100_000 }));
const conditions = fc.record({
  brand: fc.constant('Main' as const),
  personalItem: fee,
  carryOn: fee,
  checkedBag: fee,
  seatChoice: fee,
  changeable: fc.oneof(fee, fc.constant('notOffered' as const)),
  refundPenalty: fee,
});
const cents = fc.integer({ min: 0, max: 10_000_000 });
const flight = fc.record({
  id: fc.constant('f'),
  perAdult: cents,
  total: cents,
  fares: fc.array(fc.record({ key: fc.constantFrom('-Main', '-Flex'), conditions, perAdult: cents, total: cents }), {
    minLength: 1,
    maxLength: 3,
  }),
});
const wanted = fc.subarray([...EXTRAS]);

it('sums are integer cents, never below the fare, and every wanted extra is either in the sum or named', () => {
  fc.assert(
    fc.property(flight, wanted, (f, extras) => {
      const cost = wholeCost(f, extras);
      expect(Number.isInteger(cost.perAdult)).toBe(true);
      expect(cost.perAdult - cost.extras).toBe(cost.fare.perAdult);
      const priced = extras.filter((e) => typeof cost.fare.conditions[e] === 'number');
      expect([...priced, ...cost.unknown, ...cost.refused].sort()).toEqual([...extras].sort());
      expect(CERTAINTIES).toContain(cost.certainty);
    }),
  );
});

it('wanting nothing costs the lowest fare; wanting more never ranks better', () => {
  fc.assert(
    fc.property(flight, wanted, fc.constantFrom(...EXTRAS), (f, extras, more) => {
      const least = Math.min(...f.fares.map(({ perAdult }) => perAdult));
      expect(wholeCost(f, [])).toMatchObject({ certainty: 'known', perAdult: f.perAdult + least, extras: 0, unknown: [], refused: [] });
      const after = wholeCost(
        f,
        EXTRAS.filter((e) => e === more || extras.includes(e)),
      );
      expect(rankOf(after)).toBeGreaterThanOrEqual(rankOf(wholeCost(f, extras)));
    }),
  );
});
