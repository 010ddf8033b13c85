/** Search answers kept compressed, bounded in bytes; equal searches in flight ask the supplier once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { firstFlightsOf } from '#core/contract/flights/firstFlights';
import type { FirstFlights } from '#core/contract/flights/firstFlights';
import { FirstFlightsSchema } from '#core/contract/flights/firstFlights.schema';
import { flightsToWire } from '#core/contract/flights/flights';
import { FlightsAnswerSchema } from '#core/contract/flights/flights.schema';
import type { FlightsAnswerWire } from '#core/contract/flights/flights.schema';
import type { FlightList } from '#core/domain/flights/flights';
import { atStep } from '#core/domain/flights/sliceChoices';
import { stepOf, writeChosen } from '#core/domain/search/tripStep';
import { addDays } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import type { Result } from '#core/domain/values/result';
import { ok } from '#core/domain/values/result';
import { departureDate, searchKey } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import type { AirportTable } from '../airports/airportTable';
import { dateIn } from '../geography/timeZones';
import type { PreparedBody } from '../http/replies/preparedBody';
import { prepareBody, readBody, textOf } from '../http/replies/preparedBody';
import { findEntry, putEntry, shapeOf } from '../platform/shared/packed';
import type { SharedStore } from '../platform/shared/sharedStore';
import { answeredTogether } from './answeredTogether';
import type { HeldClaim } from './answeredTogether';
import type { FlightsRequest } from './flightsQuery';
import { createSharedWork } from './sharedWork';
import type { FlightSupplier, SearchFault } from './supplier';

export interface FlightsAnswer {
  readonly body: PreparedBody;
  /** Minutes since the supplier gave it, where it is shown because the supplier gives none now; null for one that counts as new. */
  readonly age: number | null;
  /** Some airlines have not answered yet: whoever asks again gets more. */
  readonly isPartial: boolean;
  /** What a page can show before it has the rest, `FirstFlights | null` as JSON: as objects it would take four times the memory. */
  readonly first: string;
}

export interface FlightsCache {
  /** The kept answer to a search, of any process, as good as a new one; undefined when there is none. */
  kept(request: FlightsRequest, now: Date): Promise<FlightsAnswer | undefined>;
  /** An answer of the last half hour with its age, for when the supplier gives none (reliability.32); undefined when there is none. */
  aged(request: FlightsRequest, now: Date): Promise<FlightsAnswer | undefined>;
  /** Whether the same query is already at the supplier and has not been answered yet, or only in part. */
  isUnderWay(request: FlightsRequest, now: Date): boolean;
  /**
   * Asks the supplier, once for equal searches at the same time over all processes, and keeps the answer. Where it does not answer, one of the last half hour
   * is used with its age. Faults are not kept. `waiter` fires when the asker leaves.
   */
  ask(request: FlightsRequest, now: Date, waiter: AbortSignal): Promise<FoundFlights>;
}

type FoundFlights = Result<FlightsAnswer, SearchFault>;

interface Kept {
  readonly answer: FlightsAnswer;
  /** Epoch milliseconds: when it was given, and until when it counts as new. */
  readonly since: number;
  readonly until: number;
}

/** In the store. */
const nameOf = (key: string): string => `flights ${key}`;

const MOST_BYTES = 48 * 1024 * 1024;
/** Strings and objects around each entry. */
const ENTRY_BYTES = 600;
/** Brotli 5, measured: 192 KB become 20 KB in 4 ms; 4 takes 2 ms and is a fifth larger, 6 to 9 gain 3 % for 5 to 20 ms. */
const QUALITY = 5;
/** Nothing older is shown, whatever happens. */
export const KEPT_MS = 30 * 60_000;
const MARKED_KEPT = 50;
const MINUTE_MS = 60_000;
/** So long part of an answer serves every caller; the rest is requested within a minute. */
const PARTIAL_KEPT_MS = 1_000;
/** Flights of today and tomorrow drop out of sale by the minute. */
export const KEPT_CLOSE_MS = 60_000;

/** An entry as other processes read it, along with the compressed answer. */
const SharedEntrySchema = Type.Object({
  since: Type.Number(),
  until: Type.Number(),
  isPartial: Type.Boolean(),
  first: Type.Union([FirstFlightsSchema, Type.Null()]),
});
const isEntry = shapeOf(SharedEntrySchema);
const isAnswer = shapeOf(FlightsAnswerSchema);

/** Keeps answers of `supplier`, also for other processes where there is a store. Time comes in with each question. */
export function createFlightsCache(supplier: FlightSupplier, airports: AirportTable, store: SharedStore | null = null): FlightsCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ answer }, key) => answer.body.br.length + answer.first.length + key.length * 2 + ENTRY_BYTES,
  });
  /** Answers marked with their age, for those who ask within a minute. */
  const marked = new LRUCache<string, Promise<FlightsAnswer>>({ max: MARKED_KEPT });
  const underWay = createSharedWork<FlightsAnswer>();

  const originDate = ({ query }: FlightsRequest, now: Date): IsoDate => dateAtOrigin(airports, query, now);
  const keyOf = (request: FlightsRequest, now: Date): string =>
    [searchKey(request.query), request.limit, originDate(request, now), ...(request.chosen ? [writeChosen(request.chosen)] : [])].join('|');

  async function fetch(request: FlightsRequest, key: string, now: Date, signal: AbortSignal): Promise<FoundFlights> {
    const found = await supplier.search(request.query, {
      now,
      limit: request.limit,
      signal,
      mayBePartial: true,
      ...(request.chosen ? { chosen: request.chosen } : {}),
    });
    if (!found.ok) return found;
    const body = await prepareBody(JSON.stringify(flightsToWire(found.value, request.query)), QUALITY);
    const isClose = departureDate(request.query) <= addDays(originDate(request, now), 1);
    const isPartial = found.value.isPartial === true;
    const answer = {
      body,
      age: null,
      isPartial,
      first: JSON.stringify(firstOf(found.value, request)),
    };
    const since = now.getTime();
    const holds = isPartial ? PARTIAL_KEPT_MS : Math.min(isClose ? KEPT_CLOSE_MS : KEPT_MS, supplier.pricesHoldMs ?? KEPT_MS);
    const entry = { answer, since, until: since + holds };
    kept.set(key, entry);
    if (store !== null) await share(store, key, entry);
    return ok(answer);
  }

  async function share(to: SharedStore, key: string, { answer, since, until }: Kept): Promise<void> {
    const { body, isPartial, first } = answer;
    await putEntry(
      to,
      nameOf(key),
      { since, until, isPartial, first: JSON.parse(first) as unknown },
      body.br,
      isPartial ? MINUTE_MS : KEPT_MS,
    );
  }

  /** The answer that another process put into the store; it is kept here as well. */
  async function fromOthers(from: SharedStore, key: string, now: Date): Promise<FlightsAnswer | undefined> {
    const entry = await findEntry(from, nameOf(key), isEntry);
    const body = entry && (await readBody(entry.body, isAnswer));
    if (!body) return undefined;
    const { isPartial, first } = entry.known;
    const since = Math.min(entry.known.since, now.getTime());
    const until = Math.min(entry.known.until, since + KEPT_MS);
    const answer = { body, age: null, isPartial, first: JSON.stringify(first) };
    const own = kept.get(key);
    if (own === undefined || since > own.since) kept.set(key, { answer, since, until });
    return until > now.getTime() ? answer : undefined;
  }

  /** The supplier goes on hearing from its airlines: this process tells the others what comes, so that they need not ask it again. */
  async function followUp(request: FlightsRequest, key: string, now: Date, claim: HeldClaim): Promise<void> {
    const begun = performance.now();
    const signal = AbortSignal.timeout(MINUTE_MS);
    try {
      for (let isPartial = true; isPartial && !signal.aborted;) {
        const found = await fetch(request, key, new Date(now.getTime() + performance.now() - begun), signal);
        isPartial = found.ok && found.value.isPartial;
        if (isPartial) await sleep(PARTIAL_KEPT_MS, undefined, { ref: false });
      }
    } finally {
      claim.release();
    }
  }

  async function aged(request: FlightsRequest, now: Date): Promise<FlightsAnswer | undefined> {
    const key = keyOf(request, now);
    const known = kept.get(key);
    if (!known || known.answer.isPartial || now.getTime() - known.since > KEPT_MS) return undefined;
    const age = Math.max(1, Math.floor((now.getTime() - known.since) / MINUTE_MS));
    const name = `${key}|${String(known.since)}|${String(age)}`;
    const made = marked.get(name) ?? markedWith(known.answer, age);
    marked.set(name, made);
    return made;
  }

  return {
    async kept(request, now) {
      const key = keyOf(request, now);
      const known = kept.get(key);
      if (known && known.until > now.getTime()) return known.answer;
      return store === null || underWay.isUnderWay(key) ? undefined : fromOthers(store, key, now);
    },
    aged,
    isUnderWay(request, now) {
      const key = keyOf(request, now);
      const known = kept.get(key);
      return underWay.isUnderWay(key) || (known?.answer.isPartial === true && now.getTime() - known.since < MINUTE_MS);
    },
    async ask(request, now, waiter) {
      const key = keyOf(request, now);
      const found = await underWay.ask(key, waiter, (signal) =>
        answeredTogether({
          store,
          name: nameOf(key),
          signal,
          find: (others) => fromOthers(others, key, now),
          make: () => fetch(request, key, now, signal),
          holdsOn({ isPartial }, claim) {
            if (isPartial) followUp(request, key, now, claim).catch(() => undefined); // what came before is kept
            return isPartial;
          },
        }),
      );
      const before = found.ok ? undefined : await aged(request, now);
      return before ? ok(before) : found;
    },
  };
}

/** What the document of a page can show of a list; it brings none where slices are chosen. */
function firstOf(list: FlightList, { query, chosen }: FlightsRequest): FirstFlights | null {
  if (chosen === undefined) return firstFlightsOf(list, query);
  return chosen.length > 0 ? null : firstFlightsOf(atStep(list, stepOf(query, new URLSearchParams())), query);
}

/** The same answer, saying how old its prices are. */
async function markedWith({ body, first }: FlightsAnswer, age: number): Promise<FlightsAnswer> {
  const answer = JSON.parse(await textOf(body)) as FlightsAnswerWire; // written above
  const firstFlights = JSON.parse(first) as FirstFlights | null;
  return {
    body: await prepareBody(JSON.stringify({ ...answer, age }), QUALITY),
    age,
    isPartial: false,
    first: JSON.stringify(firstFlights && { ...firstFlights, answer: { ...firstFlights.answer, age } }),
  };
}

/** The date at the origin of a search. Prices move with it, so it is part of what answers are kept under. */
export function dateAtOrigin(airports: AirportTable, { slices }: SearchQuery, now: Date): IsoDate {
  return dateAt(airports, slices[0].origin, now);
}

/** The date at a place. */
export function dateAt(airports: AirportTable, origin: string, now: Date): IsoDate {
  return dateIn(airports.resolve(origin)[0]?.tz ?? 'UTC', now);
}
