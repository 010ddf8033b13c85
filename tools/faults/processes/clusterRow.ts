/** Three servers behind HAProxy on a replicated database and a Redis: every part of it goes away for a while, under load. */
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMIT_NAMES } from '#server/http/limits/rateLimits';
import { startCluster } from '../../cluster/cluster';
import type { Cluster } from '../../cluster/cluster';
import { findPrograms } from '../../cluster/programs';
import { drawTrips } from '../plan';
import { chanceOf } from '../random';
import type { Chance } from '../random';
import { resultOf } from './realRow';
import type { RealRow } from './realRow';
import { openScene, startServer } from './scene';
import { watchVisitors } from './visitors';

/** High enough for a whole run from one address, but counted, so that Redis is called. */
const LIMITS = LIMIT_NAMES.map((name) => `${name}=100000/60`).join(',');

type Strike = (cluster: Cluster, chance: Chance) => Promise<void>;

const any = ({ sites }: Cluster, chance: Chance) => {
  const site = sites[chance.whole(0, sites.length - 1)];
  if (!site) throw new Error('no site');
  return site;
};

const STRIKES: readonly (readonly [string, Strike])[] = [
  ['each process restarted in turn', (cluster) => cluster.rollingRestart()],
  ['a process killed', (cluster, chance) => any(cluster, chance).restart({ signal: 'SIGKILL' })],
  [
    'a process stopped for some seconds',
    async (cluster, chance) => {
      const { pid } = any(cluster, chance);
      process.kill(pid, 'SIGSTOP');
      await sleep(chance.whole(1_000, 4_000));
      process.kill(pid, 'SIGCONT');
    },
  ],
  [
    'Redis away for some seconds',
    async ({ redis }, chance) => {
      await redis.stop();
      await sleep(chance.whole(500, 3_000));
      redis.start();
    },
  ],
  ['the database restarted', ({ database }) => database.restart()],
  ['the primary killed and its standby promoted', ({ database }) => database.failOver()],
];

export const cluster: RealRow = async (seed, much) => {
  const programs = findPrograms();
  if (!programs.ok) throw new Error(programs.error);
  const chance = chanceOf(seed, 'cluster');
  const started = await startCluster({
    programs: programs.value,
    sites: 3,
    startSite: (env) => startServer({ RATE_LIMITS: 'on', LIMITS, ...env }),
  });
  const figures: string[] = [];
  try {
    const scene = openScene({ sites: started.sites, target: { connectionString: started.database.url } });
    const visitors = watchVisitors(started.origin);
    const played = scene.play(drawTrips(much ? 60 : 16, null, seed, 'cluster'), () => started);
    await sleep(1_000);
    figures.push(`nothing: ${visitors.soFar()}`);
    for (const [name, strike] of STRIKES) {
      await strike(started, chance);
      await sleep(chance.whole(500, 2_000));
      figures.push(`${name}: ${visitors.soFar()}`);
    }
    await played;
    const wrong = await visitors.stop();
    const evidence = await scene.end();
    const faults = STRIKES.map(([name]) => name);
    return resultOf({ ...evidence, errors: [...evidence.errors, ...wrong] }, faults, { figures });
  } finally {
    await started.stop();
  }
};
