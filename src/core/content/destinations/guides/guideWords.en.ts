import type { GuideWords } from './guideRecord';

/** What all city guides have in common, in US English. */
export const guideWords: GuideWords = {
  language: 'en-US',
  weather: (city) => `${city} by month`,
  weatherNote: 'Mean of the daily highs and lows, in degrees Fahrenheit, with Celsius in parentheses.',
  weatherSource: (station, period) => `Climate averages ${period} of the station ${station}, rounded; as of December 2025:`,
  columns: { month: 'Month', high: 'High', low: 'Low' },
  map: (city) => `Where to stay in ${city}`,
  mapLabel: (city) => `Drawn map of ${city} with its neighborhoods as numbers`,
  flights: (city) => `Flights to ${city}`,
  flightsText: (city) => `What a ticket costs in which month, who flies to ${city} nonstop, its airports and the way into town.`,
  entryLink: 'Visa information',
  flightsAction: 'Fares and airports',
};
