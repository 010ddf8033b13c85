/** What an airline changed of a trip, one by one: what mail, page and desk say of it, and whether the trip can still be flown (booking.40). */
import { lastOf } from '../values/nonEmpty';
import type { Leg, Slice } from '../flights/flights';
import type { AirportRef } from '../flights/flights';
import { flagOfCountry } from '../places/unitedStates';
import type { Cabin } from '../search/trip';
import { minutesLater } from './minutesLater';
import { at } from '../values/checkedReads';

/** `place` counts the slices as they were booked, from 0. */
export type ChangeFact =
  /** Nothing of the trip is flown any more. */
  | { readonly kind: 'allCancelled' }
  /** This direction is not flown any more. */
  | { readonly kind: 'cancelled'; readonly place: number }
  /** Its connection cannot be made: minutes between landing and the next departure, fewer than 0 where that leaves before. */
  | { readonly kind: 'connection'; readonly place: number; readonly airport: string; readonly minutes: number; readonly least: number }
  /** It leaves before the direction before it has landed. */
  | { readonly kind: 'overlap'; readonly place: number }
  | { readonly kind: 'airport'; readonly place: number; readonly was: string; readonly now: string }
  | { readonly kind: 'stops'; readonly place: number; readonly was: number; readonly now: number }
  /** As many stops, elsewhere. */
  | { readonly kind: 'via'; readonly place: number; readonly airports: readonly string[] }
  /** It leaves on another day. */
  | { readonly kind: 'day'; readonly place: number }
  | { readonly kind: 'times'; readonly place: number }
  /** The same times and airports; nothing but the flights' numbers or airlines is new. */
  | { readonly kind: 'numbers'; readonly place: number }
  /** Flights of the same numbers are flown by these. */
  | { readonly kind: 'operator'; readonly place: number; readonly airlines: readonly string[] }
  | { readonly kind: 'cabin'; readonly place: number; readonly now: Cabin | null }
  /** A direction that was not booked. */
  | { readonly kind: 'added' };

type Airports = Readonly<Record<string, Pick<AirportRef, 'country'> & Partial<Pick<AirportRef, 'metro'>>>>;

/**
 * Least minutes between two flights, as airports and airlines commonly publish them: within a country, across a border, and by ground to
 * another airport of the city. A connection that was sold with less is held to what it was sold with.
 */
export const LEAST_CONNECTION = { domestic: 40, international: 60, otherAirport: 180 } as const;

/** Clocks of two places never differ by more, in minutes. */
const CLOCKS_APART = 26 * 60;

/**
 * The flights of now beside those of before: at each place the slice that takes its part, null where none does. Slices belong together by
 * where they begin and end, at any airport of a city, and else by their place; an order that was changed has them in any order.
 */
export function inPlaces(
  before: readonly Slice[],
  now: readonly Slice[],
  airports: Airports,
): { readonly places: readonly (Slice | null)[]; readonly added: readonly Slice[] } {
  const city = (code: string): string => airports[code]?.metro ?? code;
  const isSame = (a: string, b: string): number => (a === b ? 3 : city(a) === city(b) ? 2 : 0);
  const pairs = before.flatMap((was, place) =>
    now.map((is, i) => {
      const [begins, ends] = [isSame(was.legs[0].from, is.legs[0].from), isSame(lastOf(was.legs).to, lastOf(is.legs).to)];
      return { place, i, score: begins + ends, away: Math.abs(daysOf(was, is)) };
    }),
  );
  pairs.sort((a, b) => b.score - a.score || a.away - b.away || Math.abs(a.place - a.i) - Math.abs(b.place - b.i));
  const taken = new Map<number, number>();
  for (const { place, i, score } of pairs)
    // as many as before are the same directions, whatever airports they have now
    if (!taken.has(place) && ![...taken.values()].includes(i) && (score > 0 || now.length >= before.length)) taken.set(place, i);
  const used = new Set(taken.values());
  return {
    places: before.map((_, place) => now[taken.get(place) ?? -1] ?? null),
    added: now.filter((_, i) => !used.has(i)),
  };
}

const daysOf = (a: Slice, b: Slice): number => minutesLater(a.legs[0].departs, b.legs[0].departs);

/** All that is otherwise, the worst first; none where it is flown as it was. `after` is null where nothing is flown. */
export function changeFacts(before: readonly Slice[], after: readonly Slice[] | null, airports: Airports): readonly ChangeFact[] {
  if (after === null || after.length === 0) return [{ kind: 'allCancelled' }];
  const { places, added } = inPlaces(before, after, airports);
  const facts = before.flatMap((was, place): readonly ChangeFact[] => {
    const now = places[place] ?? null;
    if (now === null) return [{ kind: 'cancelled', place }];
    return [...overlapOf(before, places, place), ...factsOf(was, now, place, airports)];
  });
  return [...facts, ...added.map(() => ({ kind: 'added' as const }))].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

const ORDER = [
  'allCancelled',
  'cancelled',
  'overlap',
  'connection',
  'airport',
  'day',
  'times',
  'stops',
  'via',
  'cabin',
  'operator',
  'numbers',
  'added',
] as const satisfies readonly ChangeFact['kind'][];

const UNFLYABLE: ReadonlySet<ChangeFact['kind']> = new Set(['allCancelled', 'cancelled', 'overlap', 'connection']);

/** Whether the trip as it is now can be flown whole: what cannot is nothing to accept, and a person looks for other flights. */
export const isFlyable = (facts: readonly ChangeFact[]): boolean => !facts.some(({ kind }) => UNFLYABLE.has(kind));

function factsOf(was: Slice, now: Slice, place: number, airports: Airports): readonly ChangeFact[] {
  const ends = [
    [was.legs[0].from, now.legs[0].from],
    [lastOf(was.legs).to, lastOf(now.legs).to],
  ] as const;
  const isVia = was.stops === now.stops && joined(viaOf(was)) !== joined(viaOf(now));
  const facts: ChangeFact[] = ends.flatMap(([a, b]) => (a === b ? [] : [{ kind: 'airport' as const, place, was: a, now: b }]));
  if (was.stops !== now.stops) facts.push({ kind: 'stops', place, was: was.stops, now: now.stops });
  if (isVia) facts.push({ kind: 'via', place, airports: now.legs.slice(1).map(({ from }) => from) });
  if (was.legs[0].departs.slice(0, 10) !== now.legs[0].departs.slice(0, 10)) facts.push({ kind: 'day', place });
  else if (isOtherTime(was, now)) facts.push({ kind: 'times', place });
  if (facts.length === 0 && joined(numbersOf(was)) !== joined(numbersOf(now))) facts.push({ kind: 'numbers', place });
  if (joined(cabinsOf(was)) !== joined(cabinsOf(now))) facts.push({ kind: 'cabin', place, now: lowestOf(now) });
  const airlines = newOperators(was.legs, now.legs);
  if (airlines.length > 0) facts.push({ kind: 'operator', place, airlines });
  return [...facts, ...brokenConnections(was, now, place, airports)];
}

const joined = (texts: readonly string[]): string => texts.join();
const viaOf = ({ legs }: Slice): readonly string[] => legs.slice(1).flatMap(({ from }, i) => [at(legs, i).to, from]);
const numberOf = ({ carrier, flightNumber }: Leg): string => `${carrier}${String(flightNumber)}`;
const numbersOf = ({ legs }: Slice): readonly string[] => legs.map(numberOf);
/** What is flown in the requested cabin throughout says nothing of it, however many legs it has. */
const cabinsOf = ({ legs }: Slice): readonly string[] => [...new Set(legs.map(({ cabin }) => cabin ?? ''))].sort();
/** Who flies what others flew, by flights of the same numbers. Where nobody is named nothing is known to have changed. */
function newOperators(was: readonly Leg[], now: readonly Leg[]): readonly string[] {
  const before = new Map(was.map((leg) => [numberOf(leg), leg.operatedBy]));
  const others = now.filter((leg) => before.has(numberOf(leg)) && leg.operatedBy !== before.get(numberOf(leg)));
  return [...new Set(others.flatMap(({ operatedBy }) => operatedBy ?? []))];
}
const lowestOf = ({ legs }: Slice): Cabin | null => legs.find(({ cabin }) => cabin !== undefined)?.cabin ?? null;

/** Of legs that are others the ends alone are compared: where it stops is told by itself. */
function isOtherTime(was: Slice, now: Slice): boolean {
  const timesOf = ({ legs }: Slice): readonly string[] => legs.flatMap(({ departs, arrives }) => [departs, arrives]);
  if (was.legs.length === now.legs.length) return joined(timesOf(was)) !== joined(timesOf(now));
  return was.legs[0].departs !== now.legs[0].departs || lastOf(was.legs).arrives !== lastOf(now.legs).arrives;
}

interface Connection {
  readonly before: Leg;
  readonly after: Leg;
}
const connectionsOf = ({ legs }: Slice): readonly Connection[] =>
  legs.slice(1).flatMap((after, i) => {
    const before = legs[i];
    return before ? [{ before, after }] : [];
  });
/** Both clocks are those of one city. */
const waitOf = ({ before, after }: Connection): number => minutesLater(before.arrives, after.departs);

function brokenConnections(was: Slice, now: Slice, place: number, airports: Airports): readonly ChangeFact[] {
  const flag = (code: string): string => flagOfCountry(airports[code]?.country ?? '');
  return connectionsOf(now).flatMap((one): readonly ChangeFact[] => {
    const { before, after } = one;
    const isAbroad = new Set([before.from, before.to, after.to].map(flag)).size > 1;
    const usual = before.to !== after.from ? LEAST_CONNECTION.otherAirport : LEAST_CONNECTION[isAbroad ? 'international' : 'domestic'];
    const sold = connectionsOf(was).find((other) => other.before.to === before.to && other.after.from === after.from);
    const least = sold ? Math.min(usual, Math.max(0, waitOf(sold))) : usual;
    const minutes = waitOf(one);
    return minutes < least || minutes < 0 ? [{ kind: 'connection', place, airport: before.to, minutes, least: Math.max(least, 0) }] : [];
  });
}

/** A direction that leaves before one booked ahead of it has landed. Clocks of different places are compared with room between them. */
function overlapOf(before: readonly Slice[], places: readonly (Slice | null)[], place: number): readonly ChangeFact[] {
  const now = places[place];
  const earlier = places
    .slice(0, place)
    .filter((slice) => slice !== null)
    .at(-1);
  const [was, wasEarlier] = [before[place], before[place - 1]];
  if (!now || !earlier || !was || !wasEarlier) return [];
  const [landed, leaves] = [lastOf(earlier.legs), now.legs[0]];
  const room = landed.to === leaves.from ? 0 : -CLOCKS_APART;
  return minutesLater(landed.arrives, leaves.departs) <= room ? [{ kind: 'overlap', place }] : [];
}
