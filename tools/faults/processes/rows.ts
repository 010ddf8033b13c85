/** Rows of real faults: built servers as processes, real signals, a real database. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedTarget } from '#server/platform/db/embeddedPostgres';
import { openTestDatabase } from '#testing/database/testDatabase';
import { databasePid } from '../../../e2e/fixtures/site';
import type { Site } from '../../../e2e/fixtures/site';
import type { Client, ClientKind, Step, Trip } from '../plan';
import { drawTrips } from '../plan';
import { chanceOf } from '../random';
import { cluster } from './clusterRow';
import { POINTS, watchPoints } from './points';
import type { PointsOf } from './points';
import { duffelServer } from './duffelRow';
import { resultOf, urlOf } from './realRow';
import type { RealRow } from './realRow';
import { openScene, startServer } from './scene';
import { stripeServer } from './stripeRow';

const first = (sites: readonly Site[]): Site => {
  const [site] = sites;
  if (!site) throw new Error('no site');
  return site;
};

/** Days on one of which the flight is surely no cheaper. */
const SOME_DAYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** One trip that comes by the points of its kind. */
function tripBy(kind: PointsOf, id: number): Trip {
  const pay = (card: 'good' | 'declined' | 'asked'): Step => ({
    id: 1,
    after: 0,
    do: 'pay',
    key: `trip-${String(id)}-key-one`,
    card,
    clicks: 2,
    patience: 60,
  });
  const change = (card: 'good' | 'declined' | 'asked'): Step => ({
    ...{ id: 2, after: 0, do: 'change', key: `trip-${String(id)}-change-one`, places: [0], days: SOME_DAYS },
    ...{ card, clicks: 2, patience: 60 },
  });
  const steps: Record<PointsOf, readonly Step[]> = {
    plain: [pay('good')],
    declined: [pay('declined')],
    asked: [pay('asked'), { id: 2, after: 0, do: 'bank', answer: 'complete', returns: 'twice' }],
    change: [pay('good'), change('good')],
    'change declined': [pay('good'), change('declined')],
    'change asked': [pay('good'), change('asked'), { id: 3, after: 0, do: 'bank', answer: 'complete', returns: 'twice' }],
    cancel: [pay('good'), { id: 2, after: 0, do: 'cancel', clicks: 2 }, { id: 3, after: 5_000, do: 'cancel', clicks: 1 }],
  };
  const client: Client = { name: 'A', steps: steps[kind] };
  return { id, startsAt: 0, shape: 'one way', fares: [], exchange: { penalty: 0, refundTo: 'card' }, clients: [client] };
}

/** What a trip began is finished by the server: so long after the client's last step a point may still be reached. */
const REACHED_WITHIN_MS = 60_000;

/** SIGKILL within and right after the change that makes each named point. */
const points: RealRow = async (seed, much) => {
  const database = await openTestDatabase();
  const site = await startServer({ DATABASE_URL: urlOf(database.target) });
  const faults: string[] = [];
  const unreached: string[] = [];
  const watch = await watchPoints(database.target);
  try {
    const scene = openScene({ sites: [site], target: database.target });
    const all = Object.entries(POINTS).flatMap(([kind, names]) =>
      // the keys of the table
      names.flatMap((point) => [true, false].map((inside) => ({ kind: kind as PointsOf, point, inside }))),
    );
    const chosen = much ? all : all.filter((_, i) => (i + seed) % 8 === 0);
    for (const [id, { kind, point, inside }] of chosen.entries()) {
      let givenUpAt = Infinity;
      const played = scene.play([tripBy(kind, id)], () => site).finally(() => (givenUpAt = performance.now() + REACHED_WITHIN_MS));
      const wasThere = await watch.at(
        point,
        inside,
        () => site.stop('SIGKILL'),
        () => performance.now() > givenUpAt,
      );
      if (!wasThere) {
        unreached.push(`trip ${String(id)} never came to ${point}`);
        continue;
      }
      faults.push(`trip ${String(id)}: SIGKILL ${inside ? 'within' : 'after'} ${point}`);
      await site.restart();
      await played;
    }
    const evidence = await scene.end();
    return resultOf({ ...evidence, errors: [...evidence.errors, ...unreached] }, faults);
  } finally {
    await watch.close();
    await site.remove();
    await database.close();
  }
};

/** Two servers on one PostgreSQL, of which one or the other is killed or stands still; two of three clients do what is done `mostly`. */
const twoServers =
  (name: string, mostly: ClientKind | null): RealRow =>
  async (seed, much) => {
    const database = await openTestDatabase();
    const env = { DATABASE_URL: urlOf(database.target) };
    const sites = [await startServer(env), await startServer(env)];
    const faults: string[] = [];
    const chance = chanceOf(seed, name);
    try {
      const scene = openScene({ sites, target: database.target });
      let calls = 0;
      const played = scene.play(drawTrips(much ? 24 : 10, mostly, seed, name), () => sites[(calls += 1) % 2] ?? first(sites));
      for (let i = 0; i < (much ? 6 : 2); i += 1) {
        await sleep(chance.whole(200, 1_500));
        const site = sites[chance.whole(0, 1)] ?? first(sites);
        const isKilled = chance.happens(0.6);
        faults.push(`${isKilled ? 'SIGKILL' : 'SIGSTOP, SIGCONT'} of server ${String(sites.indexOf(site))}`);
        if (isKilled) await site.restart({ signal: 'SIGKILL' });
        else {
          process.kill(site.pid, 'SIGSTOP');
          await sleep(chance.whole(500, 3_000));
          process.kill(site.pid, 'SIGCONT');
        }
      }
      await played;
      return resultOf(await scene.end(), faults);
    } finally {
      for (const site of sites) await site.remove();
      await database.close();
    }
  };

const childrenOf = (pid: number): readonly number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));

/** The embedded database is killed, stopped, frozen, and its disk is filled to the last byte. */
const database: RealRow = async (seed, much) => {
  const disk = mkdtempSync(path.join(tmpdir(), 'wingfare-faults-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'wingfare-test', disk]).status === 0;
  const filler = path.join(disk, 'filler');
  const dataDir = path.join(disk, 'data');
  mkdirSync(dataDir);
  const site = await startServer({}, dataDir);
  const faults: string[] = [];
  const chance = chanceOf(seed, 'database');
  const signal = (name: NodeJS.Signals) => async (): Promise<void> => {
    const pid = databasePid(dataDir);
    if (pid !== null) process.kill(pid, name);
  };
  const freeze = async (): Promise<void> => {
    const main = databasePid(dataDir);
    const pids = main === null ? [] : [main, ...childrenOf(main)];
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    await sleep(chance.whole(1_000, 5_000));
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  };
  const fill = async (): Promise<void> => {
    const { bavail, bsize } = statfsSync(disk);
    spawnSync('fallocate', ['-l', String(bavail * bsize), filler]);
    await sleep(chance.whole(500, 2_000));
    rmSync(filler, { force: true });
  };
  const kinds: readonly (readonly [string, () => Promise<void>])[] = [
    ['SIGKILL of the database', signal('SIGKILL')],
    ['the database stopped in order', signal('SIGINT')],
    ['the database frozen', freeze],
    ...(isMounted ? ([['the disk full to the last byte', fill]] as const) : []),
  ];
  try {
    const scene = openScene({ sites: [site], target: embeddedTarget(dataDir) });
    const played = scene.play(drawTrips(much ? 24 : 8, null, seed, 'database'), () => site);
    for (let round = 0; round < (much ? 2 : 1); round += 1)
      for (const [name, strike] of kinds) {
        await sleep(chance.whole(200, 1_000));
        faults.push(name);
        await strike();
        while (!(await fetch(`${site.origin}/readyz`)).ok) await sleep(50);
      }
    await played;
    const left = isMounted ? [] : ['the disk was not filled: only root may mount the small one that it takes'];
    return resultOf(await scene.end(), faults, { left });
  } finally {
    await site.stop('SIGINT');
    const pid = databasePid(dataDir);
    if (pid !== null) process.kill(pid, 'SIGQUIT');
    while (databasePid(dataDir) !== null) await sleep(50);
    if (isMounted) spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};

export const REAL_ROWS: Readonly<Record<string, RealRow>> = {
  'processes: named points': points,
  'processes: two servers': twoServers('two servers', null),
  'processes: changes': twoServers('changes', 'change'),
  'processes: database': database,
  'processes: cluster': cluster,
  'processes: Stripe': stripeServer,
  'processes: Duffel': duffelServer,
};
