/** What an airline changed, in sentences: the same in mail and page. */
import type { ChangeFact } from '../../domain/booking/changeFacts';
import type { AirportRef, Slice } from '../../domain/flights/flights';
import { unreachable } from '../../domain/values/result';
import type { ChangeFactWords } from '../messages/booking/changeFacts.en';
import type { common } from '../messages/site/common.en';
import { directionName } from './directionName';

interface Words {
  readonly common: Pick<typeof common, 'outbound' | 'return' | 'flight' | 'stops' | 'city'>;
  readonly changeFacts: ChangeFactWords;
}

interface Trip {
  /** As it was booked. */
  readonly before: readonly Slice[];
  readonly airports: Readonly<Record<string, AirportRef>>;
}

export const changeLines = (words: Words, trip: Trip, facts: readonly ChangeFact[]): readonly string[] => [
  ...new Set(facts.map((fact) => lineOf(words, trip, fact))),
];

function lineOf(words: Words, { before, airports }: Trip, fact: ChangeFact): string {
  const { common, changeFacts: text } = words;
  const nameOf = (place: number): string => directionName(words, { slices: before, airports }, place);
  const cityAt = (code: string): string => (airports[code] ? `${common.city(airports[code])} (${code})` : code);
  switch (fact.kind) {
    case 'allCancelled':
    case 'added':
      return text[fact.kind];
    case 'cancelled': {
      const name = nameOf(fact.place);
      if (name === common.return) return text.returnCancelled;
      return name === common.outbound ? text.outboundCancelled : text.flightCancelled(fact.place + 1);
    }
    case 'connection':
      return text.of(nameOf(fact.place), text.connection(cityAt(fact.airport), fact.minutes, fact.least));
    case 'airport':
      return text.of(nameOf(fact.place), text.airport(cityAt(fact.now), cityAt(fact.was)));
    case 'stops':
      return text.of(nameOf(fact.place), text.stops(common.stops(fact.now), common.stops(fact.was)));
    case 'via':
      return text.of(nameOf(fact.place), text.via(fact.airports.map(cityAt).join(', ')));
    case 'operator':
      return text.of(nameOf(fact.place), text.operator(fact.airlines.join(', ')));
    case 'overlap':
    case 'day':
    case 'times':
    case 'numbers':
    case 'cabin':
      return text.of(nameOf(fact.place), text[fact.kind]);
    default:
      return unreachable(fact);
  }
}
