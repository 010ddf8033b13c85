import type { FlightsFound } from '#core/domain/flights/flights';
import { formatCents } from '#core/domain/values/money';
import { familyName } from '#core/content/phrases/familyName';
import { partyCost } from '#core/domain/fares/partyCost';
import type { WholeCost } from '#core/domain/fares/wholeCost';
import { useResultsWords } from '#web/platform/sent/messages';
import { Price } from '#web/ui/Price';

/** A price with extras: of which fare, the whole cost of one large, and for the party what is paid now and what the airline takes later. */
export function WholePrice({ found, cost }: { found: FlightsFound; cost: WholeCost }) {
  const { wholeCost, fares } = useResultsWords();
  const { travelers } = found.query;
  const { now, later, whole } = partyCost(cost, travelers);
  const isMixed = travelers.children + travelers.infants > 0;
  const basis =
    cost.certainty === 'known'
      ? isMixed
        ? wholeCost.perAdult
        : wholeCost.perTraveler
      : isMixed
        ? wholeCost.perAdultInPart
        : wholeCost.perTravelerInPart;
  return (
    <>
      <span className="fare__seen" aria-hidden="true">
        <Price cents={cost.perAdult} />
      </span>
      <small>{basis}</small>
      <small className="fare__sum">
        <span>
          {wholeCost.atFare(familyName(fares, cost.fare.conditions))} <b>{formatCents(now)}</b> {wholeCost.now}
        </span>{' '}
        {later > 0 ? (
          <span>
            + {formatCents(later)} {wholeCost.later}
          </span>
        ) : cost.certainty === 'known' ? (
          <span>{wholeCost.noFee}</span>
        ) : null}{' '}
        {cost.unknown.map((extra) => (
          <span key={extra}>{wholeCost.feeUnknown[extra]} </span>
        ))}
        {later > 0 && cost.certainty === 'known' ? (
          <span>
            = <b>{formatCents(whole)}</b> {wholeCost.whole}
          </span>
        ) : null}
        {cost.refused.map((extra) => (
          <b key={extra}>{wholeCost.refused[extra]} </b>
        ))}
      </small>
    </>
  );
}
