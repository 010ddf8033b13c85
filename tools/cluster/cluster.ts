/** Several processes of the built site behind HAProxy, with one database and one Redis, as `deploy` sets them up. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, isRunning } from '../../e2e/fixtures/site';
import type { Site } from '../../e2e/fixtures/site';
import { startDatabase } from './database';
import type { ClusterDatabase } from './database';
import { run, until } from './programs';
import type { Programs } from './programs';

/** Of HAProxy's statistics as CSV. */
const STATUS_COLUMN = 17;
const SETTINGS = path.resolve(__dirname, '../../deploy/haproxy.cfg');

export interface Cluster {
  /** Where visitors come in. */
  readonly origin: string;
  /** HAProxy's own page. */
  readonly statistics: string;
  readonly sites: readonly Site[];
  readonly database: ClusterDatabase;
  readonly redis: { stop(): Promise<void>; start(): void };
  /** Each process is stopped in order and started again, one after the other. */
  rollingRestart(): Promise<void>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  readonly programs: Programs;
  readonly sites: number;
  /** In addition to what a process of a cluster needs. */
  readonly startSite: (env: Readonly<Record<string, string>>) => Promise<Site>;
}

export async function startCluster({ programs, sites: count, startSite }: ClusterOptions): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wf-cluster-'));
  const stops: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })];
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    const redis = await startRedis(programs, folder);
    stops.push(redis.stop);
    // asUser lets the database's user into a folder of its own
    const database = await startDatabase(programs, path.join(folder, 'database'));
    stops.push(database.stop);
    const env = { DATABASE_URL: database.url, REDIS_URL: redis.url, TRUST_PROXY: '127.0.0.1' };
    const sites: Site[] = [];
    for (let i = 0; i < count; i += 1) {
      const site = await startSite(env);
      sites.push(site);
      stops.push(site.remove);
    }
    const proxy = await startProxy(programs, folder, sites);
    stops.push(proxy.stop);
    return {
      origin: proxy.origin,
      statistics: proxy.statistics,
      sites,
      database,
      redis,
      async rollingRestart() {
        for (const [i, site] of sites.entries()) {
          await site.restart();
          // HAProxy has seen that it is back before the next one goes
          await proxy.untilUp(i);
        }
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startRedis({ redis }: Programs, folder: string) {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const start = () => run(redis, args, path.join(folder, 'redis.log'));
  let running = start();
  return {
    url: `redis://127.0.0.1:${port}/0`,
    stop: () => running.stop(),
    start: () => {
      running = start();
    },
  };
}

/** The file of `deploy` lists three servers; more or fewer are lines like those. */
async function startProxy({ haproxy }: Programs, folder: string, sites: readonly Site[]) {
  const lines = sites.map((_, i) => `    server site-${i + 1} "\${SITE_${i + 1}}"\n`).join('');
  const settings = readFileSync(SETTINGS, 'utf8').replace(/(?: {4}server site-\d.*\n)+/g, lines);
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, settings);
  const [port, statsPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const proxy = run(haproxy, ['-f', file], path.join(folder, 'haproxy.log'), {
    PROXY_BIND: `127.0.0.1:${port}`,
    STATS_BIND: `127.0.0.1:${statsPort}`,
    ...Object.fromEntries(sites.map(({ origin: own }, i) => [`SITE_${i + 1}`, own.replace('http://', '')])),
  });
  const statistics = `http://127.0.0.1:${statsPort}/`;
  const isAlive = (): boolean => proxy.isRunning() && sites.every(({ pid }) => isRunning(pid));
  const untilThere = (isThere: () => Promise<boolean>): Promise<void> =>
    until(isThere, isAlive, () => `HAProxy or a site ended:\n${readFileSync(path.join(folder, 'haproxy.log'), 'utf8')}`);
  const isUp = async (i: number): Promise<boolean> => {
    const table = await (await fetch(`${statistics};csv`)).text();
    return table.split('\n').some((line) => line.startsWith(`sites,site-${i + 1},`) && line.split(',')[STATUS_COLUMN] === 'UP');
  };
  await untilThere(async () => (await fetch(`${origin}/readyz`)).ok);
  return { origin, statistics, untilUp: (i: number) => untilThere(() => isUp(i)), stop: () => proxy.stop() };
}
