import './publishedFare.css';
import { publishedFareOf } from '#core/domain/fares/publishedFare';
import type { Flight } from '#core/domain/flights/flights';
import { formatCents } from '#core/domain/values/money';
import { useResultsWords } from '#web/platform/sent/messages';

/** What the airline itself asks for the flight where that is more, and what is saved here; read aloud with the details, which say what it means. */
export function PublishedFare({ flight }: { readonly flight: Flight }) {
  const { results } = useResultsWords();
  const published = publishedFareOf(flight);
  if (published === null) return null;
  return (
    <span className="fare__was" aria-hidden="true">
      {results.published(formatCents(published.price))} <b>{results.saving(formatCents(published.saving))}</b>
    </span>
  );
}
