/** Who may fly alone, and on whose lap an infant may be: rules between the travelers of one booking, by their ages on the day they leave. */
import { ageOn } from '../values/age';
import type { IsoDate } from '../values/dates';
import type { Assistance } from './assistance';
import type { TravelerKind } from './travelers';
import { OF_AGE } from './travelers';

/** From 5 to 14 US airlines take a child without an adult by their own service alone, which has to be booked with them. */
export const ALONE_FROM = 15;

/** One whose birth date is not known yet is not held back. */
export interface Companion {
  readonly kind: TravelerKind;
  readonly dateOfBirth: IsoDate | null;
  readonly assistance?: readonly Assistance[];
}

const ageOf = ({ dateOfBirth }: Companion, day: IsoDate): number | null => (dateOfBirth === null ? null : ageOn(dateOfBirth, day));

/**
 * Positions of travelers under 15 where all are minors: none while somebody's birth date is missing. An infant is not among them: it is
 * held by somebody of age, or refused for that.
 */
export function minorsAlone(people: readonly Companion[], day: IsoDate): readonly number[] {
  const ages = people.map((one) => ageOf(one, day));
  if (!ages.every((age) => age !== null && age < OF_AGE)) return [];
  return ages.flatMap((age, i) => (age !== null && age < ALONE_FROM && people[i]?.kind !== 'infant' ? [i] : []));
}

export type HolderFault = 'holder_missing' | 'holder_minor' | 'holder_assisted' | 'holder_twice';

/** Help that leaves no arms free for an infant on the way to the seat and out of it; who does not see or hear well holds one like anybody. */
const TAKES_ARMS: Readonly<Record<Assistance, boolean>> = { wheelchair: true, service_animal: false, deaf: false, blind: false };

/**
 * Why somebody may not hold an infant; null where they may. "An adult" (14 CFR 121.311 (b)) is somebody of 18 to airlines that sell through
 * us; a younger parent is booked by telephone.
 */
export function holderBar(one: Companion, day: IsoDate): 'holder_minor' | 'holder_assisted' | null {
  const age = ageOf(one, day);
  if (one.kind !== 'adult' || (age !== null && age < OF_AGE)) return 'holder_minor';
  return (one.assistance ?? []).some((kind) => TAKES_ARMS[kind]) ? 'holder_assisted' : null;
}

/** Positions of who may hold an infant. */
export const possibleHolders = (people: readonly Companion[], day: IsoDate): readonly number[] =>
  people.flatMap((one, i) => (holderBar(one, day) === null ? [i] : []));

/** The people with who holds each infant: as was answered, else the only one who may. */
export function withHolders<Person extends Companion & { readonly heldBy?: number }>(
  people: readonly Person[],
  day: IsoDate,
): readonly Person[] {
  const [only, ...others] = possibleHolders(people, day);
  const isOne = only !== undefined && others.length === 0;
  return people.map((one) => (one.kind === 'infant' && one.heldBy === undefined && isOne ? { ...one, heldBy: only } : one));
}

/** Positions of infants that an order leaves without a lap of their own: suppliers take none of them. */
export const unheldInfants = (people: readonly { readonly kind: TravelerKind; readonly heldBy?: number }[]): readonly number[] =>
  people.flatMap(({ kind, heldBy }, at) => {
    const isHeld = heldBy !== undefined && people[heldBy]?.kind === 'adult' && people.findIndex((one) => one.heldBy === heldBy) === at;
    return kind === 'infant' && !isHeld ? [at] : [];
  });

/** What is wrong with who holds the infants, by the positions of these. */
export function holderFaults(
  people: readonly (Companion & { readonly heldBy?: number })[],
  day: IsoDate,
): ReadonlyMap<number, HolderFault> {
  const firstAdult = people.find(({ kind }) => kind === 'adult');
  const isNobody = possibleHolders(people, day).length === 0;
  const faultOf = ({ kind, heldBy }: (typeof people)[number], at: number): HolderFault | null => {
    if (kind !== 'infant') return null;
    const holder = heldBy === undefined ? undefined : people[heldBy];
    // where nobody may, the reason helps more than the question
    if (!holder) return isNobody && firstAdult ? holderBar(firstAdult, day) : 'holder_missing';
    return holderBar(holder, day) ?? (people.findIndex((one) => one.heldBy === heldBy) < at ? 'holder_twice' : null);
  };
  return new Map(
    people.flatMap((one, at) => {
      const fault = faultOf(one, at);
      return fault === null ? [] : [[at, fault] as const];
    }),
  );
}
