/** Airports nearby that a search takes in too (search.47): addresses, bounds, and the searches that they stand for. */
import { DEFAULT_TRAVELERS } from '../travelers/travelers';
import type { IsoDate } from '../values/dates';
import { nearOfParams, nearParams } from './nearPlaces';
import type { NearPlaces } from './nearPlaces';
import { hasRoom, nearSearches, toggledNear } from './nearSearches';
import { routeText, searchFor, withFurther } from './trip';

const [DEPARTS, RETURNS] = ['2027-01-14', '2027-01-21'] as IsoDate[] as [IsoDate, IsoDate];
const query = (origin: string, destination: string, returns: IsoDate | null = RETURNS) =>
  searchFor({ origin, destination, departs: DEPARTS, returns }, 'Economy', DEFAULT_TRAVELERS);
const near = (origin = '', destination = ''): NearPlaces => ({ origin, destination });
const airports = (...codes: string[]) => codes.map((code) => ({ code, metro: code === 'EWR' || code === 'LGA' ? 'NYC' : code }));

it.each([
  ['fromnear=OAK', near('OAK')],
  ['fromnear=OAK,SJC,SMF&tonear=EWR', near('OAK,SJC,SMF', 'EWR')],
  ['fromnear=OAK%2CSJC', near('OAK,SJC')],
  ['tonear=EWR&fromnear=oak', near('', 'EWR')],
  ['fromnear=OAK,SJC,SMF,STS', null],
  ['fromnear=OAK,OAK', null],
  ['fromnear=OAK,', null],
  ['fromnear=OAK&fromnear=OAK', null],
  ['fromnear=<script>', null],
  ['fromnear=', null],
  ['ori=SFO', null],
])('reads %s', (address, expected) => {
  expect(nearOfParams(new URLSearchParams(address))).toEqual(expected);
});

it('writes what it reads, and nothing for none', () => {
  for (const address of ['&fromnear=OAK,SJC&tonear=EWR', '&tonear=EWR', ''])
    expect(nearParams(nearOfParams(new URLSearchParams(address)))).toBe(address);
});

it.each([
  [near(), true, true],
  [near('OAK,SJC'), true, true],
  [near('OAK,SJC,SMF'), false, false],
  [near('OAK', 'EWR'), true, true],
  [near('OAK,SJC', 'EWR'), false, false],
  [near('', 'EWR,LGA,PHL'), false, false],
])('%j has room for one more at the origin: %s, at the destination: %s', (chosen, origin, destination) => {
  expect([hasRoom(chosen, 'origin'), hasRoom(chosen, 'destination')]).toEqual([origin, destination]);
});

it('takes an airport in, and out again', () => {
  expect([toggledNear('', 'OAK'), toggledNear('OAK', 'SJC'), toggledNear('OAK,SJC', 'OAK')]).toEqual(['OAK', 'OAK,SJC', 'SJC']);
});

const SFO = airports('OAK', 'SJC', 'SMF');
const NYC = airports('EWR', 'LGA', 'PHL');

it.each([
  ['each pair, the own one first', query('SFO', 'JFK'), near('OAK', 'EWR'), ['SFO-JFK', 'SFO-EWR', 'OAK-JFK', 'OAK-EWR'], []],
  ['one way', query('SFO', 'JFK', null), near('SJC'), ['SFO-JFK', 'SJC-JFK'], []],
  ['nothing that is not nearby', query('SFO', 'JFK'), near('SYD,OAK'), ['SFO-JFK', 'OAK-JFK'], ['SYD']],
  [
    'six at most, the last of the longer list left out',
    query('SFO', 'JFK'),
    near('OAK,SJC,SMF', 'EWR,LGA,PHL'),
    ['SFO-JFK', 'SFO-EWR', 'OAK-JFK', 'OAK-EWR', 'SJC-JFK', 'SJC-EWR'],
    ['SMF', 'LGA', 'PHL'],
  ],
])('searches %s', (_, query, chosen, routes, leftOut) => {
  const found = nearSearches(query, chosen, { origin: SFO, destination: NYC });
  expect(found.searches.map((search) => routeText(search))).toEqual(routes);
  expect(found.leftOut).toEqual(leftOut);
  // a round trip comes back to where it left from
  for (const { slices } of found.searches.filter((search) => search.slices.length > 1))
    expect(slices[1]).toEqual({ origin: slices[0].destination, destination: slices[0].origin, date: RETURNS });
});

it('never searches from an airport of the city that the trip goes to', () => {
  const found = nearSearches(query('PHL', 'NYC'), near('EWR', 'PHL'), { origin: NYC, destination: airports('PHL') });
  expect(found.searches.map((search) => routeText(search))).toEqual(['PHL-NYC']);
});

it('takes the word of an address while nobody can say what is nearby, and nothing on multi-city trips', () => {
  const unknown = { origin: null, destination: null };
  expect(nearSearches(query('SFO', 'JFK'), near('OAK'), unknown).searches).toHaveLength(2);
  const multiCity = withFurther(query('SFO', 'JFK', null), [{ origin: 'BOS', destination: 'SEA', date: RETURNS }]);
  expect(nearSearches(multiCity, near('OAK'), unknown).searches).toEqual([multiCity]);
});
