import { buildFlight } from '#testing/flights/buildFlights';
import { faresOf } from './fareFamilies';
import { findFare } from './findFare';
import type { FareStep } from '../flights/flights';

const out = { via: [], departMinutes: 600, minutes: 400 };
const plain = buildFlight({ id: 'f1', carrier: 'AF', perAdult: 200_00, out });
const FLEX: FareStep = { key: '-Flex', conditions: { ...plain.conditions, brand: 'Flex' }, perAdult: 90_00, total: 150_00 };
const flight = buildFlight({ id: 'f12', carrier: 'AF', perAdult: 300_00, out, dearer: [FLEX] });

it('has every fare at its price, the lowest being the flight’s own', () => {
  const lowest = { id: 'f12', conditions: flight.conditions, perAdult: 300_00, total: 600_00 };
  expect(faresOf(flight)).toEqual([lowest, { id: 'f12-Flex', conditions: FLEX.conditions, perAdult: 390_00, total: 750_00 }]);
});

it.each([
  ['f1', 200_00],
  ['f12', 300_00],
  ['f12-Flex', 390_00],
  ['f1-Flex', null],
  ['f123', null],
  ['', null],
])('the fare called "%s" costs %s', (id, perAdult) => {
  expect(findFare([plain, flight], id)?.fare.perAdult ?? null).toBe(perAdult);
});
