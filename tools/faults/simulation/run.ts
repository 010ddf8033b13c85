/** Runs rows of episodes, each bookings of its own, and cuts down what fails. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { check } from '../checker';
import type { Finding } from '../findings';
import type { Plan } from '../plan';
import { drawTrips } from '../plan';
import { storyOf } from '../report';
import type { Ground } from './episode';
import { openGround, playEpisode } from './episode';
import { ROWS } from './nemesis';
import type { Fault } from './nemesis';
import { shrink } from './shrink';
import type { Case } from './shrink';

/** Trips of one episode: enough to be in each other's way. */
const TRIPS = 8;

export interface RowResult {
  readonly row: string;
  readonly episodes: number;
  readonly bookings: number;
  readonly done: number;
  /** Changes of flights that came through, and all that were begun. */
  readonly changed: number;
  readonly changes: number;
  readonly faults: number;
  /** Places, such as `after gateway.capture`, at which a server died. */
  readonly deaths: ReadonlySet<string>;
  readonly failed: readonly string[];
}

export function planOf(seed: number, row: string, episode: number): Plan {
  const { gateway = 'sandbox', mostly = null } = ROWS[row] ?? {};
  return { seed, row, episode, servers: episode % 2 === 0 ? 2 : 1, gateway, trips: drawTrips(TRIPS, mostly, seed, row, episode) };
}

/** So many bookings of one row. A failure is in `folder` as a story and as a case that can be played again. */
export async function runRow(ground: Ground, seed: number, row: string, bookings: number, folder: string): Promise<RowResult> {
  const deaths = new Set<string>();
  const failed: string[] = [];
  let [tried, done, changed, changes, faults, episode] = [0, 0, 0, 0, 0, 0];
  for (; tried < bookings; episode += 1) {
    const plan = planOf(seed, row, episode);
    const played = await playEpisode(ground, plan);
    const findings = check(played.evidence);
    tried += Math.max(1, played.evidence.attempts.length);
    done += played.evidence.attempts.filter((a) => a.state === 'done').length;
    const exchanges = played.evidence.attempts.flatMap((a) => a.exchanges);
    changed += exchanges.filter((e) => e.state === 'done').length;
    changes += exchanges.length;
    faults += played.faults.length;
    for (const { kind, call } of played.faults) if (kind.startsWith('killed')) deaths.add(`${kind.slice('killed '.length)} ${call}`);
    if (findings.length === 0) continue;
    // the first one is cut down; the others are most often the same
    const tell =
      failed.length === 0
        ? tellFailure(ground, { plan, faults: played.faults }, findings, folder)
        : Promise.resolve(titleOf(plan, findings));
    failed.push(await tell);
  }
  return { row, episodes: episode, bookings: tried, done, changed, changes, faults, deaths, failed };
}

const titleOf = ({ seed, row, episode }: Plan, [first]: readonly Finding[]): string =>
  `${first?.rule ?? 'nothing'} (--seed ${String(seed)} --faults "${row}", episode ${String(episode)})`;

const lineOf = ({ task, step, kind, call }: Fault): string => `${task}, step ${String(step)}: ${kind} ${call}`;

async function tellFailure(ground: Ground, failing: Case, findings: readonly Finding[], folder: string): Promise<string> {
  const [{ rule } = { rule: 'error of ours' as const }] = findings;
  const play = async ({ plan, faults }: Case) => {
    const played = await playEpisode(ground, plan, { faults });
    return { ...played, findings: check(played.evidence) };
  };
  const smallest = await shrink(failing, rule, async (candidate) => (await play(candidate)).findings);
  const last = await play(smallest);
  const { seed, row, episode } = failing.plan;
  const name = `${row.replaceAll(' ', '-')}-${String(seed)}-${String(episode)}`;
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(`${file}.json`, JSON.stringify(smallest, null, 2));
  writeFileSync(`${file}.txt`, storyOf(last.findings, last.evidence, smallest.faults.map(lineOf)));
  return `${titleOf(failing.plan, findings)}: ${file}.txt`;
}

/** Plays a case that was written down. */
export async function playAgain(found: Case): Promise<string> {
  const ground = await openGround();
  try {
    const { evidence } = await playEpisode(ground, found.plan, { faults: found.faults });
    return storyOf(check(evidence), evidence, found.faults.map(lineOf));
  } finally {
    await ground.close();
  }
}
