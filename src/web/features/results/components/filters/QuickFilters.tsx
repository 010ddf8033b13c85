import './quickFilters.css';
import type { FilterOption } from '#core/domain/filters/filterKinds';
import { chosenOptions, setFilters, valueOf } from '#core/domain/filters/filters';
import type { OptionsName } from '#core/domain/filters/filters';
import { formatDollarsUp } from '#core/domain/values/money';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';
import { TripIcon } from '#web/parts/itinerary/TripIcon';
import { chipsBar } from '#web/ui/bars';
import { showWhole } from '#web/ui/showWhole';
import { shortOptionLabel } from '../../filters/filterWords';
import type { FilterFieldsProps } from './FilterFields';

interface QuickFiltersProps extends FilterFieldsProps {
  readonly onOpen: () => void;
}

const QUICK: readonly (readonly [filter: OptionsName, option: FilterOption])[] = [
  ['stops', 0],
  ['stops', 1],
  ['checkedBag', true],
  ['cheapestOnly', true],
  ['outboundDeparture', 'morning'],
  ['outboundDeparture', 'afternoon'],
  ['outboundDeparture', 'evening'],
];

/** The filters most requested, one tap each, and the way to all of them; in narrow layouts only. */
export function QuickFilters({ criteria, actions, counted, onOpen }: QuickFiltersProps) {
  const words = { ...useMessages(), ...useResultsWords() };
  const { results } = words;
  return (
    <div
      className="chips"
      ref={chipsBar}
      data-bar="top"
      role="group"
      aria-label={results.quickFilters}
      onFocus={(event) => showWhole(event.target)}
    >
      <button className="chip" type="button" aria-haspopup="dialog" onClick={onOpen}>
        <TripIcon name="filter" /> {results.filtersSet(setFilters(criteria).length)}
      </button>
      {QUICK.map(([filter, option]) => {
        const lowest = counted?.facets[filter].get(option)?.lowest ?? null;
        return (
          <button
            key={`${filter} ${String(option)}`}
            className="chip"
            type="button"
            aria-pressed={chosenOptions(valueOf(criteria, filter)).includes(option)}
            onClick={() => actions.toggle(filter, option)}
          >
            {shortOptionLabel(words, filter, option)} {lowest === null ? '' : formatDollarsUp(lowest)}
          </button>
        );
      })}
    </div>
  );
}
