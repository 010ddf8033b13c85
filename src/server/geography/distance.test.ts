import { loadAirports } from '../airports/airportTable';
import { distanceKm } from './distance';

const table = loadAirports();
const at = (code: string) => {
  const a = table.get(code);
  if (!a) throw new Error(code);
  return a;
};

test('distances are great circles', () => {
  expect(distanceKm(at('JFK'), at('LHR'))).toBeCloseTo(5540, -1);
  expect(distanceKm(at('LAX'), at('SYD'))).toBeCloseTo(12_060, -1);
});
