/** Bookings from before there was a mail the day before get theirs too: each once, by one process at a time, whatever stops it (booking.54). */
import { asc, eq } from 'drizzle-orm';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { LocalDateTime } from '#core/domain/values/dates';
import { JOB_LEASE_MS } from '../../platform/jobs/job';
import { jobs } from '../../platform/jobs/jobs.tables';
import { outbox } from '../../mail/outbox.tables';
import { bookings } from '../bookings.tables';
import { createMissingReminders } from './missingReminders';

const NO_PAUSE = (): Promise<void> => Promise.resolve();

let world: World;
let server: Process;
let keys = 0;
beforeEach(async () => {
  world = await World.open();
  server = world.start();
});
afterEach(() => world.database.close());

async function booked() {
  const draftId = await world.draft(server);
  world.minutes(1);
  await server.checkout.book(await world.body(server, draftId), `missing-key-${String((keys += 1))}`, SECRET);
  const [booking] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
  if (!booking) throw new Error('nothing was booked');
  return booking;
}

/** There and back: two mails. */
async function bookedReturn() {
  const booking = await booked();
  const [there] = booking.offer.slices;
  const back = { departs: '2027-03-20T10:00' as LocalDateTime, arrives: '2027-03-20T13:00' as LocalDateTime, from: 'LHR', to: 'JFK' };
  world.supplier.change(booking.attemptId, [there, { ...there, legs: mapNonEmpty(there.legs, (leg) => ({ ...leg, ...back })) }], world.now);
  await server.reconciler.runOnce();
  return booking;
}

/** What a program from before left behind. */
const forgetMails = () => world.database.db.delete(outbox);
const mails = async () =>
  (await world.database.db.select().from(outbox).where(eq(outbox.kind, 'check_in')).orderBy(asc(outbox.cause))).map(
    ({ bookingId, cause, dueAt, details }) => ({ bookingId, cause, dueAt, details }),
  );

/** The job in a process of its own. */
function processOf(instanceId: string, pause: () => Promise<unknown> = NO_PAUSE, batchSize?: number) {
  const { clock, database } = world;
  const log = { info: () => undefined, error: () => undefined };
  const timeZoneOf = (code: string): string => (code === 'JFK' ? 'America/New_York' : 'Europe/London');
  return createMissingReminders({ db: database.db, clock, timeZoneOf, log, instanceId, isSoleInstance: false, pause }, batchSize);
}

it('writes what booking would have written, once', async () => {
  await bookedReturn();
  const before = await mails();
  expect(before).toHaveLength(2);
  await forgetMails();
  expect(await processOf('one').runOnce()).toBe(2);
  expect(await mails()).toEqual(before);
  expect(await processOf('two').runOnce()).toBe(0);
  expect(await mails()).toEqual(before);
});

it.each([
  ['the way there has left', '2027-03-15T12:00:00Z', 1],
  ['both ways have left', '2027-03-22T12:00:00Z', 0],
])('writes none for what leaves sooner than in a day: %s', async (_, now, count) => {
  await bookedReturn();
  await forgetMails();
  world.now = new Date(now);
  expect(await processOf('one').runOnce()).toBe(count);
});

it('leaves cancelled bookings alone', async () => {
  const { id } = await booked();
  await forgetMails();
  await world.database.db.update(bookings).set({ state: 'cancelled' }).where(eq(bookings.id, id));
  expect(await processOf('one').runOnce()).toBe(0);
});

it('goes on after a power cut where it was', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 3; i += 1) {
    ids.push((await booked()).id);
    world.minutes(60);
  }
  await forgetMails();
  let batches = 0;
  const cut = async () => {
    if ((batches += 1) === 2) throw new Error('power cut');
  };
  await expect(processOf('one', cut, 1).runOnce()).rejects.toThrow('power cut');
  expect(new Set((await mails()).map(({ bookingId }) => bookingId))).toEqual(new Set(ids.slice(0, 2)));
  // seen by this: all but the last half hour before the cut is not looked through again
  await forgetMails();
  expect(await processOf('two', NO_PAUSE, 1).runOnce()).toBe(2);
  expect(new Set((await mails()).map(({ bookingId }) => bookingId))).toEqual(new Set(ids.slice(1)));
});

it('one process at a time', async () => {
  await booked();
  await booked();
  await forgetMails();
  const other = processOf('two');
  let besides: number | null = null;
  const one = processOf('one', async () => void (besides ??= await other.runOnce()), 1);
  expect(await one.runOnce()).toBe(2);
  expect(besides).toBe(0);
});

it('takes over from a process that is gone once its turn has run out', async () => {
  await booked();
  await forgetMails();
  const { db } = world.database;
  await db.insert(jobs).values({
    name: 'missing_reminders',
    startedAt: world.now,
    leaseOwner: 'gone',
    leaseUntil: new Date(world.now.getTime() + JOB_LEASE_MS),
  });
  expect(await processOf('two').runOnce()).toBe(0);
  world.minutes(JOB_LEASE_MS / 60_000);
  expect(await processOf('two').runOnce()).toBe(1);
});

it('looks for a day at what programs from before may still book, and then never again', async () => {
  const one = processOf('one');
  expect(await one.runOnce()).toBe(0);
  world.minutes(23 * 60);
  await booked();
  await forgetMails();
  expect(await one.runOnce()).toBe(1);
  world.minutes(60);
  expect(await one.runOnce()).toBe(0);
  await forgetMails();
  expect(await one.runOnce()).toBe(0);
  expect(await processOf('two').runOnce()).toBe(0);
  expect(await world.database.db.select({ finishedAt: jobs.finishedAt }).from(jobs)).toEqual([{ finishedAt: world.now }]);
});
