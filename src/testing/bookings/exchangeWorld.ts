/** A booking whose flights are changed, on the booking room of tests: what is agreed to, what stands and where the money is. */
import { randomUUID } from 'node:crypto';
import { eq, inArray, or } from 'drizzle-orm';
import type { MakeExchange } from '#core/contract/bookings/exchange.schema';
import { ledgerFaults } from '#core/domain/payment/priceLedger';
import { required } from '#core/domain/values/checkedReads';
import { attempts, bookings } from '#server/bookings/bookings.tables';
import { exchanges } from '#server/bookings/afterSale/exchanging/exchanges.tables';
import { readLedger } from '#server/bookings/money/ledger';
import { outbox } from '#server/mail/outbox.tables';
import { sandboxPayments } from '#server/payments/sandbox/sandbox.tables';
import { SECRET, World } from './bookingWorld';
import type { Process } from './bookingWorld';

/** The day that the flight of these tests is moved to. */
export const NEW_DAY = '2027-03-20';
/** And the day that it is moved to from there. */
export const NEXT_DAY = '2027-03-21';

/** The supplier exchanges, at what changes of flights cost in these tests unless they say otherwise. */
export function resetExchanges({ supplier }: World): void {
  Object.assign(supplier, { isSilent: false });
  Object.assign(supplier.exchanges, {
    ...{ difference: 4_000, penalty: 7_500, refundTo: 'card', isRefused: false, fault: null, isAnswerLost: false, isPending: false },
  });
}

export interface BookedOnce {
  readonly reference: string;
  readonly draftId: string;
  readonly attemptId: string;
  readonly bookingId: string;
}

export async function bookOnce(world: World, server: Process, total?: number): Promise<BookedOnce> {
  const draftId = await world.draft(server, total);
  const answer = await server.checkout.book(await world.body(server, draftId), randomUUID(), SECRET);
  if (answer.kind !== 'attempt') throw new Error(answer.code);
  const [row] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
  const { id: bookingId, reference, attemptId } = required(row, 'booking');
  return { reference, draftId, attemptId, bookingId };
}

interface Scene {
  readonly world: World;
  readonly server: Process;
  readonly booked: BookedOnce;
}

/** For a file of tests: each begins with a booking of its own in a new process, and ends without an error in the log. */
export function eachWithBooking(take: (scene: Scene) => void) {
  let world: World;
  let server: Process;
  let booked: BookedOnce;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world.database.close());
  beforeEach(async () => {
    resetExchanges(world);
    world.errors.length = 0;
    server = world.start();
    booked = await bookOnce(world, server);
    take({ world, server, booked });
  });
  afterEach(() => expect(world.errors).toEqual([]));
  return {
    standing: () => standingOf(world, booked),
    make: async (card?: string, key: string = randomUUID()) =>
      server.exchanging.make(await agreed(world, server, booked, card), key, SECRET),
    read: async () => {
      const booking = await server.manage.read(SECRET, booked.draftId);
      if (!booking.ok) throw new Error(booking.error.code);
      return booking.value;
    },
  };
}

/** Asks for the new day and agrees to what it costs, with a card where something is due. */
export async function agreed(
  world: World,
  server: Process,
  { reference }: BookedOnce,
  card?: string,
  date = NEW_DAY,
): Promise<MakeExchange> {
  const answer = await server.exchanging.offers({ reference, slices: [{ place: 0, date }] }, SECRET);
  if (!answer.ok) throw new Error(answer.error.code);
  const { id: offerId, due, refund } = required(answer.value.offers[0], 'offer');
  return { reference, offerId, due, refund, paymentToken: due > 0 ? await world.token(server, card) : null };
}

/** The first day of the booking, its exchanges by state, and the money that is held or was taken and not given back for all of it. */
export async function standingOf({ database: { db } }: World, { bookingId, draftId }: BookedOnce) {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  const changed = await db.select().from(exchanges).where(eq(exchanges.bookingId, bookingId)).orderBy(exchanges.createdAt);
  const paid = await db.select({ id: attempts.id }).from(attempts).where(eq(attempts.draftId, draftId));
  const payments = await db
    .select()
    .from(sandboxPayments)
    .where(
      or(
        inArray(
          sandboxPayments.reference,
          [...paid, ...changed].map(({ id }) => id),
        ),
      ),
    );
  const { offer, state, changeFees, changeCredits } = required(booking, 'booking');
  return {
    state,
    day: offer.slices[0].legs[0].departs.slice(0, 10),
    exchanges: changed.map((row) => row.state),
    taken: payments.reduce((sum, p) => sum + p.capturedAmount - p.refundedAmount, 0),
    held: payments.filter((p) => p.state === 'authorised' || p.state === 'challenge').length,
    worth: offer.price.total + changeFees + changeCredits,
  };
}

export const ledgerOf = async ({ database: { db } }: World, { draftId }: BookedOnce) => {
  const ledger = await readLedger(db, draftId);
  return { faults: ledgerFaults(ledger), lines: ledger.map(({ reason, amount }) => [reason, amount] as const) };
};

export const mailsOf = ({ database: { db } }: World, { bookingId }: BookedOnce) =>
  db.select().from(outbox).where(eq(outbox.bookingId, bookingId));
