/** Written by scripts/build-facts.ts; run it again to bring the figures up to date. */
import type { CityFacts } from './cityFacts';
import type { DestinationSlug } from './cities';

export const FACTS_AS_OF = '2026-11-21';

export const CITY_FACTS: Readonly<Record<DestinationSlug, CityFacts>> = {
  paris: { airlines: 71, flightsPerWeek: 245, flightMinutes: 422, lowestCents: 35496, cheapestMonth: 2 },
  rome: { airlines: 73, flightsPerWeek: 119, flightMinutes: 487, lowestCents: 38304, cheapestMonth: 1 },
  'new-york': { airlines: 77, flightsPerWeek: 791, flightMinutes: 318, lowestCents: 14245, cheapestMonth: 1 },
  'las-vegas': { airlines: 73, flightsPerWeek: 511, flightMinutes: 75, lowestCents: 5112, cheapestMonth: 1 },
  'los-angeles': { airlines: 71, flightsPerWeek: 791, flightMinutes: 363, lowestCents: 13752, cheapestMonth: 1 },
};
