/** The table of baggage fees says what the fares on this site are sold by: written anew, it would be the same. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BAGGAGE } from '#core/content/airlines/baggage.generated';
import { loadAirports } from '#server/airports/airportTable';
import { buildNetwork } from '#server/flights/suppliers/sandbox/timetable/network';
import { baggageLines } from './baggage';

it('is what tools/data/build-baggage.ts writes, with every airline of the timetable', () => {
  const net = buildNetwork(loadAirports());
  const file = readFileSync(path.join(__dirname, '../../src/core/content/airlines/baggage.generated.ts'), 'utf8');
  expect(file.match(/^ {2}\[.*$/gm)).toEqual(baggageLines(net));
  expect(BAGGAGE).toHaveLength(net.carriers.list.length);
});
