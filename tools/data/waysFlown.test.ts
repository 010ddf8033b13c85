/** The page of baggage fees has every airline of the timetable, where it flies: written again, the list would be the same (content.47). */
import { readFileSync } from 'node:fs';
import { itInCi } from '#testing/jest/smallerRuns';
import path from 'node:path';
import { WAYS_FLOWN } from '#core/content/airlines/bags/waysFlown.generated';
import { loadAirports } from '#server/airports/airportTable';
import { buildNetwork } from '#server/flights/suppliers/sandbox/timetable/network';
import { wayLines } from './waysFlown';

itInCi('is what tools/data/build-ways.ts writes, with every airline of the timetable', () => {
  const net = buildNetwork(loadAirports());
  const file = readFileSync(path.join(__dirname, '../../src/core/content/airlines/bags/waysFlown.generated.ts'), 'utf8');
  expect(file.match(/^ {2}\[.*$/gm)).toEqual(wayLines(net));
  expect(WAYS_FLOWN).toHaveLength(net.carriers.list.length);
});
