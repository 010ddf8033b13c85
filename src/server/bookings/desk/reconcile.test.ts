/** A day's books both ways, on a real database: what others did at the providers, what is missing there, and midnight at the desk. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { TICKETS } from '#testing/bookings/fakeSupplier';
import type { Process } from '#testing/bookings/bookingWorld';
import type { IsoDate } from '#core/domain/values/dates';
import { wantPerson } from '../../attention/attention.service';
import { startOfDay } from '../../geography/timeZones';
import { sandboxPayments, sandboxRefunds, sandboxLedger } from '../../payments/sandbox/sandbox.tables';
import { bookings } from '../bookings.tables';

let world: World;
let server: Process;
let keys = 0;
beforeEach(async () => {
  world = await World.open();
  server = world.start();
});
afterEach(() => world.database.close());

const ZONE = 'America/New_York';
const DAY = { since: startOfDay('2026-11-20' as IsoDate, ZONE), until: startOfDay('2026-11-21' as IsoDate, ZONE) };

async function booked(card?: string) {
  const draftId = await world.draft(server);
  await server.checkout.book(await world.body(server, draftId, card), `books-key-${(keys += 1)}`, SECRET);
  const [row] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
  if (!row) throw new Error('nothing was booked');
  return row;
}
/** What differs in the day: kind, booking and how. */
const differing = async (range = DAY) => {
  const { lines } = await server.desk.reconcile(range);
  return lines.filter(({ differences }) => differences.length > 0).map((l) => [l.kind, l.reference, ...l.differences]);
};

it('finds nothing on a day of bookings, a refund and a declined card, and adds both sides up', async () => {
  await booked();
  await booked('4000000000000002');
  const { reference } = await booked();
  await server.desk.cancel(reference);
  const { lines, totals } = await server.desk.reconcile(DAY);
  expect(lines.flatMap(({ differences }) => differences)).toEqual([]);
  expect(totals).toEqual([
    { kind: 'payment', countHere: 3, countThere: 3, here: 100_000, there: 100_000, differing: 0 },
    { kind: 'refund', countHere: 1, countThere: 1, here: 50_000, there: 50_000, differing: 0 },
    { kind: 'dispute', countHere: 0, countThere: 0, here: 0, there: 0, differing: 0 },
    { kind: 'order', countHere: 2, countThere: 2, here: 97_000, there: 97_000, differing: 0 },
  ]);
});

it('ends the day at midnight of the desk, and compares an item whose halves fall on two days', async () => {
  world.now = new Date('2026-11-21T04:59:59.500Z');
  const { attemptId, reference } = await booked();
  // the supplier's clock is a second ahead
  world.supplier.madeAt.set(attemptId, new Date('2026-11-21T05:00:00Z'));
  expect(await differing()).toEqual([]);
  const ofDay = async (range: typeof DAY) => (await server.desk.reconcile(range)).lines.map((l) => [l.kind, l.reference]);
  expect(await ofDay(DAY)).toEqual([
    ['payment', reference],
    ['order', reference],
  ]);
  const next = { since: DAY.until, until: startOfDay('2026-11-22' as IsoDate, ZONE) };
  expect(await ofDay(next)).toEqual([['order', reference]]);
  expect(await differing(next)).toEqual([]);
});

it('finds what was done at the gateway and not here', async () => {
  const { db } = world.database;
  const { attemptId, reference } = await booked();
  const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, attemptId));
  if (!payment) throw new Error('nothing was paid');
  await server.gateway.refund(payment.id, 200, 'in the dashboard');
  expect(await differing()).toEqual([
    ['payment', reference, 'refunded'],
    ['refund', reference, 'unknown here'],
  ]);
  // a payment that another program made with the same account
  const token = await world.token(server);
  await server.gateway.authorise({
    attemptId: randomUUID(),
    token,
    amount: 900,
    booking: { reference: 'K7MPX2', draftId: randomUUID() },
    currency: 'USD',
  });
  expect(await differing()).toContainEqual(['payment', null, 'unknown here']);
});

it('tells a payment that the gateway does not know from a gateway that does not answer', async () => {
  const { db } = world.database;
  const { attemptId, reference } = await booked();
  const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, attemptId));
  await db.delete(sandboxLedger).where(eq(sandboxLedger.paymentId, payment?.id ?? ''));
  await db.delete(sandboxRefunds).where(eq(sandboxRefunds.paymentId, payment?.id ?? ''));
  await db.delete(sandboxPayments).where(eq(sandboxPayments.reference, attemptId));
  expect(await differing()).toEqual([['payment', reference, 'unknown at the gateway']]);
  const away = { ok: false, error: { code: 'gateway_unavailable' } } as const;
  jest.spyOn(server.gateway, 'lookup').mockResolvedValue(away);
  expect(await differing()).toEqual([['payment', reference, 'the gateway does not answer']]);
  for (const list of ['payments', 'refunds', 'disputes'] as const) jest.spyOn(server.gateway.books, list).mockResolvedValue(away);
  expect(await differing()).toEqual(['payment', 'refund', 'dispute'].map((kind) => [kind, null, 'the gateway does not answer']));
});

it('finds orders of both sides that the other does not have', async () => {
  const { attemptId, reference } = await booked();
  const { madeAt, orders } = world.supplier;
  orders.set('somebody-else', { supplierReference: 'PNR9', status: 'ticketed', tickets: TICKETS });
  madeAt.set('somebody-else', world.now);
  expect(await differing()).toEqual([['order', null, 'unknown here']]);
  orders.delete('somebody-else');
  madeAt.delete('somebody-else');
  orders.set(attemptId, { supplierReference: 'PNR1', status: 'cancelled', tickets: [] });
  expect(await differing()).toEqual([['order', reference, 'cancelled at the supplier']]);
  orders.delete(attemptId);
  madeAt.delete(attemptId);
  expect(await differing()).toEqual([['order', reference, 'unknown at the supplier']]);
  world.supplier.isSilent = true;
  expect(await differing()).toEqual([['order', null, 'the supplier does not answer']]);
});

it('finds disputes that nobody was notified of, and takes news of one that came days later', async () => {
  const { attemptId, reference } = await booked();
  const opened = { disputeId: 'du_1', paymentId: 'pi_1', amount: 50_000 };
  const listed = (at: Date) =>
    jest
      .spyOn(server.gateway.books, 'disputes')
      .mockImplementation(async ({ since, until }) => ({ ok: true, value: at >= since && at < until ? [{ ...opened, at }] : [] }));
  listed(world.now);
  expect(await differing()).toEqual([['dispute', null, 'unknown here']]);
  await wantPerson(world.database.db, world.now, { kind: 'dispute', subject: 'du_1', attemptId, amount: 50_000 });
  expect(await differing()).toEqual([]);
  listed(new Date(world.now.getTime() - 2 * 86_400_000));
  expect(await differing()).toEqual([]);
  await wantPerson(world.database.db, world.now, { kind: 'dispute', subject: 'du_2', attemptId, amount: 100 });
  expect(await differing()).toEqual([['dispute', reference, 'unknown at the gateway']]);
});
