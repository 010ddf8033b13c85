import fc from 'fast-check';
import { CABINS } from '#core/domain/search/trip';
import { emissionsOf } from './emissions';

// what the public calculators (Travel Impact Model, ICAO) give for these within a sixth
it.each([
  ['JFK–LAX', '321N', 3974, 'Economy', 280],
  ['JFK–LHR', '77W', 5540, 'Economy', 390],
  ['SFO–SIN', '359', 13_570, 'Economy', 800],
  ['LGA–ORD', '738', 1180, 'Economy', 113],
  ['BOS–DCA', 'E75', 640, 'Economy', 108],
] as const)('%s on a %s', (_, aircraft, km, cabin, kg) => {
  expect(Math.abs(emissionsOf(aircraft, km, cabin) / kg - 1)).toBeLessThan(1 / 6);
});

it('weighs a seat by its floor space: a bed over an ocean is four seats, a wide seat at home one and a half', () => {
  const of = (aircraft: string, cabin: (typeof CABINS)[number]): number => emissionsOf(aircraft, 5000, cabin);
  expect(of('77W', 'Business') / of('77W', 'Economy')).toBeCloseTo(4, 1);
  expect(of('738', 'First') / of('738', 'Economy')).toBeCloseTo(1.5, 1);
});

it('grows with the distance, whatever the aircraft; one that is not listed emits what is usual', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('AT7', '738', '77W', '388'),
      fc.integer({ min: 100, max: 5000 }),
      fc.integer({ min: 1, max: 9000 }),
      (aircraft, km, more) => {
        for (const cabin of CABINS) {
          expect(emissionsOf(aircraft, km, cabin)).toBeGreaterThan(0);
          expect(emissionsOf(aircraft, km + more, cabin)).toBeGreaterThanOrEqual(emissionsOf(aircraft, km, cabin));
        }
      },
    ),
  );
  expect(emissionsOf('ZZZ', 1180, 'Economy')).toBe(emissionsOf('738', 1180, 'Economy'));
});
