/** One visitor with hundreds of connections asks for what is dear, as fast as it is answered: what do all others notice? (reliability.3) */
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, dateOfDayNumber } from '#core/domain/values/dates';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { loadAirports } from '#server/airports/airportTable';
import { startSite } from '../../e2e/fixtures/site';
import { bookNow, changesOf } from './flood/changes';
import { DESK_TOKEN, deskOf, tripsOf } from './flood/owners';
import type { Call } from './load/client';
import { startLoadMaker } from './load/maker';
import type { LoadPlan } from './load/openLoop';
import { most, row } from './report';
import type { BenchReport, BenchRow } from './report';
import { searches } from './search/queries';

const DAY_MS = 86_400_000;
const SECONDS = 10;
/** An address books five times a minute at most, and here all others have one. */
const PAUSE_MS = 5_000;
const CONNECTIONS = [95, 250];
const ATTACKER = '127.0.0.2';

const plan = (rate: number, ...paths: readonly string[]): LoadPlan => ({
  rate,
  seconds: SECONDS,
  calls: paths.map((path) => ({ share: 1, call: { method: 'GET', path } })),
});

const get = (path: string): Call => ({ method: 'GET', path });

/** Searches that nobody made before. */
function freshSearches(count: number): readonly string[] {
  const from = addDays(dateOfDayNumber(Math.floor(Date.now() / DAY_MS)), 30);
  const found: string[] = [];
  for (const query of searches(loadAirports(), from)) {
    found.push(String(searchParamsOf(query)));
    if (found.length === count) break;
  }
  return found;
}

export async function run(): Promise<BenchReport> {
  const redisUrl = process.env['REDIS_URL'];
  const site = await startSite({
    env: { RATE_LIMITS: 'on', LOG_LEVEL: 'warn', DESK_TOKEN, ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }) },
  });
  const [visitors, watchers, attackers] = [startLoadMaker(site), startLoadMaker(site), startLoadMaker(site)];
  try {
    const map = await (await fetch(`${site.origin}/sitemap-1.xml`)).text();
    const pages = [...map.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g)].map(([, found = '/']) => found);
    const fresh = freshSearches(20_000);
    const [one = ''] = fresh;
    const floods: readonly (readonly [name: string, calls: readonly Call[]])[] = [
      ['results pages, each another', fresh.map((search) => get(`/flights/search?${search}`))],
      ['one results page', [get(`/flights/search?${one}`)]],
      ['content pages, one after another', pages.map(get)],
      ['searches, each another', fresh.map((search) => get(`/flight/getflights?${search}`))],
      [
        'the most expensive other routes',
        ['/sitemap-1.xml', '/api/explore?ori=JFK', '/api/airlines', '/api/deals', '/blog/feed.xml', '/img/paris?w=640'].map(get),
      ],
      ['changes of a booking and its extras', await changesOf(site)],
      ["another's trips and saved travelers", await tripsOf(site)],
      ["the desk, with another's session", await deskOf(site)],
    ];
    const others = plan(20, '/', '/contact-us', '/flights-to-paris', `/flight/getflights?${one}`);
    const rows: BenchRow[] = [];
    const watch = async (name: string): Promise<void> => {
      const [seen, health] = await Promise.all([
        visitors.do<'load'>({ kind: 'load', plan: others }),
        watchers.do<'load'>({ kind: 'load', plan: plan(10, '/healthz') }),
      ]);
      rows.push(
        most(`${name}: pages of others, p99`, seen.p99, 'ms', 100),
        most(`${name}: health, p99`, health.p99, 'ms', 50),
        most(`${name}: others refused or failed`, seen.refused + seen.failed + health.refused + health.failed, 'calls', 0),
      );
    };
    await watch('nobody else');
    for (const [name, calls] of floods)
      for (const connections of CONNECTIONS) {
        await sleep(PAUSE_MS);
        const flood = attackers.do<'flood'>({ kind: 'flood', from: ATTACKER, connections, calls, seconds: SECONDS });
        const booked = bookNow(site);
        await watch(`${String(connections)} connections, ${name}`);
        const counts = await flood;
        rows.push(most(`${String(connections)} connections, ${name}: a booking of another, start to ticket`, await booked, 'ms', 5_000));
        rows.push(row(`${String(connections)} connections, ${name}: answered with 200`, (counts['200'] ?? 0) / SECONDS, 'calls/s'));
      }
    return {
      title: `One visitor against all others${redisUrl === undefined ? '' : ', with Redis'}`,
      method: `One address requests without pause over 95 or 250 connections, ${String(SECONDS)} s each, with limits${redisUrl === undefined ? '' : ' in Redis (REDIS_URL)'}; others request 20 pages and cached searches and 10 times /healthz a second, and one books, all on two cores.`,
      rows,
    };
  } finally {
    for (const maker of [visitors, watchers, attackers]) maker.end();
    await site.remove();
  }
}
