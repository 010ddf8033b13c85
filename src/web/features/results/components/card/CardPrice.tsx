import { publishedFareOf } from '#core/domain/fares/publishedFare';
import type { Flight, FlightsFound } from '#core/domain/flights/flights';
import { formatCents } from '#core/domain/values/money';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';
import { Price } from '#web/ui/Price';

/** The price of one large, of whom and for all; where the airline itself asks for more, its fare and what is saved. */
export function CardPrice({ flight, found }: { readonly flight: Flight; readonly found: FlightsFound }) {
  const { results } = useResultsWords();
  const { common } = useMessages();
  const { perAdult, total } = flight;
  const { children, infants } = found.query.travelers;
  const published = publishedFareOf(flight);
  return (
    <>
      {/* the heading says the price of one, the line above the list of whom, the details what a published fare is */}
      <Price cents={perAdult} isSpokenElsewhere />
      <small aria-hidden="true">
        {children + infants > 0 ? results.perAdult : common.perTraveler}
        {total === perAdult ? null : (
          <>
            {' · '}
            <b>{formatCents(total)}</b>
            {`\u00a0${results.total}`}
          </>
        )}
      </small>
      {total === perAdult ? null : <span className="vh">{results.inTotal(formatCents(total))}</span>}
      {published ? (
        <small className="fare__was" aria-hidden="true">
          {results.publishedAt(formatCents(published.price))} · <b>{results.save(formatCents(published.saving))}</b>
        </small>
      ) : null}
    </>
  );
}
