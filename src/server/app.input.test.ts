/**
 * Whatever a field of any route holds, the answer is 2xx or 4xx and tells nothing of the inside. Routes and schemas
 * come from the app itself. `INPUT_CASES` sets how many cases a route gets; a failure prints fast-check's seed and path.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance, LightMyRequestResponse, RouteOptions } from 'fastify';
import { openTestApp } from '#testing/testApp';
import type { TestApp } from '#testing/testApp';
import { fieldCases, fitting, withField } from '#testing/schemaCases';
import type { FieldCase, JsonSchema } from '#testing/schemaCases';
import { FlightsQuerySchema } from '#core/contract/flights.schema';
import { buildApp } from './app';
import { comments } from './comments/comments.tables';
import { subscriptions } from './subscriptions/subscriptions.tables';
import { bookings, scheduleChanges } from './bookings/bookings.tables';

jest.setTimeout(600_000);

const CASES = Number(process.env['INPUT_CASES'] ?? 300);
const NOW = new Date('2026-11-20T12:00:00Z');
const INSIDE = /node_modules|\/src\/|\/server\/|\bat \S+ \(|Failed query|insert into|select "/i;

const someText = (...names: readonly string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
const FLIGHTS: JsonSchema = FlightsQuerySchema;
/** Query parameters of routes that read them without a schema. A new route without one must be named here. */
const QUERIES: Readonly<Record<string, JsonSchema>> = {
  '/flight/getflights': FLIGHTS,
  '/api/alternatives': FLIGHTS,
  '/api/price-grid': FLIGHTS,
  '/api/price-record': FLIGHTS,
  '/api/lowest-prices': { ...FLIGHTS, properties: { ...FLIGHTS.properties, ...someText('from', 'to').properties } },
  '/data/airports': someText('key'),
  '/data/nearby': someText('code'),
  '/data/state': someText('id'),
  '/data/countries': someText(),
  '/api/airlines': someText(),
  '/api/explore': someText('ori', 'when', 'departdate', 'returndate', 'stay', 'stops', 'cabin'),
  '/api/blogs': someText('lang'),
  '/api/author': someText('authorurl', 'lang'),
  '/api/loadcmnts': someText('blogurl'),
  '/blog/feed.xml': someText(),
  '/us-es/blog/feed.xml': someText(),
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
  '/robots.txt': someText(),
};
/** Bodies of routes that take any JSON. */
const BODIES: Readonly<Record<string, JsonSchema>> = {
  '/api/csp-report': someText('csp-report'),
  '/api/subscription/one-click': someText('List-Unsubscribe'),
};

const SEARCH = {
  ...{ origin: 'JFK', destination: 'LHR', departDate: '2027-03-13', returnDate: null, tripType: 'O', cabin: 'Economy' },
  travelers: { adults: 1, children: 0, infants: 0 },
};
const FLIGHTS_QUERY = { ori: 'JFK', des: 'LHR', departdate: '13-Mar-2027', triptype: 'O', cabin: 'Economy', adt: '1', chd: '0', inf: '0' };
const CARD = { number: '4242424242424242', expiration: '12/29', securityCode: '123' };
const EMAIL = 'maria@example.com';
const COMMENT = {
  ...{ blogurl: 'how-to-read-a-fare', name: 'Ana', email: EMAIL, message: 'Hello', wantsReplies: false },
  ...{ locale: 'en', botToken: 'x' },
} as const;

let world: TestApp;
/** The same with an outside bot check that lets everybody pass: the form's way into the database. */
let withoutCheck: FastifyInstance;
const provider = createServer((_request, response) => response.end('{"success":true}'));

/** What a browser in the middle of a booking knows. */
interface Visit {
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
  /** What the airline changed of that booking. */
  readonly changeId: string;
}
let visit: Visit;

beforeAll(async () => {
  world = await openTestApp({ now: NOW });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  const { port } = provider.address() as AddressInfo;
  const verifyUrl = `http://127.0.0.1:${port}/`;
  const botCheck = { siteKey: 'key', secret: 'secret', scriptUrl: 'https://bots.example/api.js', verifyUrl, hosts: [], minScore: 0.5 };
  withoutCheck = await buildApp({ ...world.deps, config: { ...world.deps.config, botCheck } });
  visit = await newVisit();
});
afterAll(async () => {
  await withoutCheck.close();
  await world.close();
  provider.close();
});

async function call(
  method: 'GET' | 'POST',
  url: string,
  payload?: unknown,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const json = payload === undefined ? {} : { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } };
  const app = /^\/api\/(?:contactus|flightcancellation|vacenquiry|submitcomment|commentreply|newsletter|farealert)$/.test(url)
    ? withoutCheck
    : world.app;
  return app.inject({ method, url, ...json, headers: { ...json.headers, ...headers } });
}

async function newVisit(): Promise<Visit> {
  const query = { ...SEARCH, departDate: '2027-03-13' } as Parameters<TestApp['deps']['supplier']['search']>[0];
  const found = await world.deps.supplier.search(query, { now: world.now, limit: 10 });
  const flightId = found.ok ? (found.value.flights[0]?.id ?? '') : '';
  const draft = await call('POST', '/api/drafts', { search: SEARCH, flightId, seenTotal: 0 });
  const { draftId, quote } = draft.json<{ draftId: string; quote: { price: { total: number } } }>();
  const known = { cookie: String(draft.headers['set-cookie']).split(';')[0] ?? '', draftId, flightId, acceptedTotal: quote.price.total };
  const booked = await book({ ...known, draftId: await sameDraft(known.cookie, flightId) }, CARD.number);
  const payingDraftId = await sameDraft(known.cookie, flightId);
  const challenged = await book({ ...known, draftId: payingDraftId }, '4000002500003155');
  const subscription = String((keys += 1)).padStart(32, 's');
  const id = randomUUID();
  await world.database.db
    .insert(subscriptions)
    .values({ id, kind: 'newsletter', email: `${id}@example.com`, locale: 'en', token: subscription, createdAt: NOW });
  const [written] = await world.database.db
    .insert(comments)
    .values({
      ...{ reference: `C-${id}`, article: COMMENT.blogurl, depth: 0, name: 'Ana', email: EMAIL, message: 'Hello', locale: 'en' },
      ...{ wantsReplies: false, state: 'approved', receivedAt: NOW },
    })
    .returning({ id: comments.id });
  const { reference } = booked.json<{ reference: string }>();
  return {
    ...known,
    subscription,
    comment: written?.id ?? 0,
    payingDraftId,
    paymentToken: await newToken(CARD.number),
    reference,
    changeId: await newChange(reference),
    attemptId: challenged.json<{ attemptId: string }>().attemptId,
    challengeId: challenged.json<{ challengeUrl: string }>().challengeUrl.split('/').pop() ?? '',
  };
}

/** The airline changes a booking a little: what a traveler accepts. */
async function newChange(reference: string): Promise<string> {
  const { db } = world.database;
  const [booking] = await db.select().from(bookings).where(eq(bookings.reference, reference));
  if (!booking) throw new Error('nothing was booked');
  const [id, { slices }] = [randomUUID(), booking.offer];
  const change = { id, bookingId: booking.id, before: slices, after: slices, isSignificant: false, createdAt: world.now };
  await db.insert(scheduleChanges).values(change);
  return id;
}

async function sameDraft(cookie: string, flightId: string): Promise<string> {
  return (await call('POST', '/api/drafts', { search: SEARCH, flightId, seenTotal: 0 }, { cookie })).json<{ draftId: string }>().draftId;
}

async function newToken(number: string): Promise<string> {
  return (await call('POST', '/gateway/tokens', { ...CARD, number })).json<{ token: string }>().token;
}

async function book(known: Pick<Visit, 'cookie' | 'draftId' | 'acceptedTotal'>, number: string): Promise<LightMyRequestResponse> {
  const body = bookingOf({ ...known, paymentToken: await newToken(number) });
  return call('POST', '/api/booking', body, { cookie: known.cookie, 'idempotency-key': newKey() });
}

let keys = 0;
const newKey = (): string => `input-key-${(keys += 1)}`;

const bookingOf = ({ draftId, acceptedTotal, paymentToken }: Pick<Visit, 'draftId' | 'acceptedTotal' | 'paymentToken'>) => ({
  ...{ draftId, acceptedTotal, paymentToken, locale: 'en', contact: { email: EMAIL, phone: '+12125550118' } },
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
const GOOD_BODY: Readonly<Record<string, (known: Visit) => object>> = {
  '/api/drafts': ({ flightId }) => ({ search: SEARCH, flightId, seenTotal: 0 }),
  '/api/reprice': ({ draftId }) => ({ draftId, seenTotal: 0 }),
  '/api/booking': bookingOf,
  '/api/booking/lookup': ({ reference }) => ({ reference, email: EMAIL }),
  '/api/booking/passport': ({ reference }) => ({
    reference,
    traveler: 0,
    passport: { number: 'X1234567', expires: '2030-06-30', country: 'US' },
  }),
  '/api/booking/accept-change': ({ reference, changeId }) => ({ reference, change: changeId }),
  '/api/booking/cancel-quote': ({ reference }) => ({ reference }),
  '/api/booking/cancel': ({ reference, acceptedTotal }) => ({ reference, refund: acceptedTotal }),
  '/api/booking/mail': ({ reference }) => ({ reference }),
  '/api/payment-verify': ({ attemptId }) => ({ attemptId }),
  '/api/bkstgupdt': ({ draftId }) => ({ draftId, stage: 'selected', at: NOW.toISOString() }),
  '/api/payment-recording': ({ payingDraftId }) => ({
    draftId: payingDraftId,
    recording: { format: 2, build: 'x', viewport: null, runs: [], actions: [] },
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
};
const GOOD_QUERY: Readonly<Record<string, (known: Visit) => object>> = {
  '/flight/getflights': () => FLIGHTS_QUERY,
  '/api/alternatives': () => FLIGHTS_QUERY,
  '/api/price-grid': () => ({ ...FLIGHTS_QUERY, triptype: 'R', returndate: '20-Mar-2027' }),
  '/api/price-record': () => FLIGHTS_QUERY,
  '/api/lowest-prices': () => ({ ...FLIGHTS_QUERY, from: '12-Mar-2027', to: '13-Mar-2027' }),
  '/data/airports': () => ({ key: 'par' }),
  '/api/author': () => ({ authorurl: 'nora-whitfield' }),
  '/api/loadcmnts': () => ({ blogurl: 'how-to-read-a-fare' }),
  '/data/nearby': () => ({ code: 'JFK' }),
  '/api/explore': () => ({ ori: 'JFK', when: '2027-03', stay: 'weekend' }),
  '/api/getfilteredfares': () => ({ origin: 'JFK', destination: 'LON', cabin: 'First', month: '2027-03', maxprice: '900', airline: 'BA' }),
  '/api/links': () => ({ lang: 'es' }),
  '/api/banner': () => ({ pageurl: '/flights-to-rome', lang: 'en' }),
  '/data/state': () => ({ id: 'US' }),
  '/img/:name': () => ({ w: '640' }),
  '/api/subscription/one-click': ({ subscription }) => ({ token: subscription }),
  '/api/payment-status': ({ attemptId }) => ({ attemptId }),
  '/api/payment-verify': ({ attemptId }) => ({ attemptId }),
};
const GOOD_PATH: Readonly<Record<string, (known: Visit) => string>> = {
  ':city': () => 'paris',
  ':name': () => 'paris',
  ':challengeId': ({ challengeId }) => challengeId,
};

/** Schemas of a route as fast-check reads them; TypeBox schemas are JSON schemas. */
const schemaOf = (route: RouteOptions, part: 'body' | 'querystring'): JsonSchema | undefined =>
  route.schema?.[part] as JsonSchema | undefined;
const pathTo = (url: string, known: Visit): string => url.replace(/:\w+/g, (name) => GOOD_PATH[name]?.(known) ?? 'x');

function routes(): readonly RouteOptions[] {
  return world.app.routeIndex.all().filter((route) => route.method === 'GET' || route.method === 'POST');
}

function check({ method, url }: Pick<RouteOptions, 'method' | 'url'>, answer: LightMyRequestResponse): void {
  const isFine = answer.statusCode < 300 || (answer.statusCode >= 400 && answer.statusCode < 500);
  expect([method, url, isFine ? 'fine' : answer.statusCode]).toEqual([method, url, 'fine']);
  expect(answer.body).not.toMatch(INSIDE);
}

const encode = (query: object): string =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => new URLSearchParams([[name, typeof value === 'string' ? value : JSON.stringify(value)]]).toString())
    .join('&');

function goodBody({ url, schema }: RouteOptions): unknown {
  return GOOD_BODY[url]?.(visit) ?? fc.sample(fitting((schema?.body as JsonSchema | undefined) ?? BODIES[url] ?? {}), 1)[0];
}

function goodQuery({ url, schema }: RouteOptions): object {
  const made: unknown = GOOD_QUERY[url]?.(visit) ?? fc.sample(fitting((schema?.querystring as JsonSchema | undefined) ?? someText()), 1)[0];
  return typeof made === 'object' && made !== null ? made : {};
}

const headers = (): Record<string, string> => ({ cookie: visit.cookie, 'idempotency-key': newKey() });

/** The address of a call that posts, with its query where it takes one. */
const postTo = (route: RouteOptions): string =>
  schemaOf(route, 'querystring') ? `${pathTo(route.url, visit)}?${encode(goodQuery(route))}` : pathTo(route.url, visit);

it('knows the parameters of every route', () => {
  const unknown = routes().filter((route) =>
    route.method === 'GET'
      ? !schemaOf(route, 'querystring') && !(route.url in QUERIES)
      : !schemaOf(route, 'body') && !(route.url in BODIES),
  );
  expect(unknown.map((route) => `${String(route.method)} ${route.url}`)).toEqual([]);
});

it('reaches the far end of every call before a field is changed', async () => {
  for (const route of routes()) {
    const { method, url } = route;
    const answer =
      method === 'GET'
        ? await call('GET', `${pathTo(url, visit)}?${encode(goodQuery(route))}`, undefined, headers())
        : await call('POST', postTo(route), goodBody(route), headers());
    expect([method, url, answer.statusCode < 300 ? 'reached' : answer.body]).toEqual([method, url, 'reached']);
    if (method === 'POST') visit = await newVisit();
  }
});

it('answers any value in any field of any body', async () => {
  for (const route of routes()) {
    const schema = schemaOf(route, 'body') ?? BODIES[route.url];
    if (!schema) continue;
    const property = fc.asyncProperty(fieldCases(schema), async (change: FieldCase) => {
      const answer = await call('POST', postTo(route), withField(goodBody(route), change), headers());
      check(route, answer);
      // what was booked, declined or paid for once would end every further case early
      if (route.url === '/api/booking' && (answer.statusCode !== 400 || answer.body.includes('paymentToken'))) visit = await newVisit();
    });
    await fc.assert(property, { numRuns: CASES });
  }
});

it('answers any value in any parameter of any query, and any bytes', async () => {
  const bytes = fc.oneof(
    fc.constantFrom('%', '%f', '%ff', '%00', '%ed%a0%80', '%c0%80', '%f5%80%80%80', '?', '&&', '=', 'a=1&a=1', '[]=1', '__proto__=1'),
    fc.uint8Array({ maxLength: 20 }).map((list) => [...list].map((b) => `%${b.toString(16).padStart(2, '0')}`).join('')),
  );
  for (const route of routes().filter((r) => r.method === 'GET')) {
    const schema = schemaOf(route, 'querystring') ?? QUERIES[route.url];
    const property = fc.asyncProperty(fieldCases(schema ?? {}), fc.option(bytes), async (change, raw) => {
      const query = withField(goodQuery(route), change);
      const whole = `${encode(typeof query === 'object' && query !== null ? query : {})}${raw ?? ''}`;
      check(route, await call('GET', `${pathTo(route.url, visit)}?${whole}`, undefined, headers()));
    });
    await fc.assert(property, { numRuns: CASES });
  }
});

it('answers any bytes in any part of a path', async () => {
  const part = fc.oneof(
    fc.constantFrom('%', '%ff', '%00', '%ed%a0%80', '..', '%2e%2e%2f', '%2F', '//', '\\', ';', 'x'.repeat(300), '%F0%9F%9B%AB'),
    fc.webPath({ size: 'small' }),
    fc.uint8Array({ maxLength: 40 }).map((list) => [...list].map((b) => `%${b.toString(16).padStart(2, '0')}`).join('')),
  );
  for (const route of routes().filter((r) => r.url.includes(':'))) {
    const property = fc.asyncProperty(part, async (piece) => {
      const url = route.url.replace(/:\w+/, () => piece);
      fc.pre(URL.canParse(url, 'http://localhost'));
      check(route, route.method === 'GET' ? await call('GET', url) : await call('POST', url, goodBody(route), headers()));
    });
    await fc.assert(property, { numRuns: CASES });
  }
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('GET', 'POST'), part, part, async (method, a, b) => {
      fc.pre(URL.canParse(`/${a}/${b}`, 'http://localhost'));
      const answer = await call(method === 'GET' ? 'GET' : 'POST', `/${a}/${b}`, method === 'POST' ? {} : undefined);
      check({ method, url: 'anywhere' }, answer);
    }),
    { numRuns: CASES },
  );
});
