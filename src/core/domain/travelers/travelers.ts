/** How many travel, and which change of the counts is allowed (search.17, search.18). */
export interface TravelerCounts {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/**
 * Whole years on the day of the last slice, as airlines price by them, in the order adults, children, infants: of whoever is under
 * {@link OF_AGE}. Null for everybody else, and while nobody has said.
 */
export type Ages = readonly (number | null)[];

/** Whom a search is for; ages are left out while none is known. */
export interface SearchParty extends TravelerCounts {
  readonly ages?: Ages;
}

/** From this birthday on an age makes no price. */
export const OF_AGE = 18;

export const withAges = ({ adults, children, infants }: TravelerCounts, ages: Ages): SearchParty => ({
  ...{ adults, children, infants },
  ...(ages.every((age) => age === null) ? {} : { ages }),
});

/** What the search form offers (search.17). */
export const CHILD_AGES: readonly number[] = Array.from({ length: 10 }, (_, i) => i + 2);

/** A party whose children are of these ages; what is missing is not known. */
export function withChildAges(counts: TravelerCounts, childAges: Ages): SearchParty {
  const unknown = (count: number): Ages => Array.from({ length: count }, () => null);
  const children = Array.from({ length: counts.children }, (_, i) => childAges[i] ?? null);
  return withAges(counts, [...unknown(counts.adults), ...children, ...unknown(counts.infants)]);
}

/** The ages of the children of a party; empty where none is known. */
export function childAgesOf({ adults, children, ages = [] }: SearchParty): Ages {
  const childAges = ages.slice(adults, adults + children);
  return childAges.every((age) => age === null) ? [] : childAges;
}

/** In the order in which they are listed. */
export const TRAVELER_KINDS = ['adult', 'child', 'infant'] as const;
export type TravelerKind = (typeof TRAVELER_KINDS)[number];

export const MAX_TRAVELERS = 9;
export const DEFAULT_TRAVELERS: TravelerCounts = { adults: 1, children: 0, infants: 0 };

export const totalTravelers = (c: TravelerCounts): number => c.adults + c.children + c.infants;

/**
 * Whether the counts are a party that may book: 1 to 9 in total, at least 1 adult, infants never more than adults (search.17); ages, where
 * there are any, are those of such people.
 */
export function isValidParty(c: SearchParty): boolean {
  const whole = [c.adults, c.children, c.infants].every((n) => Number.isInteger(n) && n >= 0);
  return whole && c.adults >= 1 && c.infants <= c.adults && totalTravelers(c) <= MAX_TRAVELERS && areAgesOf(c);
}

/** Ages on the last day: some have a birthday on the way. */
const AGES_OF: Readonly<Record<TravelerKind, readonly [least: number, most: number]>> = { adult: [12, 17], child: [2, 12], infant: [0, 2] };

function areAgesOf({ adults, children, infants, ages }: SearchParty): boolean {
  const kindAt = (place: number): TravelerKind => (place < adults ? 'adult' : place < adults + children ? 'child' : 'infant');
  const fits = (age: number | null, place: number): boolean => {
    const [least, most] = AGES_OF[kindAt(place)];
    return age === null || (Number.isInteger(age) && age >= least && age <= most);
  };
  return ages === undefined || (ages.length === adults + children + infants && ages.every(fits));
}

/** May one more of this kind be added (search.18)? */
export function canAdd(c: TravelerCounts, kind: TravelerKind): boolean {
  return totalTravelers(c) < MAX_TRAVELERS && (kind !== 'infant' || c.infants < c.adults);
}

/** May one of this kind be removed (search.18)? */
export function canRemove(c: TravelerCounts, kind: TravelerKind): boolean {
  switch (kind) {
    case 'adult':
      return c.adults > 1;
    case 'child':
      return c.children > 0;
    case 'infant':
      return c.infants > 0;
  }
}

/** The counts with one more; unchanged when that is not allowed. */
export function added(c: TravelerCounts, kind: TravelerKind): TravelerCounts {
  return canAdd(c, kind) ? shifted(c, kind, 1) : c;
}

/** The counts with one fewer; removing an adult takes an infant along when infants would outnumber adults (search.18). */
export function removed(c: TravelerCounts, kind: TravelerKind): TravelerCounts {
  if (!canRemove(c, kind)) return c;
  const next = shifted(c, kind, -1);
  return next.infants > next.adults ? { ...next, infants: next.adults } : next;
}

function shifted(c: TravelerCounts, kind: TravelerKind, by: 1 | -1): TravelerCounts {
  switch (kind) {
    case 'adult':
      return { ...c, adults: c.adults + by };
    case 'child':
      return { ...c, children: c.children + by };
    case 'infant':
      return { ...c, infants: c.infants + by };
  }
}

/** How many of each kind a list holds. */
export function countTravelers(travelers: readonly { readonly kind: TravelerKind }[]): TravelerCounts {
  const of = (kind: TravelerKind): number => travelers.filter((t) => t.kind === kind).length;
  return { adults: of('adult'), children: of('child'), infants: of('infant') };
}
