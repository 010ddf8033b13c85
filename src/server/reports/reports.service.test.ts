/** The figures of a real database: one booking with a code, a refund on another day, calls, and midnight in New York. */
import { randomUUID } from 'node:crypto';
import type { IsoDate } from '#core/domain/values/dates';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { attentionEntries } from '../attention/attention.tables';
import { bookings, priceEntries } from '../bookings/bookings.tables';
import { contactEnquiries } from '../visitors/enquiries/enquiries.tables';
import { subscriptions } from '../visitors/subscriptions/subscriptions.tables';
import { callClicks, funnelEvents } from '../visitors/tracking/tracking.tables';
import { byDay, sumOf } from './figures';
import { createReportService } from './reports.service';
import type { ReportService } from './reports.service';

let world: World;
let reports: ReportService;
let day: IsoDate;
beforeAll(async () => {
  world = await World.open();
  reports = createReportService({ db: world.database.db, numbers: { RADIO1: '(855) 555-0116' }, timeZone: 'America/New_York' });
  day = reports.dayAt(world.now);
});
afterAll(() => world.database.close());

const CALL = {
  clickId: null,
  pageUrl: '/',
  device: '',
  tfn: '855555-0116',
  isPaid: true,
  placement: 'header',
  fingerprintId: '',
  referrer: '',
};
const event = (
  name: 'search' | 'view_item_list' | 'begin_checkout' | 'add_payment_info',
  receivedAt: Date,
  fftfn?: string,
  draft_id?: string,
) => ({
  name,
  params: draft_id === undefined ? {} : { draft_id },
  campaign: fftfn === undefined ? {} : { fftfn },
  pageUrl: '/',
  fingerprintId: '',
  referrer: '',
  receivedAt,
});

it('counts a booking, its code, its refund and the calls, each on its day', async () => {
  const { db } = world.database;
  const process = world.start();
  const draftId = await world.draft(process);
  const done = await process.checkout.book(await world.body(process, draftId), 'report-key', SECRET);
  if (done.kind !== 'attempt' || done.attempt.reference === null) throw new Error(JSON.stringify(done));
  const { now } = world;
  await db.insert(funnelEvents).values([
    event('search', now, 'RADIO1'),
    event('search', now, 'NOTOURS'),
    event('view_item_list', now, 'RADIO1'),
    // looked at twice: one review
    event('begin_checkout', now, 'RADIO1', draftId),
    event('begin_checkout', now, 'RADIO1', draftId),
    event('add_payment_info', now, 'RADIO1', draftId),
  ]);
  await db.insert(callClicks).values([
    { ...CALL, code: 'RADIO1', receivedAt: now },
    { ...CALL, pageUrl: '/faq', code: null, receivedAt: now },
  ]);
  await db.insert(contactEnquiries).values({
    kind: 'vacation',
    reference: 'Q-AAAAAAA',
    name: 'Ana',
    email: 'ana@example.com',
    phone: '',
    subject: '',
    message: '',
    locale: 'en',
    receivedAt: now,
  });
  await db.insert(subscriptions).values({
    id: randomUUID(),
    kind: 'newsletter',
    email: 'ana@example.com',
    locale: 'en',
    token: 'token',
    createdAt: now,
    confirmedAt: now,
  });
  const later = new Date(now.getTime() + 3 * 86_400_000);
  const [booking] = await db.select().from(bookings);
  await db
    .insert(priceEntries)
    .values({ draftId, attemptId: booking?.attemptId, reason: 'refunded', source: 'gateway', amount: 12_345, at: later });

  const to = reports.dayAt(later);
  const rows = await reports.figures({ from: day, to });
  const place = { day, code: 'RADIO1' };
  expect(rows).toHaveLength(3);
  expect(rows).toEqual(
    expect.arrayContaining([
      { ...place, calls: 1, searches: 1, lists: 1, reviews: 1, payments: 1, tickets: 1, captured: 50_000, refunded: 0 },
      { ...place, code: null, calls: 1, searches: 1, lists: 0, reviews: 0, payments: 0, tickets: 0, captured: 0, refunded: 0 },
      { ...place, day: to, calls: 0, searches: 0, lists: 0, reviews: 0, payments: 0, tickets: 0, captured: 0, refunded: 12_345 },
    ]),
  );
  expect(byDay(rows, day, to).map(({ captured, refunded }) => captured - refunded)).toEqual([50_000, 0, 0, -12_345]);
  expect(sumOf(await reports.figures({ from: day, to: day }))).toMatchObject({ tickets: 1, refunded: 0 });

  expect(await reports.callsByPage({ from: day, to }, 9)).toEqual([
    { page: '/', calls: 1 },
    { page: '/faq', calls: 1 },
  ]);
  expect(await reports.bookings({ from: day, to }, 9)).toEqual([
    expect.objectContaining({ reference: done.attempt.reference, state: 'ticketed', captured: 50_000, refunded: 12_345, code: 'RADIO1' }),
  ]);
  const happened = await reports.happened({ from: day, to });
  expect(happened).toMatchObject({ messages: 0, vacations: 1, newsletter: 1, alerts: 0 });
  expect(happened.bookings.filter(({ count }) => count > 0)).toEqual([{ state: 'ticketed', count: 1 }]);
  expect(await reports.attention(now)).toEqual({
    entries: 0,
    openEnquiries: 1,
    stuckPayments: 0,
    stuckCancellations: 0,
    stuckExchanges: 0,
    overdueMails: 0,
  });
  expect((await reports.attention(later)).overdueMails).toBeGreaterThan(0);
  expect(await reports.stuck(now)).toEqual([]);
  const { reference } = done.attempt;
  expect(await reports.stuck(later)).toContainEqual({ what: 'mail', reference, since: expect.any(Date) });
  await db.insert(attentionEntries).values([
    { id: randomUUID(), kind: 'dispute', subject: 'du_1', openedAt: now },
    { id: randomUUID(), kind: 'dispute', subject: 'du_2', openedAt: later },
  ]);
  expect([(await reports.attention(now)).entries, (await reports.attention(later)).entries]).toEqual([1, 2]);
});

it('begins a day at midnight of the agency, on days of 23 and 25 hours as well', async () => {
  const { db } = world.database;
  const calls = async (from: string) => sumOf(await reports.figures({ from: from as IsoDate, to: from as IsoDate })).calls;
  const at = (instant: string) => ({ ...CALL, code: null, receivedAt: new Date(instant) });
  await db.insert(callClicks).values([
    at('2026-03-08T04:59:59Z'), // the 7th, still winter
    at('2026-03-08T05:00:00Z'),
    at('2026-03-09T03:59:59Z'), // an hour is missing
    at('2026-03-09T04:00:00Z'),
    at('2025-11-02T04:00:00Z'),
    at('2025-11-03T04:59:59Z'), // an hour comes twice
  ]);
  expect([await calls('2026-03-07'), await calls('2026-03-08'), await calls('2026-03-09')]).toEqual([1, 2, 1]);
  expect([await calls('2025-11-01'), await calls('2025-11-02'), await calls('2025-11-03')]).toEqual([0, 2, 0]);
});
