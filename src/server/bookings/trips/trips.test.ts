/** A link by mail opens all trips of an address on another device, and tells a stranger nothing (booking.52). */
import { eq } from 'drizzle-orm';
import { orderOf } from '#testing/bookings/orderOf';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import type { MailJob } from '../../mail/outbox.service';
import { outbox } from '../../mail/outbox.tables';
import { createRetentionService } from '../../visitors/privacy/retention.service';
import { bookings } from '../bookings.tables';
import { tripLinks, tripRequests } from './trips.tables';

let world: World;
let server: Process;
let keys = 0;
beforeEach(async () => {
  world = await World.open();
  server = world.start();
});
afterEach(() => world.database.close());

const UNKNOWN = { ok: false, error: { code: 'booking_unknown' } };
const PHONE = 'c'.repeat(64);
const STRANGER = 'd'.repeat(64);
const HERS = 'maria@example.com';

/** A booking of an address; answers its reference. */
async function book(email = HERS): Promise<string> {
  const draftId = await world.draft(server);
  const order = orderOf({ draftId, acceptedTotal: world.supplier.total, paymentToken: await world.token(server) });
  await server.checkout.book({ ...order, contact: { ...order.contact, email } }, `trips-key-${String((keys += 1))}`, SECRET);
  const [booking] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
  return booking?.reference ?? '';
}

/** Asks for a link, and gives the letter that it leads to. */
async function requestLink(email = HERS, locale: 'en' | 'es' = 'en') {
  expect(await server.trips.ask({ email, locale })).toBeNull();
  const rows = await world.database.db.select().from(outbox).where(eq(outbox.kind, 'trips_link'));
  const job = rows.at(-1) as Extract<MailJob, { kind: 'trips_link' }>; // only such were read
  await world.database.db.delete(outbox).where(eq(outbox.kind, 'trips_link'));
  return server.tripsLetters.letterOf(job);
}
const tokenIn = (letter: { readonly text: string } | null): string => /#trips=([\w-]{32})$/m.exec(letter?.text ?? '')?.[1] ?? '';
const referencesOf = async (secretHash: string): Promise<readonly string[]> =>
  (await server.trips.list(secretHash)).trips.map(({ reference }) => reference);

it('opens all bookings of the address on another device, each as its own page, without its payment', async () => {
  const references = [await book(), await book('Maria@Example.com')];
  await book('otto@example.com');
  const letter = await requestLink(' MARIA@example.com ');
  expect(letter).toMatchObject({ to: expect.stringMatching(/^maria@example\.com$/i), subject: 'Your link to your trips' });
  expect(letter?.html).toContain(`https://wingfare.example/find-your-booking#trips=${tokenIn(letter)}`);
  const opened = await server.trips.open({ token: tokenIn(letter) }, PHONE);
  expect(opened.ok && opened.value.trips.map(({ reference }) => reference).sort()).toEqual([...references].sort());
  expect(opened.ok && opened.value.trips[0]).toMatchObject({
    state: 'ticketed',
    isOver: false,
    travelers: ['Maria Quiñones'],
    slices: [{ from: 'JFK', to: 'LHR', departs: '2027-03-13T21:30' }],
  });
  for (const reference of references) {
    expect(await server.trips.show({ reference }, PHONE)).toBeNull();
    expect(await server.manage.read(PHONE, null)).toMatchObject({ ok: true, value: { reference, card: { last4: '' } } });
    world.minutes(1);
  }
});

it('works once and for a quarter of an hour; the browser that used it may repeat a lost call', async () => {
  await book();
  const token = tokenIn(await requestLink());
  const expired = tokenIn(await requestLink());
  expect(await server.trips.open({ token }, PHONE)).toMatchObject({ ok: true });
  expect(await server.trips.open({ token }, PHONE)).toMatchObject({ ok: true });
  expect(await server.trips.open({ token }, STRANGER)).toMatchObject(UNKNOWN);
  world.minutes(15);
  expect(await server.trips.open({ token: expired }, STRANGER)).toMatchObject(UNKNOWN);
  expect(await server.trips.open({ token }, PHONE)).toMatchObject(UNKNOWN);
  expect(await server.trips.open({ token: 'a'.repeat(32) }, STRANGER)).toMatchObject(UNKNOWN);
  expect(await referencesOf(STRANGER)).toEqual([]);
});

it('answers the same for an address that is not known, writes it down the same, and mails nothing', async () => {
  await book();
  expect(await requestLink('nobody@example.com')).toBeNull();
  const before = await world.database.db.$count(tripRequests);
  expect(await server.trips.ask({ email: HERS, locale: 'en' })).toEqual(
    await server.trips.ask({ email: 'nobody@example.com', locale: 'en' }),
  );
  expect([await world.database.db.$count(tripRequests), await world.database.db.$count(tripLinks)]).toEqual([before + 2, 0]);
  expect(await server.trips.ask({ email: 'a@example.com,b@example.com', locale: 'en' })).toMatchObject({ code: 'invalid_request' });
});

it('keeps the token as a hash, and the address for a day', async () => {
  await book();
  const token = tokenIn(await requestLink());
  const { db } = world.database;
  expect(JSON.stringify([await db.select().from(tripLinks), await db.select().from(outbox)])).not.toContain(token);
  const retention = createRetentionService({ db, clock: world.clock });
  world.minutes(24 * 60);
  expect((await retention.forgetOld()).tripRequests).toBe(0);
  world.minutes(1);
  expect((await retention.forgetOld()).tripRequests).toBe(1);
  expect([await db.$count(tripRequests), await db.$count(tripLinks)]).toEqual([0, 0]);
});

it('a letter that is composed again has a link of its own, and the first stays good', async () => {
  await book();
  await server.trips.ask({ email: HERS, locale: 'es' });
  const [job] = (await world.database.db.select().from(outbox).where(eq(outbox.kind, 'trips_link'))) as Extract<
    MailJob,
    { kind: 'trips_link' }
  >[];
  if (!job) throw new Error('nothing was requested');
  const [first, second] = [await server.tripsLetters.letterOf(job), await server.tripsLetters.letterOf(job)];
  expect(first?.text).toContain('https://wingfare.example/us-es/find-your-booking#trips=');
  expect(tokenIn(first)).not.toBe(tokenIn(second));
  expect(await server.trips.open({ token: tokenIn(first) }, PHONE)).toMatchObject({ ok: true });
  expect(await server.trips.open({ token: tokenIn(second) }, STRANGER)).toMatchObject({ ok: true });
});

it('takes one trip or all from a browser, and from no other', async () => {
  const [first, second] = [await book(), await book()];
  await server.trips.open({ token: tokenIn(await requestLink()) }, PHONE);
  await server.trips.forget({ reference: first }, PHONE);
  expect(await referencesOf(PHONE)).toEqual([second]);
  expect(await server.trips.show({ reference: first }, PHONE)).toMatchObject({ code: 'booking_unknown' });
  await server.trips.forget({ reference: 'nonsense' }, PHONE);
  await server.trips.forget({ reference: null }, PHONE);
  expect(await referencesOf(PHONE)).toEqual([]);
  expect((await referencesOf(SECRET)).length).toBe(2);
});

it('lists those that are over last', async () => {
  const reference = await book();
  world.now = new Date('2028-01-01T00:00:00Z');
  expect((await server.trips.list(SECRET)).trips).toMatchObject([{ reference, isOver: true }]);
});

it.each(['one', 'all'] as const)('forgotten (%s), a booking is not found by its payment either', async (which) => {
  const [kept, reference] = [await book(), await book()];
  const rows = await world.database.db.select().from(bookings);
  const draftOf = (wanted: string) => rows.find((row) => row.reference === wanted)?.draftId ?? '';
  const status = (wanted: string) => server.checkout.status({ draftId: draftOf(wanted) }, SECRET);
  const open = await world.draft(server);
  expect(await status(reference)).toMatchObject({ ok: true, value: { reference } });
  await server.trips.forget({ reference: which === 'one' ? reference : null }, SECRET);
  const unknown = { ok: false, error: { code: 'draft_unknown' } };
  expect(await status(reference)).toMatchObject(unknown);
  expect(await server.checkout.reprice({ draftId: draftOf(reference), seenTotal: 1 }, SECRET)).toMatchObject(unknown);
  expect(await status(kept)).toMatchObject(which === 'one' ? { ok: true } : unknown);
  // what is not booked yet goes on
  expect(await server.checkout.reprice({ draftId: open, seenTotal: 1 }, SECRET)).toMatchObject({ ok: true });
});
