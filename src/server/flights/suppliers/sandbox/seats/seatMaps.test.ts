/** What the sandbox sells besides its flights: seats as aircraft have them, at the prices that whole cost named before. */
import { seatsOf } from '#core/domain/extras/extras';
import type { Seat } from '#core/domain/extras/extras';
import type { FareConditions } from '#core/domain/flights/flights';
import { at } from '#core/domain/values/checkedReads';
import { addDays } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { offerAt, QUERY } from '#testing/bookings/fakeSupplier';
import { extrasOnSale, sellsExtras } from './extrasOnSale';
import { layoutOf } from './layouts';
import { departureKey, seatKey } from './seatMaps';

const TODAY = '2027-01-12' as IsoDate;
const { slices, conditions } = offerAt(50_000);
const [slice] = slices;
const [leg] = slice.legs;
const second = { ...leg, flightNumber: 179, aircraft: '320' };
const connecting = { ...slice, legs: [leg, second] as const };

function offered(changes: Partial<FareConditions> = {}, travelers = QUERY.travelers) {
  return { query: { ...QUERY, travelers }, slices: [connecting, connecting] as const, conditions: { ...conditions, ...changes } };
}
const mapsOf = (offer: ReturnType<typeof offered>, sold: ReadonlySet<string> = new Set(), today = TODAY) =>
  extrasOnSale(offer, sold, today).seatMaps;
const cheapest = (seats: readonly Seat[]): number => Math.min(...seats.flatMap(({ services }) => services.map(({ price }) => price)));

it.each([0, 4000, 8001, 3])('usual seats on all legs cost the %d cents that whole cost named', (seatChoice) => {
  const maps = mapsOf(offered({ seatChoice }));
  expect(maps.map(({ slice: s, leg: l }) => `${s} ${l}`)).toEqual(['0 0', '0 1', '1 0', '1 1']);
  expect(maps.reduce((sum, map) => sum + cheapest(seatsOf(map)), 0)).toBe(seatChoice);
});

it.each<[Partial<FareConditions>, [string, number][]]>([
  [{ carryOn: 0, checkedBag: 7500 }, [['checked', 7500]]],
  [{ carryOn: 4500, checkedBag: 0 }, [['carryOn', 4500]]],
  [{ carryOn: 'notAllowed', checkedBag: 'paid' }, []],
  [{ carryOn: null, checkedBag: null }, []],
])('bags of a fare with %j are %j', (changes, bags) => {
  expect(extrasOnSale(offered(changes), new Set(), TODAY).bags.map(({ kind, price }) => [kind, price])).toEqual(bags);
});

it('has no map where nobody knows what a seat costs, and says that there is nothing to choose', () => {
  expect(mapsOf(offered({ seatChoice: null }))).toEqual([]);
  expect(sellsExtras(offered({ seatChoice: null, carryOn: null, checkedBag: null }))).toBe(false);
  expect(sellsExtras(offered({ seatChoice: 0, carryOn: 0, checkedBag: 0 }))).toBe(true);
});

it('takes no seat back as the day comes nearer', () => {
  const offer = offered({ seatChoice: 0 });
  const takenOn = (today: IsoDate) =>
    new Set(
      seatsOf(at(mapsOf(offer, new Set(), today), 0)).flatMap(({ designator, services }) => (services.length === 0 ? [designator] : [])),
    );
  const departs = leg.departs.slice(0, 10) as IsoDate;
  let before = takenOn(addDays(departs, -200));
  for (const days of [120, 60, 20, 5, 0]) {
    const now = takenOn(addDays(departs, -days));
    expect([...before].filter((designator) => !now.has(designator))).toEqual([]);
    expect(now.size).toBeGreaterThan(before.size);
    before = now;
  }
});

it('a seat of an order is taken', () => {
  const offer = offered({ seatChoice: 0 });
  const free = seatsOf(at(mapsOf(offer), 0)).find(({ services }) => services.length > 0);
  const { designator } = free ?? at<Seat>([], 0);
  const map = at(mapsOf(offer, new Set([seatKey({ departure: departureKey(leg), designator })])), 0);
  expect(seatsOf(map).find((seat) => seat.designator === designator)?.services).toEqual([]);
});

it('asks more for legroom and for the first rows of economy, and nothing in the cabins before it', () => {
  const prices = new Map(seatsOf(at(mapsOf(offered({ seatChoice: 0 })), 1)).map((seat) => [seat.designator, seat]));
  const priceAt = (row: number) => cheapest([...'ABCDEF'].flatMap((letter) => prices.get(`${row}${letter}`) ?? []));
  const [preferred, exit, usual] = [priceAt(8), priceAt(11), priceAt(20)];
  expect([usual, preferred > usual, exit > preferred]).toEqual([0, true, true]);
  expect(prices.get('11A')?.features).toEqual(['extraLegroom', 'exitRow', 'noRecline']);
  const front = { ...offered({ seatChoice: 0 }), query: { ...QUERY, cabin: 'Business' as const } };
  expect(new Set(seatsOf(at(mapsOf(front), 0)).flatMap(({ services }) => services.map(({ price }) => price)))).toEqual(new Set([0]));
});

it.each([
  ['738', 'Economy', 1],
  ['388', 'Economy', 2],
  ['738', 'Business', 1],
  ['CNT', 'Economy', 0],
] as const)('%s has %s in %d parts', (aircraft, cabin, parts) => {
  expect(layoutOf(aircraft, cabin)).toHaveLength(parts);
});
