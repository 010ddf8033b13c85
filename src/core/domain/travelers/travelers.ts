/** How many travel, and which change of the counts is allowed (search.17, search.18). */
export interface TravelerCounts {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

export type TravelerKind = 'adult' | 'child' | 'infant';

export const MAX_TRAVELERS = 9;
export const DEFAULT_TRAVELERS: TravelerCounts = { adults: 1, children: 0, infants: 0 };

export const totalTravelers = (c: TravelerCounts): number => c.adults + c.children + c.infants;

/** Whether the counts are a party that may book: 1 to 9 in total, at least 1 adult, infants never more than adults (search.17). */
export function isValidParty(c: TravelerCounts): boolean {
  const whole = [c.adults, c.children, c.infants].every((n) => Number.isInteger(n) && n >= 0);
  return whole && c.adults >= 1 && c.infants <= c.adults && totalTravelers(c) <= MAX_TRAVELERS;
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
