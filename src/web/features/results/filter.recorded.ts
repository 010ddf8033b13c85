/** What of the filter machine may stand in a recording (code.20): choices out of lists and places of sliders; there is nothing to type. */
import { kept } from '#web/recording/redaction';
import type { RecordedParts } from '#web/recording/redaction';
import type { FilterContext, FilterEvent } from './filter.machine';

export const filterRecorded: RecordedParts<FilterEvent, FilterContext> = {
  machine: 'filter',
  input: kept,
  events: {
    'list.arrived': { bounds: kept, carriers: kept },
    'sort.chosen': { sort: kept },
    'stops.toggled': { stops: kept },
    'airline.toggled': { airline: kept },
    'window.toggled': { window: kept, part: kept },
    'connection.toggled': { airport: kept },
    'airport.toggled': { end: kept, airport: kept },
    'night.toggled': { night: kept },
    'lowEmissions.toggled': {},
    'checkedBag.toggled': {},
    'cheapestOnly.toggled': {},
    'extra.toggled': { extra: kept },
    'extras.cleared': {},
    'price.moved': { end: kept, cents: kept },
    'duration.moved': { minutes: kept },
    'layover.moved': { minutes: kept },
    'filter.cleared': { filters: kept },
    'filters.cleared': {},
    'address.changed': { criteria: kept },
  },
  answers: {},
  context: { criteria: kept, bounds: kept, carriers: kept },
};
