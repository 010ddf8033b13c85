/** A night without a pager (reliability.40): load, bookings and faults for long, and whether processes grow meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startCluster } from '../cluster/cluster';
import type { Site } from '../../e2e/fixtures/site';
import type { Cluster } from '../cluster/cluster';
import { findPrograms } from '../cluster/programs';
import { check } from '../faults/checker';
import { drawTrips } from '../faults/plan';
import { CLOCK, openScene, startServer } from '../faults/processes/scene';
import { watchVisitors } from '../faults/processes/visitors';
import { busyDay, findKnee, popularSearches } from './load/busyDay';
import { startLoadMaker } from './load/maker';
import type { LoadMaker } from './load/maker';
import type { LoadFigures, LoadPlan } from './load/openLoop';
import { most, row } from './report';
import type { BenchReport, BenchRow } from './report';
import { growthOf, heapOf, heldBy } from './soak/samples';
import type { Sample } from './soak/samples';

/** `SOAK_MINUTES=90 npm run bench soak`; without it the benchmark stays out of a run of all. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? '0');
/** Calls a second; by default half of what the machine carries just before. */
const RATE = process.env['SOAK_RATE'];
const FIRST_RATE = 50;
const STEP_SECONDS = 4;
const SITES = 2;
const SAMPLE_MS = 5_000;
/** Collecting takes a process's time, so seldom. */
const HEAP_EVERY = 12;
const HEAPS = path.join(__dirname, 'soak/heapAfterCollection.cjs');
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
  const folders: string[] = [];
  const startSite = async (env: Readonly<Record<string, string>>): Promise<Site> => {
    const folder = mkdtempSync(path.join(tmpdir(), 'wf-soak-'));
    folders.push(folder);
    return startServer({ ...env, NODE_OPTIONS: `--require ${CLOCK} --require ${HEAPS}`, SOAK_HEAP_FOLDER: folder });
  };
  const cluster = await startCluster({ programs: programs.value, sites: SITES, startSite });
  try {
    return await soak(cluster, folders);
  } finally {
    await cluster.stop();
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}

async function soak(cluster: Cluster, heapFolders: readonly string[]): Promise<BenchReport> {
  const scene = openScene({ sites: cluster.sites, target: { connectionString: cluster.database.url } });
  const maker = startLoadMaker(cluster);
  const calls = busyDay(popularSearches(20));
  const knee = RATE === undefined ? await kneeOf(maker, calls) : null;
  const rate = knee === null ? Number(RATE) : Math.round(knee / 2);
  console.error(`${rate} calls a second for ${MINUTES} minutes`);
  const visitors = watchVisitors(cluster.origin);
  const began = performance.now();
  const end = began + MINUTES * 60_000;
  const isOver = (): boolean => performance.now() >= end;
  const load = maker.do<'load'>({ kind: 'load', plan: { rate, seconds: MINUTES * 60, calls } });
  const sampling = Promise.all(cluster.sites.map(({ pid }, i) => sampled(pid, heapFolders[i] ?? '', began, isOver, cluster.database.url)));

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
    method: `${SITES} processes behind HAProxy with Redis and a replicated PostgreSQL for ${MINUTES} minutes: ${rate} calls a second (cached searches, airports, call clicks), pages, ${BOOKINGS_A_MINUTE} trips booked a minute, ${FAULTS} faults (Redis away, the database restarted, a process stopped, in turn). Growth: the last fifth beside the third, medians; of files and connections the lowest tenth, since calls under way hold some.`,
    rows: [
      ...(knee === null ? [] : [row('knee just before', knee, 'calls/s')]),
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

async function kneeOf(maker: LoadMaker, calls: LoadPlan['calls']): Promise<number> {
  const run = (rate: number): Promise<LoadFigures> => maker.do<'load'>({ kind: 'load', plan: { rate, seconds: STEP_SECONDS, calls } });
  // the first searches are not kept yet
  await run(FIRST_RATE);
  const knee = await findKnee(FIRST_RATE, STEP_SECONDS, run);
  if (knee === null) throw new Error(`The machine does not carry ${FIRST_RATE} calls a second.`);
  return knee.goodput;
}

const UNITS = { memory: 'MB', heap: 'MB', handles: '', connections: '' } as const;

const growthRows = (name: string, held: readonly Sample[]): readonly BenchRow[] =>
  (['memory', 'heap', 'handles', 'connections'] as const).flatMap((what) => {
    const { before, after, percent } = growthOf(held, what);
    return [
      row(`${name}: ${what} before`, before, UNITS[what]),
      row(`${name}: ${what} after`, after, UNITS[what]),
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

async function sampled(pid: number, heapFolder: string, began: number, isOver: () => boolean, url: string): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  let [connections, heap] = [0, 0];
  for (let i = 0; !isOver(); i += 1) {
    connections = await countConnections(url).catch(() => connections);
    if (i % HEAP_EVERY === 0) heap = heapOf(pid, heapFolder) ?? heap;
    const sample: Sample = { atMs: performance.now() - began, ...heldBy(pid), heap, connections };
    if (i % HEAP_EVERY === 0) console.error(pid, JSON.stringify(sample));
    samples.push(sample);
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
