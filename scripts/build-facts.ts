/** Computes the figures of the destination pages: `node -r ts-node/register/transpile-only scripts/build-facts.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CITIES, DESTINATIONS } from '../src/core/content/destinations/cities';
import { parseIsoDate } from '../src/core/domain/dates';
import { loadAirports } from '../src/server/airports/airportTable';
import { factsOfCity } from './facts/cityFacts';
import { buildNetwork } from '../src/server/flights/suppliers/sandbox/network';

/** Where the traveler of the example starts. */
const HOME = { paris: 'NYC', rome: 'NYC', 'new-york': 'LAX', 'las-vegas': 'LAX', 'los-angeles': 'NYC' } as const;
const FILE = path.join(__dirname, '..', 'src', 'core', 'content', 'destinations', 'facts.generated.ts');

const now = new Date();
const asOf = parseIsoDate(now.toISOString().slice(0, 10));
if (asOf === null) throw new Error('today is no date');
const airports = loadAirports();
const net = buildNetwork(airports);
const lines = DESTINATIONS.map((city) => {
  const { airlines, flightsPerWeek, flightMinutes, lowestCents, cheapestMonth } = factsOfCity(
    net,
    airports,
    HOME[city],
    CITIES[city].code,
    asOf,
    now,
  );
  const key = city.includes('-') ? `'${city}'` : city;
  return `  ${key}: { airlines: ${airlines}, flightsPerWeek: ${flightsPerWeek}, flightMinutes: ${flightMinutes}, lowestCents: ${lowestCents}, cheapestMonth: ${cheapestMonth} },`;
});
writeFileSync(
  FILE,
  `/** Written by scripts/build-facts.ts; run it again to bring the figures up to date. */
import type { CityFacts } from './cityFacts';
import type { DestinationSlug } from './cities';

export const FACTS_AS_OF = '${asOf}';

export const CITY_FACTS: Readonly<Record<DestinationSlug, CityFacts>> = {
${lines.join('\n')}
};
`,
);
