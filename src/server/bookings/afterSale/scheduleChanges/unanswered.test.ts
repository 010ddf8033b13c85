/** Changes that wait for the traveler, changes and passports that the airline must be notified of: when a person is wanted, and when no more. */
import { eq } from 'drizzle-orm';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { offerAt } from '#testing/bookings/fakeSupplier';
import type { Process } from '#testing/bookings/bookingWorld';
import type { LocalDateTime } from '#core/domain/values/dates';
import type { Slice } from '#core/domain/flights/flights';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import { attentionEntries } from '../../../attention/attention.tables';
import { bookings } from '../../bookings.tables';

let world: World;
let server: Process;
let keys = 0;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());
beforeEach(async () => {
  world.now = new Date('2026-11-20T12:00:00Z');
  Object.assign(world.supplier, { isSilent: false, takesNoNews: false });
  world.supplier.fresh.clear();
  await world.database.db.delete(attentionEntries);
  server = world.start();
});

const DAY_MINUTES = 24 * 60;
/** The flight of these tests leaves New York on March 13, 2027 at 21:30. */
function leaving(departs: string, arrives: string): NonEmpty<Slice> {
  return mapNonEmpty(offerAt(0).slices, (slice) => ({
    ...slice,
    legs: mapNonEmpty(slice.legs, (leg) => ({ ...leg, departs: departs as LocalDateTime, arrives: arrives as LocalDateTime, co2Kg: 0 })),
  }));
}
const LATER = leaving('2027-03-13T23:05', '2027-03-14T10:50');
const MUCH_LATER = leaving('2027-03-14T04:00', '2027-03-14T15:45');

async function booked(passport = true) {
  const draftId = await world.draft(server);
  const body = await world.body(server, draftId);
  const travelers = passport ? body.travelers : body.travelers.map((one) => ({ ...one, passport: null }));
  await server.checkout.book({ ...body, travelers }, `unanswered-key-${(keys += 1)}`, SECRET);
  const [row] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
  if (!row) throw new Error('nothing was booked');
  const { attemptId, reference } = row;
  return {
    attemptId,
    reference,
    change: async (slices: NonEmpty<Slice> | null) => {
      world.supplier.change(attemptId, slices, world.now);
      await server.reconciler.runOnce();
    },
    accept: async () => {
      const booking = await server.manage.read(SECRET, draftId);
      const change = booking.ok ? (booking.value.change?.id ?? '') : '';
      return (await server.manage.acceptChange({ reference, change }, SECRET)).ok;
    },
    addPassport: () =>
      server.manage.addPassport({ reference, traveler: 0, passport: { number: 'X1234567', expires: '2030-06-30', country: 'US' } }, SECRET),
    /** What an agent sees at this moment: kind and reason. */
    wants: async () => {
      const rows = await world.database.db.select().from(attentionEntries).where(eq(attentionEntries.attemptId, attemptId));
      return rows.filter(({ openedAt, closedAt }) => closedAt === null && openedAt <= world.now).map(({ kind, reason }) => [kind, reason]);
    },
  };
}

it('a change that nobody answers within a day wants a person, until it is answered', async () => {
  const booking = await booked();
  await booking.change(LATER);
  expect(await booking.wants()).toEqual([]);
  world.minutes(DAY_MINUTES);
  expect(await booking.wants()).toEqual([['schedule_change_waits', 'not_significant']]);
  expect(await booking.accept()).toBe(true);
  expect(await booking.wants()).toEqual([]);
});

it('of several changes the newest waits; flights that leave soon, or are cancelled, want a person at once', async () => {
  const booking = await booked();
  await booking.change(LATER);
  world.now = new Date('2027-03-11T12:00:00Z');
  await booking.change(MUCH_LATER);
  expect(await booking.wants()).toEqual([['schedule_change_waits', 'significant']]);
  await booking.change(null);
  expect(await booking.wants()).toEqual([['schedule_change_waits', 'cancelled_by_airline']]);
});

it('a booking that is cancelled wants nobody any more', async () => {
  const booking = await booked();
  await booking.change(null);
  expect(await booking.wants()).toHaveLength(1);
  const quote = await server.manage.cancelQuote({ reference: booking.reference }, SECRET);
  if (!quote.ok) throw new Error(quote.error.code);
  expect((await server.manage.cancel({ reference: booking.reference, refund: quote.value.refund }, SECRET)).ok).toBe(true);
  expect(await booking.wants()).toEqual([]);
});

it('an accepted change that the supplier does not pass on is a person’s at once', async () => {
  const booking = await booked();
  await booking.change(LATER);
  world.supplier.takesNoNews = true;
  expect(await booking.accept()).toBe(true);
  expect(await booking.wants()).toEqual([['accepted_change_unsent', 'supplier_takes_none']]);
  // and the supplier is not called again
  world.supplier.takesNoNews = false;
  await server.reconciler.runOnce();
  expect(world.supplier.accepted).not.toContain(booking.attemptId);
  expect(await booking.wants()).toHaveLength(1);
});

it('an accepted change that the supplier is silent about is a person’s after an hour, and ends once it confirms', async () => {
  const booking = await booked();
  await booking.change(LATER);
  world.supplier.isSilent = true;
  expect(await booking.accept()).toBe(true);
  expect(await booking.wants()).toEqual([]);
  world.minutes(60);
  expect(await booking.wants()).toEqual([['accepted_change_unsent', 'supplier_silent']]);
  world.supplier.isSilent = false;
  await server.reconciler.runOnce();
  expect(await booking.wants()).toEqual([]);
});

it('a passport that the supplier takes from nobody is a person’s at once; one that it takes is nobody’s', async () => {
  const taken = await booked(false);
  expect((await taken.addPassport()).ok).toBe(true);
  world.minutes(60);
  expect(await taken.wants()).toEqual([]);

  world.supplier.takesNoNews = true;
  const refused = await booked(false);
  expect((await refused.addPassport()).ok).toBe(true);
  expect(await refused.wants()).toEqual([['passport_unsent', 'supplier_takes_none']]);
  const [entry] = await world.database.db.select().from(attentionEntries).where(eq(attentionEntries.attemptId, refused.attemptId));
  expect(entry?.dueAt).toEqual(new Date('2027-03-11T02:30:00Z'));
  expect(JSON.stringify(entry)).not.toMatch(/1234567|maria/i);
  await server.reconciler.runOnce();
  expect(await refused.wants()).toHaveLength(1);
});

it('a passport that the supplier is silent about is a person’s after an hour, and ends once it confirms', async () => {
  const booking = await booked(false);
  world.supplier.isSilent = true;
  expect((await booking.addPassport()).ok).toBe(true);
  expect(await booking.wants()).toEqual([]);
  world.minutes(60);
  expect(await booking.wants()).toEqual([['passport_unsent', 'supplier_silent']]);
  world.supplier.isSilent = false;
  await server.reconciler.runOnce();
  expect(await booking.wants()).toEqual([]);
});

it('an order whose flights cannot be read is a person’s at once, at each news of it, until it can be read', async () => {
  const booking = await booked();
  const unreadable = jest.spyOn(world.supplier.changes, 'read').mockResolvedValue({ ok: false, error: { code: 'unreadable' } });
  await booking.change(LATER);
  expect(await booking.wants()).toEqual([['order_unreadable', null]]);
  expect(world.supplier.fresh.size).toBe(0);
  await world.database.db.update(attentionEntries).set({ closedAt: world.now, closedBy: 'Ann' });
  world.minutes(1);
  await booking.change(LATER);
  expect(await booking.wants()).toEqual([['order_unreadable', null]]);
  unreadable.mockRestore();
  await booking.change(LATER);
  expect(await booking.wants()).toEqual([]);
});

it('flights that cannot be flown as they are now want a person at once, and are nothing to accept', async () => {
  const booking = await booked();
  const [slice] = offerAt(0).slices;
  const [leg] = slice.legs;
  const [first, second] = [
    { ...leg, to: 'DUB', arrives: '2027-03-14T09:00' as LocalDateTime },
    { ...leg, from: 'DUB', departs: '2027-03-14T08:40' as LocalDateTime, flightNumber: 9 },
  ];
  await booking.change([{ ...slice, legs: [first, second], stops: 1 }]);
  expect(await booking.wants()).toEqual([['schedule_change_waits', 'connection_lost']]);
  expect(await booking.accept()).toBe(false);
  const quote = await server.manage.cancelQuote({ reference: booking.reference }, SECRET);
  expect(quote).toMatchObject({ value: { airlineKeeps: 0, feeKept: 0 } });
});
