/** Whether a traveler has a seat on a flight already, as airlines judge it when they cancel one of two bookings (booking.72). */
import type { Leg, Slice } from '../flights/flights';
import { foldText } from '../values/foldText';
import type { TravelerDetails } from './booking';

type Person = Pick<TravelerDetails, 'firstName' | 'middleName' | 'lastName' | 'dateOfBirth'>;

const solid = (words: string): string => words.replaceAll(' ', '');
const isBeginning = (short: readonly string[], long: readonly string[]): boolean => short.every((word, i) => word === long[i]);

/**
 * Birth date and names as tickets print them, without spaces, hyphens and accents; a middle name that one leaves out makes no other person.
 * Names in scripts that fold to nothing are nobody's: tickets are not issued in them.
 */
export function isSameTraveler(a: Person, b: Person): boolean {
  const [last, otherLast] = [solid(foldText(a.lastName)), solid(foldText(b.lastName))];
  if (a.dateOfBirth !== b.dateOfBirth || last === '' || last !== otherLast) return false;
  const [given, otherGiven] = [a, b].map(({ firstName, middleName }) => foldText(`${firstName} ${middleName}`));
  if (!given || !otherGiven) return false;
  const [words, otherWords] = [given.split(' '), otherGiven.split(' ')];
  return solid(given) === solid(otherGiven) || isBeginning(words, otherWords) || isBeginning(otherWords, words);
}

/** Under each number that it is sold by, on its day, from where one boards. */
const namesOf = ({ carrier, flightNumber, alsoSoldAs, from, departs }: Leg): readonly string[] =>
  [`${carrier} ${String(flightNumber)}`, ...alsoSoldAs].map((name) => [name, departs.slice(0, 10), from].join(' '));

/** Whether two trips have a flight in common, by whatever number each was sold. */
export function shareFlight(a: readonly Slice[], b: readonly Slice[]): boolean {
  const flown = new Set(a.flatMap(({ legs }) => legs.flatMap(namesOf)));
  return b.some(({ legs }) => legs.some((leg) => namesOf(leg).some((name) => flown.has(name))));
}
