/** A night without a pager (reliability.40): load, bookings and faults for long, and whether processes grow meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startCluster } from '../cluster/cluster';
import type { Cluster } from '../cluster/cluster';
import { findPrograms } from '../cluster/programs';
import { check } from '../faults/checker';
import { drawTrips } from '../faults/plan';
import { openScene, startServer } from '../faults/processes/scene';
import { watchVisitors } from '../faults/processes/visitors';
import { busyDay, popularSearches } from './load/busyDay';
import { startLoadMaker } from './load/maker';
import { most, row } from './report';
import type { BenchReport, BenchRow } from './report';
import { growthOf, heldBy } from './soak/samples';
import type { Sample } from './soak/samples';

/** `SOAK_MINUTES=90 SOAK_RATE=500 npm run bench soak`; without it the benchmark stays out of a run of all. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? '0');
/** Calls a second. */
const RATE = Number(process.env['SOAK_RATE'] ?? '100');
const SITES = 2;
const SAMPLE_MS = 5_000;
const BOOKINGS_A_MINUTE = 6;
const FAULTS = 9;
const SHORT_MS = 5_000;
const MOST_GROWTH = 5;
const SEED = 29;

/** What a process lives through; its own end would hide what it holds. */
const STRIKES: readonly ((cluster: Cluster) => Promise<void>)[] = [
  async ({ redis }) => {
    await redis.stop();
    await sleep(SHORT_MS);
    redis.start();
  },
  ({ database }) => database.restart(),
  async ({ sites }) => {
    const pid = sites[0]?.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
    await sleep(SHORT_MS);
    process.kill(pid, 'SIGCONT');
  },
];

export async function run(): Promise<BenchReport | null> {
  if (MINUTES === 0) return null;
  const programs = findPrograms();
  if (!programs.ok) throw new Error(programs.error);
  const cluster = await startCluster({ programs: programs.value, sites: SITES, startSite: startServer });
  try {
    return await soak(cluster);
  } finally {
    await cluster.stop();
  }
}

async function soak(cluster: Cluster): Promise<BenchReport> {
  const scene = openScene({ sites: cluster.sites, target: { connectionString: cluster.database.url } });
  const maker = startLoadMaker(cluster);
  const visitors = watchVisitors(cluster.origin);
  const began = performance.now();
  const end = began + MINUTES * 60_000;
  const isOver = (): boolean => performance.now() >= end;
  const load = maker.do<'load'>({ kind: 'load', plan: { rate: RATE, seconds: MINUTES * 60, calls: busyDay(popularSearches(20)) } });
  const sampling = Promise.all(cluster.sites.map(({ pid }) => sampled(pid, began, isOver, cluster.database.url)));

  const trips = drawTrips(BOOKINGS_A_MINUTE * MINUTES, null, SEED, 'soak');
  const played = inTurn(trips.length, end - began, isOver, (i) => scene.play(trips.slice(i, i + 1), () => cluster));
  const struck = inTurn(FAULTS, end - began, isOver, async (i) => {
    // the first after the processes are warm, none at the end
    await sleep(((end - began) / FAULTS) * 0.5);
    await STRIKES[i % STRIKES.length]?.(cluster);
  });
  await Promise.all([played, struck]);
  const figures = await load;
  const samples = await sampling;
  maker.end();
  const wrong = await visitors.stop();
  const evidence = await scene.end();
  const findings = [...check(evidence).map(({ rule, says }) => `${rule}: ${says}`), ...evidence.errors, ...wrong];
  for (const finding of findings) console.error(finding);
  return {
    title: 'Soak',
    method: `${SITES} processes behind HAProxy with Redis and a replicated PostgreSQL for ${MINUTES} minutes: ${RATE} calls a second (cached searches, airports, call clicks), pages, ${BOOKINGS_A_MINUTE} trips booked a minute, ${FAULTS} faults (Redis away, the database restarted, a process stopped, in turn). Growth: the last fifth beside the third, medians.`,
    rows: [
      row('calls: answered well', figures.goodput * MINUTES * 60, 'calls'),
      row('calls: refused with Retry-After', figures.refused, 'calls'),
      row('calls: neither', figures.failed, 'calls'),
      row('calls: p50', figures.p50, 'ms'),
      row('calls: p99', figures.p99, 'ms'),
      row('bookings: trips', trips.length, 'trips'),
      most('bookings: findings', findings.length, 'findings', 0),
      ...samples.flatMap((held, i) => growthRows(`process ${i + 1}`, held)),
    ],
  };
}

const growthRows = (name: string, held: readonly Sample[]): readonly BenchRow[] =>
  (['memory', 'handles', 'connections'] as const).flatMap((what) => {
    const { before, after, percent } = growthOf(held, what);
    return [
      row(`${name}: ${what} before`, before, what === 'memory' ? 'MB' : ''),
      row(`${name}: ${what} after`, after, what === 'memory' ? 'MB' : ''),
      most(`${name}: growth of ${what}`, percent, '%', MOST_GROWTH),
    ];
  });

/** `count` pieces of work, evenly over so long; those under way at the end are waited for. */
async function inTurn(count: number, lengthMs: number, isOver: () => boolean, work: (i: number) => Promise<void>): Promise<void> {
  const all: Promise<void>[] = [];
  for (let i = 0; i < count && !isOver(); i += 1) {
    all.push(work(i));
    await sleep(lengthMs / count);
  }
  await Promise.all(all);
}

async function sampled(pid: number, began: number, isOver: () => boolean, url: string): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  let connections = 0;
  while (!isOver()) {
    connections = await countConnections(url).catch(() => connections);
    samples.push({ atMs: performance.now() - began, ...heldBy(pid), connections });
    await sleep(SAMPLE_MS);
  }
  return samples;
}

/** Of all processes together. */
async function countConnections(url: string): Promise<number> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where application_name = 'wingfare'`,
    );
    return rows[0]?.n ?? 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}
