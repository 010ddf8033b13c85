/** What filters and their options are called. */
import type { FilterOption } from '#core/domain/filters/filterKinds';
import { FILTERS } from '#core/domain/filters/filterList';
import { byName, chosenOptions, valueOf } from '#core/domain/filters/filters';
import type { Criteria, FilterName } from '#core/domain/filters/filters';
import { cityOf } from '#web/parts/cityOf';
import type { Language, ResultsWords } from '#web/platform/sent/messages';
import type { Counted } from './results.hooks';

type Words = Language['messages'] & ResultsWords;
type Defined = (typeof FILTERS)[number];
export type SliderFilter = Extract<Defined, { readonly kind: 'range' }>;
export type OptionsFilter = Exclude<Defined, SliderFilter>;
type OptionsOf = Readonly<Partial<Record<FilterName, Readonly<Record<string, string>>>>>;

const optionIn = (words: OptionsOf, name: FilterName, option: FilterOption): string | undefined => words[name]?.[String(option)];

/** An option below the name of its filter; airlines and airports by what the list knows of them. */
export function optionLabel(words: Words, filter: OptionsFilter, option: FilterOption, counted: Counted | null): string {
  const code = String(option);
  switch (filter.label) {
    case 'words':
      return optionIn(words.results.options, filter.name, option) ?? code;
    case 'typicalEmissions':
      return words.results.lowEmissions(counted?.engine.typicalEmissions ?? null);
    case 'airline':
      return counted?.found.carriers[code]?.name ?? code;
    case 'airport': {
      // `New York JFK`
      const city = counted ? cityOf(words, counted.found.airports, code) : code;
      return city === code ? code : `${city} ${code}`;
    }
  }
}

const NAMED = byName(FILTERS, (filter) => filter);

/** An option where there is little room. */
export const shortOptionLabel = ({ results }: Words, name: FilterName, option: FilterOption): string =>
  optionIn(results.shortOptions, name, option) ?? optionIn(results.options, name, option) ?? String(option);

/** A filter as the traveler set it: “Nonstop”, “Morning (departure)”; its name where it holds several choices. */
export function filterLabel({ results }: Words, name: FilterName, criteria: Criteria): string {
  const filter = NAMED[name];
  const isByOption = filter.kind === 'choices' || (filter.kind === 'flag' && filter.isCalledByLabel === true);
  const [only, ...more] = isByOption ? chosenOptions(valueOf(criteria, filter.name)) : [];
  if (only === undefined || more.length > 0) return results.names[name];
  return optionIn(results.loneOptions, name, only) ?? optionIn(results.options, name, only) ?? results.names[name];
}
