/** What is read at each scrape: states of this process, and what the database says of all of them. */
import { GATES } from './siteMetrics';
import type { Metrics } from './registry';
import { LIMIT_NAMES } from '../http/limits/rateLimits';
import type { ServerPhase } from '../http/health';
import { UNDER_WAY } from '../reports/operations.service';
import type { UnderWay } from '../reports/operations.service';
import type { CircuitState } from '../flights/suppliers/adapter';
import { countIn } from '#core/domain/values/counts';

export interface Watched {
  readonly phase: () => ServerPhase;
  readonly hasRoom: () => boolean;
  readonly connections: () => { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  /** The supplier's circuit breakers by kind of call. */
  readonly circuits: () => { readonly provider: string; readonly states: Readonly<Record<string, CircuitState>> };
  /** Its offers that were not sold so far, by the reason. */
  readonly leftOut: () => Readonly<Record<string, number>>;
  readonly clock: () => Date;
  readonly underWay: (now: Date) => Promise<readonly UnderWay[]>;
}

/** However often it is scraped, the database is queried no more often. */
export const ASKED_EVERY_MS = 5_000;

const OPEN: Readonly<Record<CircuitState, number>> = { closed: 0, half_open: 0.5, open: 1 };
const MS = 1_000;

interface Figures {
  readonly rows: readonly UnderWay[];
  readonly at: Date;
}

/** Reads all of it into the metrics, once for those who ask at the same time. `steady` gives milliseconds of a clock that nobody sets. */
export function createWatch(metrics: Metrics, watched: Watched, steady: () => number): () => Promise<void> {
  let latest: { readonly at: number; readonly figures: Promise<Figures | null> } | null = null;
  beginAtZero(metrics);

  function figures(): Promise<Figures | null> {
    if (latest !== null && steady() - latest.at < ASKED_EVERY_MS) return latest.figures;
    const at = watched.clock();
    const found = watched.underWay(at).then(
      (rows) => ({ rows, at }),
      () => null,
    );
    latest = { at: steady(), figures: found };
    return found;
  }

  return async () => {
    const found = await figures();
    const isAnswering = found !== null;
    metrics.databaseUp.set(Number(isAnswering));
    metrics.ready.set(Number(isAnswering && watched.phase() === 'serving'));
    metrics.diskHasRoom.set(Number(watched.hasRoom()));
    const { totalCount, idleCount, waitingCount } = watched.connections();
    metrics.connections.set({ state: 'busy' }, totalCount - idleCount);
    metrics.connections.set({ state: 'idle' }, idleCount);
    metrics.connections.set({ state: 'waiting' }, waitingCount);
    const { provider, states } = watched.circuits();
    for (const [kind, state] of Object.entries(states)) metrics.circuits.set({ provider, kind }, OPEN[state]);
    for (const [reason, count] of Object.entries(watched.leftOut())) metrics.offersLeftOut.set({ provider, reason }, count);
    writeFigures(metrics, found);
  };
}

/** A counter that first appears with a count hides that count from a rate. */
function beginAtZero({ limits, searches }: Metrics): void {
  for (const limit of [...LIMIT_NAMES, ...GATES]) limits.inc({ limit }, 0);
  for (const answer of ['kept', 'shared', 'cold', 'aged']) searches.inc({ answer }, 0);
}

/** Says nothing of what a database that does not answer may hold. */
function writeFigures({ bookings, mails, oldest, attention }: Metrics, found: Figures | null): void {
  for (const gauge of [bookings, mails, oldest, attention]) gauge.reset();
  if (found === null) return;
  const counts = new Map(found.rows.map(({ work, state, count }) => [`${work} ${state}`, count]));
  const countOf = (work: UnderWay['work'], state: string): number => countIn(counts, `${work} ${state}`);
  for (const saga of ['payment', 'cancellation'] as const)
    for (const state of UNDER_WAY[saga]) bookings.set({ saga, state }, countOf(saga, state));
  for (const state of UNDER_WAY.mail) mails.set({ state }, countOf('mail', state));
  for (const kind of UNDER_WAY.attention) attention.set({ kind }, countOf('attention', kind));
  for (const work of ['payment', 'cancellation', 'mail'] as const) oldest.set({ work }, oldestOf(found, work));
}

/** Seconds; a mail that is tried again later is not due yet, and a clock that was ahead makes nothing old. */
function oldestOf({ rows, at }: Figures, work: UnderWay['work']): number {
  const ages = rows.filter((row) => row.work === work).map(({ since }) => (at.getTime() - since.getTime()) / MS);
  return Math.max(0, ...ages);
}
