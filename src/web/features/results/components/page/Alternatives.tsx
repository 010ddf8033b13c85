import { parseIsoDate } from '#core/domain/values/dates';
import { formatDollarsUp } from '#core/domain/values/money';
import { movedTo } from '#core/domain/search/trip';
import { withPlace } from '#core/domain/search/otherTrips';
import type { SearchQuery } from '#core/domain/search/trip';
import { useAlternativesQuery } from '#web/api/flights.api';
import { dayText } from '#web/parts/dateText';
import { Link } from '#web/parts/Link';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';
import { useSearchAddress } from '../../results.hooks';

interface Offer {
  readonly query: SearchQuery;
  readonly label: string;
  readonly price: string;
}

/** The search found nothing: days around and airports nearby that do fly, with prices, one click each. */
export function Alternatives({ query }: { query: SearchQuery }) {
  const messages = useMessages();
  const { results } = useResultsWords();
  const { data, isFetching } = useAlternativesQuery(query);
  const addressOf = useSearchAddress();
  if (data === undefined) return isFetching ? <p role="status">{results.lookingForOthers}</p> : null;
  const offers: readonly Offer[] = [
    ...data.days.flatMap(({ date: text, price }) => {
      const date = parseIsoDate(text);
      return date === null
        ? []
        : [
            {
              query: movedTo(query, date),
              label: results.leaveOn(dayText(messages, date)),
              price: results.fromPrice(formatDollarsUp(price)),
            },
          ];
    }),
    ...data.airports.map(({ end, code, miles, price, ...place }) => ({
      query: withPlace(query, end, code),
      label: (end === 'origin' ? results.flyFrom : results.flyTo)(messages.common.city(place), code),
      price: results.fromPriceAway(formatDollarsUp(price), miles),
    })),
  ];
  if (offers.length === 0) return <p role="status">{results.noOthers}</p>;
  return (
    <section aria-label={results.alternatives}>
      <h3>{results.alternatives}</h3>
      <ul className="offers">
        {offers.map((offer) => (
          <li key={offer.label}>
            <Link className="btn btn--line" to={addressOf(offer.query)}>
              {offer.label}
            </Link>
            <span>{offer.price}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
