/**
 * Keeps the deals fresh (content.51), one process at a time. A supplier whose searches are free is queried: the lowest of some days of a
 * month, then that day's flights. One that charges is not queried: its deals are the fares that travelers' searches found.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { AIRLINES } from '#core/content/airlines/airlines';
import { airlineOfCode } from '#core/content/airlines/airlineSlugs';
import { addDays, utcDateOf } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { lowestOfEach, monthOf, queryOfDeal } from '#core/domain/fares/deals';
import type { Result } from '#core/domain/values/result';
import { ok } from '#core/domain/values/result';
import type { LatestFare } from '../flights/prices/latestFares.service';
import type { FlightSupplier, SearchFault } from '../flights/supplier';
import { createJob } from '../platform/jobs/job';
import type { Job, JobDeps } from '../platform/jobs/job';
import { createRounds } from '../platform/jobs/rounds';
import type { Rounds } from '../platform/jobs/rounds';
import { daysOfMonth, dealPlan, FIRST_QUESTIONS, STAY_NIGHTS } from './dealPlan';
import type { DealQuestion } from './dealPlan';
import { keyOfQuestion } from './deals.repository';
import type { DealRepository, SeenDeal } from './deals.repository';

const HOUR_MS = 3_600_000;
/** A fare that nobody has seen for so long is no longer listed. */
export const SHOWN_MS = 48 * HOUR_MS;
/** How often a query is repeated. */
const ASK_AGAIN_MS = 6 * HOUR_MS;
const LOOK_EVERY_MS = 60_000;
/** After a supplier that did not answer. */
const PAUSE_MS = 15 * 60_000;
/** Between two questions: travelers' searches come first. The first ones are sent quickly, so that a new installation has deals soon. */
const REST_MS = 1_000;
const FIRST_REST_MS = 50;
/** As many as a results page asks for. */
const MOST = 2000;
/** Airlines kept of a question, the cheapest first. */
const AIRLINES_KEPT = 5;
/** How the names of turns at asking a supplier begin. */
const DEAL_JOBS = 'deals ';
/** How often fares that searches found are taken over. */
const TAKE_OVER_EVERY_MS = 10 * 60_000;

export interface DealWorkerDeps {
  readonly deals: DealRepository;
  /** Turns at asking this supplier. */
  readonly job: Job;
  readonly supplier: FlightSupplier;
  /** Fares that searches found since an instant, of trips that leave on a day or later. */
  readonly latestFares: (since: Date, from: IsoDate) => Promise<readonly LatestFare[]>;
  readonly clock: () => Date;
  /** True while the server has too much to do: nothing is queried then. */
  readonly isStrained: () => boolean;
  readonly log: { error(details: Readonly<Record<string, unknown>>, message: string): void };
  /** What to ask on a day; of a supplier whose searches are free. */
  readonly plan?: (today: IsoDate) => readonly DealQuestion[];
  /** Waits between two questions, milliseconds. */
  readonly rest?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** A round asks for what is due, where it is this process's turn, and answers how many questions were answered. */
export type DealWorker = Rounds<number>;

interface Moment {
  readonly now: Date;
  readonly signal: AbortSignal;
}

const restFor = (ms: number, signal: AbortSignal): Promise<unknown> => sleep(ms, null, { signal, ref: false }).catch(() => null);

export function createDealWorker({
  deals,
  job,
  supplier,
  latestFares,
  clock,
  isStrained,
  log,
  plan = dealPlan,
  rest = restFor,
}: DealWorkerDeps): DealWorker {
  /** Not before this, after a supplier that did not answer. */
  let pausedUntil = 0;

  /** The lowest fare of each airline on the cheapest day looked at. */
  async function ask(question: DealQuestion, { now, signal }: Moment): Promise<Result<readonly SeenDeal[], SearchFault>> {
    const { origin, destination, cabin, month } = question;
    const days = daysOfMonth(month, utcDateOf(now));
    const [first] = days;
    if (first === undefined || supplier.lowestPrices === undefined) return ok([]);
    const tripOn = (departs: IsoDate) => ({ origin, destination, cabin, departs, returns: addDays(departs, STAY_NIGHTS) });
    const asking = { now, signal };
    const lowest = await supplier.lowestPrices(queryOfDeal(tripOn(first)), days, asking);
    if (!lowest.ok) return lowest;
    const [cheapest] = [...lowest.value]
      .flatMap(([day, cents]) => (cents === null ? [] : [{ day, cents }]))
      .sort((a, b) => a.cents - b.cents || (a.day < b.day ? -1 : 1));
    if (cheapest === undefined) return ok([]);
    const trip = tripOn(cheapest.day);
    const found = await supplier.search(queryOfDeal(trip), { ...asking, limit: MOST });
    if (!found.ok) return found;
    const { flights, carriers } = found.value;
    const seen = flights.map(({ carrier, perAdult, airlinePrice }) => ({
      ...trip,
      airline: carrier,
      airlineName: carriers[carrier]?.name ?? nameOf(carrier),
      total: perAdult,
      airlinePrice,
      seenAt: now,
    }));
    return ok(lowestOfEach(seen, ({ airline }) => airline).slice(0, AIRLINES_KEPT));
  }

  /** Of a supplier that charges. */
  async function takeOver(now: Date): Promise<void> {
    const fares = await latestFares(new Date(now.getTime() - SHOWN_MS), utcDateOf(now));
    const seen = fares.map(({ carrier, perAdult, origin, destination, departs, returns, cabin, seenAt }) => ({
      origin,
      destination,
      departs,
      returns,
      cabin,
      airline: carrier,
      airlineName: nameOf(carrier),
      total: perAdult,
      airlinePrice: null,
      seenAt,
    }));
    const groupOf = (d: SeenDeal): string =>
      [d.origin, d.destination, d.cabin, monthOf(d.departs), d.returns === null, d.airline].join('|');
    await deals.replaceAll(lowestOfEach(seen, groupOf));
  }

  /** Answers how many were answered, and whether that was all. */
  async function askAll({ now, signal }: Moment, isNew: boolean): Promise<{ readonly value: number; readonly isDone: boolean }> {
    const answered = await deals.answeredSince(new Date(now.getTime() - ASK_AGAIN_MS));
    let count = 0;
    for (const [i, question] of plan(utcDateOf(now)).entries()) {
      if (answered.has(keyOfQuestion(question))) continue;
      if (signal.aborted || isStrained()) return { value: count, isDone: false };
      const at = clock();
      const found = await ask(question, { now: at, signal });
      if (!found.ok) {
        pausedUntil = at.getTime() + (found.error.code === 'overloaded' ? found.error.retryAfter * 1000 : PAUSE_MS);
        return { value: count, isDone: false };
      }
      await deals.answer(question, found.value, at);
      count += 1;
      await rest(isNew && i < FIRST_QUESTIONS ? FIRST_REST_MS : REST_MS, signal);
    }
    return { value: count, isDone: true };
  }

  async function round(signal: AbortSignal): Promise<number> {
    const now = clock();
    if (now.getTime() < pausedUntil || signal.aborted) return 0;
    return job.inTurn(0, async ({ finishedAt }) => {
      await deals.forget(utcDateOf(now), new Date(now.getTime() - SHOWN_MS));
      await job.forgetOthers(DEAL_JOBS);
      if (supplier.chargesForSearches !== true) return askAll({ now, signal }, finishedAt === null);
      await takeOver(now);
      return { value: 0, isDone: true };
    });
  }

  return createRounds({
    everyMs: LOOK_EVERY_MS,
    round,
    onFault: (error) => log.error({ err: error }, 'deals stay as they are for now'),
  });
}

/** Turns at asking a supplier: fares that searches found are taken over now and then, questions have times of their own. */
export const createDealJob = (deps: JobDeps, { name, chargesForSearches }: Pick<FlightSupplier, 'name' | 'chargesForSearches'>): Job =>
  createJob(deps, { name: DEAL_JOBS + name, everyMs: chargesForSearches === true ? TAKE_OVER_EVERY_MS : 0 });

function nameOf(airline: string): string {
  const known = airlineOfCode(airline);
  return known === null ? airline : AIRLINES[known].name;
}
