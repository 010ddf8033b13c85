/** What a chosen filter is called where the list is empty. */
import { FILTERS } from '#core/domain/filters/filterList';
import { byName, chosenOptions, valueOf } from '#core/domain/filters/filters';
import type { Criteria, FilterName } from '#core/domain/filters/filters';
import { optionIn } from './filterWords';
import type { Words } from './filterWords';

const NAMED = byName(FILTERS, (filter) => filter);

/** A filter as the traveler set it: “Nonstop”, “Morning (departure)”; its name where it holds several choices. */
export function filterLabel({ results }: Words, name: FilterName, criteria: Criteria): string {
  const filter = NAMED[name];
  const isByOption = filter.kind === 'choices' || (filter.kind === 'flag' && filter.isCalledByLabel === true);
  const [only, ...more] = isByOption ? chosenOptions(valueOf(criteria, filter.name)) : [];
  if (only === undefined || more.length > 0) return results.names[name];
  return optionIn(results.loneOptions, name, only) ?? optionIn(results.options, name, only) ?? results.names[name];
}
