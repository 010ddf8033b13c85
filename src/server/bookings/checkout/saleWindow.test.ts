/** What is not on sale cannot be had by asking the calls of a booking directly. */
import { SEARCH } from '#testing/bookings/fakeSupplier';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { openTestApp } from '#testing/site/testApp';
import { searchToBody } from '#core/contract/flights/searchBody';
import type { IsoDate } from '#core/domain/values/dates';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { departureDate, searchFor } from '#core/domain/search/trip';
import { drafts } from '../bookings.tables';
import { sandboxPayments } from '../../payments/sandbox/sandbox.tables';
import { instantOf } from '../../geography/timeZones';
import { itInRelease } from '#testing/jest/smallerRuns';

const MINUTE_MS = 60_000;
const TO_LAX = searchFor(
  { origin: 'JFK', destination: 'LAX', departs: '2026-11-21' as IsoDate, returns: null },
  'Economy',
  DEFAULT_TRAVELERS,
);

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
    const search = { ...SEARCH, departDate, returnDate, tripType: returnDate === null ? ('O' as const) : ('R' as const) };
    const draft = await world.start().checkout.createDraft({ search, flightId: 'BA178', seenTotal: 1 }, SECRET);
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
    const search = { search: SEARCH, flightId: 'BA178', seenTotal: 1 };
    expect(await server.checkout.createDraft(search, SECRET)).toMatchObject({ error: { code: 'offer_gone' } });
    expect(await server.checkout.reprice({ draftId, seenTotal: 1 }, SECRET)).toMatchObject({ error: { code: 'offer_gone' } });
    expect(await server.checkout.book(body, 'too-late-key', SECRET)).toMatchObject({ code: 'offer_gone' });
    expect(await world.database.db.$count(sandboxPayments)).toBe(0);
  });

  it('lets a hold go when the hour passes while the bank asks', async () => {
    world.now = new Date('2027-03-14T01:29:00Z');
    const server = world.start();
    const draftId = await world.draft(server);
    const answer = await server.checkout.book(await world.body(server, draftId, '4000002500003155'), 'slow-bank-key', SECRET);
    if (answer.kind !== 'attempt') throw new Error(answer.code);
    expect(await world.answerBank(server, answer.attempt.challengeUrl)).toBe(true);
    world.minutes(5);
    const verified = await server.checkout.verify(answer.attempt.attemptId, false, SECRET);
    expect(verified).toMatchObject({ value: { state: 'failed', failure: 'offer_gone' } });
    expect(await world.standing(draftId)).toEqual({ bookings: 0, taken: 0, held: 0, charges: 0 });
    expect(world.supplier.standing()).toBe(0);
  });
});

itInRelease('the whole server sells a flight of today up to the hour, and says why it has none of 2031', async () => {
  const world = await openTestApp({ now: new Date('2026-11-20T12:00:00Z') });
  const post = (url: string, payload: object, cookie = '') => world.app.inject({ method: 'POST', url, payload, headers: { cookie } });
  const found = await world.deps.supplier.search(TO_LAX, { now: world.now, limit: 600 });
  if (!found.ok) throw new Error(found.error.code);
  const flight = found.value.flights.find((f) => f.slices[0].stops === 0);
  const leg = flight?.slices[0]?.legs[0];
  if (!flight || !leg) throw new Error('JFK-LAX has a nonstop');
  const departs = instantOf(leg.departs, 'America/New_York');
  const choose = (departDate: string = departureDate(TO_LAX)) =>
    post('/api/drafts', { search: { ...searchToBody(TO_LAX), departDate }, flightId: flight.id, seenTotal: 0 });

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
