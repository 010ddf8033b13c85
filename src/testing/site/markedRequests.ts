/** A request for each route of the server, full of a traveler's marked data. */
import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { SEARCH as SEARCH_BODY } from '../bookings/fakeSupplier';
import { CARD, draftOf, MARK, order, TOKEN } from './markedTrip';
import type { Sender, Trip } from './markedTrip';

const SEARCH = 'ori=JFK&des=LHR&departdate=13-Mar-2027&triptype=O&cabin=Economy&adt=1&chd=0&inf=0';
const ROUND_TRIP = `${SEARCH.replace('triptype=O', 'triptype=R')}&returndate=20-Mar-2027`;
const SIGHTING = { pageUrl: `/${MARK}`, FingerprintId: MARK, Referrer: `https://example.com/${MARK}` };

const comment = {
  ...{ blogurl: 'how-to-read-a-fare', name: MARK, email: `${MARK}@example.com`, message: MARK },
  ...{ wantsReplies: true, locale: 'en' },
};

/** A request that fits each route, as full of marked data as it may be. */
export const requestsBy = ({ send, post }: Sender): Readonly<Record<string, (trip: Trip) => Promise<LightMyRequestResponse>>> => ({
  'GET /healthz': () => send({ url: '/healthz' }),
  'GET /readyz': () => send({ url: '/readyz' }),
  'GET /data/airports': () => send({ url: `/data/airports?key=${MARK}` }),
  'GET /data/nearby': () => send({ url: '/data/nearby?code=JFK' }),
  'GET /data/countries': () => send({ url: '/data/countries' }),
  'GET /data/state': () => send({ url: '/data/state?id=US' }),
  'GET /flight/getflights': () => send({ url: `/flight/getflights?${SEARCH}` }),
  'GET /api/lowest-prices': () => send({ url: `/api/lowest-prices?${SEARCH}&from=10-Mar-2027&to=16-Mar-2027` }),
  'GET /api/price-grid': () => send({ url: `/api/price-grid?${ROUND_TRIP}` }),
  'GET /api/flexible-trips': () => send({ url: `/api/flexible-trips?${SEARCH.replace(/departdate=[^&]*&/, '')}&when=2027-03:weekend` }),
  'GET /api/price-record': () => send({ url: `/api/price-record?${SEARCH}` }),
  'GET /api/nearby-fares': () => send({ url: `/api/nearby-fares?${SEARCH}` }),
  'GET /api/alternatives': () => send({ url: `/api/alternatives?${SEARCH}` }),
  'GET /api/bot-challenge': () => send({ url: '/api/bot-challenge?action=contact' }),
  'GET /img/:name': () => send({ url: `/img/${MARK}?w=640` }),
  'GET /sitemap.xml': () => send({ url: '/sitemap.xml' }),
  'GET /sitemap-1.xml': () => send({ url: '/sitemap-1.xml' }),
  'GET /blog/feed.xml': () => send({ url: '/blog/feed.xml' }),
  'GET /api/blogs': () => send({ url: '/api/blogs' }),
  'GET /api/author': () => send({ url: '/api/author?authorurl=travel-desk' }),
  'GET /api/loadcmnts': () => send({ url: '/api/loadcmnts?blogurl=how-to-read-a-fare' }),
  'GET /api/airlines': () => send({ url: '/api/airlines' }),
  'GET /api/airlineclasses': () => send({ url: '/api/airlineclasses' }),
  'GET /api/bestdeals': () => send({ url: '/api/bestdeals' }),
  'GET /api/deals': () => send({ url: '/api/deals' }),
  'GET /api/dealsforcity/:city': () => send({ url: '/api/dealsforcity/paris' }),
  'GET /api/flight-under-200': () => send({ url: '/api/flight-under-200' }),
  'GET /api/flight-under-99': () => send({ url: '/api/flight-under-99' }),
  'GET /api/getfilteredfares': () => send({ url: '/api/getfilteredfares?origin=JFK' }),
  'GET /api/banner': () => send({ url: '/api/banner' }),
  'GET /api/links': () => send({ url: '/api/links' }),
  'GET /api/explore': () => send({ url: '/api/explore?ori=JFK' }),
  'GET /api/openapi.json': () => send({ url: '/api/openapi.json' }),
  'GET /robots.txt': () => send({ url: '/robots.txt' }),
  'GET /gateway/fields': () => send({ url: `/gateway/fields?lang=${MARK}` }),
  'GET /gateway/challenge/:challengeId': ({ waiting }) => send({ url: waiting.challengeUrl }),
  'POST /gateway/challenge/:challengeId': ({ waiting }) => post(waiting.challengeUrl, { answer: 'fail' }),
  'POST /gateway/tokens': () => post('/gateway/tokens', CARD),
  'POST /gateway/wallet': () => post('/gateway/wallet', { card: 'approve' }),
  'POST /api/csp-report': () =>
    post('/api/csp-report', { 'csp-report': { 'document-uri': `http://localhost/?q=${MARK}`, 'script-sample': MARK, referrer: MARK } }),
  'POST /api/callclick': () => post('/api/callclick', { ...SIGHTING, device: MARK, tfn: '800555-0111', isPaid: true, placement: MARK }),
  'POST /api/eventlog': () =>
    post('/api/eventlog', { ...SIGHTING, name: 'search', params: { search_term: MARK }, campaign: { source: MARK, gclid: MARK } }),
  'POST /api/contactus': ({ botTokens }) =>
    post('/api/contactus', {
      name: MARK,
      email: `${MARK}@example.com`,
      phone: '+16175550163',
      subject: MARK,
      message: `${MARK}\n    at ${MARK} (/srv/${MARK}.js:1:1)`,
      locale: 'en',
      botToken: botTokens.contact,
    }),
  'POST /api/flightcancellation': ({ botTokens }) =>
    post('/api/flightcancellation', {
      reference: 'ZANARY',
      name: MARK,
      email: `${MARK}@example.com`,
      phone: '+16175550163',
      reason: 'other',
      wish: 'refund',
      message: MARK,
      locale: 'en',
      botToken: botTokens.flightcancellation,
    }),
  'POST /api/vacenquiry': ({ botTokens }) =>
    post('/api/vacenquiry', {
      name: MARK,
      email: `${MARK}@example.com`,
      phone: '+16175550163',
      from: MARK,
      to: MARK,
      dates: MARK,
      travelers: MARK,
      budget: '',
      message: MARK,
      locale: 'en',
      botToken: botTokens.vacenquiry,
    }),
  'POST /api/submitcomment': ({ botTokens }) => post('/api/submitcomment', { ...comment, botToken: botTokens.comment }),
  'POST /api/commentreply': ({ botTokens }) => post('/api/commentreply', { ...comment, commentid: 1, botToken: botTokens.reply }),
  'POST /api/newsletter': ({ botTokens }) =>
    post('/api/newsletter', { email: `${MARK}@example.com`, locale: 'en', botToken: botTokens.newsletter }),
  'POST /api/farealert': ({ botTokens }) =>
    post('/api/farealert', {
      email: `${MARK}@example.com`,
      step: 'usd20',
      search: SEARCH_BODY,
      locale: 'en',
      botToken: botTokens.farealert,
    }),
  'POST /api/subscription/confirm': () => post('/api/subscription/confirm', { token: TOKEN }),
  'POST /api/subscription/end': () => post('/api/subscription/end', { token: TOKEN }),
  'POST /api/subscription/one-click': () => post(`/api/subscription/one-click?token=${TOKEN}`, {}),
  'POST /api/drafts': ({ cookie }) => post('/api/drafts', draftOf, cookie),
  'POST /api/reprice': ({ draftId, cookie }) => post('/api/reprice', { draftId, seenTotal: 50_000 }, cookie),
  'GET /api/extras': ({ draftId, cookie }) => send({ url: `/api/extras?draftId=${draftId}` }, cookie),
  'POST /api/extras': ({ draftId, cookie }) => post('/api/extras', { draftId, seenTotal: 50_000, choices: [] }, cookie),
  'POST /api/payment-recording': ({ waiting, cookie }) =>
    post(
      '/api/payment-recording',
      { draftId: waiting.draftId, recording: { format: 2, build: 'development', viewport: null, runs: [], actions: [] } },
      cookie,
    ),
  'POST /api/handover': ({ draftId, cookie }) => post('/api/handover', { draftId }, cookie),
  'POST /api/bkstgupdt': ({ draftId, cookie }) =>
    post('/api/bkstgupdt', { draftId, stage: 'selected', at: '2026-11-20T12:00:00Z' }, cookie),
  'POST /api/booking': ({ draftId, paymentToken, cookie }) =>
    post('/api/booking', order(draftId, paymentToken), cookie, { 'idempotency-key': randomUUID() }),
  'POST /api/booking/open': () => post('/api/booking/open', { token: MARK.padEnd(32, '0').slice(0, 32) }),
  'POST /api/booking/lookup': () => post('/api/booking/lookup', { reference: 'ZANARY', email: `${MARK}@example.com` }),
  'POST /api/booking/passport': ({ cookie }) =>
    post(
      '/api/booking/passport',
      { reference: 'ZANARY', traveler: 0, passport: { number: 'ZANARY7', expires: '2030-06-30', country: 'US' } },
      cookie,
    ),
  'POST /api/booking/traveler': ({ cookie }) =>
    post(
      '/api/booking/traveler',
      {
        ...{ reference: 'ZANARY', traveler: 0, firstName: MARK, middleName: MARK, lastName: MARK },
        ...{ knownTravelerNumber: 'ZANARY123', redressNumber: 'ZANARY1', frequentFlyer: { airline: 'BA', number: 'ZANARY1' } },
      },
      cookie,
    ),
  'GET /api/booking': ({ cookie }) => send({ url: '/api/booking' }, cookie),
  'GET /api/booking/receipt': ({ cookie }) => send({ url: '/api/booking/receipt' }, cookie),
  'GET /api/booking/apple-pass': ({ cookie }) => send({ url: '/api/booking/apple-pass?slice=0' }, cookie),
  'GET /api/booking/google-pass': ({ cookie }) => send({ url: '/api/booking/google-pass?slice=0' }, cookie),
  'POST /api/booking/cancel-quote': ({ cookie }) => post('/api/booking/cancel-quote', { reference: 'ZANARY' }, cookie),
  'POST /api/booking/cancel': ({ cookie }) => post('/api/booking/cancel', { reference: 'ZANARY', refund: 50_000 }, cookie),
  'POST /api/booking/accept-change': ({ cookie }) =>
    post('/api/booking/accept-change', { reference: 'ZANARY', change: '00000000-0000-4000-8000-000000000000' }, cookie),
  'POST /api/booking/exchange-offers': ({ cookie }) =>
    post('/api/booking/exchange-offers', { reference: 'ZANARY', slices: [{ place: 0, date: '2027-03-20' }] }, cookie),
  'POST /api/booking/exchange': ({ cookie, paymentToken }) =>
    post('/api/booking/exchange', { reference: 'ZANARY', offerId: MARK, due: 1, refund: 0, paymentToken }, cookie, {
      'idempotency-key': randomUUID(),
    }),
  'GET /api/booking/exchange-status': ({ cookie }) =>
    send({ url: '/api/booking/exchange-status?exchangeId=00000000-0000-4000-8000-000000000000' }, cookie),
  'POST /api/booking/exchange-verify': ({ cookie }) =>
    post('/api/booking/exchange-verify', { exchangeId: '00000000-0000-4000-8000-000000000000' }, cookie),
  'POST /api/booking/mail': ({ cookie }) => post('/api/booking/mail', { reference: 'ZANARY', email: `${MARK}@example.com` }, cookie),
  'POST /api/trip-cookie': () => post('/api/trip-cookie', {}, `wf_trip=${MARK}`),
  'POST /api/trips/link': () => post('/api/trips/link', { email: `${MARK}@example.com`, locale: 'en' }),
  'POST /api/trips/open': () => post('/api/trips/open', { token: MARK.padEnd(32, '0').slice(0, 32) }),
  'GET /api/trips': ({ cookie }) => send({ url: '/api/trips' }, cookie),
  'POST /api/trips/show': ({ cookie }) => post('/api/trips/show', { reference: 'ZANARY' }, cookie),
  'POST /api/trips/forget': ({ cookie }) => post('/api/trips/forget', { reference: 'ZANARY' }, cookie),
  'GET /api/saved-travelers': ({ cookie }) => send({ url: '/api/saved-travelers' }, cookie),
  'POST /api/saved-travelers/forget': ({ cookie }) => post('/api/saved-travelers/forget', { id: null }, cookie),
  'GET /api/booking/calendar': ({ cookie }) => send({ url: '/api/booking/calendar' }, cookie),
  'GET /api/booking/calendar/:token': () => send({ url: `/api/booking/calendar/${TOKEN}` }),
  'GET /api/payment-status': ({ waiting, cookie }) => send({ url: `/api/payment-status?attemptId=${waiting.attemptId}` }, cookie),
  'GET /api/payment-verify': ({ waiting, cookie }) => send({ url: `/api/payment-verify?draftId=${waiting.draftId}` }, cookie),
  'POST /api/payment-verify': ({ waiting, cookie }) => post('/api/payment-verify', { attemptId: waiting.attemptId, abandon: true }, cookie),
});

/** Asks every route at once, and each again with marks where they do not belong; gives the status of the first by route. */
export async function askAll(sender: Sender, trip: Trip): Promise<Readonly<Record<string, number>>> {
  const { send } = sender;
  const requests = requestsBy(sender);
  const responses = Object.entries(requests).map(async ([route, request]) => [route, (await request(trip)).statusCode] as const);
  const misplaced = Object.keys(requests).map((route) => {
    const [method = '', url = ''] = route.split(' ');
    const options = method === 'POST' ? { payload: { [MARK]: MARK, email: `${MARK}@example.com` } } : {};
    return send(
      { method: method === 'POST' ? 'POST' : 'GET', url: `${url.replace(/:\w+/, MARK)}?${MARK}=${MARK}`, ...options },
      `x=${MARK}`,
    );
  });
  await Promise.all([
    ...misplaced,
    send({ url: `/${MARK}/${MARK}?${MARK}` }),
    send({ method: 'POST', url: `/${MARK}`, payload: `{"${MARK}` }),
  ]);
  return Object.fromEntries(await Promise.all(responses));
}
