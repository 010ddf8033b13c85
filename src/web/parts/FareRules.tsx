import type { FareConditions } from '#core/domain/flights';
import type { Cents } from '#core/domain/money';
import { formatCents } from '#core/domain/money';
import { useMessages } from '#web/platform/messages';
import './itinerary.css';

/** Everything one fare includes, costs or forbids: nothing left out, nothing unknown shown as free. */
export function FareRules({ conditions }: { conditions: FareConditions }) {
  const { itinerary } = useMessages();
  const fee = (cents: Cents | null): string =>
    cents === null ? itinerary.unknownFee : cents === 0 ? itinerary.included : itinerary.perTravelerWholeTrip(formatCents(cents));
  const { changeable, refundPenalty } = conditions;
  const rows: readonly (readonly [string, string])[] = [
    [itinerary.brand, itinerary.brands[conditions.brand]],
    [itinerary.personalItem, fee(conditions.personalItem)],
    [itinerary.carryOn, fee(conditions.carryOn)],
    [itinerary.checkedBag, fee(conditions.checkedBag)],
    [itinerary.seatChoice, fee(conditions.seatChoice)],
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
  return (
    <dl className="rules">
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
