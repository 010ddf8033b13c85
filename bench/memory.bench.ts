/** What the built server holds in memory after a thousand different searches: the whole process, as it runs in production. */
import { readFileSync } from 'node:fs';
import { addDays, dateOfDayNumber } from '#core/domain/dates';
import { searchParamsOf } from '#core/domain/searchQuery';
import { loadAirports } from '#server/airports/airportTable';
import { startSite } from '../e2e/fixtures/site';
import type { BenchReport } from './report';
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

export async function run(): Promise<BenchReport> {
  const from = addDays(dateOfDayNumber(Math.floor(Date.now() / DAY_MS)), 21);
  const site = await startSite({ env: { LOG_LEVEL: 'warn' } });
  try {
    const atStart = memoryOf(site.pid).now;
    let asked = 0;
    for (const query of searches(loadAirports(), from)) {
      const answer = await fetch(`${site.origin}/flight/getflights?${searchParamsOf(query)}`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`a search was refused with ${String(answer.status)}`);
      asked += 1;
      if (asked === SEARCHES) break;
    }
    const { now, highest } = memoryOf(site.pid);
    return {
      title: 'Memory of the server',
      method: `The built server with its database beside it; resident memory of the node process, its search threads included, before and after ${String(SEARCHES)} different searches over HTTP.`,
      rows: [
        { name: 'at start', value: atStart, unit: 'MB' },
        { name: 'after 1 000 searches', value: now, unit: 'MB', goal: `≤ ${String(LIMIT_MB)} MB`, met: now <= LIMIT_MB },
        { name: 'highest', value: highest, unit: 'MB' },
      ],
    };
  } finally {
    await site.remove();
  }
}
