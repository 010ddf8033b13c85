/** Whom an offer is requested for, and which of its passengers is who. */
import type { SearchQuery } from '#core/domain/search/trip';
import type { DuffelOffer } from '../api/duffelTypes';

/** Until travelers are known a child and an infant are of these ages. */
const SOME_CHILD = 8;
const SOME_INFANT = 1;
/** Duffel wants the age of whoever is under 18 on the date of the last slice, infants too, and of anybody else a type. */
export type OfferPassenger = { readonly type: 'adult' } | { readonly age: number };

export const passengerAged = (age: number | null): OfferPassenger => (age === null ? { type: 'adult' } : { age });

/** The travelers of a search: adults, children, infants. */
export function searchedParty({ travelers: { adults, children, infants, ages = [] } }: Pick<SearchQuery, 'travelers'>): OfferPassenger[] {
  const usual = [
    ...Array.from({ length: adults }, () => null),
    ...Array.from({ length: children }, () => SOME_CHILD),
    ...Array.from({ length: infants }, () => SOME_INFANT),
  ];
  return usual.map((age, i) => passengerAged(ages[i] ?? age));
}

/**
 * Ids of an offer's passengers in the order of a party: Duffel promises no order, so each is matched by what was requested of it. Null for an offer
 * that was made for other people.
 */
export function passengerIdsOf(
  { passengers }: Pick<DuffelOffer, 'passengers'>,
  party: readonly OfferPassenger[],
): readonly string[] | null {
  const free = new Set(passengers);
  const ids = party.flatMap((one) => {
    const found = [...free].find(({ age }) => (age ?? null) === ('age' in one ? one.age : null));
    if (!found) return [];
    free.delete(found);
    return [found.id];
  });
  return ids.length === party.length ? ids : null;
}
