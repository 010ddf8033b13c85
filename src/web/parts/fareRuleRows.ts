import type { FareConditions } from '#core/domain/flights';
import type { Cents } from '#core/domain/money';
import { formatCents } from '#core/domain/money';
import type { TripWords } from '#web/platform/messages';

/** Everything one fare includes, costs or forbids, as term and words: nothing left out, nothing unknown shown as free. */
export function fareRuleRows(
  { itinerary }: Pick<TripWords, 'itinerary'>,
  conditions: FareConditions,
): readonly (readonly [string, string])[] {
  const row = (extra: 'personalItem' | 'carryOn' | 'checkedBag' | 'seatChoice'): readonly [string, string] => [
    itinerary[extra],
    feeWords(conditions[extra], itinerary.included[extra]),
  ];
  const feeWords = (cents: Cents | null, included: string): string =>
    cents === null ? itinerary.unknownFee : cents === 0 ? included : itinerary.perTravelerWholeTrip(formatCents(cents));
  const { changeable, refundPenalty } = conditions;
  return [
    [itinerary.brand, itinerary.brands[conditions.brand]],
    row('personalItem'),
    row('carryOn'),
    row('checkedBag'),
    row('seatChoice'),
    [
      itinerary.changes,
      changeable === null
        ? itinerary.changesUnknown
        : changeable === 'notOffered'
          ? itinerary.changesNone
          : changeable === 0
            ? itinerary.changesFree
            : itinerary.changesFrom(formatCents(changeable)),
    ],
    [
      itinerary.refund,
      refundPenalty === null
        ? itinerary.refundNone
        : refundPenalty === 0
          ? itinerary.refundFree
          : itinerary.refundPenalty(formatCents(refundPenalty)),
    ],
  ];
}
