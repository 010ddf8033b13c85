/** Computes the figures of the destination pages: `node -r ts-node/register/transpile-only tools/data/build-facts.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { AIRLINE_CODES } from '#core/content/airlines/airlineSlugs';
import { CITIES, CITY_SLUGS } from '#core/content/destinations/cities';
import type { CitySlug } from '#core/content/destinations/cities';
import { CITY_AIRPORTS } from '#core/content/destinations/cityAirports';
import { utcDateOf } from '#core/domain/values/dates';
import { loadAirports } from '#server/airports/airportTable';
import { buildNetwork } from '#server/flights/suppliers/sandbox/timetable/network';
import { factsOfCity } from './cityFacts';
import { busiestOrigins, nonstopsTo } from './nonstops';

/** Where the travelers of the five given pages start; everywhere else in the city with the most nonstop flights. */
const GIVEN_HOMES: Readonly<Partial<Record<CitySlug, string>>> = {
  paris: 'NYC',
  rome: 'NYC',
  'new-york': 'LAX',
  'las-vegas': 'LAX',
  'los-angeles': 'NYC',
};
/** Airlines and airports of origin that a page names. */
const MOST_AIRLINES = 8;
const MOST_ORIGINS = 4;
const FOLDER = path.join(__dirname, '../..', 'src', 'core', 'content', 'destinations');
const HEAD = '/** Written by tools/data/build-facts.ts; run it again to bring the figures up to date. */';

const now = new Date();
const asOf = utcDateOf(now);
const airports = loadAirports();
const net = buildNetwork(airports);
const key = (city: string): string => (city.includes('-') ? `'${city}'` : city);
const text = (value: unknown): string => JSON.stringify(value).replace(/"(\w+)":/g, '$1:');

const facts: string[] = [];
const nonstops: string[] = [];
for (const city of CITY_SLUGS) {
  const airlines = nonstopsTo(net, airports, CITY_AIRPORTS[city]);
  // those that a search for the city finds
  const routes = busiestOrigins(airports, nonstopsTo(net, airports, [CITIES[city].code]), CITIES[city].code);
  const home = GIVEN_HOMES[city] ?? routes[0]?.metro;
  if (home === undefined) throw new Error(`nobody flies nonstop to ${city}`);
  facts.push(`${key(city)}: ${text(factsOfCity(net, airports, home, CITIES[city].code, asOf, now))},`);
  const own: readonly string[] = CITIES[city].carriers;
  const ours = airlines.filter(({ code }) => (AIRLINE_CODES as readonly string[]).includes(code));
  const shown = ours.filter(({ code }, i) => i < MOST_AIRLINES || own.includes(code));
  const rows = shown.map(({ code, perWeek, sectors }) => {
    const origins = [...new Set(sectors.map((s) => s.from))];
    const [first] = sectors;
    return { code, perWeek, origins: origins.length, from: origins.slice(0, MOST_ORIGINS), to: first?.to, minutes: first?.minutes };
  });
  nonstops.push(`${key(city)}: ${text({ routes: routes.map(({ from, to }) => [from, to]), airlines: rows })},`);
  console.log(city);
}

writeFileSync(
  path.join(FOLDER, 'facts.generated.ts'),
  `${HEAD}
import type { CitySlug } from './cities';
import type { CityFacts } from './cityFacts';

export const FACTS_AS_OF = '${asOf}';

export const CITY_FACTS: Readonly<Record<CitySlug, CityFacts>> = {
${facts.join('\n')}
};
`,
);
writeFileSync(
  path.join(FOLDER, 'nonstops.generated.ts'),
  `${HEAD}
import type { CitySlug } from './cities';
import type { CityNonstops } from './cityFacts';

export const NONSTOPS: Readonly<Record<CitySlug, CityNonstops>> = {
${nonstops.join('\n')}
};
`,
);
