import { useState } from 'react';
import { tripDays } from '#core/content/phrases/tripDays';
import { dateParts } from '#core/domain/values/dates';
import { formatDollarsUp } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import { movedTo } from '#core/domain/search/trip';
import { stayNights } from '#core/domain/search/otherTrips';
import type { TripStep } from '#core/domain/search/tripStep';
import { dayText } from '#web/parts/dateText';
import { Link } from '#web/parts/Link';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';
import { useCurrentInMiddle, useGraph } from '../../prices.hooks';
import { useSearchAddress } from '../../results.hooks';
import { PricesMissing } from './PricesMissing';
import { required } from '#core/domain/values/checkedReads';

/** The share of its height that the lowest of the bars has. */
const LEAST = 0.2;

/** Departures around a trip, or around the slice that is chosen now, as bars as high as their prices; each is a search of its own. */
export function PriceGraph({ step, filtered }: { readonly step: TripStep; readonly filtered: Cents | null | undefined }) {
  const messages = { ...useMessages(), ...useResultsWords() };
  const { results, common } = messages;
  const { data: days, isLoading, isFailed, tryAgain } = useGraph(step, filtered);
  const nights = stayNights(step.shown);
  const addressOf = useSearchAddress();
  const track = useCurrentInMiddle<HTMLUListElement>(isLoading);
  const [at, setAt] = useState<string | null>(null);
  const marked = days.find(({ date }) => date === at) ?? days.find(({ isChosen }) => isChosen);
  const known = days.flatMap(({ lowest }) => lowest ?? []);
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
      {isFailed ? <PricesMissing onTryAgain={tryAgain} /> : null}
      <p className="pgraph__at" aria-hidden="true">
        {marked ? (
          <>
            {movedTo(step.shown, marked.date)
              .slices.map(({ date }) => dayText(messages, date))
              .join(' – ')}{' '}
            <b>{wordOf(marked.lowest)}</b>
          </>
        ) : null}
      </p>
      <ul className="pgraph" ref={track} aria-busy={isLoading} onMouseLeave={() => setAt(null)}>
        {days.map(({ date, query, lowest, isChosen, isLowest }) => {
          const { month, day } = dateParts(date);
          const isMarked = day === 1 || day === 15;
          return (
            <li key={date} className={isLowest ? 'low' : undefined}>
              {query ? (
                <Link
                  to={addressOf(query, step.chosen)}
                  aria-current={isChosen ? 'date' : undefined}
                  onFocus={() => setAt(date)}
                  onMouseEnter={() => setAt(date)}
                >
                  {typeof lowest === 'number' ? <i style={{ height: heightOf(lowest) }} /> : null}
                  <span className="vh">
                    {tripDays(messages, movedTo(step.shown, date))} {wordOf(lowest)}
                    {isLowest ? `, ${results.lowestDay}` : ''}
                  </span>
                </Link>
              ) : null}
              <small aria-hidden="true">{isMarked ? results.monthAndDay(required(common.monthsShort[month - 1], month), day) : ''}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
