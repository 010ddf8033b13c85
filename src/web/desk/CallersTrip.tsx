import type { CallersTrip } from '#core/contract/desk.schema';
import { directionName } from '#core/content/phrases/directionName';
import { extraLines } from '#core/content/phrases/extraLines';
import { fareName } from '#core/content/phrases/fareRules';
import { formatCents } from '#core/domain/values/money';
import { FareRules } from '#web/parts/itinerary/FareRules';
import { SliceDetails } from '#web/parts/itinerary/SliceDetails';
import { useMessages } from '#web/platform/sent/messages';
import { useMomentText } from './page';
import { useDeskWords } from './words';

interface CallersTripViewProps {
  readonly trip: CallersTrip;
  readonly onClose: () => void;
}

/** What a caller looks at, in the parts that the site shows it in: flights, fare with its rules, price. */
export function CallersTripView({ trip, onClose }: CallersTripViewProps) {
  const messages = useMessages();
  const { workplace, fares, extraNames } = useDeskWords();
  const moment = useMomentText();
  const { price, conditions, carriers, airports, slices, extras, travelers, acceptedTotal } = trip;
  const chosen = [...new Set(extras.map(({ traveler }) => traveler))].flatMap((traveler) =>
    extraLines(extraNames, extras, slices, traveler),
  );
  const party = (['adults', 'children', 'infants'] as const).flatMap((kind) =>
    travelers[kind] > 0 ? [workplace[kind](travelers[kind])] : [],
  );
  const facts: readonly (readonly [string, string | null])[] = [
    [workplace.price, formatCents(price.total)],
    [workplace.agreed, acceptedTotal === null ? workplace.notAgreed : formatCents(acceptedTotal)],
    [workplace.fee, formatCents(price.serviceFee)],
    [workplace.travelers, party.join(', ')],
    [workplace.cabin, messages.common.cabins[trip.cabin]],
    [workplace.fare, fareName(fares, conditions)],
    [workplace.extras, chosen.length === 0 ? null : chosen.join('; ')],
    [workplace.priceHolds, moment(trip.priceUntil)],
    [workplace.codeHolds, moment(trip.codeUntil)],
  ];
  return (
    <section className="callers-trip" aria-labelledby="callers-trip">
      <div className="callers-trip__head">
        <h2 id="callers-trip" tabIndex={-1} ref={focusOnce}>
          {workplace.trip}
        </h2>
        <button type="button" className="plain" data-command={workplace.closeTrip} onClick={onClose}>
          {workplace.closeTrip}
        </button>
      </div>
      <dl className="facts">
        {facts.map(([term, text]) =>
          text === null ? null : (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="hint">{workplace.fareAndTaxes(formatCents(price.base), formatCents(price.taxes))}</p>
      <div className="callers-trip__body">
        <div>
          {slices.map((slice, i) => (
            <SliceDetails
              key={slice.legs[0].departs}
              slice={slice}
              title={directionName(messages, trip, i)}
              carriers={carriers}
              airports={airports}
            />
          ))}
        </div>
        <div>
          <h3>{workplace.rules}</h3>
          <FareRules conditions={conditions} words={fares} />
        </div>
      </div>
    </section>
  );
}

/** Where the eye and a screen reader go on; the code was typed above. */
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus();
}
