import { useState } from 'react';
import type { ReactNode } from 'react';
import { DAY_PARTS, isFilterSet, setFilters, STOP_CHOICES, TIME_WINDOWS } from '#core/domain/filters';
import type { Criteria, FilterName } from '#core/domain/filters';
import type { TripType } from '#core/domain/trip';
import { useMessages } from '#web/platform/messages';
import type { FilterEvent } from '../filter.machine';
import type { Counted } from '../results.hooks';
import { FilterOption } from './FilterOption';
import { PriceField } from './PriceField';
import { RangeStep } from './RangeStep';
import { WholeCostFields } from './WholeCostFields';

export interface FilterFieldsProps {
  readonly tripType: TripType;
  readonly criteria: Criteria;
  readonly send: (event: FilterEvent) => void;
  /** Null while the list is on its way: the fields keep their places. */
  readonly counted: Counted | null;
}

const SHOWN_AT_FIRST = 6;
const DURATION_STEP = 30;

/** Every filter with the figures of every option. */
export function FilterFields({ tripType, criteria, send, counted }: FilterFieldsProps) {
  const { results, common } = useMessages();
  const facets = counted?.facets;
  const windows = TIME_WINDOWS.filter((window) => tripType === 'R' || window.startsWith('outbound'));
  return (
    <>
      <div className="filters__head">
        <h2>{results.filters}</h2>
        {setFilters(criteria).length > 0 ? (
          <button className="link small" type="button" onClick={() => send({ type: 'filters.cleared' })}>
            {results.clearAll}
          </button>
        ) : null}
      </div>
      <WholeCostFields extras={criteria.extras} send={send} />
      <Group name="stops" criteria={criteria} send={send}>
        {STOP_CHOICES.map((stops) => (
          <FilterOption
            key={stops}
            label={results.stopChoices[stops]}
            facet={facets?.stops.get(stops)}
            isChosen={criteria.stops.includes(stops)}
            onToggle={() => send({ type: 'stops.toggled', stops })}
          />
        ))}
      </Group>
      <Group name="price" criteria={criteria} send={send}>
        {counted ? (
          <PriceField bounds={counted.engine.bounds} bins={counted.facets.priceBins} criteria={criteria} send={send} />
        ) : (
          <span className="sk sk--range" />
        )}
      </Group>
      {windows.map((window) => (
        <Group key={window} name={window} criteria={criteria} send={send}>
          {DAY_PARTS.map((part) => (
            <FilterOption
              key={part}
              label={results.dayParts[part]}
              facet={facets?.windows[window].get(part)}
              isChosen={criteria.windows[window].includes(part)}
              onToggle={() => send({ type: 'window.toggled', window, part })}
            />
          ))}
        </Group>
      ))}
      {counted ? (
        <>
          <Group name="duration" criteria={criteria} send={send}>
            <RangeStep
              label={results.longestTime}
              lead={results.priceUpTo}
              text={common.duration(criteria.maxMinutes ?? counted.engine.bounds.minutesMax)}
              min={counted.engine.bounds.minutesMin}
              max={counted.engine.bounds.minutesMax}
              step={DURATION_STEP}
              value={criteria.maxMinutes ?? counted.engine.bounds.minutesMax}
              onMoved={(minutes) => send({ type: 'duration.moved', minutes })}
            />
          </Group>
          <Group name="airlines" criteria={criteria} send={send}>
            <Several
              options={counted.engine.airlines}
              chosen={criteria.airlines}
              render={(airline) => (
                <FilterOption
                  key={airline}
                  label={counted.found.carriers[airline]?.name ?? airline}
                  facet={facets?.airlines.get(airline)}
                  isChosen={criteria.airlines.includes(airline)}
                  onToggle={() => send({ type: 'airline.toggled', airline })}
                />
              )}
            />
          </Group>
        </>
      ) : null}
      <Group name="checkedBag" criteria={criteria} send={send}>
        <FilterOption
          label={results.checkedBagIncluded}
          facet={facets?.checkedBag}
          isChosen={criteria.checkedBag}
          onToggle={() => send({ type: 'checkedBag.toggled' })}
        />
      </Group>
      <Group name="cheapestOnly" criteria={criteria} send={send}>
        <FilterOption
          label={results.cheapestOnly}
          facet={facets?.cheapestOnly}
          isChosen={criteria.cheapestOnly}
          onToggle={() => send({ type: 'cheapestOnly.toggled' })}
        />
      </Group>
      {counted && counted.engine.connections.length > 0 ? (
        <Group name="connections" criteria={criteria} send={send}>
          <Several
            options={counted.engine.connections}
            chosen={criteria.connections}
            render={(airport) => (
              <FilterOption
                key={airport}
                label={`${counted.found.airports[airport]?.city ?? ''} ${airport}`.trim()}
                facet={facets?.connections.get(airport)}
                isChosen={criteria.connections.includes(airport)}
                onToggle={() => send({ type: 'connection.toggled', airport })}
              />
            )}
          />
        </Group>
      ) : null}
    </>
  );
}

interface GroupProps {
  readonly name: FilterName;
  readonly criteria: Criteria;
  readonly send: (event: FilterEvent) => void;
  readonly children: ReactNode;
}

/** One filter; clearing it alone is one action. */
function Group({ name, criteria, send, children }: GroupProps) {
  const { results } = useMessages();
  return (
    <fieldset className="fgroup">
      <legend>{results.names[name]}</legend>
      {isFilterSet(criteria, name) ? (
        <button className="link small fgroup__clear" type="button" onClick={() => send({ type: 'filter.cleared', filters: [name] })}>
          {results.clear}
          <span className="vh"> {results.names[name]}</span>
        </button>
      ) : null}
      {children}
    </fieldset>
  );
}

interface SeveralProps {
  readonly options: readonly string[];
  readonly chosen: readonly string[];
  readonly render: (option: string) => ReactNode;
}

/** A long list of options begins short; what is chosen is never hidden. */
function Several({ options, chosen, render }: SeveralProps) {
  const { results } = useMessages();
  const [isLong, setLong] = useState(false);
  const shown = options.filter((option, i) => isLong || i < SHOWN_AT_FIRST || chosen.includes(option));
  const isCut = options.length > SHOWN_AT_FIRST;
  return (
    <>
      {shown.map(render)}
      {isCut ? (
        <button className="link small fgroup__more" type="button" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? results.showFewer : results.showMore(options.length - shown.length)}
        </button>
      ) : null}
    </>
  );
}
