import './sortTabs.css';
import type { FilterOutcome } from '#core/domain/filters/filterOutcome';
import { SORTS } from '#core/domain/filters/filterChoices';
import type { Sort } from '#core/domain/filters/filterChoices';
import type { Flight, FlightsFound } from '#core/domain/flights/flights';
import { formatDollarsUp } from '#core/domain/values/money';
import { wholeCost } from '#core/domain/fares/wholeCost';
import type { Extra } from '#core/domain/fares/wholeCost';
import { at } from '#core/domain/values/checkedReads';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';

const DAY_MINUTES = 24 * 60;

interface SortTabsProps {
  readonly found: FlightsFound;
  readonly outcome: FilterOutcome;
  readonly sort: Sort;
  /** What the prices include. */
  readonly extras: readonly Extra[];
  readonly onChosen: (sort: Sort) => void;
}

/** In which order, with what comes first in it: price and duration of each direction, or the earliest time. */
export function SortTabs({ found, outcome, sort, extras, onChosen }: SortTabsProps) {
  const { results } = useResultsWords();
  return (
    <div className="sorts" role="radiogroup" aria-label={results.sortBy}>
      {SORTS.map((option) => (
        <label key={option} className="sort">
          <input type="radio" name="sort" className="vh" checked={sort === option} onChange={() => onChosen(option)} />
          <b>{results.sorts[option]}</b>
          {option === 'departure' || option === 'arrival' ? (
            <Earliest found={found} outcome={outcome} end={option} />
          ) : (
            <Leader flight={outcome.leaders ? found.flights[outcome.leaders[option]] : undefined} extras={extras} />
          )}
        </label>
      ))}
    </div>
  );
}

function Leader({ flight, extras }: { readonly flight: Flight | undefined; readonly extras: readonly Extra[] }) {
  const { wholeCost: words } = useResultsWords();
  const { common } = useMessages();
  if (!flight) return null;
  const { perAdult, certainty } = wholeCost(flight, extras);
  return (
    <>
      <span className="price">{formatDollarsUp(perAdult)}</span>{' '}
      <span className="sort__times">{flight.slices.map(({ minutes }) => common.duration(minutes)).join(' · ')}</span>
      {certainty === 'known' ? null : <small>{words.short[certainty]}</small>}
    </>
  );
}

interface EarliestProps extends Pick<SortTabsProps, 'found' | 'outcome'> {
  readonly end: 'departure' | 'arrival';
}

/** When the first outbound of what is shown leaves, or lands on the day of its departure or as few days later as any. */
function Earliest({ found: { flights }, outcome: { visible }, end }: EarliestProps) {
  const { results } = useResultsWords();
  const { common } = useMessages();
  const times = visible.map((i) => {
    const [{ departMinutes, arriveMinutes, dayShift }] = at(flights, i).slices;
    return end === 'departure' ? departMinutes : arriveMinutes + dayShift * DAY_MINUTES;
  });
  if (times.length === 0) return null;
  // the list says it first to screen readers: an order keeps its name
  const earliest = Math.min(...times);
  return (
    <span className="sort__from" aria-hidden="true">
      {results.earliest} <span>{common.time(earliest % DAY_MINUTES)}</span>
    </span>
  );
}
