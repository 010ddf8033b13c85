/**
 * Which flights of a list are shown and in which order (results.3, results.4): the criteria, and their form in the address.
 * Everything here is about the criteria; filterEngine answers it. Each filter is defined in filterList.
 */
import { SORTS } from './filterChoices';
import type { Sort } from './filterChoices';
import type { FactSource } from './filterFacts';
import { optionsNamed } from './filterKinds';
import type { Filter, FilterOption } from './filterKinds';
import { FILTERS } from './filterList';
import { EXTRAS } from '../fares/wholeCost';
import type { Extra } from '../fares/wholeCost';
import { paramIn } from '../values/texts';

type Defined = (typeof FILTERS)[number];
export type FilterName = Defined['name'];
export type SliderName = Extract<Defined, { kind: 'range' }>['name'];
export type CodesName = Extract<Defined, { kind: 'codes' }>['name'];
/** Filters whose options are counted and priced. */
export type OptionsName = Exclude<FilterName, SliderName>;

/** What each filter can be set to. */
export type FilterValues = { readonly [F in Defined as F['name']]: NonNullable<ReturnType<F['read']>> };
export type FilterValue = FilterValues[FilterName];
/** Words for the options of each filter that is labeled with words. */
export type OptionWords = {
  readonly [F in Extract<Defined, { label: 'words' }> as F['name']]: Readonly<Record<`${ReturnType<F['optionsOf']>[number]}`, string>>;
};

/** A filter of any kind: the value of one is given to no other. */
type AnyFilter<Name extends FilterName, Source> = Filter<Name, FilterValue, FilterOption, unknown, Source>;
/** A filter by a fact of each flight: all but the one that looks at what these leave. */
export type FlightFilter = AnyFilter<Exclude<FilterName, 'cheapestOnly'>, FactSource<unknown>>;

/** The criteria of a list; a filter that is not set has no place in it. */
export interface Criteria {
  readonly filters: Readonly<Partial<FilterValues>>;
  /** What every price and order includes on top of the fare; no filter, so clearing the filters leaves it. */
  readonly extras: readonly Extra[];
  readonly sort: Sort;
}

export const NO_CRITERIA: Criteria = { filters: {}, extras: [], sort: 'best' };

/** Something for each of some filters. */
export const byName = <F extends { readonly name: FilterName }, V>(filters: readonly F[], make: (filter: F) => V) =>
  Object.fromEntries(filters.map((filter) => [filter.name, make(filter)])) as Readonly<Record<F['name'], V>>;

const ALL: readonly AnyFilter<FilterName, unknown>[] = FILTERS;
const NAMED = byName(ALL, (filter) => filter);
export const FILTER_NAMES: readonly FilterName[] = ALL.map(({ name }) => name);
export const FLIGHT_FILTERS: readonly FlightFilter[] = FILTERS.filter((filter) => filter.fact !== null);
export const SLIDERS = FILTERS.filter((filter) => filter.kind === 'range');
export const OPTION_FILTERS = FILTERS.filter((filter) => filter.kind !== 'range');

export const isFilterSet = (c: Criteria, name: FilterName): boolean => c.filters[name] !== undefined;

export const setFilters = (c: Criteria): FilterName[] => FILTER_NAMES.filter((name) => isFilterSet(c, name));

/** In the order of the list, however they came to be: equal criteria are equal text. */
function put(c: Criteria, name: FilterName, value: FilterValue | undefined): Criteria {
  const filters = { ...c.filters, [name]: value };
  return { ...c, filters: Object.fromEntries(FILTER_NAMES.flatMap((one) => (filters[one] === undefined ? [] : [[one, filters[one]]]))) };
}

/** The criteria without one filter. */
export const withoutFilter = (c: Criteria, name: FilterName): Criteria => put(c, name, undefined);

/** The criteria with one filter set to a value; one that filters nothing clears it. */
export const withFilter = (c: Criteria, name: FilterName, value: FilterValue): Criteria => put(c, name, NAMED[name].kept(value));

/** No filter at all; the order and what prices include stay. */
export const withoutFilters = (c: Criteria): Criteria => ({ ...c, filters: {} });

/** What prices are to include, in one order. */
export const withExtras = (c: Criteria, extras: readonly Extra[]): Criteria => ({
  ...c,
  extras: EXTRAS.filter((extra) => extras.includes(extra)),
});

/** `value` in or out of a list. */
export const toggled = <T>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

/** The criteria without what a filter takes away, though it is on where nothing is set. */
export const letGo = (c: Criteria, name: FilterName): Criteria =>
  NAMED[name].usual === undefined ? withoutFilter(c, name) : withFilter(c, name, false);

/** What a filter is set to, or what holds where it is not. */
export const valueOf = <Name extends FilterName>(c: Criteria, name: Name): FilterValues[Name] | undefined =>
  // the usual value is one of the filter's own
  c.filters[name] ?? (NAMED[name].usual as FilterValues[Name] | undefined);

/** The options that are chosen of a filter. */
export function chosenOptions(value: FilterValues[OptionsName] | undefined): readonly FilterOption[] {
  if (typeof value === 'object') return value;
  return value === true ? [true] : [];
}

/** What is chosen of a filter once one of its options was pressed. */
export function toggledOption(c: Criteria, name: OptionsName, option: FilterOption): FilterValues[OptionsName] {
  const value = valueOf(c, name);
  if (option === true) return value !== true;
  // the option is one of the filter's own
  return toggled(chosenOptions(value), option) as FilterValues[OptionsName];
}

/** Parameters of the address besides those of the filters. */
const ADDRESS = { extras: 'with', sort: 'sort' } as const;

const EXTRA_WORDS: Readonly<Record<Extra, string>> = { carryOn: 'carry', checkedBag: 'bag', seatChoice: 'seat', changeable: 'change' };

/** The criteria of an address. Unknown parameters are ignored, a value that cannot be read is dropped, the rest stays. */
export function parseCriteria(address: URLSearchParams): Criteria {
  const sort = paramIn(address, ADDRESS.sort).toLowerCase();
  const rest: Criteria = {
    filters: {},
    extras: optionsNamed(address, ADDRESS.extras, EXTRAS, (extra) => EXTRA_WORDS[extra]),
    sort: SORTS.find((one) => one === sort) ?? NO_CRITERIA.sort,
  };
  return ALL.reduce((criteria, filter) => {
    const value = filter.read(address);
    return value === undefined ? criteria : withFilter(criteria, filter.name, value);
  }, rest);
}

/** Parameters of the address with their texts, empty where nothing is requested; short, and none of the search's own or the tracking code's. */
export const paramsOf = (c: Criteria): readonly (readonly [parameter: string, text: string])[] => [
  ...ALL.flatMap((filter) => filter.write(c.filters[filter.name])),
  [ADDRESS.extras, c.extras.map((extra) => EXTRA_WORDS[extra]).join('-')],
  [ADDRESS.sort, c.sort === NO_CRITERIA.sort ? '' : c.sort],
];

/** The query string with these criteria in it; every other parameter stays as it was. No leading `?`. */
export function writeCriteria(search: string, c: Criteria): string {
  const address = new URLSearchParams(search);
  for (const [parameter, text] of paramsOf(c)) {
    if (text === '') address.delete(parameter);
    else address.set(parameter, text);
  }
  return address.toString();
}

/** Whether two criteria ask the same. */
export const sameCriteria = (a: Criteria, b: Criteria): boolean => writeCriteria('', a) === writeCriteria('', b);
