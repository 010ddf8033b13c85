import './filterFields.css';
import { Fragment } from 'react';
import { FILTERS } from '#core/domain/filters/filterList';
import { isFilterSet, setFilters, valueOf } from '#core/domain/filters/filters';
import type { Criteria } from '#core/domain/filters/filters';
import { isRoundTrip } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { useResultsWords } from '#web/platform/sent/messages';
import { removes } from '#web/ui/removes';
import type { Counted, FilterActions } from '../../results.hooks';
import { OptionsField, SliderField } from './FilterField';
import { Fold } from './FilterGroup';
import { WholeCostFields } from './WholeCostFields';
import { Part } from '#web/parts/Part';
import { lazyPart } from '#web/parts/lazyPart';

export interface FilterFieldsProps {
  readonly query: SearchQuery;
  readonly criteria: Criteria;
  readonly actions: FilterActions;
  /** Null while the list is on its way: the fields keep their places. */
  readonly counted: Counted | null;
}

const NearbyAirports = lazyPart(() =>
  import(/* webpackChunkName: "results-later" */ '../page/NearbyAirports').then((m) => ({ default: m.NearbyAirports })),
);

/**
 * Every filter with the figures of every option. Each field is given its own part of the criteria and the figures alone:
 * a press redraws the field that it is in.
 */
export function FilterFields({ query, criteria, actions, counted }: FilterFieldsProps) {
  const { results } = useResultsWords();
  const isOffered = (filter: (typeof FILTERS)[number]): boolean => {
    const codes = (filter.kind === 'codes' && counted?.engine.codesOf(filter.name).length) || 0;
    const list = counted && { hasLayovers: counted.engine.bounds.layover.max > 0, codes };
    return filter.isOffered?.({ isRoundTrip: isRoundTrip(query), list, isSet: isFilterSet(criteria, filter.name) }) ?? true;
  };
  return (
    <>
      <FiltersHead isAnySet={setFilters(criteria).length > 0} actions={actions} />
      <WholeCostFields extras={criteria.extras} actions={actions} />
      {FILTERS.map((filter) => (
        <Fragment key={filter.name}>
          {!isOffered(filter) ? null : filter.kind === 'range' ? (
            <SliderField filter={filter} value={criteria.filters[filter.name]} counted={counted} actions={actions} />
          ) : (
            <OptionsField filter={filter} value={valueOf(criteria, filter.name)} counted={counted} actions={actions} />
          )}
          {filter.name === 'destinationAirports' ? (
            <Fold title={results.airportsNearby} startsOpen={false} aside={null}>
              <Part fallback={<span className="sk sk--range" />}>
                <NearbyAirports query={query} />
              </Part>
            </Fold>
          ) : null}
        </Fragment>
      ))}
    </>
  );
}

function FiltersHead({ isAnySet, actions }: { readonly isAnySet: boolean; readonly actions: FilterActions }) {
  const { results } = useResultsWords();
  return (
    <div className="filters__head">
      <h2>{results.filters}</h2>
      {isAnySet ? (
        <button {...removes('filters')} className="link small" type="button" onClick={() => actions.clearAll()}>
          {results.clearAll}
        </button>
      ) : null}
    </div>
  );
}
