import type { NonEmpty } from '../values/nonEmpty';
import type { LocalDateTime } from '../values/dates';
import type { Leg, Slice } from '../flights/flights';
import { minutesLater } from './minutesLater';
import { haveSameOperators, isSameSchedule, isSignificantChange } from './scheduleChange';

const leg = (more: Partial<Leg> = {}): Leg => ({
  carrier: 'DL',
  flightNumber: 7,
  operatedBy: null,
  alsoSoldAs: [],
  from: 'JFK',
  to: 'LAX',
  departs: '2027-05-11T10:00' as LocalDateTime,
  arrives: '2027-05-11T13:00' as LocalDateTime,
  minutes: 360,
  aircraft: '321',
  aircraftName: 'Airbus A321',
  legroomInches: 31,
  wifi: true,
  power: true,
  entertainment: true,
  co2Kg: 300,
  ...more,
});
const trip = (...legs: NonEmpty<Leg>): readonly Slice[] => [
  { legs, layovers: [], stops: legs.length - 1, minutes: 360, departMinutes: 0, arriveMinutes: 0, dayShift: 0 },
];
const at = (time: string): LocalDateTime => `2027-05-${time}` as LocalDateTime;
const US = { JFK: { country: 'US' }, EWR: { country: 'US' }, LAX: { country: 'US' }, DEN: { country: 'US' } };
const ABROAD = { ...US, LAX: { country: 'FR' } };
const TO_PUERTO_RICO = { ...US, LAX: { country: 'PR' } };

it.each([
  ['leaves 2:59 earlier', { departs: at('11T07:01') }, US, false],
  ['leaves three hours earlier', { departs: at('11T07:00') }, US, true],
  ['leaves later and arrives as it did', { departs: at('11T12:59') }, US, false],
  ['arrives 2:59 later', { arrives: at('11T15:59') }, US, false],
  ['arrives three hours later', { arrives: at('11T16:00') }, US, true],
  ['arrives the next day', { arrives: at('12T00:30') }, US, true],
  ['abroad: arrives 5:59 later', { arrives: at('11T18:59') }, ABROAD, false],
  ['abroad: arrives six hours later', { arrives: at('11T19:00') }, ABROAD, true],
  ['to Puerto Rico: arrives three hours later', { arrives: at('11T16:00') }, TO_PUERTO_RICO, true],
  ['leaves from another airport', { from: 'EWR' }, US, true],
  ['is flown in a lower cabin', { cabin: 'Economy' }, US, true],
  ['is another flight at the same times', { flightNumber: 9 }, US, false],
] as const)('%s: significant %# (booking.42)', (_what, change, airports, isSignificant) => {
  const [before, after] = [trip(leg()), trip(leg(change))];
  expect(isSignificantChange(before, after, airports)).toBe(isSignificant);
  expect(isSameSchedule(before, after)).toBe('cabin' in change);
});

it('more stops, a direction less, or no flight at all are significant', () => {
  const before = trip(leg());
  expect(isSignificantChange(before, trip(leg({ to: 'DEN' }), leg({ from: 'DEN' })), US)).toBe(true);
  expect(isSignificantChange([...before, ...before], before, US)).toBe(true);
  expect(isSignificantChange(before, null, US)).toBe(true);
});

it('what else is reported of a flight is no change of schedule', () => {
  expect(isSameSchedule(trip(leg()), trip(leg({ aircraft: '320', co2Kg: 0, wifi: false })))).toBe(true);
});

it.each([
  [null, null, true],
  ['SkyWest', 'SkyWest', true],
  [null, 'SkyWest', false],
  ['SkyWest', 'Envoy Air', false],
  // an order may say less than an offer
  ['SkyWest', null, true],
])('flown by %j and now by %j: the same %j', (was, now, isSame) => {
  expect(haveSameOperators(trip(leg({ operatedBy: was })), trip(leg({ operatedBy: now })))).toBe(isSame);
});

it('counts minutes over midnight', () => {
  expect(minutesLater(at('11T23:50'), at('12T00:10'))).toBe(20);
  expect(minutesLater(at('12T00:10'), at('11T23:50'))).toBe(-20);
});
