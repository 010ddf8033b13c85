import { useId } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { formatDollarsUp } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import { departureDate } from '#core/domain/search/trip';
import type { RoundTrip } from '#core/domain/search/trip';
import { tripDays } from '#core/content/phrases/tripDays';
import { dayText } from '#web/parts/dateText';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';
import { useCurrentInMiddle, useGrid } from '../../prices.hooks';
import type { PricedTrip } from '../../prices.hooks';
import { useSearchAddress } from '../../results.hooks';
import { stateOfGrid } from './gridCenter';
import { PricesMissing } from './PricesMissing';

interface PriceGridProps {
  readonly query: RoundTrip;
  readonly filtered: Cents | null | undefined;
  /** Around which trip it lies; the search itself where left out. */
  readonly center?: RoundTrip;
  /** Days on either side of both dates; as many as are known where left out. */
  readonly reach?: number;
  readonly title?: string;
}

/** A round trip with both of its dates moved: a column a departure, a row a return; each price is a search of its own. */
export function PriceGrid({ query, filtered, center, reach, title }: PriceGridProps) {
  const messages = { ...useMessages(), ...useResultsWords() };
  const { results } = messages;
  const { data, isLoading, isFailed, tryAgain } = useGrid(query, filtered, center, reach);
  const { departs, rows } = data;
  const scroller = useCurrentInMiddle<HTMLDivElement>(isLoading);
  const titleId = useId();
  return (
    <>
      <p className="pricing__title" id={titleId}>
        <b>{title ?? results.gridTitle}</b>
      </p>
      {isFailed ? <PricesMissing onTryAgain={tryAgain} /> : null}
      {/* a scroller must be reached by keyboard */}
      <div className="pricing__scroll" ref={scroller} role="region" aria-labelledby={titleId} tabIndex={0}>
        <table className="pgrid" aria-labelledby={titleId} aria-busy={isLoading}>
          <thead>
            <tr>
              <td />
              {departs.map((date) => (
                <th key={date} scope="col">
                  <small>{results.gridDeparture} </small>
                  {dayText(messages, date)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ returns, trips }) => (
              <tr key={returns}>
                <th scope="row">
                  <small>{results.gridReturn} </small>
                  {dayText(messages, returns)}
                </th>
                {trips.map((trip) => (
                  <td key={departureDate(trip.query)} className={trip.isLowest ? 'low' : undefined}>
                    <Cell trip={trip} isLoading={isLoading} state={center && stateOfGrid(center)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface CellProps {
  readonly trip: PricedTrip;
  readonly isLoading: boolean;
  /** Kept with the entry in the browser's history that its link makes. */
  readonly state: unknown;
}

function Cell({ trip, isLoading, state }: CellProps) {
  if (!trip.isBookable) return null;
  if (trip.lowest !== undefined || !isLoading) return <PriceLink trip={trip} state={state} />;
  return <span className="sk sk--day" aria-current={trip.isChosen ? 'date' : undefined} />;
}

function PriceLink({ trip: { query, lowest, isChosen, isLowest }, state }: Omit<CellProps, 'isLoading'>) {
  const messages = { ...useMessages(), ...useResultsWords() };
  const { results } = messages;
  const to = useSearchAddress()(query);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  const word = lowest === undefined ? results.dayUnknown : results.dayWithoutFlights;
  return (
    <a href={useHref(to)} aria-current={isChosen ? 'date' : undefined} onClick={follow}>
      {typeof lowest === 'number' ? formatDollarsUp(lowest) : <small>{word}</small>}
      <span className="vh">
        {results.gridTrip(tripDays(messages, query))}
        {isLowest ? `, ${results.lowestDay}` : ''}
      </span>
    </a>
  );
}
