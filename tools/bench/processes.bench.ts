/** One to four processes behind a proxy, with one database and one Redis: how much more they answer together. */
import { startSite } from '../../e2e/fixtures/site';
import { startCluster } from '../cluster/cluster';
import { findPrograms } from '../cluster/programs';
import { busyDay, findKnee, popularSearches } from './load/busyDay';
import { startLoadMaker } from './load/maker';
import { row } from './report';
import type { BenchReport, BenchRow } from './report';

const MOST = 4;
const FIRST_RATE = 200;
const STEP_SECONDS = 4;

export async function run(): Promise<BenchReport | null> {
  const programs = findPrograms();
  if (!programs.ok) {
    console.error(programs.error);
    return null;
  }
  const rows: BenchRow[] = [];
  for (let sites = 1; sites <= MOST; sites += 1) {
    const cluster = await startCluster({ programs: programs.value, sites, startSite: (env) => startSite({ env }) });
    const maker = startLoadMaker(cluster);
    try {
      const cached = popularSearches(20);
      // each process has them
      for (const { origin } of cluster.sites)
        for (const { path } of cached) await fetch(`${origin}${path}`).then((answer) => answer.arrayBuffer());
      const knee = await findKnee(FIRST_RATE, STEP_SECONDS, (rate) =>
        maker.do<'load'>({ kind: 'load', plan: { rate, seconds: STEP_SECONDS, calls: busyDay(cached) } }),
      );
      const name = `${sites} ${sites === 1 ? 'process' : 'processes'}`;
      rows.push(
        row(`${name}: knee`, knee?.goodput ?? NaN, 'calls/s'),
        row(`${name}: p50`, knee?.p50 ?? NaN, 'ms'),
        row(`${name}: p99`, knee?.p99 ?? NaN, 'ms'),
      );
    } finally {
      maker.end();
      await cluster.stop();
    }
  }
  return {
    title: 'One to four processes',
    method: `Processes of the built site behind HAProxy with Redis and a replicated PostgreSQL, all of them and the load's maker on the cores of this machine: the highest rate of 70 % cached searches, 20 % airports and 10 % call clicks, in steps of a fifth from ${FIRST_RATE}, at which 98 % are answered well within a second.`,
    rows,
  };
}
