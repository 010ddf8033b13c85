import './wholePrice.css';
import type { FlightsFound } from '#core/domain/flights/flights';
import { formatCents } from '#core/domain/values/money';
import { partyCost } from '#core/domain/fares/partyCost';
import type { Extra, WholeCost } from '#core/domain/fares/wholeCost';
import { useResultsWords } from '#web/platform/sent/messages';
import { Price } from '#web/ui/Price';

interface WholePriceProps {
  readonly found: FlightsFound;
  readonly cost: WholeCost;
  readonly wanted: readonly Extra[];
}

/** A price with extras: the whole cost of one large, and for the party a ledger of the fare, what the airline takes later, and both. */
export function WholePrice({ found, cost, wanted }: WholePriceProps) {
  const { wholeCost } = useResultsWords();
  const { adults, children, infants } = found.query.travelers;
  const { now, later, whole } = partyCost(cost, found.query.travelers);
  const isKnown = cost.certainty === 'known';
  const basis = wholeCost.basis[children + infants > 0 ? 'adult' : 'traveler'](isKnown);
  const rows: readonly (readonly [string, string])[] = [
    [wholeCost.fareOf(adults + children + infants), formatCents(now)],
    ...(later > 0
      ? [[wholeCost.atAirline[kindOf(cost, wanted)], wholeCost.about(formatCents(later))] as const]
      : isKnown
        ? [[wholeCost.extrasOfFare, wholeCost.included] as const]
        : []),
    ...cost.unknown.map((extra) => [wholeCost.fees[extra], wholeCost.askUs] as const),
    ...cost.refused.map((extra) => [wholeCost.refused[extra], wholeCost.notWithFare] as const),
  ];
  return (
    <>
      <Price cents={cost.perAdult} isSpokenElsewhere />
      <small>{basis}</small>
      <dl className="wholebill">
        {rows.map(([term, amount]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        {isKnown ? (
          <div className="wholebill__sum">
            <dt>{wholeCost.sum}</dt>
            <dd>{formatCents(whole)}</dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}

/** What the airline takes money for: one kind of thing by its name. */
function kindOf({ fare: { conditions } }: WholeCost, wanted: readonly Extra[]): 'bags' | 'seatChoice' | 'changeable' | 'several' {
  const kinds = new Set(
    wanted
      .filter((extra) => typeof conditions[extra] === 'number' && conditions[extra] > 0)
      .map((extra) => (extra === 'carryOn' || extra === 'checkedBag' ? 'bags' : extra)),
  );
  const [kind = 'several', ...others] = kinds;
  return others.length > 0 ? 'several' : kind;
}
