/** Written by scripts/build-facts.ts; run it again to bring the figures up to date. */
import type { CityFacts } from './cityFacts';
import type { DestinationSlug } from './cities';

export const FACTS_AS_OF = '2026-11-22';

export const CITY_FACTS: Readonly<Record<DestinationSlug, CityFacts>> = {
  paris: { airlines: 64, flightsPerWeek: 105, flightMinutes: 422, lowestCents: 33250, cheapestMonth: 1 },
  rome: { airlines: 57, flightsPerWeek: 49, flightMinutes: 486, lowestCents: 41318, cheapestMonth: 2 },
  'new-york': { airlines: 62, flightsPerWeek: 140, flightMinutes: 319, lowestCents: 23325, cheapestMonth: 2 },
  'las-vegas': { airlines: 24, flightsPerWeek: 245, flightMinutes: 75, lowestCents: 5810, cheapestMonth: 2 },
  'los-angeles': { airlines: 56, flightsPerWeek: 140, flightMinutes: 364, lowestCents: 24024, cheapestMonth: 1 },
};
