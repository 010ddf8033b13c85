/** The rules of a fare in words: on pages, in mails and in the offline itinerary. */
import type { FareConditions } from '../domain/flights/flights';
import type { Cents } from '../domain/values/money';
import { formatCents } from '../domain/values/money';
import type { fares } from './messages/flights/fares.en';
import type { trip } from './messages/booking/trip.en';

type FareWords = typeof fares;
type TripWords = typeof trip;

/** `Main`, or `Main (Blue)` where the airline has a name of its own for it. */
export const fareName = (words: FareWords, { brand, soldAs }: FareConditions): string =>
  soldAs === undefined ? words.families[brand] : words.named(words.families[brand], soldAs);

/** Everything that one fare includes, costs or forbids, as term and words: nothing left out, nothing unknown shown as free. */
export function fareRuleRows(
  { itinerary }: Pick<TripWords, 'itinerary'>,
  fares: FareWords,
  conditions: FareConditions,
): readonly (readonly [string, string])[] {
  const feeWords = (cents: Cents | null, included: string): string =>
    cents === null ? fares.unknownFee : cents === 0 ? included : fares.perTravelerWholeTrip(formatCents(cents));
  const bag = (kind: 'personalItem' | 'carryOn' | 'checkedBag'): readonly [string, string] => [
    itinerary[kind],
    feeWords(conditions[kind], fares.included[kind]),
  ];
  const { changeable, refundPenalty, boarding } = conditions;
  return [
    bag('personalItem'),
    bag('carryOn'),
    bag('checkedBag'),
    [fares.seatChoice, feeWords(conditions.seatChoice, fares.included.seatChoice)],
    [
      fares.changes,
      changeable === null
        ? fares.changesUnknown
        : changeable === 'notOffered'
          ? fares.changesNone
          : changeable === 0
            ? fares.changesFree
            : fares.changesFrom(formatCents(changeable)),
    ],
    [
      fares.refund,
      refundPenalty === null ? fares.refundNone : refundPenalty === 0 ? fares.refundFree : fares.refundPenalty(formatCents(refundPenalty)),
    ],
    [fares.boarding, boarding === undefined ? fares.boardsUnknown : fares.boards[boarding]],
  ];
}
