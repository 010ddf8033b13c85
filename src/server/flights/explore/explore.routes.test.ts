import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { ExploreAnswerWire } from '#core/contract/flights/explore.schema';
import type { Problem } from '#core/contract/problem';
import type { IsoDate } from '#core/domain/values/dates';
import { ok } from '#core/domain/values/result';
import { FakeSupplier } from '#testing/bookings/fakeSupplier';
import { NO_BOOKS } from '#testing/flights/noBooks';
import { loadAirports } from '../../airports/airportTable';
import { countInMemory } from '../../http/limits/countedInMemory';
import { registerExploreRoute } from './explore.routes';
import { createExploreService } from './explore.service';
import type { ExploreRequest, FlightSupplier } from '../supplier';

const airports = loadAirports();
let now = new Date('2027-04-10T12:00:00Z');
let isStrained = false;
let requests: ExploreRequest[] = [];
let app: FastifyInstance;

function start(change: Partial<FlightSupplier> = {}): void {
  const fake = new FakeSupplier();
  const supplier: FlightSupplier = {
    name: 'fake',
    books: NO_BOOKS,
    isSandbox: true,
    search: () => fake.search(),
    reprice: () => fake.reprice(),
    book: (offer, travelers, ours) => fake.book(offer, travelers, ours),
    lookup: (ours) => fake.lookup(ours),
    cancelQuote: (ours) => fake.cancelQuote(ours),
    cancel: (ours, quote) => fake.cancel(ours, quote),
    updateTravelers: (ours, travelers) => fake.updateTravelers(ours, travelers),
    explore: async (question) => {
      requests.push(question);
      const departs = question.trips[0]?.departs ?? ('' as IsoDate);
      return ok([
        {
          destination: 'PAR',
          departs,
          returns: '2027-05-09' as IsoDate,
          perAdult: 41_234,
          airline: 'Air France',
          stops: 0,
          minutes: 440,
        },
      ]);
    },
    ...change,
  };
  app = fastify();
  registerExploreRoute(app, {
    airports,
    explore: createExploreService(supplier, airports),
    limits: countInMemory(),
    clock: () => now,
    isStrained: () => isStrained,
  });
}
beforeEach(() => {
  now = new Date('2027-04-10T12:00:00Z');
  isStrained = false;
  requests = [];
  start();
});
const get = (query: string) => app.inject(`/api/explore?${query}`);

it('answers with the places that can be reached', async () => {
  const answer = await get('ori=NYC&when=2027-05&stay=weekend');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, max-age=60');
  expect(answer.json<ExploreAnswerWire>()).toEqual({
    origin: { code: 'NYC', city: 'New York', cityEs: 'Nueva York', lat: expect.any(Number), lon: expect.any(Number) },
    fares: 'now',
    places: [
      {
        code: 'PAR',
        city: 'Paris',
        cityEs: 'París',
        country: 'FR',
        lat: expect.any(Number),
        lon: expect.any(Number),
        miles: expect.any(Number),
        price: 41_234,
        departs: '2027-05-01',
        returns: '2027-05-09',
        airline: 'Air France',
        stops: 0,
        minutes: 440,
      },
    ],
  });
  expect(requests).toMatchObject([{ origin: 'NYC', cabin: 'Economy', isNonstopOnly: false }]);
  expect(requests[0]?.destinations).toContain('PAR');
  // a place is no destination from itself
  expect(requests[0]?.destinations).not.toContain('NYC');
  // a code of former days is asked for by that of today (search.48)
  await get('ori=KIV');
  expect(requests.at(-1)).toMatchObject({ origin: 'RMO' });
});

it.each([
  ['', ['ori']],
  ['ori=NY', ['ori']],
  ['ori=QQQ', ['ori']],
  ['ori=NYC&when=may', ['when']],
  ['ori=NYC&when=2027-05&departdate=01-May-2027&returndate=03-May-2027', ['when']],
  ['ori=NYC&departdate=03-May-2027&returndate=01-May-2027', ['when']],
  ['ori=NYC&when=2026-05', ['when']],
  ['ori=NYC&departdate=01-Apr-2027&returndate=03-Apr-2027', ['departdate']],
  ['ori=NYC&stay=ever', ['stay']],
  ['ori=NYC&stops=2', ['stops']],
  ['ori=NYC&cabin=Deck', ['cabin']],
  ['ori=NYC&max=300', ['max']],
  ['ori=NYC&ori=LAX', ['ori']],
])('refuses %s', async (query, names) => {
  const answer = await get(query);
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json<Problem>().errors?.map(({ name }) => name)).toEqual(names);
  expect(requests).toEqual([]);
});

it('asks the supplier once for half an hour', async () => {
  await Promise.all([get('ori=NYC'), get('ori=NYC&when=any&stay=weekend')]);
  await get('ori=nyc');
  expect(requests).toHaveLength(1);
  now = new Date(now.getTime() + 31 * 60_000);
  await get('ori=NYC');
  expect(requests).toHaveLength(2);
});

it('first questions are limited, kept answers are not', async () => {
  const codes = airports.airports.slice(0, 25).map(({ code }) => code);
  const answers = [];
  for (const code of codes) answers.push((await get(`ori=${code}`)).statusCode);
  expect(answers).toEqual([...Array<number>(20).fill(200), ...Array<number>(5).fill(429)]);
  expect((await get(`ori=${codes[0] ?? ''}`)).statusCode).toBe(200);
});

it('a strained server answers what is kept alone', async () => {
  await get('ori=NYC');
  isStrained = true;
  expect((await get('ori=NYC')).statusCode).toBe(200);
  const refused = await get('ori=LAX');
  expect([refused.statusCode, refused.json<Problem>().code]).toEqual([503, 'overloaded']);
});

it('fares that were seen are called so, and a supplier without an answer has no places', async () => {
  start({ chargesForSearches: true });
  expect((await get('ori=NYC')).json<ExploreAnswerWire>().fares).toBe('seen');
  start({ explore: async () => ({ ok: false, error: { code: 'supplier_unavailable' } }) });
  expect((await get('ori=NYC')).statusCode).toBe(503);
});
