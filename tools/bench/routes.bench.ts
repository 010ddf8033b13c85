/** What one call of each route that reads costs the processor, threads included, and how much it sends: who could call it thousands of times? */
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, dateOfDayNumber, formatQueryDate } from '#core/domain/values/dates';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { departureDate } from '#core/domain/search/trip';
import { matchRoute } from '#core/domain/site/routes';
import { loadAirports } from '#server/airports/airportTable';
import { RATE_LIMITS } from '#server/http/limits/rateLimits';
import type { LimitName } from '#server/http/limits/rateLimits';
import { hasFares } from '#server/content/pages/pageAnswers';
import { startSite } from '../../e2e/fixtures/site';
import type { Site } from '../../e2e/fixtures/site';
import type { BenchReport, BenchRow } from './report';
import { searches } from './search/queries';

const GOAL_MS = 3;
const DAY_MS = 86_400_000;
/** Processor time of a process comes in hundredths of a second: so many calls tell a twentieth of a millisecond. */
const CALLS = 200;
/** Each costs much more. */
const DEAR_CALLS = 40;
const WARM_CALLS = 150;
const TICK_MS = 10;
/** Less in a second is rest. */
const IDLE_MS = 60;

interface Case {
  readonly name: string;
  /** One address is requested again and again; of several each is requested once. */
  readonly paths: readonly string[];
  /** What bounds how often one client may ask for it; a page beyond its bound is sent in a cheaper way. */
  readonly limit?: LimitName;
  /** Requested without compression, as a page beyond its bound is sent. */
  readonly isPlain?: true;
}

/** User and system time of all threads, ms. */
function processorMs(site: Site): number {
  const fields = readFileSync(`/proc/${String(site.pid)}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** A server that has just started prepares deals for some seconds, which is no call's work. */
async function untilIdle(site: Site): Promise<void> {
  for (let before = -Infinity, now = processorMs(site); now - before > IDLE_MS; now = processorMs(site)) {
    before = now;
    await sleep(1000);
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Asks as a browser does, and gives the bytes of the body as they were sent. */
function bytesOf(site: Site, address: string, encoding: 'br' | 'identity'): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${site.origin}${address}`, { agent, headers: { 'accept-encoding': encoding } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => {
        if ((answer.statusCode ?? 500) < 500) resolve(bytes);
        else reject(new Error(`${address} was answered with ${String(answer.statusCode)}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

async function measure(site: Site, { name, paths, limit, isPlain }: Case): Promise<readonly BenchRow[]> {
  const [only = '/'] = paths;
  const isKept = paths.length === 1;
  const encoding = isPlain ? 'identity' : 'br';
  if (isKept) await bytesOf(site, only, encoding);
  const addresses = isKept ? Array.from({ length: CALLS }, () => only) : paths;
  const before = processorMs(site);
  let bytes = 0;
  for (const address of addresses) bytes += await bytesOf(site, address, encoding);
  const ms = (processorMs(site) - before) / addresses.length;
  const label =
    limit === undefined ? name : `${name} (limit ${limit}, ${String(RATE_LIMITS[limit].calls)} in ${String(RATE_LIMITS[limit].seconds)} s)`;
  return [
    {
      name: `${label}: processor`,
      value: ms,
      unit: 'ms',
      ...(limit === undefined ? { goal: `≤ ${String(GOAL_MS)} ms`, met: ms <= GOAL_MS } : {}),
    },
    { name: `${label}: sent`, value: bytes / addresses.length / 1024, unit: 'KiB' },
  ];
}

/** Calls that are answered from what is kept, or from memory. */
const KEPT: readonly (readonly [path: string, limit?: LimitName])[] = [
  ['/'],
  ['/flights-to-paris'],
  ['/flights-to-nowhere-at-all'],
  ['/healthz'],
  ['/sitemap.xml'],
  ['/sitemap-1.xml'],
  ['/robots.txt'],
  ['/blog/feed.xml'],
  ['/data/airports?key=par', 'airports'],
  ['/data/nearby?code=JFK', 'airports'],
  ['/data/countries', 'airports'],
  ['/data/state?id=US', 'airports'],
  ['/api/airlines'],
  ['/api/airlineclasses'],
  ['/api/blogs'],
  ['/api/author?authorurl=travel-desk'],
  ['/api/loadcmnts?blogurl=how-to-read-a-fare', 'comments'],
  ['/api/bestdeals', 'cachedAnswers'],
  ['/api/deals', 'cachedAnswers'],
  ['/api/dealsforcity/paris', 'cachedAnswers'],
  ['/api/getfilteredfares?origin=JFK', 'cachedAnswers'],
  ['/api/banner', 'cachedAnswers'],
  ['/api/links', 'cachedAnswers'],
  ['/api/explore?ori=JFK', 'cachedAnswers'],
  ['/api/openapi.json'],
  ['/gateway/fields?lang=en'],
  ['/img/paris?w=640'],
];

async function pagesOf(site: Site): Promise<readonly string[]> {
  const found: string[] = [];
  for (const map of await pathsIn(site, '/sitemap.xml')) found.push(...(await pathsIn(site, map)));
  return found;
}

/** What a site map names, without our host. */
const pathsIn = async (site: Site, map: string): Promise<readonly string[]> =>
  Array.from((await (await fetch(site.origin + map)).text()).matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g), ([, at = '/']) => at);

function isWithFares(page: string): boolean {
  const match = matchRoute(page);
  return match !== null && hasFares(match);
}

/** Addresses that nobody requested before. */
async function fresh(site: Site): Promise<readonly Case[]> {
  const all = await pagesOf(site);
  const pages = all.filter((page) => !isWithFares(page)).slice(WARM_CALLS);
  const from = addDays(dateOfDayNumber(Math.floor(Date.now() / DAY_MS)), 30);
  const params: string[] = [];
  const months: string[] = [];
  for (const query of searches(loadAirports(), from)) {
    const search = String(searchParamsOf(query));
    params.push(search);
    months.push(`${search}&from=${formatQueryDate(departureDate(query))}&to=${formatQueryDate(addDays(departureDate(query), 6))}`);
    if (params.length === 3 * DEAR_CALLS) break;
  }
  const [first = [], second = [], third = []] = [0, 1, 2].map((i) => params.slice(i * DEAR_CALLS, (i + 1) * DEAR_CALLS));
  const places = loadAirports().airports.filter(({ country }) => country === 'US');
  return [
    { name: 'a content page, first time', paths: pages.slice(0, DEAR_CALLS), limit: 'pages' },
    { name: 'a page with fares, first time', paths: all.filter(isWithFares).slice(-DEAR_CALLS), limit: 'resultsPages' },
    {
      name: 'the record of a content page, first time',
      paths: pages.slice(100, 100 + DEAR_CALLS).map((page) => `/records${page}.json`),
      limit: 'pages',
    },
    { name: 'a content page, first time, not compressed', paths: pages.slice(140, 140 + CALLS), isPlain: true },
    { name: 'a page that is not there', paths: first.map((_, i) => `/nothing-${String(i)}`) },
    { name: 'a results page, first time', paths: first.map((search) => `/flights/search?${search}`), limit: 'resultsPages' },
    { name: 'a search, first time', paths: second.map((search) => `/flight/getflights?${search}`), limit: 'coldSearch' },
    {
      name: 'lowest prices of a week, first time',
      paths: months.slice(-DEAR_CALLS).map((search) => `/api/lowest-prices?${search}`),
      limit: 'lowestPrices',
    },
    { name: 'other flights for a search, first time', paths: third.map((search) => `/api/alternatives?${search}`), limit: 'coldSearch' },
    {
      name: 'the world from one place, first time',
      paths: places.slice(0, 20).map(({ code }) => `/api/explore?ori=${code}`),
      limit: 'explore',
    },
  ];
}

/** The largest files that every visitor may ask for. */
function files(): readonly Case[] {
  const web = path.resolve(__dirname, '../../dist/web');
  const search = readdirSync(path.join(web, 'assets')).find((name) => /^search-en\..*json$/.test(name));
  return search === undefined ? [] : [{ name: 'the file of the site search', paths: [`/assets/${search}`] }];
}

export async function run(): Promise<BenchReport> {
  const site = await startSite({ env: { LOG_LEVEL: 'warn' } });
  try {
    const rows: BenchRow[] = [];
    await untilIdle(site);
    // the server's own code is compiled after some calls
    for (const page of (await pagesOf(site)).filter((at) => !isWithFares(at)).slice(0, WARM_CALLS)) await bytesOf(site, page, 'identity');
    for (const found of await fresh(site)) rows.push(...(await measure(site, found)));
    for (const [address, limit] of KEPT)
      rows.push(...(await measure(site, { name: address, paths: [address], ...(limit ? { limit } : {}) })));
    for (const found of files()) rows.push(...(await measure(site, found)));
    return {
      title: 'Routes',
      method: `Processor time per call, all threads, for ${String(DEAR_CALLS)} new addresses or one ${String(CALLS)} times. Routes with a limit per client have no goal.`,
      rows,
    };
  } finally {
    agent.destroy();
    await site.remove();
  }
}
