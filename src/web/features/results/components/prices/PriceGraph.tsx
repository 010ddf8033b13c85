import { useState } from 'react';
import { tripDays } from '#core/content/tripDays';
import { dateParts } from '#core/domain/values/dates';
import { formatDollarsUp } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import { departureDate, stayNights } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { dayText } from '#web/parts/dateText';
import { Link } from '#web/parts/Link';
import { useMessages, useResultsWords, useTripWords } from '#web/platform/sent/messages';
import { useCurrentInMiddle, useGraph } from '../../prices.hooks';
import { useSearchAddress } from '../../results.hooks';

/** The share of its height that the lowest of the bars has. */
const LEAST = 0.2;

/** Sixty departures as bars, as high as their prices; each is a search of its own. */
export function PriceGraph({ query, filtered }: { readonly query: SearchQuery; readonly filtered: Cents | null | undefined }) {
  const messages = { ...useMessages(), ...useResultsWords(), ...useTripWords() };
  const { results, common, problems } = messages;
  const { data: trips, isLoading, isFailed } = useGraph(query, filtered);
  const nights = stayNights(query);
  const addressOf = useSearchAddress();
  const track = useCurrentInMiddle<HTMLUListElement>();
  const chosen = trips.find(({ isChosen }) => isChosen);
  const [at, setAt] = useState<string | null>(null);
  const shown = trips.find((trip) => departureDate(trip.query) === at) ?? chosen;
  const known = trips.flatMap(({ lowest }) => lowest ?? []);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const heightOf = (cents: Cents): string => {
    const share = high > low ? (cents - low) / (high - low) : 0;
    return `${String(Math.round((LEAST + (1 - LEAST) * share) * 100))}%`;
  };
  const wordOf = (lowest: Cents | null | undefined): string =>
    typeof lowest === 'number'
      ? results.fromAdult(formatDollarsUp(lowest))
      : lowest === null
        ? results.dayWithoutFlights
        : isLoading
          ? ''
          : results.dayUnknown;
  return (
    <div role="group" aria-label={results.graphTitle}>
      <p className="pricing__title">
        <b>{results.graphTitle}</b> <span className="small muted">{nights === null ? null : results.graphNights(nights)}</span>
      </p>
      {isFailed ? <p role="alert">{problems.network}</p> : null}
      <p className="pgraph__at" aria-hidden="true">
        {shown ? (
          <>
            {shown.query.slices.map(({ date }) => dayText(messages, date)).join(' – ')} <b>{wordOf(shown.lowest)}</b>
          </>
        ) : null}
      </p>
      <ul className="pgraph" ref={track} aria-busy={isLoading} onMouseLeave={() => setAt(null)}>
        {trips.map((trip) => {
          const departs = departureDate(trip.query);
          const { month, day } = dateParts(departs);
          const isMarked = day === 1 || day === 15;
          return (
            <li key={departs} className={trip.isLowest ? 'low' : undefined}>
              {trip.isBookable ? (
                <Link
                  to={addressOf(trip.query)}
                  aria-current={trip.isChosen ? 'date' : undefined}
                  onFocus={() => setAt(departs)}
                  onMouseEnter={() => setAt(departs)}
                >
                  {typeof trip.lowest === 'number' ? <i style={{ height: heightOf(trip.lowest) }} /> : null}
                  <span className="vh">
                    {tripDays(messages, trip.query)} {wordOf(trip.lowest)}
                    {trip.isLowest ? `, ${results.lowestDay}` : ''}
                  </span>
                </Link>
              ) : null}
              <small aria-hidden="true">{isMarked ? results.monthAndDay(common.monthsShort[month - 1] ?? '', day) : ''}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
