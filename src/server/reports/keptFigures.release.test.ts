/** Days that are over are counted once: what is kept says the same as counting, and days add up (tracking.15, decision 167). */
import type { IsoDate } from '#core/domain/values/dates';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { funnelEvents } from '../visitors/tracking/tracking.tables';
import { NO_FIGURES } from './figures';
import { createReportService } from './reports.service';
import { reportDays } from './reports.tables';

const NOW = new Date('2026-11-23T15:00:00Z');
const [BEFORE, YESTERDAY, TODAY] = ['2026-11-21' as IsoDate, '2026-11-22' as IsoDate, '2026-11-23' as IsoDate];
const DRAFT = '5b1b6f0e-0000-4000-8000-000000000001';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(funnelEvents);
  await database.db.delete(reportDays);
});

const reportsWith = (timeZone: string) => createReportService({ db: database.db, numbers: { RADIO1: '(855) 555-0116' }, timeZone });

const happens = (name: 'search' | 'begin_checkout', at: string, draft_id?: string) =>
  database.db.insert(funnelEvents).values({
    name,
    params: draft_id === undefined ? {} : { draft_id },
    campaign: { fftfn: 'RADIO1' },
    pageUrl: '/',
    fingerprintId: '',
    referrer: '',
    receivedAt: new Date(at),
  });

it('reads kept days, counts those that are not, and together they are what counting all of them says', async () => {
  const reports = reportsWith('America/New_York');
  await happens('search', '2026-11-21T12:00:00Z');
  // a review that goes on over midnight is one of the first day
  await happens('begin_checkout', '2026-11-22T04:59:00Z', DRAFT);
  await happens('begin_checkout', '2026-11-22T05:01:00Z', DRAFT);
  await happens('search', '2026-11-22T12:00:00Z');
  await happens('search', '2026-11-23T12:00:00Z');
  const range = { from: BEFORE, to: TODAY };
  const place = { ...NO_FIGURES, code: 'RADIO1' };
  const whole = [
    { ...place, day: BEFORE, searches: 1, reviews: 1 },
    { ...place, day: YESTERDAY, searches: 1 },
    { ...place, day: TODAY, searches: 1 },
  ];
  const figures = async (its = reports) => [...(await its.figures(range))].sort((a, b) => a.day.localeCompare(b.day));
  expect(await figures()).toEqual(whole);
  expect(await reports.figures({ from: YESTERDAY, to: YESTERDAY })).toEqual([whole[1]]);

  await reports.keepDays(NOW);
  expect(await database.db.$count(reportDays)).toBe(89);
  await database.db.delete(funnelEvents);
  await happens('search', '2026-11-23T12:00:00Z');
  expect(await figures()).toEqual(whole);
  // another zone has other days
  expect(await reportsWith('UTC').figures(range)).toEqual([whole[2]]);
});

it('counts the last two days again, and forgets days with their events', async () => {
  const reports = reportsWith('UTC');
  await reports.keepDays(NOW);
  await happens('search', '2026-11-22T23:59:59Z');
  await reports.keepDays(NOW);
  expect(await reports.figures({ from: YESTERDAY, to: YESTERDAY })).toEqual([expect.objectContaining({ searches: 1 })]);
  await reports.keepDays(new Date(NOW.getTime() + 200 * 86_400_000));
  expect(await database.db.$count(reportDays)).toBe(89);
});
