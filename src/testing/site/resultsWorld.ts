/** A search from New York to Paris with three flights, and the server that knows them: for tests of the results page. */
import { screen, waitFor, within } from '@testing-library/react';
import { addDays, daysBetween, parseQueryDate } from '#core/domain/values/dates';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery, SimpleTrip } from '#core/domain/search/trip';
import { TODAY } from '../today';
import { buildFlight } from '../flights/buildFlights';
import { fakeServer } from './fakeServer';
import { wireOf } from '../flights/wireFlights';

export const TRIP = { origin: 'JFK', destination: 'CDG', departs: addDays(TODAY, 30), returns: addDays(TODAY, 37) };
/** The search for it with some parts changed. */
export const searchWith = (change: Partial<SimpleTrip>): SearchQuery =>
  searchFor({ ...TRIP, ...change }, 'Economy', { adults: 2, children: 0, infants: 0 });
export const QUERY = searchWith({});
export const FLIGHTS = [
  buildFlight({
    id: 'af',
    carrier: 'AF',
    perAdult: 448_20,
    out: { via: [], departMinutes: 1125, minutes: 455 },
    back: { via: [], departMinutes: 810, minutes: 515 },
  }),
  buildFlight({
    id: 'tp',
    carrier: 'TP',
    perAdult: 412_30,
    checkedBag: 7000,
    out: { via: ['LIS'], departMinutes: 1330, minutes: 645 },
    back: { via: ['LIS'], departMinutes: 435, minutes: 860 },
  }),
  buildFlight({
    id: 'fi',
    carrier: 'FI',
    perAdult: 429_00,
    checkedBag: null,
    out: { via: ['KEF'], departMinutes: 600, minutes: 630 },
    back: { via: ['KEF'], departMinutes: 850, minutes: 655 },
  }),
];
export const ASK = 'GET /flight/getflights';
export const at = (more = '', query: SearchQuery = QUERY): string => `/flights/search?${searchParamsOf(query)}${more}`;

/** The chosen day costs what the list's cheapest does; the day after nothing flies; two days after the price is not known. */
function dayPrices(url: URL): Record<string, number | null> {
  const from = parseQueryDate(url.searchParams.get('from') ?? '') ?? TODAY;
  const to = parseQueryDate(url.searchParams.get('to') ?? '') ?? TODAY;
  const cents = [458_10, 398_00, 421_50, 412_30, null, undefined, 489_00];
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => [addDays(from, i), cents[i]] as const);
  return Object.fromEntries(days.flatMap(([date, price]) => (price === undefined ? [] : [[date, price]])));
}

/** Answers of a server for which the results page is opened. */
export const resultsServer = () =>
  fakeServer({
    [ASK]: () => ({ body: wireOf(FLIGHTS, QUERY) }),
    'GET /data/airports': () => ({
      body: [
        { D: 'JFK - John F Kennedy International Airport', A: 'JFK', C: 'New York', CE: 'Nueva York', P: 'NYC', N: 'US' },
        { D: 'CDG - Charles de Gaulle Airport', A: 'CDG', C: 'Paris', P: 'PAR', N: 'FR' },
      ],
    }),
    'GET /api/lowest-prices': ({ url }) => ({ body: { prices: dayPrices(url) } }),
    'GET /api/nearby-fares': () => ({ body: { airports: [] } }),
    'GET /api/alternatives': () => ({ body: { days: [], airports: [] } }),
    // what booking asks next is not this page's business
    'POST /api/drafts': () => new Promise<never>(() => undefined),
    'POST /api/eventlog': () => ({ status: 204 }),
  });

/** Codes of the airlines as the list shows them, from the top. */
export const airlinesShown = async (): Promise<string[]> =>
  (await listedFlights())
    .flatMap((item) => within(item).getAllByRole('heading', { level: 3 }))
    .map((heading) => /Airline (\w\w)/.exec(heading.textContent)?.[1] ?? '');

/** The items of the list, in both of its parts: the offer of a call stands between them. */
export async function listedFlights(first: string | RegExp = 'Flights'): Promise<HTMLElement[]> {
  await screen.findByRole('list', { name: first, hidden: true });
  return screen.getAllByRole('list', { name: /^(?:Flights|More flights|Vuelos|Más vuelos)$/, hidden: true }).flatMap((list) =>
    within(list)
      .getAllByRole('listitem', { hidden: true })
      .filter((item) => item.parentElement === list),
  );
}

/** Waits for these airlines, in this order: the list follows a choice a frame later. */
export const showsAirlines = (codes: readonly string[]): Promise<void> =>
  waitFor(async () => {
    expect(await airlinesShown()).toEqual(codes);
  });
