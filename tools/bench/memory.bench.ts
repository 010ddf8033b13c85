/** What the built server holds in memory after a thousand different searches: the whole process, as it runs in production. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, dateOfDayNumber } from '#core/domain/values/dates';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { loadAirports } from '#server/airports/airportTable';
import { startSite } from '../../e2e/fixtures/site';
import { startLoadMaker } from './load/maker';
import type { BenchReport, BenchRow } from './report';
import { searches } from './search/queries';

const SEARCHES = 1000;
const LIMIT_MB = 350;
const DAY_MS = 86_400_000;

/** Resident now and at its highest, MB; from the kernel's own books. */
function memoryOf(pid: number): { readonly now: number; readonly highest: number } {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  const read = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? NaN) / 1024;
  return { now: read('VmRSS'), highest: read('VmHWM') };
}

/** One address that asks for the largest kept answer, uncompressed, over so many connections, and reads nothing. */
const DEAF = 300;
const WARM_ROUNDS = 4;
const WARM_CONNECTIONS = 200;
const DEAF_SECONDS = 8;
const DEAF_LIMIT_MB = 32;
const PAGE_BYTES = 4096;

/** What the system holds for all connections of the machine: bytes sent and not read, with what it adds to each packet, MB. */
function socketMb(): number {
  const pages = Number(/^TCP:.* mem (\d+)/m.exec(readFileSync('/proc/net/sockstat', 'utf8'))?.[1] ?? NaN);
  return (pages * PAGE_BYTES) / 2 ** 20;
}

/** What one address can make the machine hold, in the process and in the system. */
async function unreadBytes(): Promise<readonly BenchRow[]> {
  const site = await startSite({ env: { RATE_LIMITS: 'on', LOG_LEVEL: 'warn' } });
  const maker = startLoadMaker(site);
  try {
    const search = readdirSync(path.resolve(__dirname, '../../dist/web/assets')).find((name) => /^search-en\..*json$/.test(name)) ?? '';
    // what as many connections that read take is kept by the process anyway
    const call = { method: 'GET', path: `/assets/${search}` } as const;
    for (let i = 0; i < WARM_ROUNDS; i += 1)
      await maker.do<'burst'>({ kind: 'burst', calls: Array.from({ length: WARM_CONNECTIONS }, () => call) });
    const before = { sockets: socketMb(), resident: memoryOf(site.pid).now };
    const most = { sockets: 0, resident: 0 };
    const deaf = maker.do<'deaf'>({ kind: 'deaf', connections: DEAF, requests: 4, path: `/assets/${search}`, from: '127.0.0.2' });
    for (const end = performance.now() + 1000 * DEAF_SECONDS; performance.now() < end; await sleep(50)) {
      most.sockets = Math.max(most.sockets, socketMb() - before.sockets);
      most.resident = Math.max(most.resident, memoryOf(site.pid).now - before.resident);
    }
    await deaf;
    const name = `${String(DEAF)} connections of one address that read nothing`;
    const held = most.sockets + most.resident;
    return [
      { name: `${name}: held by the system`, value: most.sockets, unit: 'MB' },
      { name: `${name}: held by the process`, value: most.resident, unit: 'MB' },
      { name: `${name}: in all`, value: held, unit: 'MB', goal: `≤ ${String(DEAF_LIMIT_MB)} MB`, met: held <= DEAF_LIMIT_MB },
    ];
  } finally {
    maker.end();
    await site.remove();
  }
}

export async function run(): Promise<BenchReport> {
  const from = addDays(dateOfDayNumber(Math.floor(Date.now() / DAY_MS)), 21);
  const site = await startSite({ env: { LOG_LEVEL: 'warn' } });
  try {
    const atStart = memoryOf(site.pid).now;
    let searched = 0;
    for (const query of searches(loadAirports(), from)) {
      const answer = await fetch(`${site.origin}/flight/getflights?${searchParamsOf(query)}`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`a search was refused with ${String(answer.status)}`);
      searched += 1;
      if (searched === SEARCHES) break;
    }
    const { now, highest } = memoryOf(site.pid);
    return {
      title: 'Memory of the server',
      method: `After ${String(SEARCHES)} different searches; then ${String(DEAF)} connections of one address that request the largest file four times and read nothing.`,
      rows: [
        { name: 'resident memory: at start', value: atStart, unit: 'MB' },
        { name: 'resident memory: after 1,000 searches', value: now, unit: 'MB', goal: `≤ ${String(LIMIT_MB)} MB`, met: now <= LIMIT_MB },
        { name: 'resident memory: highest', value: highest, unit: 'MB' },
        ...(await unreadBytes()),
      ],
    };
  } finally {
    await site.remove();
  }
}
