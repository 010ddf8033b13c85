import type { ReactNode } from 'react';
import { DAY_PARTS, setFilters } from '#core/domain/filters';
import { formatDollarsUp } from '#core/domain/money';
import type { Facet } from '#core/domain/filterOutcome';
import { useResultsWords } from '#web/platform/messages';
import { TripIcon } from '#web/parts/TripIcon';
import { chipsBar } from '#web/ui/bars';
import { showWhole } from '#web/ui/showWhole';
import type { FilterFieldsProps } from './FilterFields';

interface QuickFiltersProps extends FilterFieldsProps {
  readonly onOpen: () => void;
  /** What stands behind the filters in the same row. */
  readonly children: ReactNode;
}

/** The filters most asked for, one tap each, and the way to all of them; in narrow layouts only. */
export function QuickFilters({ criteria, actions, counted, onOpen, children }: QuickFiltersProps) {
  const { results } = useResultsWords();
  const facets = counted?.facets;
  const chip = (label: string, facet: Facet | undefined, isChosen: boolean, onToggle: () => void) => (
    <button key={label} className="chip" type="button" aria-pressed={isChosen} onClick={onToggle}>
      {label} {facet?.lowest == null ? '' : formatDollarsUp(facet.lowest)}
    </button>
  );
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
      {([0, 1] as const).map((stops) =>
        chip(results.stopChoices[stops], facets?.stops.get(stops), criteria.stops.includes(stops), () => actions.toggleStops(stops)),
      )}
      {chip(results.checkedBagShort, facets?.checkedBag, criteria.checkedBag, () => actions.toggleCheckedBag())}
      {chip(results.cheapestOnly, facets?.cheapestOnly, criteria.cheapestOnly, () => actions.toggleCheapestOnly())}
      {DAY_PARTS.filter((part) => part !== 'night').map((part) =>
        chip(
          results.dayPartsShort[part],
          facets?.windows.outboundDeparture.get(part),
          criteria.windows.outboundDeparture.includes(part),
          () => actions.toggleWindow('outboundDeparture', part),
        ),
      )}
      {children}
    </div>
  );
}
