/** One person's data goes, the agency's books stay, and nobody else loses anything. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { QUERY, SEARCH } from '#testing/bookings/fakeSupplier';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { departureDate } from '#core/domain/search/trip';
import { attempts, bookings, drafts, stageUpdates } from '../../bookings/bookings.tables';
import { contactEnquiries } from '../enquiries/enquiries.tables';
import { createRecordingService } from '../recordings/recordings.service';
import { fileTransport } from '../../mail/transport';
import { writeMail } from '../../mail/outbox.service';
import { outbox } from '../../mail/outbox.tables';
import { fareAlerts, subscriptions } from '../subscriptions/subscriptions.tables';
import { callClicks, funnelEvents, handovers } from '../tracking/tracking.tables';
import { createHandoverService } from '../tracking/handover.service';
import { createTrackingService } from '../tracking/tracking.service';
import { createErasureService } from './erasure.service';
import type { ErasureService } from './erasure.service';

const HERS = 'maria@example.com';
const OTHER = 'b'.repeat(64);
const PERSONAL =
  /maria|quiñones|quinones|1985-04-18|x1234567|12125550118|12 main|10001|1252106312810|tt12345678|7654321|55556666|visitor-m/i;

let world: World;
let erasure: ErasureService;
let folder: string;
beforeEach(async () => {
  world = await World.open();
  folder = mkdtempSync(path.join(tmpdir(), 'wf-erased-'));
  erasure = createErasureService({ db: world.database.db, clock: () => world.now, mailFolder: folder });
});
afterEach(async () => {
  await world.database.close();
  rmSync(folder, { recursive: true, force: true });
});

const RECORDING = { format: 2 as const, build: 'visitor-m', viewport: null, runs: [], actions: [] };

/** Everything the site holds, as text. */
async function everything(): Promise<string> {
  const tables = await world.database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts = await Promise.all(
    tables.rows.map(async ({ name }) => JSON.stringify((await world.database.db.execute(sql`select * from ${sql.identifier(name)}`)).rows)),
  );
  return texts.join('\n');
}

/** A person who looked twice, was declined once, booked once, called and wrote. */
async function herStory() {
  const { db } = world.database;
  const process = world.start();
  const clock = () => world.now;
  await world.draft(process);
  const draftId = await world.draft(process);
  await process.checkout.book(await world.body(process, draftId, '4000000000000002'), 'erase-key-1', SECRET);
  const booked = await process.checkout.book(await world.body(process, draftId), 'erase-key-2', SECRET);
  if (booked.kind !== 'attempt' || booked.attempt.reference === null) throw new Error('not booked');
  const corrected = await process.manage.changeTraveler(
    {
      ...{ reference: booked.attempt.reference, traveler: 0, firstName: 'Mariah' },
      ...{ knownTravelerNumber: 'TT12345678', redressNumber: '7654321', frequentFlyer: { airline: 'BA', number: '55556666' } },
    },
    SECRET,
  );
  if (!corrected.ok) throw new Error(corrected.error.code);
  await process.trips.ask({ email: HERS, locale: 'en' });
  await process.checkout.recordStage({ draftId, stage: 'paid', at: '2026-11-20T12:00:00Z' }, SECRET);
  await createHandoverService({ db, clock }).create(draftId, SECRET);
  const tracking = createTrackingService({ db, clock });
  const visit = { pageUrl: '/', FingerprintId: 'visitor-m', Referrer: '' };
  await tracking.recordEvent({ ...visit, name: 'purchase', params: { draft_id: draftId }, campaign: {} });
  await tracking.recordEvent({ ...visit, name: 'search', params: {}, campaign: {} });
  const call = { ...visit, clickId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', device: '', tfn: '800555-0142', isPaid: false, placement: '' };
  await tracking.recordCall({ ...call, FingerprintId: '' });
  await tracking.recordCall(call);
  const letter = { phone: '', subject: 'Refund', message: 'I am Maria', locale: 'en' as const, receivedAt: world.now };
  await db.insert(contactEnquiries).values({ ...letter, reference: 'Q-1', name: 'Maria', email: 'MARIA@example.com' });
  const recordings = createRecordingService(db, clock);
  await recordings.keepForEnquiry('Q-1', RECORDING);
  const attempt = await process.checkout.status({ draftId }, SECRET);
  if (attempt.ok) await recordings.keepForAttempt(attempt.value.attemptId, RECORDING);
  return { process, draftId, reference: booked.attempt.reference };
}

/** Somebody else's, which must all stay. */
async function hisStory(): Promise<string> {
  const { db } = world.database;
  const process = world.start();
  const draft = await process.checkout.createDraft({ search: SEARCH, flightId: 'BA178', seenTotal: 50_000 }, OTHER);
  if (!draft.ok) throw new Error(draft.error.code);
  const body = await world.body(process, draft.value.draftId);
  const his = { ...body, contact: { email: 'otto@example.com', phone: '+13125550100' }, billing: { ...body.billing, nameOnCard: 'Otto' } };
  await process.checkout.book(his, 'erase-key-9', OTHER);
  const tracking = createTrackingService({ db, clock: () => world.now });
  await tracking.recordCall({
    pageUrl: '/',
    device: '',
    tfn: '800555-0142',
    isPaid: false,
    placement: '',
    FingerprintId: 'visitor-o',
    Referrer: '',
  });
  await tracking.recordEvent({ name: 'search', params: {}, campaign: {}, pageUrl: '/', FingerprintId: '', Referrer: '' });
  return draft.value.draftId;
}

const COUNTS = {
  bookings: 2,
  tripsAhead: 1,
  travelers: 2,
  enquiries: 1,
  comments: 0,
  subscriptions: 0,
  mailFiles: 0,
  recordings: 2,
  draftsDeleted: 1,
  draftsCutLoose: 1,
  stages: 1,
  handovers: 1,
  events: 2,
  calls: 1,
};

it.each(['reference', 'email'] as const)('finds a person by %s, tells first what it would do, then does it', async (by) => {
  const { reference } = await herStory();
  const subject = by === 'reference' ? { reference } : { email: ' Maria@Example.com' };
  const before = await everything();
  expect(await erasure.preview(subject)).toEqual({ ok: true, value: COUNTS });
  expect(await everything()).toBe(before);
  expect(before).toMatch(PERSONAL);
  expect(['TT12345678', '7654321', '55556666'].filter((number) => !before.includes(number))).toEqual([]);
  expect(await erasure.erase(subject)).toEqual({ ok: true, value: COUNTS });
  expect(await everything()).not.toMatch(PERSONAL);
  expect(await erasure.erase({ email: HERS })).toEqual({ ok: false, error: 'unknown' });
});

it('keeps what accounts need: what was sold, when, for how much, how it was paid', async () => {
  const { reference, draftId } = await herStory();
  const { db } = world.database;
  const books = async () => ({
    bookings: (await db.select().from(bookings)).map(
      ({ travelers, tickets: _tickets, contact: _contact, billing, updatedAt: _updatedAt, ...kept }) => ({
        ...kept,
        party: travelers.map((t) => t.kind),
        tax: [billing.country, billing.state],
      }),
    ),
    attempts: await db.select().from(attempts),
    standing: await world.standing(draftId),
  });
  const before = await books();
  await erasure.erase({ reference });
  expect(await books()).toEqual(before);
});

it('lets no browser and no guess read the booking afterwards', async () => {
  const { reference, process } = await herStory();
  await erasure.erase({ reference });
  expect(await process.manage.read(SECRET, null)).toMatchObject({ ok: false });
  for (const email of [HERS, '']) expect(await process.manage.lookup({ reference, email }, () => SECRET)).toMatchObject({ ok: false });
});

it('touches nobody else', async () => {
  const { reference } = await herStory();
  const hisDraft = await hisStory();
  await erasure.erase({ reference });
  const { db } = world.database;
  const [his] = await db.select().from(bookings).where(eq(bookings.draftId, hisDraft));
  expect([his?.contact.email, his?.travelers[0]?.firstName]).toEqual(['otto@example.com', 'Maria']);
  expect(await db.$count(drafts)).toBe(2);
  expect([await db.$count(callClicks), await db.$count(funnelEvents), await db.$count(handovers), await db.$count(stageUpdates)]).toEqual([
    1, 1, 0, 0,
  ]);
});

it('waits while a payment is under way', async () => {
  const process = world.start();
  const draftId = await world.draft(process);
  await process.checkout.book(await world.body(process, draftId, '4000002500003155'), 'erase-key-5', SECRET);
  expect(await world.attemptStates(draftId)).toEqual(['challenge']);
  expect(await erasure.erase({ email: HERS })).toEqual({ ok: false, error: 'paying' });
});

it('knows nothing of strangers', async () => {
  expect(await erasure.erase({ email: 'nobody@example.com' })).toEqual({ ok: false, error: 'unknown' });
  expect(await erasure.erase({ reference: 'ZZZZZZ' })).toEqual({ ok: false, error: 'unknown' });
});

it('takes her newsletter, her fare alert and the mails that are kept as files, and nobody else’s', async () => {
  const { db } = world.database;
  const now = world.now;
  const row = (id: string, email: string, kind: 'newsletter' | 'fare_alert') => ({
    id,
    kind,
    email,
    locale: 'en' as const,
    token: id,
    createdAt: now,
  });
  const [hers, alert, his] = [randomUUID(), randomUUID(), randomUUID()];
  await db
    .insert(subscriptions)
    .values([row(hers, 'Maria@example.com', 'newsletter'), row(alert, HERS, 'fare_alert'), row(his, 'otto@example.com', 'newsletter')]);
  await db
    .insert(fareAlerts)
    .values({ subscriptionId: alert, query: QUERY, departs: departureDate(QUERY), step: 'usd20', fare: 100, fareAt: now });
  for (const aboutId of [hers, alert, his]) await writeMail(db, { kind: 'newsletter_confirm', aboutId, cause: aboutId, dueAt: now }, now);
  const transport = fileTransport(folder, { name: 'Wingfare', address: 'info@wingfare.example' });
  const letter = { subject: 'Hi', html: '', text: 'Hi', attachments: [] };
  await transport.send({ ...letter, to: 'MARIA@example.com' }, 'to-her');
  await transport.send({ ...letter, to: 'info@wingfare.example', replyTo: HERS }, 'about-her');
  await transport.send({ ...letter, to: 'ana.maria@example.com', text: HERS }, 'to-another');
  await transport.close();

  expect(await erasure.preview({ email: HERS })).toMatchObject({ ok: true, value: { subscriptions: 2, mailFiles: 2 } });
  expect(readdirSync(folder)).toHaveLength(3);
  expect(await erasure.erase({ email: HERS })).toMatchObject({ ok: true, value: { subscriptions: 2, mailFiles: 2 } });
  expect(readdirSync(folder)).toEqual(['to-another.eml']);
  expect((await db.select().from(subscriptions)).map(({ email }) => email)).toEqual(['otto@example.com']);
  expect((await db.select().from(outbox)).map(({ aboutId }) => aboutId)).toEqual([his]);
  expect(await db.select().from(fareAlerts)).toEqual([]);
  expect(await erasure.erase({ email: HERS })).toEqual({ ok: false, error: 'unknown' });
});
