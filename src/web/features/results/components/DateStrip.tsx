import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDollarsUp } from '#core/domain/money';
import type { StripDay } from '#core/domain/dateStrip';
import type { SearchQuery } from '#core/domain/trip';
import { useMessages } from '#web/platform/messages';
import { useDateStrip, useSearchAddress } from '../results.hooks';
import { shortDay } from './SearchSummary';

interface DateStripProps {
  readonly query: SearchQuery;
  /** The list's prices include extras; those of the days never do, and say so. */
  readonly isWithExtras: boolean;
}

/** Three days before and after with their lowest price; a day is a search of its own. */
export function DateStrip({ query, isWithExtras }: DateStripProps) {
  const messages = useMessages();
  const { results } = messages;
  const { days, isLoading } = useDateStrip(query);
  const addressOf = useSearchAddress();
  const list = useRef<HTMLUListElement>(null);
  // On a narrow screen the strip scrolls: the chosen day is in its middle.
  useEffect(() => {
    const track = list.current;
    if (track) track.scrollLeft = (track.scrollWidth - track.clientWidth) / 2;
  }, []);
  return (
    <nav aria-label={results.nearbyDates}>
      <ul className="days" ref={list}>
        {days.map((day) => (
          <li key={day.date} className={day.isLowest ? 'low' : undefined}>
            {day.query === null ? (
              <span className="days__day">
                <Day day={day} name={shortDay(messages, day.date)} isLoading={false} />
              </span>
            ) : (
              <Link className="days__day" to={addressOf(day.query)} aria-current={day.isChosen ? 'date' : undefined}>
                <Day day={day} name={shortDay(messages, day.date)} isLoading={isLoading} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {isWithExtras ? <p className="small muted days__basis">{results.daysBasis}</p> : null}
    </nav>
  );
}

function Day({ day, name, isLoading }: { day: StripDay; name: string; isLoading: boolean }) {
  const { results } = useMessages();
  const { query, lowest, isLowest } = day;
  const note =
    query === null
      ? results.dayNotAvailable
      : isLoading
        ? ''
        : lowest === undefined
          ? results.dayUnknown
          : lowest === null
            ? results.dayWithoutFlights
            : isLowest
              ? results.lowestDay
              : '';
  return (
    <>
      <span>{name} </span>
      <span className="price">
        {isLoading ? (
          <span className="sk sk--day" />
        ) : typeof lowest === 'number' ? (
          formatDollarsUp(lowest)
        ) : (
          <span aria-hidden="true">–</span>
        )}
      </span>
      <span className="days__note"> {note}</span>
    </>
  );
}
