/** What the tests of the booking room share: a server with a fake supplier, the sandbox gateway and a clock that is set by hand. */
import { randomUUID } from 'node:crypto';
import { eq, isNull, sql } from 'drizzle-orm';
import { DEFAULT_BRAND } from '#core/content/brand';
import { watchPorts, watchRepositories } from './crashes';
import { FakeSupplier, SEARCH } from './fakeSupplier';
import { orderOf } from './orderOf';
import type { CardOrder } from './orderOf';
import type { CrashPoint } from './crashes';
import { openTestDatabase } from '../database/testDatabase';
import type { TestDatabase } from '../database/testDatabase';
import type { Database } from '#server/platform/db/connection';
import { attentionEntries } from '#server/attention/attention.tables';
import { attempts, bookings } from '#server/bookings/bookings.tables';
import { sandboxLedger, sandboxPayments } from '#server/payments/sandbox/sandbox.tables';
import { openRepositories } from '#server/bookings/repositories';
import { createSandboxGateway } from '#server/payments/sandbox/sandboxGateway';
import type { SandboxGateway } from '#server/payments/sandbox/sandboxGateway';
import { openBookingRoom } from '#server/bookings/index';
import type { BookingRoom } from '#server/bookings/index';
import type { BookingDeps } from '#server/bookings/bookingDeps';

export const SECRET = 'a'.repeat(64);

/** The booking room of one process. */
export interface Process extends BookingRoom {
  /** The gateway itself, below what watches its calls: tests may spy on it. */
  readonly gateway: SandboxGateway;
}

interface StartOptions extends Partial<Pick<BookingDeps, 'isSoleInstance' | 'supplier' | 'paymentGuard' | 'pause' | 'wallets'>> {
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

  async body(process: Process, draftId: string, number?: string, acceptedTotal = this.supplier.total): Promise<CardOrder> {
    return orderOf({ draftId, acceptedTotal, paymentToken: await this.token(process, number) });
  }

  /** The traveler answers on the bank's page, and the gateway reports it; false when there is no such open challenge. */
  async answerBank({ gateway, events }: Process, challengeUrl: string | null, answer: 'complete' | 'fail' = 'complete'): Promise<boolean> {
    const attemptId = await gateway.answerChallenge(challengeUrl?.split('/').pop() ?? '', answer);
    if (attemptId !== null) await events.challengeAnswered(attemptId);
    return attemptId !== null;
  }

  /** What a person was notified of: kind, provider's name and reason. */
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
