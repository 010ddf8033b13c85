/** Changes by airlines reach the booking, its traveler and, once accepted, the supplier; each once, whatever is killed (booking.40–42). */
import { eq } from 'drizzle-orm';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { offerAt } from '#testing/bookings/fakeSupplier';
import type { Process } from '#testing/bookings/bookingWorld';
import { Killed } from '#testing/bookings/crashes';
import type { CrashPoint } from '#testing/bookings/crashes';
import type { LocalDateTime } from '#core/domain/values/dates';
import type { Slice } from '#core/domain/flights/flights';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import { outbox } from '../../../mail/outbox.tables';
import { bookings } from '../../bookings.tables';
import { scheduleChanges } from './scheduleChanges.tables';

let world: World;
let keys = 0;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());
beforeEach(() => {
  Object.assign(world.supplier, { isSilent: false });
  world.supplier.fresh.clear();
  world.supplier.accepted.length = 0;
  world.errors.length = 0;
});
afterEach(() => expect(world.errors).toEqual([]));

/** The flight of these tests (from New York at 21:30, in London at 9:15) at other times. */
function moved(departs: string, arrives: string): NonEmpty<Slice> {
  return mapNonEmpty(offerAt(0).slices, (slice) => ({
    ...slice,
    legs: mapNonEmpty(slice.legs, (leg) => ({ ...leg, departs: departs as LocalDateTime, arrives: arrives as LocalDateTime, co2Kg: 0 })),
  }));
}
const SMALL = moved('2027-03-13T23:05', '2027-03-14T10:50');
const LARGE = moved('2027-03-14T04:00', '2027-03-14T15:45');

async function booked(server: Process) {
  const draftId = await world.draft(server);
  await server.checkout.book(await world.body(server, draftId), `schedule-key-${(keys += 1)}`, SECRET);
  const [row] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
  if (!row) throw new Error('nothing was booked');
  const read = async () => {
    const booking = await server.manage.read(SECRET, draftId);
    if (!booking.ok) throw new Error(booking.error.code);
    return booking.value;
  };
  const mails = async () => world.database.db.select().from(outbox).where(eq(outbox.bookingId, row.id));
  return {
    ...row,
    read,
    mails,
    change: (slices: NonEmpty<Slice> | null) => world.supplier.change(row.attemptId, slices, world.now),
    accept: async (change?: string) =>
      server.manage.acceptChange({ reference: row.reference, change: change ?? (await read()).change?.id ?? '' }, SECRET),
    quote: () => server.manage.cancelQuote({ reference: row.reference }, SECRET),
    changeMails: async () => (await mails()).filter(({ kind }) => kind === 'schedule_change').length,
    checkIn: async () => (await mails()).filter(({ kind }) => kind === 'check_in').map(({ dueAt }) => dueAt.toISOString()),
    reminder: async () => (await mails()).find(({ kind }) => kind === 'reminder')?.dueAt.toISOString(),
  };
}
const times = (slices: readonly unknown[]) => (slices as readonly Slice[]).flatMap(({ legs }) => legs.map(({ departs }) => departs));

it('shows the new times next to the booked ones, writes once, and moves the reminder', async () => {
  const server = world.start();
  const booking = await booked(server);
  expect(await booking.reminder()).toBe('2027-03-11T02:30:00.000Z');
  expect(await booking.checkIn()).toEqual(['2027-03-13T02:30:00.000Z']);
  booking.change(SMALL);
  await server.reconciler.runOnce();
  const shown = await booking.read();
  expect(times(shown.slices)).toEqual(['2027-03-13T23:05']);
  expect(times(shown.change?.before ?? [])).toEqual(['2027-03-13T21:30']);
  expect(shown.change).toMatchObject({ isCancelled: false, isSignificant: false, acceptedAt: null });
  // what an order does not have of a flight stays as it was known
  expect((shown.slices as readonly Slice[])[0]?.legs[0]?.co2Kg).toBe(400);
  expect(await booking.changeMails()).toBe(1);
  expect(await booking.reminder()).toBe('2027-03-11T04:05:00.000Z');
  expect(await booking.checkIn()).toEqual(['2027-03-13T04:05:00.000Z']);
  expect(world.supplier.fresh.size).toBe(0);
  // the same news again, and at the same time in two processes
  booking.change(SMALL);
  await Promise.all([server.reconciler.runOnce(), world.start({ isSoleInstance: false }).reconciler.runOnce()]);
  expect(await booking.changeMails()).toBe(1);
  const { db } = world.database;
  expect(await db.select().from(scheduleChanges).where(eq(scheduleChanges.bookingId, booking.id))).toHaveLength(1);
});

it('writes who flies it where that alone changed, once', async () => {
  const server = world.start();
  const booking = await booked(server);
  const flownBy = mapNonEmpty(offerAt(0).slices, (slice) => ({
    ...slice,
    legs: mapNonEmpty(slice.legs, (leg) => ({ ...leg, operatedBy: 'Envoy Air' })),
  }));
  for (let news = 0; news < 2; news += 1) {
    booking.change(flownBy);
    await server.reconciler.runOnce();
  }
  const { slices, change } = await booking.read();
  expect((slices as readonly Slice[])[0]?.legs[0]?.operatedBy).toBe('Envoy Air');
  expect([change?.isSignificant, await booking.changeMails()]).toEqual([false, 1]);
});

it('keeps terminals as they become known, without a letter, and loses none', async () => {
  const server = world.start();
  const booking = await booked(server);
  const terminals = async () =>
    ((await booking.read()).slices as readonly Slice[])[0]?.legs.map(({ fromTerminal, toTerminal }) => [fromTerminal, toTerminal]);
  const at = (changes: Partial<Slice['legs'][number]>) =>
    mapNonEmpty(offerAt(0).slices, (slice) => ({ ...slice, legs: mapNonEmpty(slice.legs, (leg) => ({ ...leg, ...changes })) }));
  for (const [changes, expected] of [
    [{ fromTerminal: '8' }, ['8', undefined]],
    [{ toTerminal: '5' }, ['8', '5']],
    [{ fromTerminal: '7' }, ['7', '5']],
    [{}, ['7', '5']],
  ] as const) {
    booking.change(at(changes));
    await server.reconciler.runOnce();
    expect(await terminals()).toEqual([expected]);
  }
  expect([await booking.changeMails(), (await booking.read()).change]).toEqual([0, null]);
});

it('counts a second change from what was booked, and one that goes back from what was reported', async () => {
  const server = world.start();
  const booking = await booked(server);
  for (const slices of [SMALL, LARGE]) {
    booking.change(slices);
    await server.reconciler.runOnce();
    world.minutes(5);
  }
  expect(await booking.read()).toMatchObject({ change: { isSignificant: true } });
  expect(times((await booking.read()).change?.before ?? [])).toEqual(['2027-03-13T21:30']);
  booking.change(offerAt(0).slices);
  await server.reconciler.runOnce();
  const back = await booking.read();
  expect([times(back.slices), times(back.change?.before ?? [])]).toEqual([['2027-03-13T21:30'], ['2027-03-14T04:00']]);
  expect(await booking.changeMails()).toBe(3);
});

it('gives everything back after a significant change, until it is accepted (booking.42)', async () => {
  const server = world.start();
  const booking = await booked(server);
  world.minutes(24 * 60 + 1);
  expect(await booking.quote()).toMatchObject({ value: { basis: 'not_refundable', refund: 0 } });
  booking.change(SMALL);
  await server.reconciler.runOnce();
  expect(await booking.quote()).toMatchObject({ value: { basis: 'not_refundable' } });
  const small = (await booking.read()).change?.id ?? '';
  world.minutes(1);
  booking.change(LARGE);
  await server.reconciler.runOnce();
  expect(await booking.quote()).toMatchObject({ value: { basis: 'changed', refund: 50_000, airlineKeeps: 0, feeKept: 0 } });
  // what was read on a page left open is not what flies now
  expect(await booking.accept(small)).toMatchObject({ error: { code: 'schedule_changed' } });
  world.supplier.isSilent = true;
  expect(await booking.accept()).toMatchObject({ ok: true, value: { change: { acceptedAt: world.now.toISOString() } } });
  expect(world.supplier.accepted).toEqual([]);
  world.supplier.isSilent = false;
  await server.reconciler.runOnce();
  await server.reconciler.runOnce();
  expect(world.supplier.accepted).toEqual([booking.attemptId]);
  expect(await booking.accept()).toMatchObject({ ok: true });
  expect(await booking.quote()).toMatchObject({ value: { basis: 'not_refundable' } });
});

it('reports a trip that is no longer flown, which cannot be accepted and is refunded in full', async () => {
  const server = world.start();
  const booking = await booked(server);
  world.minutes(24 * 60 + 1);
  booking.change(null);
  await server.reconciler.runOnce();
  booking.change(null);
  await server.reconciler.runOnce();
  expect(await booking.read()).toMatchObject({ state: 'ticketed', change: { isCancelled: true, isSignificant: true } });
  expect(await booking.changeMails()).toBe(1);
  expect(await booking.accept()).toMatchObject({ error: { code: 'schedule_changed' } });
  expect(await booking.quote()).toMatchObject({ value: { basis: 'changed', refund: 50_000 } });
  expect(await server.manage.cancel({ reference: booking.reference, refund: 50_000 }, SECRET)).toMatchObject({
    value: { state: 'cancelled', cancellation: { state: 'done' } },
  });
});

it('is nobody else’s to accept', async () => {
  const server = world.start();
  const booking = await booked(server);
  booking.change(SMALL);
  await server.reconciler.runOnce();
  const change = (await booking.read()).change?.id ?? '';
  const stranger = await server.manage.acceptChange({ reference: booking.reference, change }, 'd'.repeat(64));
  expect(stranger).toMatchObject({ error: { code: 'booking_unknown' } });
});

it('leaves news of our own cancellation, and of a trip that is not booked yet, in peace', async () => {
  const server = world.start();
  const booking = await booked(server);
  await server.manage.cancel({ reference: booking.reference, refund: 50_000 }, SECRET);
  booking.change(null);
  await server.reconciler.runOnce();
  expect(await booking.read()).toMatchObject({ state: 'cancelled', change: null });
  expect(world.supplier.fresh.size).toBe(0);
  world.supplier.change('00000000-0000-4000-8000-000000000000', SMALL, world.now);
  await server.reconciler.runOnce();
  expect(world.supplier.fresh.size).toBe(0);
});

it('killed at any point of reading, the next round has the same result', async () => {
  const points: CrashPoint[] = [];
  async function readKilledAt(killAt: number | null): Promise<void> {
    points.length = 0;
    let isReading = false;
    const doomed = world.start({
      watch: (point) => {
        if (!isReading) return;
        points.push(point);
        if (points.length - 1 === killAt) throw new Killed(point);
      },
    });
    const booking = await booked(doomed);
    booking.change(LARGE);
    isReading = true;
    await doomed.reconciler.runOnce();
    isReading = false;
    world.errors.length = 0;
    await world.start().reconciler.runOnce();
    expect(times((await booking.read()).slices)).toEqual(['2027-03-14T04:00']);
    expect([killAt, await booking.changeMails(), world.supplier.fresh.size]).toEqual([killAt, 1, 0]);
  }
  await readKilledAt(null);
  const all = points.filter((point) => point.includes('supplier.changes.'));
  expect(all).toEqual(
    expect.arrayContaining(
      ['news', 'read', 'newsRead'].flatMap((call) => [`before supplier.changes.${call}`, `after supplier.changes.${call}`]),
    ),
  );
  for (const [number, point] of [...points].entries()) if (point.includes('supplier.changes.')) await readKilledAt(number);
});
