/** Writes the fees for bags of every airline: `node -r ts-node/register/transpile-only tools/data/build-baggage.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadAirports } from '#server/airports/airportTable';
import { buildNetwork } from '#server/flights/suppliers/sandbox/timetable/network';
import { baggageLines } from './baggage';

const FILE = path.join(__dirname, '../..', 'src', 'core', 'content', 'airlines', 'baggage.generated.ts');

writeFileSync(
  FILE,
  `/** Written by tools/data/build-baggage.ts; run it again when the rules of fares or the timetable change. */
import type { Cents } from '../../domain/money';

export type Way = 'domestic' | 'short' | 'atlantic' | 'long';
/** Carry-on, first and second checked bag, each way with the lowest fare of economy; 0 is included. */
export type BagFees = readonly [carryOn: Cents, first: Cents, second: Cents];

/** Every airline of the timetable by name, with the ways it flies. */
export const BAGGAGE: readonly (readonly [airline: string, ways: Readonly<Partial<Record<Way, BagFees>>>])[] = [
${baggageLines(buildNetwork(loadAirports())).join('\n')}
];
`,
);
