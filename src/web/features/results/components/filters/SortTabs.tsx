import './sortTabs.css';
import type { FilterOutcome } from '#core/domain/filters/filterOutcome';
import { SORTS } from '#core/domain/filters/filterChoices';
import type { Sort } from '#core/domain/filters/filterChoices';
import type { FlightsFound } from '#core/domain/flights/flights';
import { formatDollarsUp } from '#core/domain/values/money';
import { wholeCost } from '#core/domain/fares/wholeCost';
import type { Extra } from '#core/domain/fares/wholeCost';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';

interface SortTabsProps {
  readonly found: FlightsFound;
  readonly outcome: FilterOutcome;
  readonly sort: Sort;
  /** What the prices include. */
  readonly extras: readonly Extra[];
  readonly onChosen: (sort: Sort) => void;
}

/** In which order; the three that promise something show what they would put first: its price and how long each direction takes. */
export function SortTabs({ found, outcome, sort, extras, onChosen }: SortTabsProps) {
  const { results, wholeCost: words } = useResultsWords();
  const { common } = useMessages();
  return (
    <div className="sorts" role="radiogroup" aria-label={results.sortBy}>
      {SORTS.map((option) => {
        const isLed = option === 'best' || option === 'cheapest' || option === 'fastest';
        const leader = isLed && outcome.leaders ? found.flights[outcome.leaders[option]] : undefined;
        const cost = leader ? wholeCost(leader, extras) : null;
        return (
          <label key={option} className={isLed ? 'sort' : 'sort sort--plain'}>
            <input type="radio" name="sort" className="vh" checked={sort === option} onChange={() => onChosen(option)} />
            <b>{results.sorts[option]}</b>
            {leader && cost ? (
              <span>
                <span className="price">{formatDollarsUp(cost.perAdult)}</span>{' '}
                <span className="sort__times">{leader.slices.map(({ minutes }) => common.duration(minutes)).join(' · ')}</span>
              </span>
            ) : null}
            {cost && cost.certainty !== 'known' ? <small>{words.short[cost.certainty]}</small> : null}
          </label>
        );
      })}
    </div>
  );
}
