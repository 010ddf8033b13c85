/** Finds each airline's busiest route in the timetable: `node -r ts-node/register/transpile-only scripts/build-busiest-routes.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { AIRLINE_CODES } from '../src/core/content/airlines/airlineSlugs';
import { loadAirports } from '../src/server/airports/airportTable';
import { busiestRoute } from './facts/busiestRoute';
import { buildNetwork } from '../src/server/flights/suppliers/sandbox/network';

const FILE = path.join(__dirname, '..', 'src', 'core', 'content', 'airlines', 'busiestRoutes.generated.ts');

const net = buildNetwork(loadAirports());
const lines = AIRLINE_CODES.map((code) => {
  const { from, to } = busiestRoute(net, code);
  return `  ${code}: ['${from}', '${to}'],`;
});
writeFileSync(
  FILE,
  `/** Written by scripts/build-busiest-routes.ts; run it again when the timetable changes. */
import type { AirlineCode } from './airlineSlugs';

/** The route with the most departures a week, from the United States where the airline flies there: airport codes of its two ends. */
export const BUSIEST_ROUTES: Readonly<Record<AirlineCode, readonly [from: string, to: string]>> = {
${lines.join('\n')}
};
`,
);
