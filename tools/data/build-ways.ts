/** Writes where every airline flies and which fares it sells there: `node -r ts-node/register/transpile-only tools/data/build-ways.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadAirports } from '#server/airports/airportTable';
import { buildNetwork } from '#server/flights/suppliers/sandbox/timetable/network';
import { wayLines } from './waysFlown';

const FILE = path.join(__dirname, '../..', 'src', 'core', 'content', 'airlines', 'bags', 'waysFlown.generated.ts');

writeFileSync(
  FILE,
  `/** Written by tools/data/build-ways.ts; run it again when the timetable changes. */
import type { BagRegion } from './bagRegions';

/** Every airline of the timetable by name, where it flies, and its lowest fare of economy there. */
// oxfmt-ignore
export const WAYS_FLOWN: readonly (readonly [code: string, airline: string, Readonly<Partial<Record<BagRegion, 'Basic' | 'Main'>>>])[] = [
${wayLines(buildNetwork(loadAirports())).join('\n')}
];
`,
);
