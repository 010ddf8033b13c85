/** What filters and their options are called. */
import type { FilterOption } from '#core/domain/filters/filterKinds';
import type { FILTERS } from '#core/domain/filters/filterList';
import type { FilterName } from '#core/domain/filters/filters';
import { cityOf } from '#web/parts/cityOf';
import type { Language, ResultsWords } from '#web/platform/sent/messages';
import type { Counted } from '../results.hooks';

export type Words = Language['messages'] & ResultsWords;
type Defined = (typeof FILTERS)[number];
export type SliderFilter = Extract<Defined, { readonly kind: 'range' }>;
export type OptionsFilter = Exclude<Defined, SliderFilter>;
type OptionsOf = Readonly<Partial<Record<FilterName, Readonly<Record<string, string>>>>>;

export const optionIn = (words: OptionsOf, name: FilterName, option: FilterOption): string | undefined => words[name]?.[String(option)];

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

/** An option where there is little room. */
export const shortOptionLabel = ({ results }: Words, name: FilterName, option: FilterOption): string =>
  optionIn(results.shortOptions, name, option) ?? optionIn(results.options, name, option) ?? String(option);
