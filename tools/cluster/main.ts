/** `npm run cluster -- 3`: three processes of the built site behind HAProxy, until Ctrl-C. */
import { startSite } from '../../e2e/fixtures/site';
import { startCluster } from './cluster';
import { findPrograms } from './programs';

const MOST = 8;

async function main([words = '3']: readonly string[]): Promise<number> {
  const count = Number(words);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  if (!(Number.isInteger(count) && count >= 1 && count <= MOST)) return (say(`How many processes? npm run cluster -- 3 (1 to ${MOST})`), 2);
  const programs = findPrograms();
  if (!programs.ok) return (say(programs.error), 1);
  const cluster = await startCluster({
    programs: programs.value,
    sites: count,
    startSite: (env) => startSite({ env: { RATE_LIMITS: 'on', ...env } }),
  });
  say(`Visitors: ${cluster.origin}`);
  say(`HAProxy:  ${cluster.statistics}`);
  for (const site of cluster.sites) say(`Process ${site.pid}: ${site.origin}`);
  say('Ctrl-C ends it; its data are removed.');
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await cluster.stop();
  return 0;
}

void main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
