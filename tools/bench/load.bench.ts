/** The built server under work that is too much, readers that do not read, and more calls than it can answer (reliability.1, .2, .6, .7). */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IsoDate } from '#core/domain/values/dates';
import { addDays, dateOfDayNumber, formatQueryDate } from '#core/domain/values/dates';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { departureDate } from '#core/domain/search/trip';
import { loadAirports } from '#server/airports/airportTable';
import { Buyer } from '../../e2e/fixtures/buyer';
import type { Answer } from '../../e2e/fixtures/buyer';
import { startSite } from '../../e2e/fixtures/site';
import type { Site } from '../../e2e/fixtures/site';
import { busyDay, findKnee } from './load/busyDay';
import type { Call } from './load/client';
import { startLoadMaker } from './load/maker';
import type { LoadMaker } from './load/maker';
import { IN_TIME_MS } from './load/openLoop';
import { quantile } from './quantiles';
import type { LoadFigures, LoadPlan } from './load/openLoop';
import { atLeast, most, row } from './report';
import type { BenchReport, BenchRow } from './report';
import { searches } from './search/queries';

const DAY_MS = 86_400_000;
const MONTHS = 60;
const COLD_SEARCHES = 30;
const DEAF = 1000;
/** The system gives back what it held for connections that were given up. */
const LEFT_MS = 30_000;
const STEP_SECONDS = 5;
const BOOKINGS = 15;

/** Memory of the whole process, its threads included, MB; from the kernel's own books. */
function residentMb(site: Site): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(site.pid)}/status`, 'utf8'))?.[1] ?? NaN) / 1024;
}

const get = (path: string): Call => ({ method: 'GET', path });
const PAGES = ['/', '/contact-us', '/about-us'].map((page) => ({ share: 1, call: get(page) }));
const pagesFor = (seconds: number): LoadPlan => ({ rate: 50, seconds, calls: PAGES });

/** Endless searches that nobody made before; each call takes up where the one before ended. */
function* freshWork(): Generator<{ readonly search: Call; readonly month: Call }> {
  const from: IsoDate = addDays(dateOfDayNumber(Math.floor(Date.now() / DAY_MS)), 30);
  for (const query of searches(loadAirports(), from)) {
    const to = addDays(departureDate(query), 29);
    const params = String(searchParamsOf(query));
    yield {
      search: get(`/flight/getflights?${params}`),
      month: get(`/api/lowest-prices?${params}&from=${formatQueryDate(departureDate(query))}&to=${formatQueryDate(to)}`),
    };
  }
}

const work = freshWork();
const fresh = (count: number): { readonly search: Call; readonly month: Call }[] =>
  Array.from({ length: count }, () => {
    const next = work.next();
    if (next.done === true) throw new Error('searches are endless');
    return next.value;
  });

/** Pages while months of prices and searches are worked out that nobody requested before. */
async function coldWork(site: Site, makers: readonly [LoadMaker, LoadMaker]): Promise<BenchRow[]> {
  const [visitors, searchers] = makers;
  for (const { call } of PAGES) await fetch(`${site.origin}${call.path}`).then((answer) => answer.arrayBuffer());
  const alone = await visitors.do<'load'>({ kind: 'load', plan: pagesFor(5) });
  const months = fresh(MONTHS).map((w) => w.month);
  const colds = fresh(COLD_SEARCHES).map((w) => w.search);
  const burst = searchers.do<'burst'>({ kind: 'burst', calls: [...months, ...colds] });
  const pages = await visitors.do<'load'>({ kind: 'load', plan: pagesFor(10) });
  const outcomes = await burst;
  const answered = (list: typeof outcomes): number => list.filter((o) => o.status === 200).length;
  const failed = outcomes.filter((o) => o.status !== 200 && !(o.status === 503 && o.saysWhenToRetry)).length;
  return [
    row('pages: alone, p99', alone.p99, 'ms'),
    most('pages: during cold work, p99', pages.p99, 'ms', 100),
    row('pages: during cold work, p50', pages.p50, 'ms'),
    row(`cold work: months answered of ${String(MONTHS)}`, answered(outcomes.slice(0, MONTHS)), 'months'),
    row(`cold work: searches answered of ${String(COLD_SEARCHES)}`, answered(outcomes.slice(MONTHS)), 'searches'),
    most('cold work: calls without a proper answer', failed + pages.failed, 'calls', 0),
    row('cold work: memory afterwards', residentMb(site), 'MB'),
  ];
}

/** Readers that ask ahead for the largest answer that is kept, uncompressed, and read none of it. */
async function deafReaders(site: Site, makers: readonly [LoadMaker, LoadMaker], requests: number): Promise<BenchRow[]> {
  const [visitors, readers] = makers;
  const { search } = fresh(1)[0] ?? { search: get('/') };
  const path = `${search.path}&limit=2000`;
  await fetch(`${site.origin}${path}`).then((answer) => answer.arrayBuffer());
  const before = residentMb(site);
  const pages = visitors.do<'load'>({ kind: 'load', plan: pagesFor(20) });
  await readers.do<'deaf'>({ kind: 'deaf', connections: DEAF, requests, path });
  let highest = before;
  let isOver = false;
  void pages.then(() => (isOver = true));
  while (!isOver) {
    highest = Math.max(highest, residentMb(site));
    await sleep(200);
  }
  await readers.do<'leave'>({ kind: 'leave' });
  await sleep(LEFT_MS);
  const name = `${String(DEAF)} readers of ${String(requests)} answers`;
  return [
    row(`${name}: memory before`, before, 'MB'),
    most(`${name}: memory at its highest`, highest, 'MB', 600),
    most(`${name}: pages of others, p99`, (await pages).p99, 'ms', 100),
    row(`${name}: memory after they left`, residentMb(site), 'MB'),
  ];
}

/** How much the site answers a second; what it answers, and whether it still books, at three times the load. */
async function overload(site: Site, maker: LoadMaker): Promise<BenchRow[]> {
  const cached = fresh(20).map((w) => w.search);
  for (const { path } of cached) await fetch(`${site.origin}${path}`).then((answer) => answer.arrayBuffer());
  const buyers = Array.from({ length: BOOKINGS }, () => new Buyer(site.origin));
  const orders = await Promise.all(buyers.map(async (buyer) => ({ buyer, order: await buyer.prepare() })));
  const run = (rate: number): Promise<LoadFigures> =>
    maker.do<'load'>({ kind: 'load', plan: { rate, seconds: STEP_SECONDS, calls: busyDay(cached) } });

  const usual = await run(300);
  const knee = (await findKnee(600, STEP_SECONDS, run)) ?? usual;
  const above = run(3 * knee.goodput);
  await sleep(1_000);
  const booked: Answer[] = [];
  for (const { buyer, order } of orders) booked.push(await buyer.book(order));
  const { goodput, late, p50, p99, refused, failed, behind } = await above;
  const tookMs = booked.map((b) => b.ms).sort((a, b) => a - b);
  return [
    most('300 calls a second: p50', usual.p50, 'ms', 10),
    most('300 calls a second: p99', usual.p99, 'ms', 100),
    atLeast('knee', knee.goodput, 'calls/s', 900),
    atLeast('three times the knee: good answers relative to the knee', goodput / knee.goodput, '×', 0.8),
    row('three times the knee: calls sent late by the generator, p99', behind, 'ms'),
    row('three times the knee: p50 of good answers', p50, 'ms'),
    row('three times the knee: p99 of good answers', p99, 'ms'),
    row('three times the knee: good answers too late', late, 'calls'),
    row('three times the knee: refused with Retry-After', refused, 'calls'),
    most('three times the knee: neither answered nor refused', failed, 'calls', 0),
    atLeast('three times the knee: bookings done', booked.filter((b) => b.status === 201).length, `of ${String(BOOKINGS)}`, BOOKINGS),
    row('three times the knee: slowest booking', quantile(tookMs, 1), 'ms'),
  ];
}

export async function run(): Promise<BenchReport> {
  const site = await startSite();
  const makers = [startLoadMaker(site), startLoadMaker(site)] as const;
  try {
    return {
      title: 'Load',
      method: `50 pages a second beside cold work (${String(MONTHS)} months of lowest prices and ${String(COLD_SEARCHES)} searches at once) or ${String(DEAF)} connections that read nothing. Knee: the highest rate at which 98 % of cached searches, airports and call clicks are answered within ${String(IN_TIME_MS)} ms.`,
      missed:
        'a refusal costs an eighth of a good answer ([068](decisions/running.md#068-overload-is-refused-per-turn-of-the-event-loop)).',
      rows: [
        ...(await coldWork(site, makers)),
        ...(await deafReaders(site, makers, 20)),
        ...(await deafReaders(site, makers, 8)),
        ...(await overload(site, makers[0])),
      ],
    };
  } finally {
    for (const maker of makers) maker.end();
    await site.remove();
  }
}
