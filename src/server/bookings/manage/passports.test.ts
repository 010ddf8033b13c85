/** Passports that follow after booking, on a real database: until when, by whom, and never the same twice. */
import { eq } from 'drizzle-orm';
import type { BookingWire } from '#core/contract/bookings/bookings.schema';
import type { Result } from '#core/domain/values/result';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import type { Refusal } from '../wire/answers';
import { bookings } from '../bookings.tables';

/** Departs on March 13, 2027 at 9:30 PM in New York: passports are due on March 10 at 9:30 PM there. */
const DUE = new Date('2027-03-11T02:30:00Z');
const PASSPORT = { number: 'X1234567', expires: '2030-06-30', country: 'US' };
const STRANGER = 'c'.repeat(64);

let world: World;
let server: Process;
let keys = 0;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());
beforeEach(() => {
  world.now = new Date('2026-11-20T12:00:00Z');
  server = world.start();
});

async function bookWithoutPassport() {
  const draftId = await world.draft(server);
  const body = await world.body(server, draftId);
  const travelers = body.travelers.map((one) => ({ ...one, passport: null }));
  return { draftId, answer: await server.checkout.book({ ...body, travelers }, `passport-key-${(keys += 1)}`, SECRET) };
}

async function booked(): Promise<{ reference: string; draftId: string }> {
  const { draftId, answer } = await bookWithoutPassport();
  if (answer.kind !== 'attempt' || answer.attempt.reference === null) throw new Error(JSON.stringify(answer));
  return { reference: answer.attempt.reference, draftId };
}

const add = (reference: string, change: { passport?: Partial<typeof PASSPORT>; traveler?: number } = {}, who = SECRET) =>
  server.manage.addPassport({ reference, traveler: change.traveler ?? 0, passport: { ...PASSPORT, ...change.passport } }, who);
const refusal = (answer: Result<BookingWire, Refusal>) => (answer.ok ? null : [answer.error.code, answer.error.errors ?? []]);
const stored = async (draftId: string) =>
  (await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId)))[0]?.travelers[0]?.passport;

it('a booking stands without a passport, says until when it is wanted, and takes it', async () => {
  const { reference, draftId } = await booked();
  const before = await server.manage.read(SECRET, draftId);
  expect(before.ok && before.value.passports).toEqual({ missing: [0], dueBy: '2027-03-10T21:30', isOpen: true });
  const added = await add(reference, { passport: { number: 'x1234567' } });
  expect(added.ok && added.value.passports).toEqual({ missing: [], dueBy: '2027-03-10T21:30', isOpen: true });
  expect(await stored(draftId)).toEqual(PASSPORT);
  // what was stored is never shown
  expect(JSON.stringify(added)).not.toContain('1234567');
});

it('the same passport again changes nothing, another one is refused', async () => {
  const { reference, draftId } = await booked();
  const answers = await Promise.all([add(reference), add(reference), add(reference)]);
  expect(answers.map((answer) => answer.ok)).toEqual([true, true, true]);
  expect(refusal(await add(reference, { passport: { number: 'Y7654321' } }))).toEqual([
    'invalid_request',
    [{ name: '/passport', detail: 'is there already' }],
  ]);
  expect(await stored(draftId)).toEqual(PASSPORT);
});

it.each<[string, Parameters<typeof add>[1], string, string]>([
  ['nobody', { traveler: 1 }, '/traveler', 'is nobody of this booking'],
  ['a passport that ends on the way', { passport: { expires: '2027-03-14' } }, '/passport/expires', 'passport_expires_before_return'],
  ['a day that does not exist', { passport: { expires: '2030-02-30' } }, '/passport/expires', 'passport_expires_unreadable'],
])('%s is refused', async (_what, change, name, detail) => {
  const { reference, draftId } = await booked();
  expect(refusal(await add(reference, change))).toEqual(['invalid_request', [{ name, detail }]]);
  expect(await stored(draftId)).toBeNull();
});

it('a passport of another traveler of the booking is refused', async () => {
  const { reference, draftId } = await booked();
  const row = (await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId)))[0];
  const first = row?.travelers[0];
  if (!first) throw new Error('the booking has a traveler');
  const travelers = [first, { ...first, firstName: 'Ana', passport: { ...PASSPORT, expires: first.dateOfBirth } }];
  await world.database.db.update(bookings).set({ travelers }).where(eq(bookings.draftId, draftId));
  expect(refusal(await add(reference))).toEqual(['invalid_request', [{ name: '/passport/number', detail: 'passport_twice' }]]);
});

it('another browser learns nothing and adds nothing, until it knows reference and email', async () => {
  const { reference, draftId } = await booked();
  expect(refusal(await add(reference, {}, STRANGER))).toEqual(['booking_unknown', []]);
  expect(refusal(await add('ZZZZZZ'))).toEqual(['booking_unknown', []]);
  expect(await stored(draftId)).toBeNull();
  await server.manage.lookup({ reference, email: 'maria@example.com' }, () => STRANGER);
  expect((await add(reference, {}, STRANGER)).ok).toBe(true);
});

it('the time is over 72 hours before departure, to the minute', async () => {
  const { reference, draftId } = await booked();
  world.now = DUE;
  expect(refusal(await add(reference))).toEqual(['passport_closed', []]);
  const read = await server.manage.read(SECRET, draftId);
  expect(read.ok && read.value.passports).toMatchObject({ missing: [0], isOpen: false });
  world.now = new Date(DUE.getTime() - 60_000);
  expect((await add(reference)).ok).toBe(true);
});

it('so close to departure, nobody books without one', async () => {
  world.now = DUE;
  const { answer } = await bookWithoutPassport();
  expect(answer).toMatchObject({
    code: 'invalid_request',
    errors: expect.arrayContaining([expect.objectContaining({ detail: 'passport_missing' })]),
  });
});
