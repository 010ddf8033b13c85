/** A caller without a trip gets the 404 of what belongs to somebody else, after all that is wrong with the request itself; nothing of it is stored. */
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import { World } from '#testing/bookings/bookingWorld';
import { orderOf } from '#testing/bookings/orderOf';
import { registerErrorHandler } from '../../http/replies/errors';
import { indexRoutes } from '../../http/routeIndex';
import { UNLIMITED } from '../../http/limits/rateLimits';
import { registerCookies } from '../../http/requests/tripCookie';
import { registerStageRoutes } from '../../visitors/tracking/stages.routes';
import { registerBookingRoutes } from './booking.routes';

const ID = '01234567-89ab-4def-8123-456789abcdef';
const TOKEN = 'a'.repeat(32);
const OF_BOOKING = { reference: 'ABCDEF' };
const ORDER = orderOf({ draftId: ID, acceptedTotal: 1, paymentToken: 'tok_0123456789' });
const KEY = { 'idempotency-key': 'trip-guard-key' };

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await World.open();
  app = fastify();
  indexRoutes(app);
  registerErrorHandler(app);
  await registerCookies(app);
  const room = world.start();
  registerBookingRoutes(app, { ...room, limits: UNLIMITED });
  registerStageRoutes(app, { ...room, limits: UNLIMITED });
});
afterAll(async () => {
  await app.close();
  await world.database.close();
});

type Call = readonly [method: 'GET' | 'POST', url: string, payload?: object, headers?: Record<string, string>];

const EXCHANGE = { ...OF_BOOKING, offerId: 'any', due: 0, refund: 0, paymentToken: null };

const GUARDED: readonly (readonly [Call, string])[] = [
  [['POST', '/api/reprice', { draftId: ID, seenTotal: 1 }], 'draft_unknown'],
  [['GET', `/api/extras?draftId=${ID}`], 'draft_unknown'],
  [['POST', '/api/extras', { draftId: ID, seenTotal: 1, choices: [] }], 'draft_unknown'],
  [['POST', '/api/booking', ORDER, KEY], 'draft_unknown'],
  [['GET', `/api/payment-status?attemptId=${ID}`], 'draft_unknown'],
  [['GET', `/api/payment-verify?draftId=${ID}`], 'draft_unknown'],
  [['POST', '/api/payment-verify', { attemptId: ID }], 'draft_unknown'],
  [['POST', '/api/bkstgupdt', { draftId: ID, stage: 'paid', at: '2026-11-20T12:00:00Z' }], 'draft_unknown'],
  [['GET', '/api/booking'], 'booking_unknown'],
  [['GET', '/api/booking/calendar'], 'booking_unknown'],
  [['GET', `/api/booking/calendar/${TOKEN}`], 'booking_unknown'],
  [['GET', '/api/booking/apple-pass?slice=0'], 'booking_unknown'],
  [['GET', '/api/booking/google-pass?slice=0'], 'booking_unknown'],
  [['GET', '/api/booking/receipt'], 'booking_unknown'],
  [['POST', '/api/booking/cancel-quote', OF_BOOKING], 'booking_unknown'],
  [['POST', '/api/booking/cancel', { ...OF_BOOKING, refund: 1 }], 'booking_unknown'],
  [['POST', '/api/booking/accept-change', { ...OF_BOOKING, change: ID }], 'booking_unknown'],
  [['POST', '/api/booking/exchange-offers', { ...OF_BOOKING, slices: [{ place: 0, date: '2027-03-20' }] }], 'booking_unknown'],
  [['POST', '/api/booking/exchange', EXCHANGE, KEY], 'booking_unknown'],
  [['GET', `/api/booking/exchange-status?exchangeId=${ID}`], 'exchange_unknown'],
  [['POST', '/api/booking/exchange-verify', { exchangeId: ID }], 'exchange_unknown'],
  [['POST', '/api/booking/mail', OF_BOOKING], 'booking_unknown'],
  [['POST', '/api/booking/passport', { ...OF_BOOKING, traveler: 0, passport: ORDER.travelers[0]?.passport }], 'booking_unknown'],
  [['POST', '/api/booking/traveler', { ...OF_BOOKING, traveler: 0, knownTravelerNumber: 'TT12345678' }], 'booking_unknown'],
  [['POST', '/api/booking/open', { token: TOKEN }], 'booking_unknown'],
  [['GET', '/api/trips'], 'booking_unknown'],
  [['POST', '/api/trips/open', { token: TOKEN }], 'booking_unknown'],
  [['POST', '/api/trips/show', OF_BOOKING], 'booking_unknown'],
  [['POST', '/api/trips/forget', OF_BOOKING], 'booking_unknown'],
  [['GET', '/api/saved-travelers'], 'booking_unknown'],
  [['POST', '/api/saved-travelers/forget', { id: ID }], 'booking_unknown'],
  [['POST', '/api/booking/lookup', { ...OF_BOOKING, email: 'ana@example.com' }], 'booking_unknown'],
];

async function ask(...[method, url, payload, headers = {}]: Call) {
  const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return [answer.statusCode, answer.json<{ code: string }>().code, answer.headers['cache-control']];
}

it.each(GUARDED.map(([call, code]) => [call[0], call[1], code, call] as const))(
  '%s %s without a trip is %s',
  async (_method, _url, code, call) => {
    expect(await ask(...call)).toEqual([404, code, 'no-store']);
  },
);

it.each<readonly [what: string, call: Call]>([
  ['without a key', ['POST', '/api/booking', ORDER]],
  ['to change flights without a key', ['POST', '/api/booking/exchange', EXCHANGE]],
  ['with a draft that can be none', ['POST', '/api/booking', { ...ORDER, draftId: 'x' }, KEY]],
  ['about no payment', ['GET', '/api/payment-status']],
  ['about two payments', ['GET', `/api/payment-verify?attemptId=${ID}&draftId=${ID}`]],
  ['about a draft that can be none', ['GET', '/api/booking?draftId=x']],
  ['without the refund', ['POST', '/api/booking/cancel', OF_BOOKING]],
])('a call %s is refused for that, whoever sends it', async (_, call) => {
  expect(await ask(...call)).toEqual([400, 'invalid_request', 'no-store']);
});

it('is applied to every call of the folder but those that need none', () => {
  const named = GUARDED.map(([[method, url]]) => `${method} ${(url.split('?')[0] ?? '').replace(TOKEN, ':token')}`);
  const routes = app.routeIndex.all().map(({ method, url }) => `${String(method)} ${url}`);
  expect(routes.filter((route) => !route.startsWith('HEAD')).sort()).toEqual(
    [...named, 'POST /api/drafts', 'POST /api/trip-cookie', 'POST /api/trips/link'].sort(),
  );
});

it('gives the cookie before anything belongs to a trip: who keeps it is known, who refuses it is given another each time', async () => {
  const answerOf = (cookie: string) => app.inject({ method: 'POST', url: '/api/trip-cookie', headers: { cookie }, payload: {} });
  const first = await answerOf('');
  const kept = await answerOf(String(first.headers['set-cookie']).split(';')[0] ?? '');
  const refused = await answerOf('');
  expect([first, kept, refused].map((answer) => answer.json<unknown>())).toEqual([{ isNew: true }, { isNew: false }, { isNew: true }]);
  expect(kept.headers['set-cookie']).toBeUndefined();
  expect(refused.headers['set-cookie']).not.toBe(first.headers['set-cookie']);
  expect(first.headers['cache-control']).toBe('no-store');
});
