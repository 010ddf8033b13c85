/** Searches at Duffel, and the offer behind one of our flights whenever one is needed (decision 093). */
import type { Duffel } from '@duffel/api';
import { LRUCache } from 'lru-cache';
import type { TravelerDetails } from '#core/domain/booking/booking';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { searchKey } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import type { PricedOffer, SupplierFault } from '../../../supplier';
import type { DuffelCalls } from '../api/duffelApi';
import { createBatches } from './duffelBatches';
import { faultOf, GONE_FAULT } from '../api/duffelFaults';
import { groupOffers, readFlightId, readOffer } from './offers';
import type { ReadOffer } from './offers';
import { actualParty, searchedParty } from '../orders/passengers';

/** Duffel answers with what its airlines have said by then. */
const AIRLINES_HAVE_MS = 7_000;
/** Where what has come is shown meanwhile. */
const SLOW_AIRLINES_HAVE_MS = 20_000;
const MOST_STOPS = 2;
const SEARCHES_KEPT = 500;
/** An offer about to end is as good as ended: paying takes a while. */
const SPARE_MS = 60_000;

export const CABIN_CLASSES = { Economy: 'economy', PremiumEconomy: 'premium_economy', Business: 'business', First: 'first' } as const;

const requestOf = (query: SearchQuery, passengers: ReturnType<typeof searchedParty>) =>
  ({
    slices: query.slices.map(({ origin, destination, date }) => ({
      origin,
      destination,
      departure_date: date,
      arrival_time: null,
      departure_time: null,
    })),
    passengers,
    cabin_class: CABIN_CLASSES[query.cabin],
    max_connections: MOST_STOPS,
  }) as const;

type Groups = readonly (readonly ReadOffer[])[];

/** An offer with the other fares of its itinerary. */
export interface FoundOffer {
  readonly offer: ReadOffer;
  readonly fares: readonly ReadOffer[];
}

export function createDuffelSearch({ duffel, calls }: { readonly duffel: Duffel; readonly calls: DuffelCalls }) {
  const kept = new LRUCache<string, Groups>({ max: SEARCHES_KEPT });
  const soFar = createBatches({ duffel, calls });

  async function searchFor(query: SearchQuery, passengers: ReturnType<typeof searchedParty>): Promise<Result<Groups, SupplierFault>> {
    const request = { ...requestOf(query, passengers), return_offers: true, supplier_timeout: AIRLINES_HAVE_MS };
    const found = await calls.ask('search', () => duffel.offerRequests.create(request));
    if (!found.ok) return err(faultOf(found.error));
    return ok(groupOffers(found.value.offers.flatMap((offer) => readOffer(offer, query) ?? [])));
  }

  async function search(query: SearchQuery): Promise<Result<Groups, SupplierFault>> {
    const groups = await searchFor(query, searchedParty(query));
    if (groups.ok) kept.set(searchKey(query), groups.value);
    return groups;
  }

  /** What airlines have answered so far: fast ones are not kept waiting for slow ones. */
  async function searchSoFar(query: SearchQuery): Promise<Result<{ readonly groups: Groups; readonly isPartial: boolean }, SupplierFault>> {
    const found = await soFar(searchKey(query), { ...requestOf(query, searchedParty(query)), supplier_timeout: SLOW_AIRLINES_HAVE_MS });
    if (!found.ok) return err(faultOf(found.error));
    const groups = groupOffers(found.value.offers.flatMap((offer) => readOffer(offer, query) ?? []));
    kept.set(searchKey(query), groups);
    return ok({ groups, isPartial: found.value.isPartial });
  }

  /** What a search found that can still be bought; undefined where it has to be made again. */
  function standing(query: SearchQuery, now: Date): Groups | undefined {
    const groups = kept.get(searchKey(query));
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
    const known = pick(kept.get(searchKey(query)) ?? [], flightId);
    if (known !== null && known.offer.expires.getTime() - SPARE_MS > now.getTime()) {
      const current = await calls.ask('read', () => duffel.offers.get(known.offer.offerId));
      if (current.ok) {
        const offer = readOffer(current.value, query);
        // The same name still: a fare whose rules changed is another one.
        if (offer !== null && offer.itinerary === known.offer.itinerary && offer.fare === known.offer.fare)
          return ok({ offer, fares: known.fares.map((fare) => (fare.fare === offer.fare ? offer : fare)) });
      } else if (current.error.kind !== 'refused') return err(faultOf(current.error));
    }
    const groups = await search(query);
    if (!groups.ok) return groups;
    const found = pick(groups.value, flightId);
    return found === null ? err(GONE_FAULT) : ok(found);
  }

  /** The offer for the people who fly: where ages are not those of the search, Duffel has to be searched for them. */
  async function offerFor(
    { query, flightId }: PricedOffer,
    travelers: readonly TravelerDetails[],
    now: Date,
  ): Promise<Result<FoundOffer, SupplierFault>> {
    const party = actualParty(query, travelers);
    if (party === null) return present(query, flightId, now);
    const groups = await searchFor(query, party);
    if (!groups.ok) return groups;
    const found = pick(groups.value, flightId);
    return found === null ? err(GONE_FAULT) : ok(found);
  }

  return {
    search,
    searchSoFar,
    standing,
    present,
    offerFor,
    /** The offers of a search are no good any more. */
    forget: (query: SearchQuery): void => void kept.delete(searchKey(query)),
  };
}
