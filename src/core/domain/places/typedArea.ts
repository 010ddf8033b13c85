/** The state or country that a text ends in, which says where the rest of it is: `Boston, MA`, `paris texas`. */
import { foldName } from '../values/foldText';
import { BEGUN, FILLERS } from './suggest';
import type { IsInside, Match } from './suggest';
import type { SuggestAirport, SuggestTable } from './suggestTable';
import { known } from '../values/checkedReads';

/** What to look for, and where alone; nothing to look for means all that is there. */
export interface Reading {
  readonly text: string;
  readonly isInside?: IsInside;
}

/** What people count in by the name of a country. */
const WITH: Readonly<Record<string, readonly string[]>> = {
  US: ['PR', 'VI', 'GU', 'AS', 'MP'],
  CN: ['HK', 'MO'],
  IE: ['Northern Ireland'],
};

/** Words in the longest name: `Newfoundland and Labrador`. */
const MOST_WORDS = 3;

const bare = (text: string): string => foldName(text).replaceAll(' ', '');

/**
 * Makes `read(text)`: which part of a text names a place, and where. A text that is a name goes before all, then a name in what the text ends
 * in, then what it begins (`san fr` is on its way to San Francisco, and not in France), then whatever is found in there. A town of a state
 * that nobody knows is not its namesake elsewhere: all of the state is meant.
 */
export function createReader(
  { airports, countries, otherNames, spanish }: SuggestTable<SuggestAirport>,
  find: (reading: Reading) => readonly Match<SuggestAirport>[],
): (text: string) => Reading {
  const areas = new Map<string, string[]>();
  const add = (area: string, names: readonly string[]): void => {
    for (const name of names.map(bare)) areas.set(name, [...(areas.get(name) ?? []), area, ...(WITH[area] ?? [])]);
  };
  for (const { code, name } of countries) add(code, [code, name, ...(otherNames.countries[code] ?? [])]);
  for (const region of new Set(airports.map(({ regionName }) => regionName)))
    add(region, known([region, spanish.regions[region], ...(otherNames.regions[region] ?? [])]));
  areas.delete('');

  const areaIn = (text: string): Required<Reading> | null => {
    const words = foldName(text).split(' ');
    for (let from = Math.max(1, words.length - MOST_WORDS); from < words.length; from++) {
      const area = areas.get(words.slice(from).join(''));
      const rest = words.slice(0, from);
      if (area && !rest.every((word) => FILLERS.has(word)))
        return { text: rest.join(' '), isInside: ({ country, regionName }) => area.includes(country) || area.includes(regionName) };
    }
    return null;
  };

  /** `Boston, MA, USA` names a state in a country, but `New Mexico, USA` no place in Mexico. */
  const narrowestIn = (text: string): Required<Reading> | null => {
    const area = areaIn(text);
    const inner = area && areaIn(area.text);
    if (!inner) return area;
    const isInside: IsInside = (place) => area.isInside(place) && inner.isInside(place);
    return find({ text: '', isInside }).length > 0 ? { text: inner.text, isInside } : area;
  };

  return (text) => {
    const area = narrowestIn(text);
    if (!area) return { text };
    const [all, there] = [find({ text }), find(area)];
    if (all.some(isNamed)) return { text };
    if (there.some(isNamed)) return area;
    const isSure = text.includes(',') && bare(text.slice(0, text.indexOf(','))) === bare(area.text);
    if (!isSure && all.some(({ rank }) => rank <= BEGUN)) return { text };
    if (there.length > 0) return area;
    return isSure || all.length === 0 || find({ text: area.text }).some(isNamed) ? { ...area, text: '' } : { text };
  };
}

const isNamed = ({ isWhole }: Match<SuggestAirport>): boolean => isWhole;
