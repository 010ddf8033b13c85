/** The mail of the day before (booking.54): where and when, check-in, what to have ready; once, and nothing untrue. */
import { eq } from 'drizzle-orm';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { LocalDateTime } from '#core/domain/values/dates';
import type { Letter } from '../../mail/transport';
import { createMailWorker } from '../../mail/outbox.service';
import { outbox } from '../../mail/outbox.tables';
import { bookings } from '../bookings.tables';

let world: World;
let server: Process;
let sent: Letter[] = [];
let keys = 0;
beforeEach(async () => {
  world = await World.open();
  server = world.start();
  sent = [];
});
afterEach(() => world.database.close());

/** A booked trip of the way there alone, or there and back. */
async function booked(locale: 'en' | 'es' = 'en', hasReturn = false) {
  const draftId = await world.draft(server);
  const body = { ...(await world.body(server, draftId)), locale };
  await server.checkout.book(body, `check-in-key-${String((keys += 1))}`, SECRET);
  const { db } = world.database;
  const [booking] = await db.select().from(bookings).where(eq(bookings.draftId, draftId));
  if (!booking) throw new Error('nothing was booked');
  if (!hasReturn) return booking;
  const [there] = booking.offer.slices;
  const back = { departs: '2027-03-20T10:00' as LocalDateTime, arrives: '2027-03-20T13:00' as LocalDateTime, from: 'LHR', to: 'JFK' };
  const slices = [there, { ...there, legs: mapNonEmpty(there.legs, (leg) => ({ ...leg, ...back })) }] as const;
  world.supplier.change(booking.attemptId, slices, world.now);
  await server.reconciler.runOnce();
  return booking;
}

/** Sends what is due; a letter of another kind is of no interest here. */
function round(dies = false): Promise<number> {
  return createMailWorker({
    db: world.database.db,
    clock: world.clock,
    transport: {
      said: 'mail sent',
      send: async (letter) => {
        if (dies) throw new Error('power cut');
        sent.push(letter);
        return { ok: true, value: null };
      },
      close: async () => undefined,
    },
    letterOf: async (job) => (job.kind === 'check_in' ? server.letters.letterOf(job) : null),
    mayReach: async () => true,
    onGivenUp: async () => undefined,
    log: { info: () => undefined, error: () => undefined },
    instanceId: 'one',
    isSoleInstance: true,
  }).runOnce();
}
const plain = (letter: Letter | undefined): string => (letter?.text ?? '').replace(/[\u00a0\u202f]/g, ' ');

it.each([
  [
    'en',
    'Check in for London: your flight leaves Sat, Mar 13, 9:30 PM',
    [
      'Your flight leaves Sat, Mar 13, 9:30 PM, by the clock in New York.',
      'Check in online: https://www.britishairways.com/',
      'A passport for every traveler, children too',
      'with a traveler’s last name it opens check-in',
      'Maria Quiñones\n  E-ticket 125-2106312810',
      'find-your-booking#open=',
    ],
  ],
  [
    'es',
    'Haga el check-in para London: su vuelo sale el sáb, 13 mar, 9:30 p. m.',
    ['hora de Nueva York', 'Un pasaporte para cada viajero', 'us-es/find-your-booking#open='],
  ],
] as const)('%s: leaves 24 hours before, with check-in and what to have ready, in both forms', async (locale, subject, parts) => {
  await booked(locale);
  world.now = new Date('2027-03-13T02:29:59Z');
  await round();
  expect(sent).toEqual([]);
  world.now = new Date('2027-03-13T02:30:00Z');
  await round();
  const [letter] = sent;
  expect(letter?.subject.replace(/[\u00a0\u202f]/g, ' ')).toBe(subject);
  for (const part of parts) expect(plain(letter)).toContain(part);
  expect(letter?.html).toContain('https://www.britishairways.com/');
  expect(letter?.attachments).toEqual([]);
});

it('asks for no passport within the United States', async () => {
  const booking = await booked();
  const airports = Object.fromEntries(Object.entries(booking.offer.airports).map(([code, one]) => [code, { ...one, country: 'US' }]));
  await world.database.db
    .update(bookings)
    .set({ offer: { ...booking.offer, airports } })
    .where(eq(bookings.id, booking.id));
  world.now = new Date('2027-03-13T02:30:00Z');
  await round();
  expect(plain(sent[0])).toContain('A government photo ID for everyone 18 or older');
  expect(plain(sent[0])).not.toContain('passport for every traveler');
});

it('each direction has its own, about that direction alone', async () => {
  await booked('en', true);
  world.now = new Date('2027-03-13T02:30:00Z');
  await round();
  world.now = new Date('2027-03-19T10:00:00Z');
  await round();
  expect(sent.map(({ subject }) => subject.split(':')[0])).toEqual(['Check in for London', 'Check in for New York']);
  expect(plain(sent[0])).not.toContain('Mar 20');
  expect(plain(sent[1])).not.toContain('Mar 13');
});

it('is sent once: a power cut loses none, and a change after it sends no second', async () => {
  const booking = await booked();
  world.now = new Date('2027-03-13T02:30:00Z');
  await round(true).catch(() => undefined);
  world.minutes(5);
  await round();
  await round();
  expect(sent).toHaveLength(1);
  const [there] = booking.offer.slices;
  const later = { departs: '2027-03-14T21:30' as LocalDateTime, arrives: '2027-03-15T09:15' as LocalDateTime };
  world.supplier.change(booking.attemptId, [{ ...there, legs: mapNonEmpty(there.legs, (leg) => ({ ...leg, ...later })) }], world.now);
  await server.reconciler.runOnce();
  world.now = new Date('2027-03-14T12:00:00Z');
  await round();
  expect(sent).toHaveLength(1);
});

it('goes by the new time after a change, and at once where that is near', async () => {
  const booking = await booked();
  const [there] = booking.offer.slices;
  const early = { departs: '2027-03-13T06:00' as LocalDateTime, arrives: '2027-03-13T18:00' as LocalDateTime };
  world.now = new Date('2027-03-12T20:00:00Z');
  world.supplier.change(booking.attemptId, [{ ...there, legs: mapNonEmpty(there.legs, (leg) => ({ ...leg, ...early })) }], world.now);
  await server.reconciler.runOnce();
  await round();
  expect(plain(sent[0])).toContain('Your flight leaves Sat, Mar 13, 6:00 AM');
});

it.each([
  ['was cancelled', async (id: string) => world.database.db.update(bookings).set({ state: 'cancelled' }).where(eq(bookings.id, id))],
  [
    'has left meanwhile',
    async () => {
      world.now = new Date('2027-03-14T02:30:00Z');
    },
  ],
])('says nothing of a flight that %s', async (_, happen) => {
  const booking = await booked();
  world.now = new Date('2027-03-13T02:30:00Z');
  await happen(booking.id);
  await round();
  expect(sent).toEqual([]);
  const rows = await world.database.db.select().from(outbox).where(eq(outbox.kind, 'check_in'));
  expect(rows.map(({ state }) => state)).toEqual(['dropped']);
});

it('says nothing of flights that the airline cancelled', async () => {
  const booking = await booked();
  world.supplier.change(booking.attemptId, null, world.now);
  await server.reconciler.runOnce();
  world.now = new Date('2027-03-13T02:30:00Z');
  await round();
  expect(sent).toEqual([]);
});
