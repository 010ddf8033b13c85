/** What must hold between the travelers of one booking: no passport twice, and nobody twice unless they say so (booking.8, booking.22). */
import type { TravelerDetails } from '../booking/booking';
import type { IsoDate } from '../values/dates';
import { foldText } from '../values/foldText';
import type { Result } from '../values/result';
import { err, ok } from '../values/result';
import type { TravelerFaults, TravelerForm, TripFacts } from './travelerRules';
import { isPassportNeededNow, kindFault, readTraveler } from './travelerRules';
import { middleNameOf } from './nameWords';
import { readTravelerDate } from './travelerKind';
import { tidyText } from '../typed/plainText';
import { documentNumber } from '../typed/typedCode';
import { readAssistance } from './assistance';
import { holderBar, holderFaults, minorsAlone, withHolders } from './companions';
import type { Companion } from './companions';

/** Reads all travelers of a booking: everyone, or what is wrong with each by position (nothing: an empty record). */
export function readTravelers(
  forms: readonly TravelerForm[],
  trip: TripFacts,
): Result<readonly TravelerDetails[], readonly TravelerFaults[]> {
  const twice = new Set(repeatedPassports(forms, trip));
  const companions = companionsOf(forms, trip);
  const alone = new Set(minorsAlone(companions, trip.firstDate));
  const unheld = holderFaults(companions, trip.firstDate);
  const read = forms.map((form) => readTraveler(form, trip));
  const people = read.flatMap((one, i) => {
    const heldBy = companions[i]?.heldBy;
    return one.ok ? [{ ...one.value, ...(heldBy !== undefined && { heldBy }) }] : [];
  });
  if (people.length === forms.length && twice.size + alone.size + unheld.size === 0) return ok(people);
  return err(
    read.map((one, i) => {
      const holder = unheld.get(i);
      return {
        ...(twice.has(i) && { passportNumber: 'passport_twice' as const }),
        ...(one.ok ? {} : one.error),
        ...(alone.has(i) && (one.ok || one.error.dateOfBirth === undefined) && { dateOfBirth: 'birth_minor_alone' as const }),
        ...(holder && { heldBy: holder }),
      };
    }),
  );
}

/** What counts between the travelers, as far as it can be read. */
export function companionsOf(forms: readonly TravelerForm[], { firstDate, today }: Pick<TripFacts, 'firstDate' | 'today'>) {
  const people = forms.map(({ kind, dateOfBirth, assistance = '', heldBy = '' }): Companion & { readonly heldBy?: number } => {
    const born = readTravelerDate('dateOfBirth', dateOfBirth, today);
    return {
      ...{ kind, dateOfBirth: born.ok ? born.value : null, assistance: readAssistance(assistance) },
      ...(kind === 'infant' && heldBy !== '' && { heldBy: Number(heldBy) }),
    };
  });
  return withHolders(people, firstDate);
}

/** Whether people who were booked fit other dates: as what they were sold, with company, and on the same laps. */
export function fitDates(people: readonly TravelerDetails[], trip: Pick<TripFacts, 'firstDate' | 'lastDate'>): boolean {
  const areOfKind = people.every(({ dateOfBirth, kind }) => kindFault(dateOfBirth, kind, trip) === null);
  const isHeld = ({ heldBy }: TravelerDetails): boolean => {
    const holder = heldBy === undefined ? undefined : people[heldBy];
    return holder === undefined || holderBar(holder, trip.firstDate) === null;
  };
  return areOfKind && minorsAlone(people, trip.firstDate).length === 0 && people.every(isHeld);
}

/** What makes two passports one: number and issuing country; null while there is no number. */
function passportKey(typed: string, typedCountry: string): string | null {
  const country = typedCountry.trim().toUpperCase();
  const number = documentNumber(typed, [country]);
  return number === null || number === '' ? null : `${number}|${country}`;
}

function repeatedPassports(forms: readonly TravelerForm[], trip: TripFacts): readonly number[] {
  return repeated(forms.map((form) => (isPassportNeededNow(form, trip) ? passportKey(form.passportNumber, form.passportCountry) : null)));
}

/** Whether somebody of a booking has this passport already. */
export function hasPassport(people: readonly Pick<TravelerDetails, 'passport'>[], number: string, country: string): boolean {
  const key = passportKey(number, country);
  return people.some(({ passport }) => passport !== null && passportKey(passport.number, passport.country) === key);
}

type Named = Pick<TravelerForm, 'firstName' | 'middleName' | 'lastName' | 'dateOfBirth'>;

/** A traveler who has name and birth date of an earlier one; positions in the list. */
export interface SamePerson {
  readonly at: number;
  readonly earlier: number;
  /** Names the question: an answer holds for these two as long as name and birth date stay. */
  readonly key: string;
}

/** Travelers who may be in the list twice: questioned, not refused, since two people can share both (booking.22). */
export function samePeople(travelers: readonly Named[], today: IsoDate): readonly SamePerson[] {
  const names = travelers.map(nameKey);
  const births = travelers.map(({ dateOfBirth }) => readTravelerDate('dateOfBirth', dateOfBirth, today));
  const middles = travelers.map(({ middleName }) => foldName(middleNameOf(middleName)));
  const isSame = (a: number, b: number): boolean => {
    const [first, second] = [births[a], births[b]];
    const isSameDay = first?.ok === true && second?.ok === true && first.value === second.value;
    // Someone who leaves the middle name out once is still the same.
    const isOtherMiddle = middles[a] !== '' && middles[b] !== '' && middles[a] !== middles[b];
    return names[a] !== null && names[a] === names[b] && isSameDay && !isOtherMiddle;
  };
  return travelers.flatMap((_, at) => {
    const earlier = travelers.slice(0, at).findIndex((__, i) => isSame(i, at));
    const [name, born] = [names[at], births[at]];
    return earlier < 0 || !name || !born?.ok ? [] : [{ at, earlier, key: `${String(earlier)}-${String(at)}|${name}|${born.value}` }];
  });
}

/** Whether two have name and birth date alike; dates as typed, or ISO. */
export const isSamePerson = (a: Named, b: Named, today: IsoDate): boolean => samePeople([a, b], today).length > 0;

/**
 * Positions of travelers whose first and last name stand earlier in the list already: a warning, never an error,
 * since a father and his son may share both (complaints.17).
 */
export const repeatedNames = (travelers: readonly Pick<TravelerForm, 'firstName' | 'lastName'>[]): readonly number[] =>
  repeated(travelers.map(nameKey));

/** Positions of keys that stand earlier already; null is nobody's. */
const repeated = (keys: readonly (string | null)[]): readonly number[] =>
  keys.flatMap((key, i) => (key !== null && keys.indexOf(key) < i ? [i] : []));

const nameKey = ({ firstName, lastName }: Pick<TravelerForm, 'firstName' | 'lastName'>): string | null =>
  firstName.trim() && lastName.trim() ? `${foldName(firstName)}|${foldName(lastName)}` : null;

/** Names in other scripts fold to nothing; they are compared as they are. */
function foldName(name: string): string {
  return foldText(name) || tidyText(name).toLowerCase();
}
