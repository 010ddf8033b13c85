/** What is not on sale cannot be had by asking the calls of a booking directly. */
import { QUERY, SECRET, World } from '#testing/bookingWorld';
import { openTestApp } from '#testing/testApp';
import type { IsoDate } from '#core/domain/dates';
import type { SearchQuery } from '#core/domain/trip';
import { drafts } from './bookings.tables';
import { sandboxPayments } from '../payments/sandbox/sandbox.tables';
import { instantOf } from '../geography/timeZones';

const MINUTE_MS = 60_000;
const SEARCH: SearchQuery = {
  origin: 'JFK',
  destination: 'LAX',
  departDate: '2026-11-21' as IsoDate,
  returnDate: null,
  tripType: 'O',
  cabin: 'Economy',
  travelers: { adults: 1, children: 0, infants: 0 },
};

describe('a supplier that would sell anything', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world.database.close());

  it.each([
    ['2031-03-13', null, { code: 'invalid_request', errors: [{ name: '/search/departDate' }] }],
    ['2027-10-16', '2027-10-18', { code: 'invalid_request', errors: [{ name: '/search/returnDate' }] }],
    ['2026-11-18', null, { code: 'offer_gone' }],
  ])('gets no draft from %s to %s', async (departDate, returnDate, error) => {
    const search = { ...QUERY, departDate, returnDate, tripType: returnDate === null ? ('O' as const) : ('R' as const) };
    const draft = await world.start().bookings.createDraft({ search, flightId: 'BA178', seenTotal: 1 }, SECRET);
    expect(draft).toMatchObject({ ok: false, error });
    expect(await world.database.db.$count(drafts)).toBe(0);
  });

  it('sells a flight until an hour before it leaves: no draft, no price and no hold after that', async () => {
    const server = world.start();
    const departs = new Date('2027-03-14T02:30:00Z'); // 21:30 at JFK, the day before
    world.now = new Date(departs.getTime() - 60 * MINUTE_MS);
    const draftId = await world.draft(server);
    const body = await world.body(server, draftId);
    world.minutes(1);
    const search = { search: QUERY, flightId: 'BA178', seenTotal: 1 };
    expect(await server.bookings.createDraft(search, SECRET)).toMatchObject({ error: { code: 'offer_gone' } });
    expect(await server.bookings.reprice({ draftId, seenTotal: 1 }, SECRET)).toMatchObject({ error: { code: 'offer_gone' } });
    expect(await server.bookings.book(body, 'too-late-key', SECRET)).toMatchObject({ code: 'offer_gone' });
    expect(await world.database.db.$count(sandboxPayments)).toBe(0);
  });

  it('lets a hold go when the hour passes while the bank asks', async () => {
    world.now = new Date('2027-03-14T01:29:00Z');
    const server = world.start();
    const draftId = await world.draft(server);
    const answer = await server.bookings.book(await world.body(server, draftId, '4000002500003155'), 'slow-bank-key', SECRET);
    if (answer.kind !== 'attempt') throw new Error(answer.code);
    expect(await server.gateway.answerChallenge(answer.attempt.challengeUrl?.split('/').pop() ?? '', 'complete')).toBe(true);
    world.minutes(5);
    const verified = await server.bookings.verify(answer.attempt.attemptId, false, SECRET);
    expect(verified).toMatchObject({ value: { state: 'failed', failure: 'offer_gone' } });
    expect(await world.standing(draftId)).toEqual({ bookings: 0, taken: 0, held: 0, charges: 0 });
    expect(world.supplier.standing()).toBe(0);
  });
});

it('the whole server sells a flight of today up to the hour, and says why it has none of 2031', async () => {
  const world = await openTestApp({ now: new Date('2026-11-20T12:00:00Z') });
  const post = (url: string, payload: object, cookie = '') => world.app.inject({ method: 'POST', url, payload, headers: { cookie } });
  const found = await world.deps.supplier.search(SEARCH, { now: world.now, limit: 600 });
  if (!found.ok) throw new Error(found.error.code);
  const flight = found.value.flights.find((f) => f.slices[0]?.stops === 0);
  const leg = flight?.slices[0]?.legs[0];
  if (!flight || !leg) throw new Error('JFK-LAX has a nonstop');
  const departs = instantOf(leg.departs, 'America/New_York');
  const choose = (departDate: string = SEARCH.departDate) =>
    post('/api/drafts', { search: { ...SEARCH, departDate }, flightId: flight.id, seenTotal: 0 });

  const early = await choose('2031-01-05');
  expect([early.statusCode, early.json()]).toMatchObject([
    400,
    { code: 'invalid_request', errors: [{ name: '/search/departDate', detail: 'is more than 330 days ahead: not on sale yet' }] },
  ]);
  world.now = new Date(departs.getTime() - 60 * MINUTE_MS);
  const last = await choose();
  expect(last.statusCode).toBe(201);
  world.now = new Date(world.now.getTime() + MINUTE_MS);
  expect((await choose()).json()).toMatchObject({ status: 410, code: 'offer_gone' });
  const cookie = String(last.headers['set-cookie']).split(';')[0];
  expect((await post('/api/reprice', { draftId: last.json<{ draftId: string }>().draftId, seenTotal: 0 }, cookie)).statusCode).toBe(410);
  await world.close();
});
