/** Trips that are no round trip, as the sandbox sells them (search.42, fare-model.26). */
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import type { Flight } from '#core/domain/flights/flights';
import { at } from '#core/domain/values/checkedReads';
import { sliceName } from '#core/domain/flights/sliceChoices';
import type { IsoDate } from '#core/domain/values/dates';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery, SearchSlice } from '#core/domain/search/trip';
import { loadAirports } from '../../../../airports/airportTable';
import { createMemoryOrders } from '../orders/orders';
import { createSandboxSupplier } from '../sandboxSupplier';
import { timetableInThread } from '../timetable/threads/timetableService';

const supplier = createSandboxSupplier(timetableInThread(loadAirports()), createMemoryOrders());
const NOW = new Date('2027-04-10T12:00:00Z');
const slice = (origin: string, destination: string, date: string): SearchSlice => ({ origin, destination, date: date as IsoDate });
const query = (first: SearchSlice, ...more: readonly SearchSlice[]): SearchQuery => ({
  slices: [first, ...more],
  cabin: 'Economy',
  travelers: DEFAULT_TRAVELERS,
});
const JAW = [slice('JFK', 'LHR', '2027-05-11'), slice('CDG', 'JFK', '2027-05-18')] as const;
const OPEN_JAW = query(...JAW);
const FOUR = query(...JAW, slice('JFK', 'MIA', '2027-05-20'), slice('MIA', 'LIM', '2027-05-22'));

async function flightsOf(wanted: SearchQuery, chosen?: readonly string[]): Promise<readonly Flight[]> {
  const found = await supplier.search(wanted, { now: NOW, limit: 2000, ...(chosen ? { chosen } : {}) });
  return found.ok ? found.value.flights : [];
}

const lowestOf = (flights: readonly Flight[]): number => Math.min(...flights.map(({ perAdult }) => perAdult));

it('an open jaw flies between the places that it names, at a price that holds', async () => {
  const flights = await flightsOf(OPEN_JAW);
  expect(flights.length).toBeGreaterThan(100);
  for (const { slices } of flights)
    expect(slices.map(({ legs }) => [legs[0].from, legs.at(-1)?.to, legs[0].departs.slice(0, 10)])).toEqual([
      ['JFK', 'LHR', '2027-05-11'],
      ['CDG', 'JFK', '2027-05-18'],
    ]);
  const [first] = flights;
  if (!first) throw new Error('nothing flies');
  const priced = await supplier.reprice(OPEN_JAW, first.id, NOW);
  expect(priced.ok && priced.value.price.total).toBe(first.total);
});

it('chosen slice after slice a trip keeps the lowest price that the first list showed', async () => {
  const chosen: string[] = [];
  let promised: number | null = null;
  for (let step = 0; step < FOUR.slices.length; step++) {
    const flights = await flightsOf(FOUR, chosen);
    if (promised !== null) expect(lowestOf(flights)).toBe(promised);
    for (const { slices } of flights) expect(slices.slice(0, step).map(sliceName)).toEqual(chosen);
    // each way to fly the slice is there once
    const names = flights.map(({ slices }) => sliceName(at(slices, step)));
    expect(new Set(names).size).toBe(names.length);
    // not the cheapest one: what follows has to hold for any choice
    const choice = flights[Math.floor(flights.length / 2)];
    if (!choice) throw new Error('nothing flies');
    promised = choice.perAdult;
    chosen.push(sliceName(at(choice.slices, step)));
    if (step === FOUR.slices.length - 1) {
      const priced = await supplier.reprice(FOUR, choice.id, NOW);
      expect(priced.ok && priced.value.price.total).toBe(choice.total);
    }
  }
});

it('what a choice costs is the lowest of all trips that begin with it', async () => {
  const all = await flightsOf(OPEN_JAW);
  const choices = await flightsOf(OPEN_JAW, []);
  for (const { slices, perAdult } of choices)
    expect(lowestOf(all.filter((trip) => sliceName(trip.slices[0]) === sliceName(slices[0])))).toBeGreaterThanOrEqual(perAdult);
  // the whole list leaves out only dear pairs of airlines that do not work together
  const found = choices.filter(({ id, perAdult }) => all.some((trip) => trip.id === id && trip.perAdult === perAdult));
  expect(found.length).toBeGreaterThan(choices.length / 2);
});

it('two slices that mirror each other cost what the round trip costs', async () => {
  const trip = { origin: 'JFK', destination: 'LAX', departs: '2027-05-11' as IsoDate, returns: '2027-05-18' as IsoDate };
  const round = searchFor(trip, 'Economy', DEFAULT_TRAVELERS);
  const mirrored = query(slice('JFK', 'LAX', trip.departs), slice('LAX', 'JFK', trip.returns));
  const whole = await flightsOf(round);
  const bySlice = await flightsOf(mirrored, []);
  expect(lowestOf(bySlice)).toBe(lowestOf(whole));
  const [some] = bySlice;
  if (!some) throw new Error('nothing flies');
  const same = whole.find(({ id }) => id === some.id);
  expect(same?.perAdult).toBe(some.perAdult);
});

it('one ticket costs less than its slices alone, and has one set of rules', async () => {
  const [trip] = await flightsOf(OPEN_JAW, []);
  if (!trip) throw new Error('nothing flies');
  const alone = await Promise.all(OPEN_JAW.slices.map(async (one) => lowestOf(await flightsOf(query(one)))));
  expect(trip.perAdult).toBeLessThan(alone.reduce((sum, cents) => sum + cents, 0));
});

it.each([
  ['a slice that nothing flies', ['DL9999_2027-05-11']],
  ['the flights of another day', ['BA178_2027-05-12']],
])('%s finds nothing', async (_name, chosen) => {
  expect(await flightsOf(OPEN_JAW, chosen)).toEqual([]);
});

it('prices of other days move the slice that is chosen next, and no other', async () => {
  const [first] = await flightsOf(OPEN_JAW, []);
  if (!first) throw new Error('nothing flies');
  const chosen = [sliceName(first.slices[0])];
  const days = ['2027-05-10', '2027-05-18', '2027-05-19'] as const;
  const prices = await supplier.lowestPrices(
    OPEN_JAW,
    days.map((date) => date as IsoDate),
    { now: NOW, chosen },
  );
  if (!prices.ok) throw new Error('no prices');
  expect(prices.value.get(days[0] as IsoDate)).toBeNull();
  expect(prices.value.get(days[1] as IsoDate)).toBe(lowestOf(await flightsOf(OPEN_JAW, chosen)));
  const later = query(OPEN_JAW.slices[0], slice('CDG', 'JFK', days[2]));
  expect(prices.value.get(days[2] as IsoDate)).toBe(lowestOf(await flightsOf(later, chosen)));
});
