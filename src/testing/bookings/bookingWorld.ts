/** What the tests of the booking room share: a supplier made of a table, the sandbox gateway, a clock that is set by hand. */
import { randomUUID } from 'node:crypto';
import { eq, isNull, sql } from 'drizzle-orm';
import { DEFAULT_BRAND } from '#core/content/brand';
import type { CreateBooking } from '#core/contract/bookings/bookings.schema';
import { searchToBody } from '#core/contract/flights/searchBody';
import type { LocalDateTime, IsoDate } from '#core/domain/values/dates';
import type { TravelerDetails } from '#core/domain/booking/booking';
import type { Leg, Slice } from '#core/domain/flights/flights';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import { err, ok } from '#core/domain/values/result';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import { watchPorts, watchRepositories } from './crashes';
import { booksOf } from './fakeBooks';
import type { CrashPoint } from './crashes';
import { openTestDatabase } from '../database/testDatabase';
import type { TestDatabase } from '../database/testDatabase';
import type { Database } from '#server/db/connection';
import { attentionEntries } from '#server/attention/attention.tables';
import { attempts, bookings } from '#server/bookings/bookings.tables';
import { sandboxLedger, sandboxPayments } from '#server/payments/sandbox/sandbox.tables';
import type {
  BookFault,
  FlightSupplier,
  OrderChanges,
  PricedOffer,
  SupplierCancelQuote,
  SupplierFault,
  SupplierOrder,
} from '#server/flights/supplier';
import { openRepositories } from '#server/bookings/repositories';
import { createSandboxGateway } from '#server/payments/sandbox/sandboxGateway';
import type { SandboxGateway } from '#server/payments/sandbox/sandboxGateway';
import { openBookingRoom } from '#server/bookings/index';
import type { BookingRoom } from '#server/bookings/index';
import type { BookingDeps } from '#server/bookings/bookingDeps';

export const SECRET = 'a'.repeat(64);

export const QUERY = searchFor(
  { origin: 'JFK', destination: 'LHR', departs: '2027-03-13' as IsoDate, returns: null },
  'Economy',
  DEFAULT_TRAVELERS,
);
/** The same as bodies of calls have it. */
export const SEARCH = searchToBody(QUERY);

const leg: Leg = {
  carrier: 'BA',
  flightNumber: 178,
  operatedBy: null,
  alsoSoldAs: [],
  from: 'JFK',
  to: 'LHR',
  departs: '2027-03-13T21:30' as LocalDateTime,
  arrives: '2027-03-14T09:15' as LocalDateTime,
  minutes: 405,
  aircraft: '77W',
  aircraftName: 'Boeing 777-300ER',
  legroomInches: 31,
  wifi: true,
  power: true,
  entertainment: true,
  co2Kg: 400,
};
const slice: Slice = { legs: [leg], layovers: [], stops: 0, minutes: 405, departMinutes: 1290, arriveMinutes: 555, dayShift: 1 };

export function offerAt(total: number): PricedOffer {
  return {
    flightId: 'BA178',
    query: QUERY,
    carrier: 'BA',
    slices: [slice],
    conditions: { brand: 'Main', personalItem: 0, carryOn: 0, checkedBag: 7500, seatChoice: null, changeable: null, refundPenalty: null },
    price: { base: total - 9000, taxes: 7500, serviceFee: 1500, total, perTraveler: [{ kind: 'adult', count: 1, each: total }] },
    carriers: { BA: { code: 'BA', name: 'British Airways' } },
    airports: {
      JFK: {
        code: 'JFK',
        name: 'John F Kennedy International Airport',
        city: 'New York',
        cityEs: 'Nueva York',
        country: 'US',
        metro: 'NYC',
      },
      LHR: { code: 'LHR', name: 'Heathrow', city: 'London', country: 'GB', metro: 'LON' },
    },
  };
}

/** What one traveler sends to pay for a draft. */
export const orderOf = (paid: Pick<CreateBooking, 'draftId' | 'acceptedTotal' | 'paymentToken'>): CreateBooking => ({
  ...paid,
  travelers: [
    {
      kind: 'adult',
      firstName: 'Maria',
      middleName: '',
      lastName: 'Quiñones',
      dateOfBirth: '1985-04-18',
      sex: 'F',
      knownTravelerNumber: '',
      passport: { number: 'X1234567', expires: '2030-06-30', country: 'US' },
    },
  ],
  contact: { email: 'Maria@example.com', phone: '+12125550118' },
  billing: { nameOnCard: 'Maria Quinones', country: 'US', state: 'NY', address: '12 Main St', city: 'New York', zip: '10001' },
  locale: 'en',
});

/** A supplier that remembers its orders beyond any restart of ours. Set `total` or a fault to change what it says. */
export class FakeSupplier implements FlightSupplier {
  readonly name = 'fake';
  readonly isSandbox = true;
  readonly orders = new Map<string, SupplierOrder>();
  total = 50_000;
  /** Which flight and fare it sells. */
  flightId = 'BA178';
  repriceFault: SupplierFault | null = null;
  bookFault: BookFault | null = null;
  isSilent = false;
  /** Books, and then gives no answer. */
  isAnswerLost = false;
  status: SupplierOrder['status'] = 'ticketed';
  /** Confirms orders, and issues no tickets. */
  isTicketless = false;
  /** What cancelling gives back; another id is another quote, and the one before has ended. */
  quote: SupplierCancelQuote = { id: 'quote-1', refund: 0, until: null };
  /** Flights of orders that the airline changed, by our reference; null where it flies them no more. */
  readonly changed = new Map<string, NonEmpty<Slice> | null>();
  /** Orders with news, and when it came. */
  readonly fresh = new Map<string, Date>();
  /** Does not pass on accepted changes and passports: a person has to. */
  takesNoNews = false;
  /** When orders were made, and of whom, by the reference of whoever made them; what a test adds was made elsewhere. */
  readonly madeAt = new Map<string, Date>();
  readonly books = booksOf(this);
  /** Orders whose change was accepted. */
  readonly accepted: string[] = [];
  /** The airline changes an order. */
  change(ourReference: string, slices: NonEmpty<Slice> | null, at: Date): void {
    this.changed.set(ourReference, slices);
    this.fresh.set(ourReference, at);
  }
  readonly changes: OrderChanges = {
    news: async (limit) => ok([...this.fresh].slice(0, limit).map(([ourReference, at]) => ({ ourReference, at }))),
    newsRead: async ({ ourReference, at }) => {
      if (this.fresh.get(ourReference)?.getTime() === at.getTime()) this.fresh.delete(ourReference);
      return ok(null);
    },
    read: async (ourReference) => {
      if (this.isSilent) return err({ code: 'supplier_unavailable' });
      const order = this.orders.get(ourReference);
      if (!order) return ok(null);
      const { slices, carriers, airports } = offerAt(this.total);
      const changed = this.changed.get(ourReference);
      const status = changed === null ? 'cancelled' : order.status;
      return ok({ ...order, status, slices: changed ?? slices, carriers, airports });
    },
    accept: async (ourReference) => {
      const order = this.orders.get(ourReference);
      if (this.isSilent) return err({ code: 'supplier_unavailable' });
      if (!order) return err({ code: 'offer_gone' });
      if (this.takesNoNews) return err({ code: 'not_passed_on' });
      this.accepted.push(ourReference);
      return ok(order);
    },
    onNews: () => undefined,
  };

  search(): ReturnType<FlightSupplier['search']> {
    throw new Error('not searched in these tests');
  }
  async reprice(): ReturnType<FlightSupplier['reprice']> {
    return this.repriceFault ? err(this.repriceFault) : ok({ ...offerAt(this.total), flightId: this.flightId });
  }
  async book(offer: PricedOffer, _travelers: unknown, ourReference: string, now = new Date(0)): ReturnType<FlightSupplier['book']> {
    if (this.bookFault) {
      const fault = this.bookFault;
      this.bookFault = null;
      return err(fault);
    }
    if (offer.price.total !== this.total) return err({ code: 'price_changed', offer: offerAt(this.total) });
    const known = this.orders.get(ourReference);
    const order: SupplierOrder = known ?? {
      supplierReference: `PNR${this.orders.size + 1}`,
      status: this.status,
      ...(this.isTicketless ? { hasNoTicket: true } : {}),
    };
    this.orders.set(ourReference, order);
    if (!known) this.madeAt.set(ourReference, now);
    return this.isAnswerLost ? err({ code: 'supplier_unavailable' }) : ok(order);
  }
  async lookup(ourReference: string): ReturnType<FlightSupplier['lookup']> {
    return this.isSilent ? err({ code: 'supplier_unavailable' }) : ok(this.orders.get(ourReference) ?? null);
  }
  async cancelQuote(ourReference: string): ReturnType<FlightSupplier['cancelQuote']> {
    if (this.isSilent) return err({ code: 'supplier_unavailable' });
    return this.orders.has(ourReference) ? ok(this.quote) : err({ code: 'offer_gone' });
  }
  async cancel(ourReference: string, quoteId: string | null): ReturnType<FlightSupplier['cancel']> {
    if (!this.isSilent && quoteId !== null && quoteId !== this.quote.id) return err({ code: 'quote_ended' });
    const order: SupplierOrder = { supplierReference: this.orders.get(ourReference)?.supplierReference ?? 'none', status: 'cancelled' };
    if (this.orders.has(ourReference)) this.orders.set(ourReference, order);
    const { credit } = this.quote;
    return this.isSilent ? err({ code: 'supplier_unavailable' }) : ok({ ...order, ...(credit && { credit }) });
  }
  /** Travelers as they were reported last, by our reference. */
  readonly reportedTravelers = new Map<string, readonly TravelerDetails[]>();
  async updateTravelers(ourReference: string, travelers: readonly TravelerDetails[]): ReturnType<FlightSupplier['updateTravelers']> {
    const order = this.orders.get(ourReference);
    if (this.isSilent) return err({ code: 'supplier_unavailable' });
    if (!order) return err({ code: 'offer_gone' });
    if (this.takesNoNews) return err({ code: 'not_passed_on' });
    this.reportedTravelers.set(ourReference, travelers);
    return ok(order);
  }
  standing(): number {
    return [...this.orders.values()].filter((o) => o.status !== 'cancelled').length;
  }
}

/** The booking room of one process. */
export interface Process extends BookingRoom {
  /** The gateway itself, below what watches its calls: tests may spy on it. */
  readonly gateway: SandboxGateway;
}

interface StartOptions extends Partial<Pick<BookingDeps, 'isSoleInstance' | 'supplier' | 'paymentGuard' | 'pause'>> {
  /** Hears of every call to gateway, supplier, attempts and cancellations; throws to end the process there. */
  readonly watch?: (point: CrashPoint) => void;
  readonly database?: Database;
}

const ZONE = (code: string): string => (code === 'JFK' ? 'America/New_York' : 'Europe/London');

export class World {
  readonly supplier = new FakeSupplier();
  now = new Date('2026-11-20T12:00:00Z');
  readonly clock = (): Date => this.now;
  readonly errors: unknown[] = [];
  /** Milliseconds by which the clock is wrong. */
  private wrongBy = 0;

  private constructor(readonly database: TestDatabase) {}

  static async open(): Promise<World> {
    return new World(await openTestDatabase());
  }

  /** One start of the server on this database. */
  start({ watch, database = this.database, ...options }: StartOptions = {}): Process {
    const { db } = database;
    const gateway = createSandboxGateway({ db, clock: this.clock });
    const deps: BookingDeps = {
      db,
      clock: this.clock,
      steady: () => this.now.getTime() - this.wrongBy,
      instanceId: randomUUID(),
      isSoleInstance: true,
      supplier: this.supplier,
      gateway,
      timeZoneOf: ZONE,
      brand: DEFAULT_BRAND,
      origin: () => 'https://wingfare.example',
      log: { info: () => undefined, error: (details) => this.errors.push(details['err']) },
      ...options,
    };
    const repositories = openRepositories(deps);
    const room = watch
      ? openBookingRoom(watchPorts(deps, watch), watchRepositories(repositories, watch))
      : openBookingRoom(deps, repositories);
    return { ...room, gateway };
  }

  minutes(n: number): void {
    this.now = new Date(this.now.getTime() + n * 60_000);
  }

  /** The clock is set; no time passes. */
  jump(minutes: number): void {
    this.minutes(minutes);
    this.wrongBy += minutes * 60_000;
  }

  async draft({ checkout }: Process, total = this.supplier.total): Promise<string> {
    const draft = await checkout.createDraft({ search: SEARCH, flightId: 'BA178', seenTotal: total }, SECRET);
    if (!draft.ok) throw new Error(draft.error.code);
    return draft.value.draftId;
  }

  async token({ gateway }: Process, number = '4242424242424242'): Promise<string> {
    const token = await gateway.tokenise({ number, expiration: '12/29', securityCode: '123' });
    if (!token.ok) throw new Error(JSON.stringify(token.error));
    return token.value.token;
  }

  async body(process: Process, draftId: string, number?: string, acceptedTotal = this.supplier.total): Promise<CreateBooking> {
    return orderOf({ draftId, acceptedTotal, paymentToken: await this.token(process, number) });
  }

  /** The traveler answers on the bank's page, and the gateway reports it; false when there is no such open challenge. */
  async answerBank({ gateway, events }: Process, challengeUrl: string | null, answer: 'complete' | 'fail' = 'complete'): Promise<boolean> {
    const attemptId = await gateway.answerChallenge(challengeUrl?.split('/').pop() ?? '', answer);
    if (attemptId !== null) await events.challengeAnswered(attemptId);
    return attemptId !== null;
  }

  /** What a person was told: kind, provider's name and reason. */
  async attention(): Promise<readonly (readonly [kind: string, providerId: string | null, reason: string | null])[]> {
    const rows = await this.database.db.select().from(attentionEntries).where(isNull(attentionEntries.closedAt));
    return rows.map(({ kind, providerId, reason }) => [kind, providerId, reason]);
  }

  async attemptStates(draftId: string): Promise<readonly string[]> {
    const rows = await this.database.db.select({ state: attempts.state }).from(attempts).where(eq(attempts.draftId, draftId));
    return rows.map((r) => r.state).sort();
  }

  /** Bookings of a draft that stand, with what was taken and not given back for the draft, in cents. */
  async standing(draftId: string): Promise<{ bookings: number; taken: number; held: number; charges: number }> {
    const { db } = this.database;
    const rows = await db.select().from(bookings).where(eq(bookings.draftId, draftId));
    const payments = await db
      .select({ payment: sandboxPayments })
      .from(sandboxPayments)
      .innerJoin(attempts, eq(attempts.id, sandboxPayments.reference))
      .where(eq(attempts.draftId, draftId));
    const [charges] = await db
      .select({ n: sql<number>`count(*)::int` })
      .from(sandboxLedger)
      .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxLedger.paymentId))
      .innerJoin(attempts, eq(attempts.id, sandboxPayments.reference))
      .where(sql`${attempts.draftId} = ${draftId} and ${sandboxLedger.movement} = 'captured'`);
    return {
      bookings: rows.filter((b) => b.state === 'ticketed').length,
      taken: payments.reduce((sum, { payment: p }) => sum + p.capturedAmount - p.refundedAmount, 0),
      held: payments.filter(({ payment: p }) => p.state === 'authorised' || p.state === 'challenge').length,
      charges: charges?.n ?? 0,
    };
  }
}
