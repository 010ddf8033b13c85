import { addDays, dateOfDayNumber } from '#core/domain/values/dates';
import { err, ok } from '#core/domain/values/result';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { AIRPORTS, buildFlights, CARRIERS } from '#testing/flights/buildFlights';
import { NO_BOOKS } from '#testing/flights/noBooks';
import { loadAirports } from '../airports/airportTable';
import { countInMemory } from '../http/limits/countedInMemory';
import { RATE_LIMITS } from '../http/limits/rateLimits';
import { createFirstFlights } from './firstFlights';
import { createFlightsCache } from './flightsCache';
import type { FlightSupplier } from './supplier';

const NOW = new Date('2027-04-10T12:00:00Z');
const DEPARTS = addDays(dateOfDayNumber(Math.floor(NOW.getTime() / 86_400_000)), 30);
const TRIP = { origin: 'JFK', destination: 'CDG', departs: DEPARTS, returns: null };
const QUERY = searchFor(TRIP, 'Economy', DEFAULT_TRAVELERS);
const CLIENT = '192.0.2.7';
const airports = loadAirports();

/** A supplier whose answers can be held back, before a fresh cache. */
function opened({ isStrained = false, coldSearches = 30, isDown = false } = {}) {
  const state = { calls: 0, stopped: 0, release: (): void => undefined, held: Promise.resolve() };
  const no = async () => err({ code: 'offer_gone' } as const);
  const supplier: FlightSupplier = {
    name: 'held',
    books: NO_BOOKS,
    isSandbox: true,
    search: async (_query, { signal }) => {
      state.calls += 1;
      signal?.addEventListener('abort', () => (state.stopped += 1));
      await state.held;
      if (isDown) return err({ code: 'supplier_unavailable' });
      return ok({ flights: buildFlights(20, 3), flightsFound: 20, carriers: CARRIERS, airports: AIRPORTS });
    },
    reprice: no,
    book: no,
    cancelQuote: no,
    cancel: no,
    updateTravelers: no,
    lookup: async () => ok(null),
  };
  const flights = createFlightsCache(supplier, airports);
  const limits = countInMemory({ ...RATE_LIMITS, coldSearch: { calls: coldSearches, seconds: 60 } });
  const firstFlights = createFirstFlights({ flights, airports, limits, isStrained: () => isStrained });
  return {
    state,
    hold: () => {
      state.held = new Promise((resolve) => (state.release = resolve));
    },
    first: (query: SearchQuery = QUERY) => firstFlights(query, CLIENT, NOW),
  };
}

it('asks the supplier once, and answers from what is kept afterwards', async () => {
  const { state, first } = opened({ coldSearches: 1 });
  const found = await first();
  expect(found?.answer.flights).toHaveLength(4);
  expect(await first()).toEqual(found);
  expect(state.calls).toBe(1);
});

it('does not wait for a slow search, which goes on for the browser that will ask for it', async () => {
  const { state, hold, first } = opened();
  hold();
  expect(await first()).toBeNull();
  expect([state.calls, state.stopped]).toEqual([1, 0]);
  state.release();
  await new Promise(setImmediate);
  expect(await first()).not.toBeNull();
  expect(state.calls).toBe(1);
});

it('asks for nothing more of a client that has used up its searches', async () => {
  const { state, first } = opened({ coldSearches: 1 });
  expect(await first()).not.toBeNull();
  expect(await first({ ...QUERY, cabin: 'Business' })).toBeNull();
  expect(state.calls).toBe(1);
});

it('asks for nothing while there is too much to do', async () => {
  const { state, first } = opened({ isStrained: true });
  expect(await first()).toBeNull();
  expect(state.calls).toBe(0);
});

it.each([
  ['an airport that does not exist', { destination: 'QQQ' }],
  ['a day that has passed at the origin', { departs: addDays(DEPARTS, -40) }],
])('asks for nothing with %s', async (_what, change) => {
  const { state, first } = opened();
  expect(await first(searchFor({ ...TRIP, ...change }, 'Economy', DEFAULT_TRAVELERS))).toBeNull();
  expect(state.calls).toBe(0);
});

it('knows nothing while the supplier is away', async () => {
  expect(await opened({ isDown: true }).first()).toBeNull();
});
