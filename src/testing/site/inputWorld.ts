/** What the tests of odd input share: the whole server, one visit in the middle of a booking, and a good call of every route. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance, LightMyRequestResponse, RouteOptions } from 'fastify';
import type { ExchangeOffersWire } from '#core/contract/bookings/exchange.schema';
import { searchFromBody } from '#core/contract/flights/searchBody';
import { faresOf } from '#core/domain/fares/fareFamilies';
import { required } from '#core/domain/values/checkedReads';
import { buildApp } from '#server/wiring/app';
import { bookings } from '#server/bookings/bookings.tables';
import { exchanges } from '#server/bookings/afterSale/exchanging/exchanges.tables';
import { scheduleChanges } from '#server/bookings/afterSale/scheduleChanges/scheduleChanges.tables';
import { addBookingLink } from '#server/bookings/manage/bookingLinks';
import { addTripLink } from '#server/bookings/trips/tripLinks';
import { tripRequests } from '#server/bookings/trips/trips.tables';
import type { Booking } from '#server/bookings/saga/work';
import { comments } from '#server/visitors/comments/comments.tables';
import { subscriptions } from '#server/visitors/subscriptions/subscriptions.tables';
import {
  BODIES,
  bookingOf,
  CARD,
  COMMENT,
  EMAIL,
  EXCHANGED_DAY,
  GOOD_BODY,
  GOOD_PATH,
  GOOD_QUERY,
  NOW,
  QUERIES,
  SEARCH,
  someText,
} from './inputSamples';
import type { Visit } from './inputSamples';
import { fitting } from '../contracts/schemaCases';
import type { JsonSchema } from '../contracts/schemaCases';
import { openTestApp } from './testApp';
import type { TestApp } from './testApp';
import { cases } from '../testSize';

/** How many cases a route gets. */
export const CASES = Number(process.env['INPUT_CASES'] ?? cases(10, 300));

const INSIDE = /node_modules|\/src\/|\/server\/|\bat \S+ \(|Failed query|insert into|select "/i;
/** Their bot check is run by an outside provider. */
const FORMS = /^\/api\/(?:contactus|flightcancellation|vacenquiry|submitcomment|commentreply|newsletter|farealert)$/;
const CHALLENGED = '4000002500003155';

/** Schemas of a route as fast-check reads them; TypeBox schemas are JSON schemas. */
const declared = (route: RouteOptions, part: 'body' | 'querystring'): JsonSchema | undefined =>
  route.schema?.[part] as JsonSchema | undefined;

/** What a route takes as its body; undefined where nothing is known of one. */
export const bodySchema = (route: RouteOptions): JsonSchema | undefined => declared(route, 'body') ?? BODIES[route.url];

/** What a route takes as its query; undefined where nothing is known of one. */
export const querySchema = (route: RouteOptions): JsonSchema | undefined => declared(route, 'querystring') ?? QUERIES[route.url];

/** A query as it is in an address. */
export const encode = (query: object): string =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => new URLSearchParams([[name, typeof value === 'string' ? value : JSON.stringify(value)]]).toString())
    .join('&');

/** The answer is 2xx or 4xx and tells nothing of the inside. */
export function check({ method, url }: Pick<RouteOptions, 'method' | 'url'>, answer: LightMyRequestResponse): void {
  const isFine = answer.statusCode < 300 || (answer.statusCode >= 400 && answer.statusCode < 500);
  expect([method, url, isFine ? 'fine' : answer.statusCode]).toEqual([method, url, 'fine']);
  expect(answer.body).not.toMatch(INSIDE);
}

const arbitraryOf = (schema: JsonSchema | undefined): unknown => fc.sample(fitting(schema ?? someText()), 1)[0];

/** A server with one visitor, whose calls reach the far end of every route. */
export class InputWorld {
  private keys = 0;
  private known: Visit | null = null;

  private constructor(
    private readonly world: TestApp,
    /** The same with an outside bot check that lets everybody pass: the form's way into the database. */
    private readonly withoutCheck: FastifyInstance,
    private readonly provider: Server,
  ) {}

  /** A server with a fresh database and a first visit; `close()` removes everything again. */
  static async open(): Promise<InputWorld> {
    const world = await openTestApp({ now: NOW });
    const provider = createServer((_request, response) => response.end('{"success":true}'));
    await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
    const { port } = provider.address() as AddressInfo;
    const verifyUrl = `http://127.0.0.1:${port}/`;
    const botCheck = { siteKey: 'key', secret: 'secret', scriptUrl: 'https://bots.example/api.js', verifyUrl, hosts: [], minScore: 0.5 };
    const withoutCheck = await buildApp({ ...world.deps, config: { ...world.deps.config, botCheck } });
    const opened = new InputWorld(world, withoutCheck, provider);
    await opened.visitAnew();
    return opened;
  }

  async close(): Promise<void> {
    await this.withoutCheck.close();
    await this.world.close();
    this.provider.close();
  }

  /** Every route that reads or posts. */
  routes(): readonly RouteOptions[] {
    return this.world.app.routeIndex.all().filter((route) => route.method === 'GET' || route.method === 'POST');
  }

  async call(
    method: 'GET' | 'POST',
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const json = payload === undefined ? {} : { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } };
    const app = FORMS.test(url) ? this.withoutCheck : this.world.app;
    return app.inject({ method, url, ...json, headers: { ...json.headers, ...headers } });
  }

  /** What the browser of the visit sends with every call, and a fresh key. */
  headers(): Record<string, string> {
    return { cookie: this.visit.cookie, 'idempotency-key': this.newKey() };
  }

  /** The path of a route with its parameters filled in. */
  pathTo({ url }: RouteOptions): string {
    return url.replace(/:\w+/g, (name) => GOOD_PATH[name]?.(this.visit) ?? 'x');
  }

  /** The address of a call that posts, with its query where it takes one. */
  postTo(route: RouteOptions): string {
    return declared(route, 'querystring') ? `${this.pathTo(route)}?${encode(this.goodQuery(route))}` : this.pathTo(route);
  }

  goodBody(route: RouteOptions): unknown {
    return GOOD_BODY[route.url]?.(this.visit) ?? arbitraryOf(bodySchema(route) ?? {});
  }

  goodQuery(route: RouteOptions): object {
    const made: unknown = GOOD_QUERY[route.url]?.(this.visit) ?? arbitraryOf(declared(route, 'querystring'));
    return typeof made === 'object' && made !== null ? made : {};
  }

  /** Begins a visit of which nothing is used up: what was booked, declined or paid for once ends every further call early. */
  async visitAnew(): Promise<void> {
    const { deps, now, database } = this.world;
    const found = await deps.supplier.search(searchFromBody(SEARCH), { now, limit: 10 });
    const fares = found.ok ? found.value.flights.flatMap((flight) => faresOf(flight)) : [];
    // its flights can be changed
    const flightId = fares.find(({ conditions }) => typeof conditions.changeable === 'number')?.id ?? '';
    const draft = await this.call('POST', '/api/drafts', { search: SEARCH, flightId, seenTotal: 0 });
    const { draftId, quote } = draft.json<{ draftId: string; quote: { price: { total: number } } }>();
    const known = { cookie: String(draft.headers['set-cookie']).split(';')[0] ?? '', draftId, flightId, acceptedTotal: quote.price.total };
    const booked = await this.book({ ...known, draftId: await this.sameDraft(known.cookie, flightId) }, CARD.number);
    const payingDraftId = await this.sameDraft(known.cookie, flightId);
    const challenged = await this.book({ ...known, draftId: payingDraftId }, CHALLENGED);
    const subscription = String((this.keys += 1)).padStart(32, 's');
    const id = randomUUID();
    await database.db
      .insert(subscriptions)
      .values({ id, kind: 'newsletter', email: `${id}@example.com`, locale: 'en', token: subscription, createdAt: NOW });
    const [written] = await database.db
      .insert(comments)
      .values({
        ...{ reference: `C-${id}`, article: COMMENT.blogurl, depth: 0, name: 'Ana', email: EMAIL, message: 'Hello', locale: 'en' },
        ...{ wantsReplies: false, state: 'approved', receivedAt: NOW },
      })
      .returning({ id: comments.id });
    const { reference } = booked.json<{ reference: string }>();
    this.known = {
      ...known,
      subscription,
      comment: written?.id ?? 0,
      payingDraftId,
      paymentToken: await this.newToken(CARD.number),
      reference,
      exchange: await this.newOffer(known.cookie, reference),
      exchangeId: await this.newExchange(reference),
      changeId: await this.newChange(reference),
      openToken: await this.newLink(reference, 'booking'),
      calendarToken: await this.newLink(reference, 'calendar'),
      tripsToken: await this.newTripsLink(),
      attemptId: challenged.json<{ attemptId: string }>().attemptId,
      challengeId: challenged.json<{ challengeUrl: string }>().challengeUrl.split('/').pop() ?? '',
    };
  }

  /** A new draft and a new card for the next payment of this visit: paid for once, or declined, either would end it early. */
  async orderAnew(): Promise<void> {
    const { cookie, flightId } = this.visit;
    const draftId = await this.sameDraft(cookie, flightId);
    this.known = { ...this.visit, draftId, paymentToken: await this.newToken(CARD.number) };
  }

  private get visit(): Visit {
    if (this.known === null) throw new Error('no visit has begun');
    return this.known;
  }

  private newKey(): string {
    return `input-key-${(this.keys += 1)}`;
  }

  /** The airline changes a booking a little: what a traveler accepts. */
  private async newChange(reference: string): Promise<string> {
    const { db } = this.world.database;
    const booking = await this.bookingOf(reference);
    const [id, { slices }] = [randomUUID(), booking.offer];
    const change = { id, bookingId: booking.id, before: slices, after: slices, isSignificant: false, createdAt: this.world.now };
    await db.insert(scheduleChanges).values(change);
    return id;
  }

  /** What the booking can be changed to, and at which terms. */
  private async newOffer(cookie: string, reference: string): Promise<Visit['exchange']> {
    const request = { reference, slices: [{ place: 0, date: EXCHANGED_DAY }] };
    const { offers } = (await this.call('POST', '/api/booking/exchange-offers', request, { cookie })).json<ExchangeOffersWire>();
    const { id: offerId, due, refund } = required(offers[0], 'offer');
    return { offerId, due, refund };
  }

  /** A change of flights that was made long ago. */
  private async newExchange(reference: string): Promise<string> {
    const { id: bookingId, attemptId, offer: trip } = await this.bookingOf(reference);
    const id = randomUUID();
    const terms = { difference: 0, penalty: 0, due: 0, refund: 0 };
    await this.world.database.db.insert(exchanges).values({
      ...{ id, bookingId, attemptId, trip, before: trip.slices, state: 'done', idempotencyKey: id, bodyHash: '', offerId: 'made' },
      ...{ ...terms, stateSince: NOW, createdAt: NOW },
    });
    return id;
  }

  private async newLink(reference: string, opens: 'booking' | 'calendar'): Promise<string> {
    return addBookingLink(this.world.database.db, (await this.bookingOf(reference)).id, opens, this.world.now);
  }

  private async newTripsLink(): Promise<string> {
    const { db } = this.world.database;
    const id = randomUUID();
    await db.insert(tripRequests).values({ id, email: EMAIL.toLowerCase(), locale: 'en', createdAt: this.world.now });
    return addTripLink(db, id, this.world.now);
  }

  private async bookingOf(reference: string): Promise<Booking> {
    const [booking] = await this.world.database.db.select().from(bookings).where(eq(bookings.reference, reference));
    if (!booking) throw new Error('nothing was booked');
    return booking;
  }

  private async sameDraft(cookie: string, flightId: string): Promise<string> {
    const draft = await this.call('POST', '/api/drafts', { search: SEARCH, flightId, seenTotal: 0 }, { cookie });
    return draft.json<{ draftId: string }>().draftId;
  }

  private async newToken(number: string): Promise<string> {
    return (await this.call('POST', '/gateway/tokens', { ...CARD, number })).json<{ token: string }>().token;
  }

  private async book(known: Pick<Visit, 'cookie' | 'draftId' | 'acceptedTotal'>, number: string): Promise<LightMyRequestResponse> {
    const body = bookingOf({ ...known, paymentToken: await this.newToken(number) });
    return this.call('POST', '/api/booking', body, { cookie: known.cookie, 'idempotency-key': this.newKey() });
  }
}
