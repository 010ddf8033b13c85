import { readFlown } from './itineraries';
import type { Airline, Airport, Segment } from '../api/duffelTypes';

const airport = (iata_code: string | null) =>
  ({ iata_code, name: 'An airport', time_zone: 'America/New_York', iata_country_code: 'US' }) as Airport; // what is read of it
const airline = (iata_code: string | null) => ({ iata_code, name: 'An airline' }) as Airline; // what is read of it
const segment = (changed: Partial<Segment> = {}) =>
  ({
    origin: airport('JFK'),
    destination: airport('BOS'),
    departing_at: '2027-05-11T08:00:00',
    arriving_at: '2027-05-11T09:20:00',
    marketing_carrier: airline('AA'),
    marketing_carrier_flight_number: '100',
    operating_carrier: airline('AA'),
    distance: null,
    aircraft: null,
    passengers: [],
    ...changed,
  }) as Segment; // what is read of it
const read = (flight: Segment, owner = airline('AA')) =>
  readFlown({ owner, slices: [{ segments: [flight] }], passengers: [{}], total_emissions_kg: null }, 'Economy');

it('reads a flight', () => {
  expect(read(segment())?.slices[0]?.legs[0]).toMatchObject({ carrier: 'AA', flightNumber: 100, from: 'JFK', to: 'BOS', minutes: 80 });
});

it.each<[Pick<Segment, 'origin_terminal' | 'destination_terminal'>, object]>([
  [
    { origin_terminal: '8', destination_terminal: 'B' },
    { fromTerminal: '8', toTerminal: 'B' },
  ],
  [{ origin_terminal: '8', destination_terminal: null }, { fromTerminal: '8' }],
  [{ origin_terminal: null, destination_terminal: '' }, {}],
])('reads terminals %j as %j, and makes none up', (terminals, expected) => {
  const { fromTerminal, toTerminal } = read(segment(terminals))?.slices[0]?.legs[0] ?? {};
  expect(JSON.parse(JSON.stringify({ fromTerminal, toTerminal }))).toEqual(expected);
});

it.each<[string, Partial<Segment>]>([
  ['no number', { marketing_carrier_flight_number: '' }],
  ['an airline without a code', { marketing_carrier: airline(null) }],
  ['an origin without a code', { origin: airport(null) }],
  ['a destination without a code', { destination: airport(null) }],
])('reads no flight of %s', (_, changed) => {
  expect(read(segment(changed))).toBeNull();
});

it('a landing under the same number is a stop of the slice, and no leg', () => {
  const landing = {
    airport: { ...airport('DEN'), city_name: 'Denver' },
    id: 'sto_1',
    arriving_at: '',
    departing_at: '',
    duration: 'PT40M',
  };
  const found = read(segment({ stops: [landing] }));
  expect(found?.slices[0]).toMatchObject({ stops: 1, layovers: [], legs: [{ stopsAt: ['DEN'] }] });
  // it is shown with its city
  expect(found?.airports['DEN']).toMatchObject({ code: 'DEN', city: 'Denver' });
  expect(read(segment({ stops: null }))?.slices[0]).toMatchObject({ stops: 0 });
});

it('leaves a seller without a code out of the airlines', () => {
  expect(read(segment(), airline(null))?.carriers).toEqual({ AA: { code: 'AA', name: 'An airline' } });
});
