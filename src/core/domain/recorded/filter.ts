/** What of the filter machine may be in a recording (code.20): choices out of lists and places of sliders; there is nothing to type. */
import { SORTS } from '../filters/filterChoices';
import { FILTERS } from '../filters/filterList';
import { byName, FILTER_NAMES, OPTION_FILTERS, SLIDERS } from '../filters/filters';
import { EXTRAS } from '../fares/wholeCost';
import { anyOf, cents, fields, flag, listOf, oneOf, text } from './shapes';
import type { Shape } from './shapes';

/** Cents or minutes. */
const figure = cents;
const ends = fields({ min: figure, max: figure });

const valueOf = (filter: (typeof FILTERS)[number]): Shape => {
  switch (filter.kind) {
    case 'flag':
      return flag;
    case 'choices':
      return listOf(oneOf(filter.options));
    case 'codes':
      return listOf(text(filter.form));
    case 'range':
      return ends;
  }
};
const values = byName(FILTERS, valueOf);
const namesOf = (filters: readonly { readonly name: string }[]): Shape => oneOf(filters.map(({ name }) => name));
const extras = listOf(oneOf(EXTRAS));
const sort = oneOf(SORTS);
const criteria = fields({ filters: fields(values), extras, sort });
const bounds = fields(byName(SLIDERS, () => ends));
const carriers = listOf(text(/^[A-Z0-9]{2}$/));

export const FILTER_RECORDED = {
  machine: 'filter',
  input: fields({ criteria }),
  events: {
    'list.arrived': { bounds, carriers },
    'sort.chosen': { sort },
    'extras.chosen': { extras },
    'filter.chosen': { filter: namesOf(OPTION_FILTERS), value: anyOf(OPTION_FILTERS.map(({ name }) => values[name])) },
    'slider.moved': { filter: namesOf(SLIDERS), end: oneOf(['min', 'max']), to: figure },
    'filters.cleared': { filters: listOf(oneOf(FILTER_NAMES)) },
    'address.changed': { criteria },
  },
  answers: {},
  context: { criteria, bounds, carriers },
  delays: ['sliderSettled'],
  states: ['resting', 'sliding'],
};
