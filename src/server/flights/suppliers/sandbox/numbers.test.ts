/** Who flies a feeder flight: the partners of that hub (fare-model.13). */
import { distanceKm } from '../../../geography/distance';
import { lookUp, required } from '#core/domain/values/checkedReads';
import { loadAirports } from '../../../airports/airportTable';
import { loadCarriers } from './fares/carriers';
import { operatorOf } from './numbers';

const airports = loadAirports();
const { byCode } = loadCarriers(airports);

it.each([
  ['AA', 'DFW', 'AVL', /^Envoy Air as American Eagle$/],
  ['AA', 'AVL', 'DFW', /^Envoy Air as American Eagle$/],
  ['AA', 'CLT', 'AVL', /^(PSA|Piedmont) Airlines as American Eagle$/],
  ['AA', 'PHX', 'YUM', /^SkyWest Airlines as American Eagle$/],
  ['DL', 'SLC', 'TWF', /^SkyWest Airlines as Delta Connection$/],
  ['DL', 'ATL', 'ABY', /^Endeavor Air as Delta Connection$/],
  ['UA', 'DEN', 'EAR', /^SkyWest Airlines as United Express$/],
  ['UA', 'EWR', 'ALB', /^Republic Airways as United Express$/],
  ['AS', 'SEA', 'PUW', /^Horizon Air$/],
])('%s %s-%s is operated by %s', (airline, from, to, operator) => {
  const [a, b] = [required(airports.get(from), from), required(airports.get(to), to)];
  expect(operatorOf({ carrier: lookUp(byCode, airline), from: a, to: b, km: distanceKm(a, b), order: 0 })).toMatch(operator);
});

it.each([
  // Alaska's own aircraft
  ['AS', 'SEA', 'JNU'],
  ['AS', 'ANC', 'BET'],
  ['AA', 'DFW', 'LAX'],
  ['WN', 'HOU', 'CRP'],
])('%s %s-%s is flown by the airline itself', (airline, from, to) => {
  const [a, b] = [required(airports.get(from), from), required(airports.get(to), to)];
  expect(operatorOf({ carrier: lookUp(byCode, airline), from: a, to: b, km: distanceKm(a, b), order: 0 })).toBeNull();
});
