/** Real servers of one run: started, killed, started again minutes later by their clock; their clients, and what is left in the end. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/platform/db/connection';
import type { Database } from '#server/platform/db/connection';
import { describeFaults, readConfig } from '#server/platform/config/config';
import { openDeskBookings } from '#server/wiring/deskServices';
import { askInTheEnd, playTrip } from '../clients';
import type { Shop, Surroundings } from '../clients';
import { readOurs, readSandboxOrders, readSandboxPayments } from '../evidence';
import { BOOKS } from '../history';
import type { BookFacts, Call, IncidentFacts, Evidence, OrderFacts, PaymentFacts } from '../history';
import type { Trip } from '../plan';
import { startSite } from '../../../e2e/fixtures/site';
import type { Site } from '../../../e2e/fixtures/site';
import { createHttpShop } from './httpShop';
import type { HttpShopDeps } from './httpShop';

/** Preloaded by `--require`: the process then runs ahead of the clock. */
export const CLOCK = path.join(__dirname, 'shiftedClock.cjs');
const SERVER = path.resolve(__dirname, '../../../dist/server');
/** Longer than an attempt may be open: whatever is left is given up by the first round. */
export const AHEAD_MS = 16 * 60_000;
/** Travelers of these runs think ten times as fast, and never for long. */
const FASTER = 10;
const LONGEST_PAUSE_MS = 1_500;
/** Far more than the first round of a reconciler takes: only what never settles waits so long. */
const SETTLED_WITHIN_MS = 300_000;

export interface Scene {
  readonly sites: readonly Site[];
  /** Plays trips to their end, against any of the sites or what is in front of them. */
  play(trips: readonly Trip[], chooseSite: () => Pick<Site, 'origin'>): Promise<void>;
  /** Mends everything, lets a quarter of an hour pass and `afterwards` happen, and reads what is left. */
  end(afterwards?: () => Promise<void>): Promise<Evidence>;
}

export interface SceneOptions {
  readonly sites: readonly Site[];
  readonly target: Database['target'];
  readonly shop?: Partial<HttpShopDeps>;
  /** The provider's books, where they are not the sandbox's. */
  readonly payments?: () => readonly PaymentFacts[];
  readonly orders?: () => readonly OrderFacts[];
  readonly incidents?: () => readonly IncidentFacts[];
  /** What tells the desk of the providers; none where the sandbox sells. */
  readonly env?: Readonly<Record<string, string>>;
}

export const startServer = (env: Readonly<Record<string, string>>, dataDir?: string): Promise<Site> =>
  startSite({ env: { LOG_LEVEL: 'error', NODE_OPTIONS: `--require ${CLOCK}`, ...env }, ...(dataDir === undefined ? {} : { dataDir }) });

export function openScene({ sites, target, shop = {}, payments, orders, incidents, env = {} }: SceneOptions): Scene {
  const calls: Call[] = [];
  const errors: string[] = [];
  const browsers: { readonly trip: Trip; readonly around: Surroundings }[] = [];
  const shopOf = (chooseSite: () => Pick<Site, 'origin'>): Shop =>
    createHttpShop({
      origin: () => chooseSite().origin,
      token: null,
      answerBank: null,
      departsInDays: 45,
      error: (text) => void errors.push(text),
      ...shop,
    });
  return {
    sites,
    async play(trips, chooseSite) {
      const wait = async (ms: number): Promise<void> => void (await sleep(Math.min(ms / FASTER, LONGEST_PAUSE_MS)));
      const around = {
        now: () => Date.now(),
        wait,
        as: <T>(_: string, work: () => Promise<T>) => work(),
        write: (call: Call) => void calls.push(call),
      };
      const opened = trips.map((trip) => ({ trip, around: { ...around, shop: shopOf(chooseSite) } }));
      browsers.push(...opened);
      await Promise.all(opened.map((one) => playTrip(one.trip, one.around)));
    },
    async end(afterwards) {
      for (const site of sites) await site.restart({ signal: 'SIGKILL', env: { FAULTS_CLOCK_AHEAD_MS: String(AHEAD_MS) } });
      const healedAt = Date.now() + AHEAD_MS;
      const database = openDatabase(target, () => undefined);
      try {
        await untilSettled(database);
        if (afterwards) {
          await afterwards();
          await untilSettled(database);
        }
        const before = [...calls];
        for (const { trip, around } of browsers) await askInTheEnd(trip, before, around);
        return {
          calls,
          ...(await readOurs(database.db)),
          payments: payments?.() ?? (await readSandboxPayments(database.db)),
          orders: orders?.() ?? (await readSandboxOrders(database.db)),
          incidents: incidents?.() ?? [],
          books: await compareBooks(database, env),
          healedAt,
          errors: [...errors, ...sites.flatMap(unexplained)],
        };
      } finally {
        await database.close();
      }
    },
  };
}

/** As `desk reconcile` does, for all of the time; on the clock of the servers. */
async function compareBooks({ db }: Database, env: Readonly<Record<string, string>>): Promise<readonly BookFacts[]> {
  const config = readConfig(env);
  if (!config.ok) throw new Error(describeFaults(config.error));
  const { desk, close } = openDeskBookings(config.value, db, () => new Date(Date.now() + AHEAD_MS), SERVER);
  try {
    return (await desk.reconcile(BOOKS)).lines.filter(({ differences }) => differences.length > 0);
  } finally {
    await close();
  }
}

/** At most for a while: what is not settled then is for the checker to find. */
async function untilSettled({ pool }: Database): Promise<void> {
  const deadline = performance.now() + SETTLED_WITHIN_MS;
  const open = `select (select count(*) from attempts where state not in ('done', 'failed'))
    + (select count(*) from cancellations where state not in ('done', 'failed'))
    + (select count(*) from exchanges where state not in ('done', 'failed')) as open`;
  while (performance.now() < deadline) {
    const answer = await pool.query<{ open: string }>(open).catch(() => null);
    if (answer?.rows[0]?.open === '0') return;
    await sleep(250);
  }
}

/** Errors in a server's log that are not the database's or a provider's being away. */
const unexplained = (site: Site): readonly string[] =>
  site
    .logLines()
    .filter(({ level }) => Number(level) >= 50)
    .map((line) => JSON.stringify(line))
    .filter((line) => /TypeError|RangeError|ReferenceError|check_violation|"23514"/.test(line));
