/** Cancelling: what was quoted is refunded once, and a death of the process at any point leaves what the reconciler finishes (money.20). */
import { eq } from 'drizzle-orm';
import { QUERY } from '#testing/bookings/fakeSupplier';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import { bookedIn, viewOf } from '#testing/bookings/bookedTrips';
import { Killed } from '#testing/bookings/crashes';
import type { CrashPoint } from '#testing/bookings/crashes';
import { oneOf } from '#testing/testSize';
import { ledgerFaults } from '#core/domain/payment/priceLedger';
import { departureDate } from '#core/domain/search/trip';
import { attentionEntries } from '../../../attention/attention.tables';
import { outbox } from '../../../mail/outbox.tables';
import { bookings } from '../../bookings.tables';

let world: World;
let keys = 0;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());
beforeEach(async () => {
  await world.database.db.delete(attentionEntries);
  Object.assign(world.supplier, { total: 50_000, isSilent: false, quote: { id: 'quote-1', refund: 0, until: null } });
  world.errors.length = 0;
});
afterEach(() => expect(world.errors).toEqual([]));

const booked = (server: Process) => bookedIn(world, server);

const mailsOf = async (reference: string, kind: 'cancelled') => {
  const { db } = world.database;
  const rows = await db
    .select({ kind: outbox.kind })
    .from(outbox)
    .innerJoin(bookings, eq(bookings.id, outbox.bookingId))
    .where(eq(bookings.reference, reference));
  return rows.filter((row) => row.kind === kind).length;
};

it('gives everything back within 24 hours, and says so', async () => {
  const server = world.start();
  const { reference, draftId } = await booked(server);
  expect(await server.manage.cancelQuote({ reference }, SECRET)).toEqual({
    ok: true,
    value: { basis: 'free', paid: 50_000, airlineKeeps: 0, feeKept: 0, refund: 50_000, until: null },
  });
  const done = await server.manage.cancel({ reference, refund: 50_000 }, SECRET);
  expect(done).toMatchObject({ ok: true, value: { state: 'cancelled', cancellation: { state: 'done', refund: 50_000 } } });
  // again, by a second click: the same
  expect(await server.manage.cancel({ reference, refund: 50_000 }, SECRET)).toEqual(done);
  expect(await world.standing(draftId)).toMatchObject({ bookings: 0, taken: 0, charges: 1 });
  const { ledger } = await viewOf(server, draftId);
  expect(ledger.slice(-2).map((e) => [e.reason, e.source, e.amount])).toEqual([
    ['cancel_agreed', 'traveler', 50_000],
    ['refunded', 'gateway', 50_000],
  ]);
  expect(await mailsOf(reference, 'cancelled')).toBe(1);
});

it('goes by the fare after 24 hours, and does nothing at another refund than was agreed to', async () => {
  const server = world.start();
  const { reference, draftId } = await booked(server);
  world.minutes(24 * 60 + 1);
  const quote = { basis: 'not_refundable', paid: 50_000, airlineKeeps: 48_500, feeKept: 1_500, refund: 0, until: null };
  expect(await server.manage.cancel({ reference, refund: 50_000 }, SECRET)).toEqual({
    ok: false,
    error: { kind: 'refused', code: 'cancel_changed', quote },
  });
  expect(await viewOf(server, draftId)).toMatchObject({ state: 'ticketed', cancellation: null });
  expect(await server.manage.cancel({ reference, refund: 0 }, SECRET)).toMatchObject({ ok: true, value: { state: 'cancelled' } });
  expect(await world.standing(draftId)).toMatchObject({ taken: 50_000 });
});

describe('the supplier’s own quote (booking.43, booking.44)', () => {
  const UNTIL = new Date('2026-12-01T12:00:00Z');
  const quoteAt = (id: string, refund: number | null) => {
    world.supplier.quote = { id, refund, until: UNTIL };
  };
  const bookingAfterADay = async () => {
    const server = world.start();
    const { reference, draftId } = await booked(server);
    world.minutes(24 * 60 + 1);
    const cancel = (refund: number) => server.manage.cancel({ reference, refund }, SECRET);
    return { server, draftId, cancel, quote: () => server.manage.cancelQuote({ reference }, SECRET) };
  };

  it('is the refund of a fare that is not refundable, with its end', async () => {
    const { server, draftId, cancel, quote } = await bookingAfterADay();
    quoteAt('q1', 7_500);
    const value = { basis: 'airline', paid: 50_000, airlineKeeps: 41_000, feeKept: 1_500, refund: 7_500, until: UNTIL.toISOString() };
    expect(await quote()).toEqual({ ok: true, value });
    expect(await cancel(7_500)).toMatchObject({ ok: true, value: { state: 'cancelled', cancellation: { refund: 7_500 } } });
    expect(await world.standing(draftId)).toMatchObject({ taken: 42_500 });
    expect(ledgerFaults((await viewOf(server, draftId)).ledger)).toEqual([]);
  });

  it('credit is shown as what it is: no money moves, and a person is notified (decision 134)', async () => {
    const { server, draftId, cancel, quote } = await bookingAfterADay();
    const credit = { kind: 'airline_credits', amount: 26_000 } as const;
    world.supplier.quote = { id: 'q1', refund: 0, until: UNTIL, credit };
    const value = { basis: 'credit', paid: 50_000, airlineKeeps: 48_500, feeKept: 1_500, refund: 0, credit, until: UNTIL.toISOString() };
    expect(await quote()).toEqual({ ok: true, value });
    const cancelled = { state: 'cancelled', cancellation: { state: 'done', basis: 'credit', refund: 0, credit } };
    expect(await cancel(0)).toMatchObject({ ok: true, value: cancelled });
    expect(await world.standing(draftId)).toMatchObject({ taken: 50_000 });
    expect((await world.attention()).map(([kind, , reason]) => [kind, reason])).toEqual([['refund_not_money', 'airline_credits']]);
    const [booking] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
    const mail = { id: '', kind: 'cancelled', bookingId: booking?.id ?? '', aboutId: null, details: null, tries: 0, cause: '' } as const;
    expect((await server.letters.letterOf(mail))?.text).toMatch(/Airline credit:? +\$260\.00/);
  });

  it('our own promise is kept in money, though the airline gives credit: a person is notified', async () => {
    const server = world.start();
    const { reference, draftId } = await booked(server);
    world.supplier.quote = { id: 'q1', refund: 0, until: UNTIL, credit: { kind: 'voucher', amount: null } };
    expect(await server.manage.cancel({ reference, refund: 50_000 }, SECRET)).toMatchObject({ ok: true, value: { state: 'cancelled' } });
    expect(await world.standing(draftId)).toMatchObject({ taken: 0 });
    expect((await world.attention()).map(([kind, , reason]) => [kind, reason])).toEqual([['refund_not_money', 'voucher']]);
  });

  it('is requested again where it ended, and another one needs another consent', async () => {
    const { cancel } = await bookingAfterADay();
    quoteAt('q1', 7_500);
    quoteAt('q2', 6_000);
    expect(await cancel(7_500)).toMatchObject({ error: { code: 'cancel_changed', quote: { refund: 6_000 } } });
    expect(await cancel(6_000)).toMatchObject({ ok: true, value: { state: 'cancelled', cancellation: { refund: 6_000 } } });
  });

  it.each([
    ['the same refund', 7_500, 'cancelled', 'done', 42_500],
    ['another refund', 6_000, 'ticketed', 'failed', 50_000],
  ] as const)('ended between consent and confirmation: %s', async (_what, refund, state, cancellation, taken) => {
    const { server, draftId, cancel } = await bookingAfterADay();
    quoteAt('q1', 7_500);
    world.supplier.isSilent = false;
    const silent = jest.spyOn(world.supplier, 'cancel').mockResolvedValueOnce({ ok: false, error: { code: 'supplier_unavailable' } });
    expect(await cancel(7_500)).toMatchObject({ ok: true, value: { cancellation: { state: 'cancelling' } } });
    silent.mockRestore();
    quoteAt('q2', refund);
    await server.reconciler.runOnce();
    expect(await viewOf(server, draftId)).toMatchObject({ state, cancellation: { state: cancellation } });
    expect(await world.standing(draftId)).toMatchObject({ taken });
  });

  it('is not guessed where the supplier is down, and not waited for within our 24 hours', async () => {
    const { quote } = await bookingAfterADay();
    world.supplier.isSilent = true;
    expect(await quote()).toMatchObject({ error: { code: 'supplier_unavailable' } });
    world.supplier.isSilent = false;
    const server = world.start();
    const { reference } = await booked(server);
    world.supplier.isSilent = true;
    expect(await server.manage.cancelQuote({ reference }, SECRET)).toMatchObject({
      value: { basis: 'free', refund: 50_000, until: null },
    });
  });
});

it('is nobody else’s, and not for a trip that has begun', async () => {
  const server = world.start();
  const { reference } = await booked(server);
  const stranger = 'd'.repeat(64);
  expect(await server.manage.cancelQuote({ reference }, stranger)).toMatchObject({ error: { code: 'booking_unknown' } });
  expect(await server.manage.cancel({ reference, refund: 50_000 }, stranger)).toMatchObject({ error: { code: 'booking_unknown' } });
  const before = world.now;
  world.now = new Date(`${departureDate(QUERY)}T23:59:00-04:00`);
  expect(await server.manage.cancelQuote({ reference }, SECRET)).toMatchObject({ error: { code: 'cancel_closed' } });
  world.now = before;
});

it('waits for a supplier that does not answer, and takes no money out of the way meanwhile', async () => {
  const server = world.start();
  const { reference, draftId } = await booked(server);
  world.supplier.isSilent = true;
  const pending = await server.manage.cancel({ reference, refund: 50_000 }, SECRET);
  expect(pending).toMatchObject({ ok: true, value: { state: 'ticketed', cancellation: { state: 'cancelling' } } });
  expect(await world.standing(draftId)).toMatchObject({ taken: 50_000 });
  world.supplier.isSilent = false;
  await server.reconciler.runOnce();
  expect(await viewOf(server, draftId)).toMatchObject({ state: 'cancelled', cancellation: { state: 'done' } });
  expect(await world.standing(draftId)).toMatchObject({ taken: 0 });
});

it('stays with the booking when the supplier keeps the order', async () => {
  const server = world.start();
  const { reference, draftId } = await booked(server);
  jest.spyOn(world.supplier, 'cancel').mockResolvedValueOnce({ ok: false, error: { code: 'offer_gone' } });
  expect(await server.manage.cancel({ reference, refund: 50_000 }, SECRET)).toMatchObject({
    value: { state: 'ticketed', cancellation: { state: 'failed' } },
  });
  expect(await world.standing(draftId)).toMatchObject({ bookings: 1, taken: 50_000 });
  expect(await server.manage.cancel({ reference, refund: 50_000 }, SECRET)).toMatchObject({ value: { state: 'cancelled' } });
});

it('killed at any point: the seats go back once, the money once, and one letter says so', async () => {
  const points: CrashPoint[] = [];
  async function cancelKilledAt(killAt: number | null): Promise<void> {
    points.length = 0;
    let isCancelling = false;
    const doomed = world.start({
      watch: (point) => {
        if (!isCancelling) return;
        points.push(point);
        if (points.length - 1 === killAt) throw new Killed(point);
      },
    });
    const { reference, draftId } = await booked(doomed);
    isCancelling = true;
    await doomed.manage.cancel({ reference, refund: 50_000 }, SECRET).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
    if (killAt === null) return;
    const revived = world.start();
    await revived.reconciler.runOnce();
    const booking = await viewOf(revived, draftId);
    const wasRequested = booking.cancellation !== null;
    expect([points.at(-1), booking.state, booking.cancellation?.state]).toEqual([
      points.at(-1),
      wasRequested ? 'cancelled' : 'ticketed',
      wasRequested ? 'done' : undefined,
    ]);
    expect(await world.standing(draftId)).toMatchObject({ taken: wasRequested ? 0 : 50_000, charges: 1 });
    expect(ledgerFaults(booking.ledger)).toEqual([]);
    expect(booking.ledger.filter((e) => e.reason === 'refunded')).toHaveLength(wasRequested ? 1 : 0);
    expect(await mailsOf(reference, 'cancelled')).toBe(wasRequested ? 1 : 0);
  }
  await cancelKilledAt(null);
  const all = [...points];
  expect(all).toEqual(
    expect.arrayContaining(
      ['cancellations.insert', 'supplier.cancel', 'cancellations.move to released', 'gateway.refund', 'cancellations.move to done'].flatMap(
        (call) => [`before ${call}`, `after ${call}`],
      ),
    ),
  );
  for (const number of oneOf(1, [...all.keys()])) await cancelKilledAt(number);
});

it('a passport that is added later reaches the supplier, if not at once then by the reconciler (booking.35)', async () => {
  const server = world.start();
  const draftId = await world.draft(server);
  const body = await world.body(server, draftId);
  const [maria] = body.travelers;
  if (!maria) throw new Error('nobody travels');
  await server.checkout.book({ ...body, travelers: [{ ...maria, passport: null }] }, `cancel-key-${(keys += 1)}`, SECRET);
  const { reference } = await viewOf(server, draftId);
  world.supplier.isSilent = true;
  const passport = { number: 'X7654321', expires: '2031-06-30', country: 'US' };
  expect(await server.manage.addPassport({ reference, traveler: 0, passport }, SECRET)).toMatchObject({ ok: true });
  const reported = () => [...world.supplier.reportedTravelers.values()].flat().map((t) => t.passport?.number);
  expect(reported()).toEqual([]);
  world.supplier.isSilent = false;
  await server.reconciler.runOnce();
  expect(reported()).toEqual(['X7654321']);
  world.supplier.reportedTravelers.clear();
  await server.reconciler.runOnce();
  expect(reported()).toEqual([]);
});

it('a cancellation that we promised and the airline refuses is a person’s, until it is cancelled (booking.38)', async () => {
  const server = world.start();
  const { reference, draftId } = await booked(server);
  jest.spyOn(world.supplier, 'cancelQuote').mockResolvedValueOnce({ ok: false, error: { code: 'offer_gone' } });
  expect(await server.manage.cancelQuote({ reference }, SECRET)).toMatchObject({ error: { code: 'cancel_closed' } });
  expect((await world.attention()).map(([kind]) => kind)).toEqual(['cancellation_refused']);
  const [entry] = await world.database.db.select().from(attentionEntries);
  const [booking] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
  expect(entry?.dueAt).toEqual(booking?.freeCancelUntil);
  await server.manage.cancel({ reference, refund: 50_000 }, SECRET);
  expect(await world.attention()).toEqual([]);
});

it.each(['offer_gone', 'quote_ended'] as const)('one that was agreed to and is refused at the airline is a person’s (%s)', async (code) => {
  const server = world.start();
  const { reference } = await booked(server);
  const refusal = jest.spyOn(world.supplier, 'cancel').mockResolvedValue({ ok: false, error: { code } });
  expect(await server.manage.cancel({ reference, refund: 50_000 }, SECRET)).toMatchObject({ value: { state: 'ticketed' } });
  refusal.mockRestore();
  expect((await world.attention()).map(([kind]) => kind)).toEqual(['cancellation_refused']);
});
