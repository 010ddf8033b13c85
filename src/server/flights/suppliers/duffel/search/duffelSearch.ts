/** Searches at Duffel, and the offer behind one of our flights whenever one is needed (decision 093). */
import type { Duffel } from '@duffel/api';
import { LRUCache } from 'lru-cache';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { searchKey } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import type { SupplierFault } from '../../../supplier';
import type { DuffelCalls } from '../api/duffelApi';
import { createBatches } from './duffelBatches';
import { CALL_US, faultOf, GONE_FAULT } from '../api/duffelFaults';
import { groupOffers, readFlightId, readOffer } from './offers';
import type { LeftOut, ReadOffer } from './offers';
import type { DuffelOffer } from '../api/duffelTypes';
import { searchedParty } from './party';

/** Duffel answers with what its airlines have said by then. */
const AIRLINES_HAVE_MS = 7_000;
/** Where what has come is shown meanwhile. */
const SLOW_AIRLINES_HAVE_MS = 20_000;
const MOST_STOPS = 2;
const SEARCHES_KEPT = 500;
/** An offer about to end is as good as ended: paying takes a while. */
const SPARE_MS = 60_000;

export const CABIN_CLASSES = { Economy: 'economy', PremiumEconomy: 'premium_economy', Business: 'business', First: 'first' } as const;

/** Searches that ask Duffel for the same are one: a child of no age is of some age. */
const keyOf = (query: SearchQuery): string => searchKey(query) + JSON.stringify(searchedParty(query));

const requestOf = (query: SearchQuery) =>
  ({
    slices: query.slices.map(({ origin, destination, date }) => ({
      origin,
      destination,
      departure_date: date,
      arrival_time: null,
      departure_time: null,
    })),
    passengers: searchedParty(query),
    cabin_class: CABIN_CLASSES[query.cabin],
    max_connections: MOST_STOPS,
  }) as const;

type Groups = readonly (readonly ReadOffer[])[];

/** An offer with the other fares of its itinerary. */
export interface FoundOffer {
  readonly offer: ReadOffer;
  readonly fares: readonly ReadOffer[];
}

export interface DuffelSearchDeps {
  readonly duffel: Duffel;
  readonly calls: DuffelCalls;
  /** Hears of offers of a search that are not sold, and whether none of its offers is; resolves when that was noted. */
  readonly onLeftOut: (why: LeftOut, count: number, isAll: boolean) => Promise<void>;
}

export function createDuffelSearch({ duffel, calls, onLeftOut }: DuffelSearchDeps) {
  const kept = new LRUCache<string, Groups>({ max: SEARCHES_KEPT });
  const soFar = createBatches({ duffel, calls });

  async function search(query: SearchQuery): Promise<Result<Groups, SupplierFault>> {
    const request = { ...requestOf(query), return_offers: true, supplier_timeout: AIRLINES_HAVE_MS };
    const found = await calls.ask('search', () => duffel.offerRequests.create(request));
    if (!found.ok) return err(faultOf(found.error));
    return keep(query, found.value.offers);
  }

  /** Of an answer with offers of which none can be sold nobody may say that nothing flies. */
  async function keep(query: SearchQuery, offers: readonly DuffelOffer[], isPartial = false): Promise<Result<Groups, SupplierFault>> {
    const read = offers.map((offer) => readOffer(offer, query));
    const groups = groupOffers(read.flatMap((one) => (one.ok ? [one.value] : [])));
    kept.set(keyOf(query), groups);
    // counted once, when all have come
    if (isPartial) return ok(groups);
    const isNoneSold = groups.length === 0 && offers.length > 0;
    for (const why of ['currency', 'unreadable'] as const) {
      const count = read.filter((one) => !one.ok && one.error === why).length;
      if (count > 0) await onLeftOut(why, count, isNoneSold);
    }
    return isNoneSold ? err(CALL_US) : ok(groups);
  }

  /** What airlines have answered so far: fast ones are not kept waiting for slow ones. */
  async function searchSoFar(query: SearchQuery): Promise<Result<{ readonly groups: Groups; readonly isPartial: boolean }, SupplierFault>> {
    const found = await soFar(keyOf(query), { ...requestOf(query), supplier_timeout: SLOW_AIRLINES_HAVE_MS });
    if (!found.ok) return err(faultOf(found.error));
    const { offers, isPartial } = found.value;
    const groups = await keep(query, offers, isPartial);
    return groups.ok ? ok({ groups: groups.value, isPartial }) : groups;
  }

  /** What a search found that can still be bought; undefined where it has to be made again. */
  function standing(query: SearchQuery, now: Date): Groups | undefined {
    const groups = kept.get(keyOf(query));
    const isOver = groups?.some(([first]) => first !== undefined && first.expires.getTime() - SPARE_MS <= now.getTime());
    return isOver === true ? undefined : groups;
  }

  const pick = (groups: Groups, flightId: string): FoundOffer | null => {
    const named = readFlightId(flightId);
    const fares = groups.find(([first]) => first?.itinerary === named?.itinerary) ?? [];
    const offer = fares.find(({ fare }) => fare === named?.fare);
    return offer === undefined ? null : { offer, fares };
  };

  /** The offer behind a flight at its present price; one that ended is searched for again. */
  async function present(query: SearchQuery, flightId: string, now: Date): Promise<Result<FoundOffer, SupplierFault>> {
    const known = pick(kept.get(keyOf(query)) ?? [], flightId);
    if (known !== null && known.offer.expires.getTime() - SPARE_MS > now.getTime()) {
      const current = await calls.ask('read', () => duffel.offers.get(known.offer.offerId));
      if (current.ok) {
        const read = readOffer(current.value, query);
        // The same name still: a fare whose rules changed is another one.
        if (read.ok && read.value.itinerary === known.offer.itinerary && read.value.fare === known.offer.fare)
          return ok({ offer: read.value, fares: known.fares.map((fare) => (fare.fare === read.value.fare ? read.value : fare)) });
      } else if (current.error.kind !== 'refused') return err(faultOf(current.error));
    }
    const groups = await search(query);
    if (!groups.ok) return groups;
    const found = pick(groups.value, flightId);
    return found === null ? err(GONE_FAULT) : ok(found);
  }

  return {
    search,
    searchSoFar,
    standing,
    present,
    /** The offers of a search are no good any more. */
    forget: (query: SearchQuery): void => void kept.delete(keyOf(query)),
  };
}
