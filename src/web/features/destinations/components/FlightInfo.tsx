import './flightInfo.css';
import { FACTS_AS_OF } from '#core/content/destinations/facts.generated';
import type { DestinationRecord, FactBasis } from '#core/content/destinations/records/record';
import type { SeenFareWire } from '#core/contract/flights/deals.schema';
import { parseIsoDate } from '#core/domain/values/dates';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { longDate } from '../longDate';
import { LiveFare } from './fares/LiveFare';

/** `Lowest Price` is the first of the specified figures. */
const PRICE_ROW = 0;

interface FlightInfoProps {
  readonly info: DestinationRecord['FlightInfo'];
  /** The route whose lowest real fare is the price of the city, in words. */
  readonly label: string;
  readonly fare: SeenFareWire | undefined;
}

/**
 * Six figures of the city; each says whether it is an example or when it was computed. The price is a fare that is really sold, with its
 * dates and search; the figure of the record is next to it, small (content.17, content.28).
 */
export function FlightInfo({ info, label, fare }: FlightInfoProps) {
  const { destinations: words } = useMessages();
  const locale = useLocale();
  const asOf = parseIsoDate(FACTS_AS_OF);
  const date = asOf === null ? '' : longDate(asOf, locale);
  const marks: Record<FactBasis, string> = { example: words.example, timetable: '', computed: words.computedOn(date) };
  return (
    <section className="dest__info" aria-labelledby="flight-info">
      <h2 id="flight-info">{info.mainhd}</h2>
      <dl className="facts">
        {info.tableData.map(({ hd, value, basis }, i) =>
          i === PRICE_ROW && (fare !== undefined || basis === 'example') ? (
            <div key={hd}>
              <dt>{hd}</dt>
              {fare === undefined ? null : (
                <dd className="facts__live">
                  <LiveFare fare={fare} label={label} isLabelShown size="m" />
                </dd>
              )}
              <dd className="facts__aside">{words.priceExample(value)}</dd>
            </div>
          ) : (
            <div key={hd}>
              <dt>
                {hd}
                {marks[basis] === '' ? null : <small>{marks[basis]}</small>}
              </dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="dest__note">{info.subhd}</p>
    </section>
  );
}
