/** Whether a traveler has a seat on a flight already, as airlines judge it when they cancel one of two bookings (booking.72). */
import type { Leg, Slice } from '../flights/flights';
import { ticketLetters, withoutSuffix } from '../travelers/ticketName';
import { foldText } from '../values/foldText';
import type { TravelerDetails } from './booking';

type Person = Pick<TravelerDetails, 'firstName' | 'middleName' | 'lastName' | 'dateOfBirth'>;

const solid = (words: string): string => words.replaceAll(' ', '');
/** A word, or its initial. */
const isWord = (a: string, b = ''): boolean => a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));
const isBeginning = (short: readonly string[], long: readonly string[]): boolean =>
  short.length <= long.length && short.every((word, i) => isWord(word, long[i]));

/** `Müller` is MUELLER on tickets, and MULLER to many who type it. */
const WRITINGS: readonly ((name: string) => string)[] = [(name) => ticketLetters(name) ?? '', (name) => foldText(name).toUpperCase()];

/**
 * Birth date and names as tickets print them, without spaces, hyphens, accents and suffixes; an initial is its name, and a middle name that
 * one leaves out makes no other person. Names in scripts that are nothing on a ticket are nobody's: tickets are not issued in them.
 */
export function isSameTraveler(a: Person, b: Person): boolean {
  return a.dateOfBirth === b.dateOfBirth && WRITINGS.some((write) => haveSameName([a, b].map((person) => written(person, write))));
}

interface Written {
  readonly given: string;
  readonly family: string;
}

const written = ({ firstName, middleName, lastName }: Person, write: (name: string) => string): Written => ({
  given: withoutSuffix(write(`${firstName} ${middleName}`)),
  family: solid(withoutSuffix(write(lastName))),
});

function haveSameName([a, b]: readonly Written[]): boolean {
  if (!a?.given || !b?.given || a.family === '' || a.family !== b.family) return false;
  const [words, otherWords] = [a.given.split(' '), b.given.split(' ')];
  return solid(a.given) === solid(b.given) || isBeginning(words, otherWords) || isBeginning(otherWords, words);
}

/** Under each number that it is sold by, on its day, from where one boards. */
const namesOf = ({ carrier, flightNumber, alsoSoldAs, from, departs }: Leg): readonly string[] =>
  [`${carrier} ${String(flightNumber)}`, ...alsoSoldAs].map((name) => [name, departs.slice(0, 10), from].join(' '));

/** Whether two trips have a flight in common, by whatever number each was sold. */
export function shareFlight(a: readonly Slice[], b: readonly Slice[]): boolean {
  const flown = new Set(a.flatMap(({ legs }) => legs.flatMap(namesOf)));
  return b.some(({ legs }) => legs.some((leg) => namesOf(leg).some((name) => flown.has(name))));
}
