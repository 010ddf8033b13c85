import type { FilterOption as Option } from '#core/domain/filters/filterKinds';
import { chosenOptions } from '#core/domain/filters/filters';
import type { FilterValues } from '#core/domain/filters/filters';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';
import { optionLabel } from '../../filters/filterWords';
import type { OptionsFilter, SliderFilter } from '../../filters/filterWords';
import type { Counted, FilterActions } from '../../results.hooks';
import { FilterGroup, Several } from './FilterGroup';
import { FilterOption } from './FilterOption';
import { Part } from '#web/parts/Part';
import { lazyPart } from '#web/parts/lazyPart';

/** There is nothing to move before the list has come. */
const RangeField = lazyPart(() => import(/* webpackChunkName: "results-later" */ './RangeField').then((m) => ({ default: m.RangeField })));

interface FieldProps<Filter extends OptionsFilter | SliderFilter> {
  readonly filter: Filter;
  /** Undefined where it is not set. */
  readonly value: FilterValues[Filter['name']] | undefined;
  /** Null while the list is on its way. */
  readonly counted: Counted | null;
  readonly actions: FilterActions;
}

/** A filter whose options are ticked: one box, several, or the codes that the list has. */
export function OptionsField({ filter, value, counted, actions }: FieldProps<OptionsFilter>) {
  const words = { ...useMessages(), ...useResultsWords() };
  const { name, control, startsOpen } = filter;
  const chosen = chosenOptions(value);
  const row = (option: Option) => (
    <FilterOption
      key={String(option)}
      label={optionLabel(words, filter, option, counted)}
      facet={counted?.facets[name].get(option)}
      isChosen={chosen.includes(option)}
      onToggle={() => actions.toggle(name, option)}
    />
  );
  const options = filter.kind === 'codes' ? (counted?.engine.codesOf(filter.name) ?? []) : filter.optionsIn(() => []);
  return (
    <FilterGroup name={name} isSet={value !== filter.usual} startsOpen={startsOpen} actions={actions}>
      {control === 'longList' ? <Several options={options} chosen={chosen} render={row} /> : options.map(row)}
    </FilterGroup>
  );
}

/** A filter whose limits are moved. */
export function SliderField({ filter, value, counted, actions }: FieldProps<SliderFilter>) {
  const { name, startsOpen } = filter;
  const bounds = counted?.engine.bounds[name];
  return (
    <FilterGroup name={name} isSet={value !== undefined} startsOpen={startsOpen} actions={actions}>
      {bounds === undefined || counted === null ? (
        <RangeToCome />
      ) : (
        <Part fallback={<RangeToCome />}>
          <RangeField filter={filter} bounds={bounds} limits={value ?? {}} counted={counted} actions={actions} />
        </Part>
      )}
    </FilterGroup>
  );
}

const RangeToCome = () => <span className="sk sk--range" />;
