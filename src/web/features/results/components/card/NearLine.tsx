import './nearLine.css';
import type { Flight, FlightsFound } from '#core/domain/flights/flights';
import { lastOf } from '#core/domain/values/nonEmpty';
import { nearbyWords } from '#core/content/phrases/nearbyText';
import { useLocale } from '#web/platform/sent/messages';
import { useNearNames } from '../../near.hooks';

interface NearLineProps {
  readonly flight: Flight;
  readonly found: FlightsFound;
}

/** `From Oakland (OAK), 11 mi`: a flight at another airport than the one that was typed says so. */
export function NearLine({ flight, found }: NearLineProps) {
  const t = nearbyWords(useLocale());
  const nameOf = useNearNames(found.query);
  const [out] = found.query.slices;
  const [{ legs }] = flight.slices;
  const [from, to] = [legs[0].from, lastOf(legs).to];
  const origin = from === out.origin ? null : nameOf('origin', from);
  const destination = to === out.destination ? null : nameOf('destination', to);
  if (!origin && !destination) return null;
  return (
    <p className="fare__near">
      {origin ? <span>{t.from(origin.name, origin.distance)}</span> : null}
      {destination ? <span>{t.to(destination.name, destination.distance)}</span> : null}
    </p>
  );
}
