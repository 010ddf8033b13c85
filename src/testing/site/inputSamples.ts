/**
 * What each route of the server takes, as the tests of odd input know it: schemas of what a route reads without one, and for every
 * route values that reach its far end.
 */
import type { MakeExchange } from '#core/contract/bookings/exchange.schema';
import type { SearchBody } from '#core/contract/bookings/drafts.schema';
import { FlexibleQuerySchema } from '#core/contract/flights/flexibleTrips.schema';
import { FlightsQuerySchema } from '#core/contract/flights/flights.schema';
import type { JsonSchema } from '../contracts/schemaCases';

/** When these tests take place. */
export const NOW = new Date('2026-11-20T12:00:00Z');

/** A query of these texts. */
export const someText = (...names: readonly string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
const FLIGHTS: JsonSchema = FlightsQuerySchema;
/** Query parameters of routes that read them without a schema. A new route without one must be named here. */
export const QUERIES: Readonly<Record<string, JsonSchema>> = {
  '/flight/getflights': FLIGHTS,
  '/api/alternatives': FLIGHTS,
  '/api/nearby-fares': FLIGHTS,
  '/api/price-grid': FLIGHTS,
  '/api/price-record': FLIGHTS,
  '/api/flexible-trips': FlexibleQuerySchema,
  '/api/lowest-prices': { ...FLIGHTS, properties: { ...FLIGHTS.properties, ...someText('from', 'to').properties } },
  '/data/airports': someText('key'),
  '/data/nearby': someText('code'),
  '/data/state': someText('id'),
  '/data/countries': someText(),
  '/api/airlines': someText('lang'),
  '/api/explore': someText('ori', 'when', 'departdate', 'returndate', 'stay', 'stops', 'cabin'),
  '/api/booking/calendar/:token': someText(),
  '/api/trips': someText(),
  '/api/saved-travelers': someText(),
  '/api/blogs': someText('lang'),
  '/api/author': someText('authorurl', 'lang'),
  '/api/loadcmnts': someText('blogurl'),
  '/blog/feed.xml': someText(),
  '/api/airlineclasses': someText(),
  '/api/bestdeals': someText(),
  '/api/deals': someText(),
  '/api/flight-under-200': someText(),
  '/api/flight-under-99': someText(),
  '/api/dealsforcity/:city': someText(),
  '/api/getfilteredfares': someText('origin', 'destination', 'cabin', 'month', 'maxprice', 'airline'),
  '/api/links': someText('lang'),
  '/api/banner': someText('pageurl', 'lang'),
  '/api/openapi.json': someText(),
  '/img/:name': someText('w', 'v'),
  '/gateway/fields': someText('lang'),
  '/gateway/challenge/:challengeId': someText('lang'),
  '/healthz': someText(),
  '/readyz': someText(),
  '/sitemap.xml': someText(),
  '/sitemap-1.xml': someText(),
  '/robots.txt': someText(),
};
/** Bodies of routes that take any JSON. */
export const BODIES: Readonly<Record<string, JsonSchema>> = {
  '/api/csp-report': someText('csp-report'),
  '/api/subscription/one-click': someText('List-Unsubscribe'),
};

/** A search that finds flights. */
export const SEARCH: SearchBody = {
  ...{ origin: 'JFK', destination: 'LHR', departDate: '2027-03-13', returnDate: null, tripType: 'O', cabin: 'Economy' },
  travelers: { adults: 1, children: 0, infants: 0 },
};
/** When its flight is flown instead. */
export const EXCHANGED_DAY = '2027-03-20';
const FLIGHTS_QUERY = { ori: 'JFK', des: 'LHR', departdate: '13-Mar-2027', triptype: 'O', cabin: 'Economy', adt: '1', chd: '0', inf: '0' };
export const CARD = { number: '4242424242424242', expiration: '12/29', securityCode: '123' };
export const EMAIL = 'maria@example.com';
export const COMMENT = {
  ...{ blogurl: 'how-to-read-a-fare', name: 'Ana', email: EMAIL, message: 'Hello', wantsReplies: false },
  ...{ locale: 'en', botToken: 'x' },
} as const;

/** What a browser in the middle of a booking knows. */
export interface Visit {
  readonly cookie: string;
  readonly draftId: string;
  readonly flightId: string;
  readonly acceptedTotal: number;
  readonly paymentToken: string;
  readonly attemptId: string;
  readonly challengeId: string;
  /** Of the payment that the bank asks about. */
  readonly payingDraftId: string;
  readonly reference: string;
  /** Id of a comment that takes replies. */
  readonly comment: number;
  /** Token of a newsletter that waits to be confirmed. */
  readonly subscription: string;
  /** What that booking can be changed to, and a change that was made. */
  readonly exchange: Pick<MakeExchange, 'offerId' | 'due' | 'refund'>;
  readonly exchangeId: string;
  /** What the airline changed of that booking. */
  readonly changeId: string;
  /** Stands in the link of a mail about that booking. */
  readonly openToken: string;
  /** Stands in the link of a mail about all bookings of that address. */
  readonly tripsToken: string;
  /** Stands in the address of its calendar file. */
  readonly calendarToken: string;
}
/** What pays for a draft. */
export const bookingOf = ({ draftId, acceptedTotal, paymentToken }: Pick<Visit, 'draftId' | 'acceptedTotal' | 'paymentToken'>) => ({
  ...{ draftId, acceptedTotal, paymentToken, locale: 'en', contact: { email: EMAIL, phone: '+12125550118' } },
  // the same person, again and again
  bookAgain: true,
  travelers: [
    {
      ...{
        kind: 'adult',
        firstName: 'Maria',
        middleName: '',
        lastName: 'Ruiz',
        dateOfBirth: '1985-04-18',
        sex: 'F',
        knownTravelerNumber: '',
      },
      passport: { number: 'X1234567', expires: '2030-06-30', country: 'US' },
    },
  ],
  billing: { nameOnCard: 'Maria Ruiz', country: 'US', state: 'NY', address: '12 Main St', city: 'New York', zip: '10001' },
});

/** Bodies that reach the far end of a route; those of other routes fit their schema and no more. */
export const GOOD_BODY: Readonly<Record<string, (known: Visit) => object>> = {
  '/api/drafts': ({ flightId }) => ({ search: SEARCH, flightId, seenTotal: 0 }),
  '/api/reprice': ({ draftId }) => ({ draftId, seenTotal: 0 }),
  '/api/extras': ({ draftId }) => ({ draftId, seenTotal: 0, choices: [] }),
  '/api/booking': bookingOf,
  '/api/booking/open': ({ openToken }) => ({ token: openToken }),
  '/api/booking/lookup': ({ reference }) => ({ reference, email: EMAIL }),
  '/api/booking/passport': ({ reference }) => ({
    reference,
    traveler: 0,
    passport: { number: 'X1234567', expires: '2030-06-30', country: 'US' },
  }),
  '/api/booking/traveler': ({ reference }) => ({
    ...{ reference, traveler: 0, firstName: 'Mary', middleName: '', lastName: 'Ruiz', knownTravelerNumber: 'TT12345678' },
    ...{ redressNumber: '1234567', frequentFlyer: { airline: 'AA', number: '12345678' } },
  }),
  '/api/booking/accept-change': ({ reference, changeId }) => ({ reference, change: changeId }),
  '/api/booking/cancel-quote': ({ reference }) => ({ reference }),
  '/api/booking/cancel': ({ reference, acceptedTotal }) => ({ reference, refund: acceptedTotal }),
  '/api/booking/exchange-offers': ({ reference }) => ({ reference, slices: [{ place: 0, date: EXCHANGED_DAY }] }),
  '/api/booking/exchange': ({ reference, exchange, paymentToken }) => ({ reference, ...exchange, paymentToken }),
  '/api/booking/exchange-verify': ({ exchangeId }) => ({ exchangeId }),
  '/api/booking/mail': ({ reference }) => ({ reference, email: EMAIL }),
  '/api/trip-cookie': () => ({}),
  '/api/trips/link': () => ({ email: EMAIL, locale: 'en' }),
  '/api/trips/open': ({ tripsToken }) => ({ token: tripsToken }),
  '/api/trips/show': ({ reference }) => ({ reference }),
  '/api/trips/forget': ({ reference }) => ({ reference }),
  '/api/saved-travelers/forget': () => ({ id: null }),
  '/api/payment-verify': ({ attemptId }) => ({ attemptId }),
  '/api/bkstgupdt': ({ draftId }) => ({ draftId, stage: 'selected', at: NOW.toISOString() }),
  '/api/payment-recording': ({ payingDraftId }) => ({
    draftId: payingDraftId,
    recording: { format: 2, build: 'development', viewport: null, runs: [], actions: [] },
  }),
  '/api/handover': ({ draftId }) => ({ draftId }),
  '/api/contactus': () => ({ name: 'Ana', email: EMAIL, phone: '', subject: 'Hi', message: 'Hello', locale: 'en', botToken: 'x' }),
  '/api/flightcancellation': ({ reference }) => ({
    reference,
    name: 'Ana',
    email: EMAIL,
    phone: '',
    reason: 'plans',
    wish: 'refund',
    message: 'Hello',
    locale: 'en',
    botToken: 'x',
  }),
  '/api/vacenquiry': () => ({
    ...{ name: 'Ana', email: EMAIL, phone: '', from: 'Boston', to: 'Lisbon', dates: 'May', travelers: '2', budget: '' },
    ...{ message: '', locale: 'en', botToken: 'x' },
  }),
  '/api/submitcomment': () => COMMENT,
  '/api/commentreply': ({ comment }) => ({ ...COMMENT, commentid: comment }),
  '/api/newsletter': () => ({ email: EMAIL, locale: 'en', botToken: 'x' }),
  '/api/farealert': () => ({ email: EMAIL, step: 'usd20', search: SEARCH, locale: 'en', botToken: 'x' }),
  '/api/subscription/confirm': ({ subscription }) => ({ token: subscription }),
  '/api/subscription/end': ({ subscription }) => ({ token: subscription }),
  '/gateway/tokens': () => CARD,
  '/gateway/wallet': () => ({ card: 'approve' }),
};
export const GOOD_QUERY: Readonly<Record<string, (known: Visit) => object>> = {
  '/flight/getflights': () => FLIGHTS_QUERY,
  '/api/alternatives': () => FLIGHTS_QUERY,
  '/api/nearby-fares': () => FLIGHTS_QUERY,
  '/api/price-grid': () => ({ ...FLIGHTS_QUERY, triptype: 'R', returndate: '20-Mar-2027' }),
  '/api/price-record': () => FLIGHTS_QUERY,
  '/api/flexible-trips': () => {
    const { departdate: _, ...undated } = FLIGHTS_QUERY;
    return { ...undated, when: '2027-03:weekend' };
  },
  '/api/lowest-prices': () => ({ ...FLIGHTS_QUERY, from: '12-Mar-2027', to: '13-Mar-2027' }),
  '/data/airports': () => ({ key: 'par' }),
  '/api/author': () => ({ authorurl: 'travel-desk' }),
  '/api/loadcmnts': () => ({ blogurl: 'how-to-read-a-fare' }),
  '/data/nearby': () => ({ code: 'JFK' }),
  '/api/explore': () => ({ ori: 'JFK', when: '2027-03', stay: 'weekend' }),
  '/api/getfilteredfares': () => ({ origin: 'JFK', destination: 'LON', cabin: 'First', month: '2027-03', maxprice: '900', airline: 'BA' }),
  '/api/links': () => ({ lang: 'es' }),
  '/api/banner': () => ({ pageurl: '/flights-to-rome', lang: 'en' }),
  '/data/state': () => ({ id: 'US' }),
  '/img/:name': () => ({ w: '640' }),
  '/api/subscription/one-click': ({ subscription }) => ({ token: subscription }),
  '/api/extras': ({ draftId }) => ({ draftId }),
  '/api/booking/exchange-status': ({ exchangeId }) => ({ exchangeId }),
  '/api/payment-status': ({ attemptId }) => ({ attemptId }),
  '/api/payment-verify': ({ attemptId }) => ({ attemptId }),
};
export const GOOD_PATH: Readonly<Record<string, (known: Visit) => string>> = {
  ':city': () => 'paris',
  ':name': () => 'paris',
  ':challengeId': ({ challengeId }) => challengeId,
  ':token': ({ calendarToken }) => calendarToken,
};
