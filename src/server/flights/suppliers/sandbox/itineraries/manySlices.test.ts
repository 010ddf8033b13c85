/** Trips that are no round trip, as the sandbox sells them. */
import type { IsoDate } from '#core/domain/values/dates';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import type { SearchQuery } from '#core/domain/search/trip';
import { loadAirports } from '../../../../airports/airportTable';
import { createMemoryOrders } from '../orders/orders';
import { createSandboxSupplier } from '../sandboxSupplier';
import { timetableInThread } from '../timetable/timetableService';

const supplier = createSandboxSupplier(timetableInThread(loadAirports()), createMemoryOrders());
const NOW = new Date('2027-04-10T12:00:00Z');
const slice = (origin: string, destination: string, date: string) => ({ origin, destination, date: date as IsoDate });
const OPEN_JAW: SearchQuery = {
  slices: [slice('JFK', 'LHR', '2027-05-11'), slice('CDG', 'JFK', '2027-05-18')],
  cabin: 'Economy',
  travelers: DEFAULT_TRAVELERS,
};

it('an open jaw flies between the places that it names, at a price that holds', async () => {
  const found = await supplier.search(OPEN_JAW, { now: NOW, limit: 20 });
  const flights = found.ok ? found.value.flights : [];
  expect(flights).toHaveLength(20);
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

it('more than two slices are not sold', async () => {
  const six: SearchQuery = {
    ...OPEN_JAW,
    slices: [...OPEN_JAW.slices, slice('JFK', 'MIA', '2027-05-20'), slice('MIA', 'LIM', '2027-05-22')],
  };
  expect(await supplier.search(six, { now: NOW, limit: 20 })).toMatchObject({ ok: true, value: { flights: [] } });
  const found = await supplier.search(OPEN_JAW, { now: NOW, limit: 1 });
  const id = found.ok ? (found.value.flights[0]?.id ?? '') : '';
  expect(await supplier.reprice(six, id, NOW)).toEqual({ ok: false, error: { code: 'offer_gone' } });
});
