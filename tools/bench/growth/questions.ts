/** What site and desk ask of the tables that grow: by the functions that they call themselves. */
import { randomUUID } from 'node:crypto';
import { DEFAULT_BRAND } from '#core/content/brand';
import { TRACKING_NUMBERS } from '#core/content/phoneNumbers';
import { addDays, utcDateOf } from '#core/domain/values/dates';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import { openBookingRoom } from '#server/bookings/index';
import { openRepositories } from '#server/bookings/repositories';
import { USUAL_DAYS } from '#server/desk/page/deskAddress';
import { forgetOldFares, withObservedFares } from '#server/flights/prices/fareObservations';
import { latestFares } from '#server/flights/prices/latestFares.service';
import type { Database } from '#server/platform/db/connection';
import { createSandboxGateway } from '#server/payments/sandbox/sandboxGateway';
import { createErasureService } from '#server/visitors/privacy/erasure.service';
import { createRetentionService } from '#server/visitors/privacy/retention.service';
import { findUnderWay } from '#server/reports/operations.service';
import { createReportService } from '#server/reports/reports.service';
import { createHandoverService } from '#server/visitors/tracking/handover.service';
import { createTrackingService } from '#server/visitors/tracking/tracking.service';
import { FakeSupplier } from '#testing/bookings/fakeSupplier';
import { emailOf, idOf, phoneOf, referenceOf, secretOf } from './fill';
import { roundsOf } from './rounds';

export interface Question {
  readonly name: string;
  /** Who waits: a visitor, a job of the site, or the agency, for what is of today or of a month. */
  readonly by: 'site' | 'job' | 'desk' | 'month';
  /** How often it is run: what changes rows, or reads days of them, a few times. */
  readonly times: number;
  readonly ask: (i: number) => Promise<unknown>;
}

const OFTEN = 200;
const HOUR_MS = 3_600_000;

/** `bookings` is how many there are, `now` the moment of the newest. */
export async function questionsOf(database: Database, bookings: number, now: Date): Promise<readonly Question[]> {
  const { db } = database;
  const clock = (): Date => now;
  const supplier = new FakeSupplier();
  const deps = {
    db,
    clock,
    supplier,
    instanceId: randomUUID(),
    isSoleInstance: true,
    gateway: createSandboxGateway({ db, clock }),
    timeZoneOf: (): string => 'America/New_York',
    brand: DEFAULT_BRAND,
    origin: (): string => 'https://wingfare.example',
    log: { info: (): void => undefined, error: (): void => undefined },
  };
  const repositories = openRepositories(deps);
  const { desk } = openBookingRoom(deps, repositories);
  const tracking = createTrackingService({ db, clock });
  const reports = createReportService({ db, numbers: TRACKING_NUMBERS, timeZone: 'America/New_York' });
  const fares = withObservedFares(
    { ...supplier, name: 'growth', isSandbox: false, chargesForSearches: true } as never, // it makes no searches
    {
      db,
      onError: (error) => {
        throw error;
      },
    },
  );
  const erasure = createErasureService({ db, clock, mailFolder: '/nonexistent' });

  // bookings from all over the table, the same each time, as the database writes them
  const words = await database.pool.query<Record<'draft' | 'attempt' | 'booking' | 'secret' | 'reference' | 'email' | 'phone', string>>(
    `select ${idOf('draft', 'i')}::text as draft, ${idOf('attempt', 'i')}::text as attempt, ${idOf('booking', 'i')}::text as booking, ${secretOf('i')} as secret,
      ${referenceOf('i')} as reference, ${emailOf('i')} as email, ${phoneOf('i')} as phone
     from (select 1 + (n * 7919::bigint % ${bookings})::int as i from generate_series(1, ${OFTEN}) as n) as drawn`,
  );
  const some = (i: number) => {
    const found = words.rows[i % words.rows.length];
    if (!found) throw new Error('there are bookings');
    return found;
  };
  const today = reports.dayAt(now);
  // as the hourly round of a site has done
  await reports.keepDays(now);
  const day = { from: addDays(today, -1), to: addDays(today, -1) };
  const usual = { from: addDays(today, 1 - USUAL_DAYS), to: today };
  const since = { since: new Date(now.getTime() - 24 * HOUR_MS), until: null, limit: 100 };
  const places = ['JFK', 'LAX', 'ORD', 'MIA', 'SFO', 'BOS', 'ATL', 'DFW'];
  const queryOf = (i: number) => {
    const departs = addDays(utcDateOf(now), 1 + (i % 50));
    const [origin, destination] = [places[i % 8] ?? 'JFK', places[(i + 1) % 8] ?? 'LAX'];
    return searchFor({ origin, destination, departs, returns: addDays(departs, 7) }, 'Economy', DEFAULT_TRAVELERS);
  };
  const strip = Array.from({ length: 31 }, (_, i) => addDays(utcDateOf(now), 1 + i));
  const often = (by: Question['by'], name: string, ask: Question['ask']): Question => ({ by, name, times: OFTEN, ask });
  const seldom = (by: Question['by'], name: string, ask: Question['ask']): Question => ({ by, name, times: 5, ask });

  return [
    often('site', 'an event is written', () =>
      tracking.recordEvent({ name: 'search', params: {}, campaign: {}, pageUrl: '/', FingerprintId: 'growth', Referrer: '' }),
    ),
    often('site', 'a draft of a browser', (i) => repositories.drafts.find(some(i).draft, some(i).secret)),
    often('site', 'the attempt of a key', (i) => repositories.attempts.byKey(`growth ${i + 1}`)),
    often('site', 'the attempts of a draft', (i) => repositories.attempts.newestOfDraft(some(i).draft)),
    often('site', 'declined cards of a draft', (i) => repositories.attempts.declinesOf(some(i).draft, since.since)),
    often('site', 'the newest booking of a browser', (i) => repositories.bookings.readable(some(i).secret, null)),
    often('site', 'a booking by reference', (i) => repositories.bookings.byReferences([some(i).reference], [some(i).reference])),
    often('site', 'a booking of a browser by reference', (i) =>
      repositories.bookings.readableByReference(some(i).secret, some(i).reference),
    ),
    often('site', 'the booking of an order', (i) => repositories.bookings.byAttempt(some(i).attempt)),
    often('site', 'the cancellation of a booking', (i) => repositories.cancellations.ofBooking(some(i).booking)),
    often('site', 'the change of a booking', (i) => repositories.scheduleChanges.ofBooking(some(i).booking)),
    often('job', 'attempts that are due', () =>
      repositories.attempts.due({
        limit: 20,
        except: new Set(),
        challengesBegunBefore: now,
        challengesAnsweredBefore: now,
        noneAfter: now,
      }),
    ),
    often('job', 'attempts that failed unanswered', () => repositories.attempts.failedUnanswered(new Date(now.getTime() - HOUR_MS))),
    often('job', 'cancellations that are due', () => repositories.cancellations.due(20)),
    often('job', 'passports to report', () => repositories.bookings.awaitingSupplier(20)),
    often('job', 'accepted changes to report', () => repositories.scheduleChanges.awaitingSupplier(20)),
    ...roundsOf(deps, repositories, now).map(({ name, ask }) => often('job', name, ask)),
    often('job', 'what is under way', () => findUnderWay(db, now)),
    often('site', 'lowest fares of a month', async (i) => fares.lowestPrices?.(queryOf(i), strip, { now })),
    often('site', 'what a trip cost on earlier days', async (i) => fares.priceRecord?.(queryOf(i), { now })),
    often('site', 'where to fly for what', async (i) =>
      fares.explore?.(
        {
          origin: places[i % 8] ?? 'JFK',
          destinations: places,
          trips: strip.map((departs) => ({ departs, nights: [7] })),
          cabin: 'Economy',
          isNonstopOnly: false,
        },
        { now },
      ),
    ),
    seldom('job', 'fares of a day, for deals', () => latestFares(db, 'growth', since.since, utcDateOf(now))),
    often('desk', 'a booking shown', (i) => desk.show(some(i).reference)),
    often('desk', 'bookings by email', (i) => desk.find(some(i).email)),
    often('desk', 'bookings by telephone', (i) => desk.find(some(i).phone.slice(2))),
    often('desk', 'bookings by name', (i) => desk.find(['maria garcía', 'yuki tan', 'müllerros', 'jose smi'][i % 4] ?? '')),
    often('desk', 'what a caller sees', () => createHandoverService({ db, clock }).read('ABC234')),
    often('desk', 'calls of a day', () => tracking.calls(since)),
    often('desk', 'events of a day', () => tracking.events(since)),
    often('desk', 'the newest events', () => tracking.events({ ...since, since: new Date(0) })),
    often('desk', 'what waits', () => Promise.all([reports.attention(now), reports.stuck(now)])),
    seldom('month', 'calls by page', () => reports.callsByPage(usual, 50)),
    seldom('desk', 'figures of a day', () => reports.figures(day)),
    seldom('desk', 'counting the last two days anew', () => reports.keepDays(now)),
    seldom('desk', 'bookings of a day', () => reports.bookings(day, 41)),
    seldom('desk', 'what happened on a day', () => reports.happened(day)),
    seldom('month', 'bookings of 30 days', () => reports.bookings(usual, 41)),
    seldom('month', 'figures of 30 days', () => reports.figures(usual)),
    seldom('month', 'what happened in 30 days', () => reports.happened(usual)),
    seldom('desk', 'erasing a person, tried', (i) => erasure.preview({ email: some(i).email })),
    seldom('job', 'forgetting events', () => tracking.forgetOld()),
    seldom('job', 'forgetting fares', () => forgetOldFares(db, now)),
    seldom('job', 'forgetting people', () => createRetentionService({ db, clock }).forgetOld()),
  ];
}
