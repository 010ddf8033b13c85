/** Anywhere from one place (explore.4): the answers kept as long as prices of other days, requested once by many. */
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { EXPLORE_CODES } from '#core/content/explore/places';
import { ExploreAnswerSchema } from '#core/contract/flights/explore.schema';
import type { ExploreAnswerWire, ExplorePlaceWire } from '#core/contract/flights/explore.schema';
import { exploreQuestionParams, fittingTrips } from '#core/domain/places/explore';
import type { ExploreQuestion } from '#core/domain/places/explore';
import type { Result } from '#core/domain/values/result';
import { ok } from '#core/domain/values/result';
import { sellableDays } from '#core/domain/booking/saleWindow';
import type { Airport, AirportTable } from '../../airports/airportTable';
import { distanceKm } from '../../geography/distance';
import { milesOf } from '../../geography/nearby';
import type { PreparedBody } from '../../http/replies/preparedBody';
import { prepareBody, readBody } from '../../http/replies/preparedBody';
import { dateAt, KEPT_MS } from '../flightsCache';
import { findEntry, putEntry, shapeOf } from '../../platform/shared/packed';
import type { SharedStore } from '../../platform/shared/sharedStore';
import { answeredTogether } from '../answeredTogether';
import { createSharedWork } from '../sharedWork';
import type { ExploreRequest, ExploredTrip, FlightSupplier, SearchFault } from '../supplier';

export interface ExploreService {
  /** The kept answer, undefined when there is none. */
  kept(question: ExploreQuestion, now: Date): PreparedBody | undefined;
  isUnderWay(question: ExploreQuestion, now: Date): boolean;
  /** `waiter` fires when the asker leaves. */
  ask(question: ExploreQuestion, now: Date, waiter: AbortSignal): Promise<Result<PreparedBody, SearchFault>>;
}

/** An answer is some 30 KB, compressed and not. */
const MOST_KEPT = 400;
/** The searches of others are quicker than a smaller answer. */
const QUALITY = 4;

interface Kept {
  readonly body: PreparedBody;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** An answer as other processes read it, followed by its compressed text. */
const isEntry = shapeOf(Type.Object({ until: Type.Number() }));
const isAnswer = shapeOf(ExploreAnswerSchema);

/** Keeps answers of `supplier`, also for other processes where there is a store. */
export function createExploreService(supplier: FlightSupplier, airports: AirportTable, store: SharedStore | null = null): ExploreService {
  const answers = new LRUCache<string, Kept>({ max: MOST_KEPT });
  const underWay = createSharedWork<PreparedBody>();
  const explore = supplier.explore?.bind(supplier);
  const keyOf = (question: ExploreQuestion, now: Date): string =>
    `${exploreQuestionParams(question)}|${dateAt(airports, question.origin, now)}`;

  function answerOf(question: ExploreQuestion, trips: readonly ExploredTrip[]): ExploreAnswerWire {
    const home = airports.resolve(question.origin)[0];
    if (!home) throw new Error('the origin was checked before');
    const { city, lat, lon } = home;
    return {
      origin: { code: question.origin, city, ...spanish(home), lat, lon },
      fares: supplier.chargesForSearches === true ? 'seen' : 'now',
      places: trips.flatMap((trip) => placeOf(airports, home, trip) ?? []),
    };
  }

  async function fromOthers(from: SharedStore, name: string, key: string, now: Date): Promise<PreparedBody | undefined> {
    const entry = await findEntry(from, name, isEntry);
    if (!entry || entry.known.until <= now.getTime()) return undefined;
    const body = await readBody(entry.body, isAnswer);
    if (!body) return undefined;
    answers.set(key, { body, until: Math.min(entry.known.until, now.getTime() + KEPT_MS) });
    return body;
  }

  return {
    kept(question, now) {
      const known = answers.get(keyOf(question, now));
      return known && known.until > now.getTime() ? known.body : undefined;
    },
    isUnderWay: (question, now) => underWay.isUnderWay(keyOf(question, now)),
    ask(question, now, waiter) {
      const key = keyOf(question, now);
      const name = `explore ${key}`;
      return underWay.ask(key, waiter, (signal) =>
        answeredTogether({
          store,
          name,
          signal,
          find: (others) => fromOthers(others, name, key, now),
          async make() {
            const exploreRequest = requestOf(question, airports, now);
            const found = explore ? await explore(exploreRequest, { now, signal }) : ok([]);
            if (!found.ok) return found;
            const body = await prepareBody(JSON.stringify(answerOf(question, found.value)), QUALITY);
            const until = now.getTime() + KEPT_MS;
            answers.set(key, { body, until });
            if (store !== null) await putEntry(store, name, { until }, body.br, KEPT_MS);
            return ok(body);
          },
        }),
      );
    },
  };
}

/** Places that the origin is not itself. */
function requestOf(question: ExploreQuestion, airports: AirportTable, now: Date): ExploreRequest {
  const { origin, cabin, isNonstopOnly } = question;
  const home = new Set(airports.resolve(origin).map(({ metro }) => metro));
  const { first, last } = sellableDays(now);
  return {
    origin,
    destinations: EXPLORE_CODES.filter((code) => airports.resolve(code).every(({ metro }) => !home.has(metro))),
    trips: fittingTrips(question, first, last),
    cabin,
    isNonstopOnly,
  };
}

function placeOf(airports: AirportTable, home: Airport, trip: ExploredTrip): ExplorePlaceWire | null {
  const place = airports.resolve(trip.destination)[0];
  if (!place) return null;
  const { city, country, lat, lon } = place;
  return {
    code: trip.destination,
    city,
    ...spanish(place),
    country,
    lat,
    lon,
    miles: milesOf(distanceKm(home, place)),
    price: trip.perAdult,
    departs: trip.departs,
    returns: trip.returns,
    airline: trip.airline,
    stops: trip.stops,
    minutes: trip.minutes,
  };
}

const spanish = ({ cityEs }: Airport): { cityEs?: string } => (cityEs === undefined ? {} : { cityEs });
