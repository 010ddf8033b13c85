import './dateStrip.css';
import { useEffect, useRef } from 'react';
import { formatDollarsUp } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import type { StripDay } from '#core/domain/search/dateStrip';
import { dayOfWeek } from '#core/domain/values/dates';
import type { Criteria } from '#core/domain/filters/filters';
import { movedTo } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import type { TripStep } from '#core/domain/search/tripStep';
import { Link } from '#web/parts/Link';
import { tripDays } from '#core/content/phrases/tripDays';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';
import { useDateStrip, useSearchAddress } from '../../results.hooks';

export interface DateStripProps {
  readonly step: TripStep;
  /** What the list is narrowed by; null where no list is there or on its way. */
  readonly criteria: Criteria | null;
  /** The lowest price that filters leave; undefined where none is set. */
  readonly filtered: Cents | null | undefined;
  /** False while the list is on its way. */
  readonly isListed: boolean;
}

/** The trip, or the slice that is chosen now, up to three days earlier and later with the lowest price; each is a search of its own. */
export function DateStrip({ step, criteria, filtered, isListed }: DateStripProps) {
  const { results } = useResultsWords();
  const { days, isLoading } = useDateStrip(step, filtered);
  const isFiltered = filtered !== undefined;
  // The list's prices may include extras; those of the days never do.
  const isWithExtras = criteria !== null && criteria.extras.length > 0;
  const basis = [...(isFiltered ? [results.daysUnfiltered] : []), ...(isWithExtras ? [results.daysBasis] : [])].join(' ');
  const addressOf = useSearchAddress();
  const list = useRef<HTMLUListElement>(null);
  // On a narrow screen the strip scrolls: the chosen day is in its middle.
  useEffect(() => {
    const track = list.current;
    if (track) track.scrollLeft = (track.scrollWidth - track.clientWidth) / 2;
  }, []);
  return (
    <nav aria-label={results.nearbyDates}>
      <ul className="card days" ref={list}>
        {days.map((day) => (
          <li key={day.date} className={day.isLowest ? 'low' : undefined}>
            {day.query === null ? (
              <span className="days__day">
                <Day day={day} of={step.shown} isLoading={false} isFiltered={false} />
              </span>
            ) : (
              <Link className="days__day" to={addressOf(day.query, step.chosen)} aria-current={day.isChosen ? 'date' : undefined}>
                <Day
                  day={day}
                  of={step.shown}
                  isLoading={isLoading || (isFiltered && day.isChosen && !isListed)}
                  isFiltered={isFiltered && day.isChosen}
                />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {basis ? <p className="small muted days__basis">{basis}</p> : null}
    </nav>
  );
}

interface DayProps {
  readonly day: StripDay;
  /** The search that the strip stands around. */
  readonly of: SearchQuery;
  readonly isLoading: boolean;
  readonly isFiltered: boolean;
}

function Day({ day, of, isLoading, isFiltered }: DayProps) {
  const messages = { ...useMessages(), ...useResultsWords() };
  const { results, common } = messages;
  const { query, lowest, isLowest } = day;
  const trip = movedTo(of, day.date);
  const weekdays = trip.slices.map(({ date }) => common.weekdaysShort[dayOfWeek(date)]).join('–');
  const note =
    query === null
      ? results.dayNotAvailable
      : isLoading
        ? ''
        : lowest === undefined
          ? results.dayUnknown
          : lowest === null
            ? isFiltered
              ? results.dayFilteredOut
              : results.dayWithoutFlights
            : isLowest
              ? results.lowestDay
              : '';
  return (
    <>
      <span className="days__week">{weekdays} </span>
      <span className="days__dates">{tripDays(messages, trip)} </span>
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
