import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { Messages } from '#core/content/messages/messages.en';
import { DAY_PARTS, NIGHTS, setFilters, STOP_CHOICES, TIME_WINDOWS, TRIP_ENDS } from '#core/domain/filters';
import type { Criteria, FilterName } from '#core/domain/filters';
import type { Facet } from '#core/domain/filterOutcome';
import type { SearchQuery } from '#core/domain/trip';
import { cityOf } from '#web/parts/cityOf';
import { useMessages, useResultsWords } from '#web/platform/messages';
import { removes } from '#web/ui/removes';
import type { Counted, FilterActions } from '../results.hooks';
import { FilterGroup, Fold, Several } from './FilterGroup';
import { FilterOption } from './FilterOption';
import { PriceField } from './PriceField';
import { RangeStep } from './RangeStep';
import { WholeCostFields } from './WholeCostFields';

export interface FilterFieldsProps {
  readonly query: SearchQuery;
  readonly criteria: Criteria;
  readonly actions: FilterActions;
  /** Null while the list is on its way: the fields keep their places. */
  readonly counted: Counted | null;
}

const NearbyAirports = lazy(() =>
  import(/* webpackChunkName: "results-later" */ './NearbyAirports').then((m) => ({ default: m.NearbyAirports })),
);

/** Minutes that a key or button moves a limit of time by. */
const TIME_STEP = 30;

/**
 * Every filter with the figures of every option. Each group is given its own part of the criteria and figures alone:
 * a press redraws the group that it is in.
 */
export function FilterFields({ query, criteria, actions, counted }: FilterFieldsProps) {
  const messages = useMessages();
  const { results } = useResultsWords();
  const facets = counted?.facets;
  const windows = TIME_WINDOWS.filter((window) => query.tripType === 'R' || window.startsWith('outbound'));
  return (
    <>
      <FiltersHead isAnySet={setFilters(criteria).length > 0} actions={actions} />
      <WholeCostFields extras={criteria.extras} actions={actions} />
      <ChoiceGroup
        name="stops"
        startsOpen
        options={STOP_CHOICES}
        chosen={criteria.stops}
        facets={facets?.stops}
        labelOf={(stops) => results.stopChoices[stops]}
        onToggle={(stops) => actions.toggleStops(stops)}
        actions={actions}
      />
      <PriceGroup low={criteria.priceMin} high={criteria.priceMax} counted={counted} actions={actions} />
      {counted ? <AirlinesGroup chosen={criteria.airlines} counted={counted} actions={actions} /> : null}
      {windows.map((window) => (
        <ChoiceGroup
          key={window}
          name={window}
          options={DAY_PARTS}
          chosen={criteria.windows[window]}
          facets={facets?.windows[window]}
          labelOf={(part) => results.dayParts[part]}
          onToggle={(part) => actions.toggleWindow(window, part)}
          actions={actions}
        />
      ))}
      {counted ? <DurationGroup longest={criteria.maxMinutes} counted={counted} actions={actions} /> : null}
      {counted
        ? TRIP_ENDS.map((end) =>
            counted.engine.airports[end].length > 1 || criteria[end].length > 0 ? (
              <ChoiceGroup
                key={end}
                name={end}
                options={counted.engine.airports[end]}
                chosen={criteria[end]}
                facets={counted.facets.airports[end]}
                labelOf={(airport) => airportLabel(messages, counted, airport)}
                onToggle={(airport) => actions.toggleAirport(end, airport)}
                actions={actions}
              />
            ) : null,
          )
        : null}
      <Fold title={results.airportsNearby} startsOpen={false} aside={null}>
        <Suspense fallback={<span className="sk sk--range" />}>
          <NearbyAirports query={query} />
        </Suspense>
      </Fold>
      {counted && counted.engine.bounds.layoverMax > 0 ? (
        <>
          <LayoverGroup longest={criteria.maxLayover} counted={counted} actions={actions} />
          <ConnectionsGroup chosen={criteria.connections} counted={counted} actions={actions} />
        </>
      ) : null}
      <ChoiceGroup
        name="nights"
        options={NIGHTS}
        chosen={criteria.nights}
        facets={facets?.nights}
        labelOf={(night) => results.withoutNight[night]}
        onToggle={(night) => actions.toggleNight(night)}
        actions={actions}
      />
      <ToggleGroup
        name="emissions"
        label={results.lowEmissions(counted?.engine.typicalEmissions ?? null)}
        facet={facets?.emissions}
        isChosen={criteria.lowEmissions}
        onToggle={() => actions.toggleLowEmissions()}
        actions={actions}
      />
      <ToggleGroup
        name="checkedBag"
        label={results.checkedBagIncluded}
        facet={facets?.checkedBag}
        isChosen={criteria.checkedBag}
        onToggle={() => actions.toggleCheckedBag()}
        actions={actions}
      />
      <ToggleGroup
        name="cheapestOnly"
        label={results.cheapestOnly}
        facet={facets?.cheapestOnly}
        isChosen={criteria.cheapestOnly}
        onToggle={() => actions.toggleCheapestOnly()}
        actions={actions}
      />
    </>
  );
}

/** `New York JFK`. */
function airportLabel(words: Pick<Messages, 'common'>, { found }: Counted, code: string): string {
  const city = cityOf(words, found.airports, code);
  return city === code ? code : `${city} ${code}`;
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

interface ChoiceGroupProps<T extends string | number> {
  readonly name: FilterName;
  readonly startsOpen?: boolean;
  readonly options: readonly T[];
  readonly chosen: readonly T[];
  /** Undefined while the list is on its way. */
  readonly facets: ReadonlyMap<T, Facet> | undefined;
  readonly labelOf: (option: T) => string;
  readonly onToggle: (option: T) => void;
  readonly actions: FilterActions;
}

/** A filter of which several options can be chosen. */
function ChoiceGroup<T extends string | number>(props: ChoiceGroupProps<T>): ReactNode {
  const { name, startsOpen = false, options, chosen, facets, labelOf, onToggle, actions } = props;
  return (
    <FilterGroup name={name} isSet={chosen.length > 0} startsOpen={startsOpen} actions={actions}>
      {options.map((option) => (
        <FilterOption
          key={option}
          label={labelOf(option)}
          facet={facets?.get(option)}
          isChosen={chosen.includes(option)}
          onToggle={() => onToggle(option)}
        />
      ))}
    </FilterGroup>
  );
}

interface ToggleGroupProps {
  readonly name: FilterName;
  readonly label: string;
  readonly facet: Facet | undefined;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  readonly actions: FilterActions;
}

/** A filter that is on or off. */
function ToggleGroup({ name, label, facet, isChosen, onToggle, actions }: ToggleGroupProps) {
  return (
    <FilterGroup name={name} isSet={isChosen} actions={actions}>
      <FilterOption label={label} facet={facet} isChosen={isChosen} onToggle={onToggle} />
    </FilterGroup>
  );
}

interface PriceGroupProps {
  readonly low: Criteria['priceMin'];
  readonly high: Criteria['priceMax'];
  readonly counted: Counted | null;
  readonly actions: FilterActions;
}

function PriceGroup({ low, high, counted, actions }: PriceGroupProps) {
  return (
    <FilterGroup name="price" isSet={low !== null || high !== null} startsOpen actions={actions}>
      {counted ? (
        <PriceField bounds={counted.engine.bounds} bins={counted.facets.priceBins} low={low} high={high} actions={actions} />
      ) : (
        <span className="sk sk--range" />
      )}
    </FilterGroup>
  );
}

interface CountedProps {
  readonly counted: Counted;
  readonly actions: FilterActions;
}

function DurationGroup({ longest, counted, actions }: CountedProps & { readonly longest: number | null }) {
  const { results } = useResultsWords();
  const { common } = useMessages();
  const { minutesMin, minutesMax } = counted.engine.bounds;
  return (
    <FilterGroup name="duration" isSet={longest !== null} actions={actions}>
      <RangeStep
        label={results.longestTime}
        lead={results.priceUpTo}
        text={common.duration(longest ?? minutesMax)}
        min={minutesMin}
        max={minutesMax}
        step={TIME_STEP}
        value={longest ?? minutesMax}
        onMoved={(minutes) => actions.moveDuration(minutes)}
      />
    </FilterGroup>
  );
}

function LayoverGroup({ longest, counted, actions }: CountedProps & { readonly longest: number | null }) {
  const { results } = useResultsWords();
  const { common } = useMessages();
  const { layoverMin, layoverMax } = counted.engine.bounds;
  return (
    <FilterGroup name="layover" isSet={longest !== null} actions={actions}>
      <RangeStep
        label={results.longestLayover}
        lead={results.priceUpTo}
        text={common.duration(longest ?? layoverMax)}
        min={layoverMin}
        max={layoverMax}
        step={TIME_STEP}
        value={longest ?? layoverMax}
        onMoved={(minutes) => actions.moveLayover(minutes)}
      />
    </FilterGroup>
  );
}

function AirlinesGroup({ chosen, counted: { engine, facets, found }, actions }: CountedProps & { readonly chosen: readonly string[] }) {
  return (
    <FilterGroup name="airlines" isSet={chosen.length > 0} actions={actions}>
      <Several
        options={engine.airlines}
        chosen={chosen}
        render={(airline) => (
          <FilterOption
            key={airline}
            label={found.carriers[airline]?.name ?? airline}
            facet={facets.airlines.get(airline)}
            isChosen={chosen.includes(airline)}
            onToggle={() => actions.toggleAirline(airline)}
          />
        )}
      />
    </FilterGroup>
  );
}

function ConnectionsGroup({ chosen, counted, actions }: CountedProps & { readonly chosen: readonly string[] }) {
  const messages = useMessages();
  return (
    <FilterGroup name="connections" isSet={chosen.length > 0} actions={actions}>
      <Several
        options={counted.engine.connections}
        chosen={chosen}
        render={(airport) => (
          <FilterOption
            key={airport}
            label={airportLabel(messages, counted, airport)}
            facet={counted.facets.connections.get(airport)}
            isChosen={chosen.includes(airport)}
            onToggle={() => actions.toggleConnection(airport)}
          />
        )}
      />
    </FilterGroup>
  );
}
