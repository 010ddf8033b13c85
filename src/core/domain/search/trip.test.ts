import type { IsoDate } from '../values/dates';
import { DEFAULT_TRAVELERS } from '../travelers/travelers';
import { CABINS, isRoundTrip, movedTo, parseCabin, returnDate, searchFor, searchKey, simpleTrip, routeText, tripTypeOf } from './trip';
import { routeKey, stayNights, withPlace, withSliceOn } from './otherTrips';
import type { SearchQuery } from './trip';

it.each([
  ['economy', 'Economy'],
  ['PREMIUMECONOMY', 'PremiumEconomy'],
  ['First', 'First'],
  ['Premium Economy', null],
  ['', null],
])('cabin %j is %j (search.2)', (text, cabin) => {
  expect(parseCabin(text)).toBe(cabin);
});

it('has four cabins (search.2)', () => {
  expect(CABINS).toEqual(['Economy', 'PremiumEconomy', 'Business', 'First']);
});

const day = (text: string): IsoDate => text as IsoDate;
const TRIP = { origin: 'JFK', destination: 'LAX', departs: day('2027-01-05'), returns: day('2027-01-06') };
const QUERY = searchFor(TRIP, 'Economy', DEFAULT_TRAVELERS);
const ONE_WAY = searchFor({ ...TRIP, returns: null }, 'Economy', DEFAULT_TRAVELERS);
const slice = (origin: string, destination: string, date: string) => ({ origin, destination, date: day(date) });
const OPEN_JAW: SearchQuery = { ...QUERY, slices: [slice('JFK', 'LHR', '2027-02-27'), slice('CDG', 'JFK', '2027-03-05')] };
const SIX: SearchQuery = {
  ...QUERY,
  slices: [
    slice('JFK', 'LHR', '2027-02-01'),
    slice('LHR', 'CDG', '2027-02-03'),
    slice('CDG', 'FCO', '2027-02-06'),
    slice('FCO', 'ATH', '2027-02-10'),
    slice('ATH', 'IST', '2027-02-15'),
    slice('IST', 'JFK', '2027-02-21'),
  ],
};

it('every part of a search makes another key', () => {
  const others: SearchQuery[] = [
    ...[{ origin: 'EWR' }, { destination: 'SFO' }, { departs: TRIP.returns }, { returns: day('2027-01-07') }, { returns: null }].map(
      (change) => searchFor({ ...TRIP, ...change }, 'Economy', DEFAULT_TRAVELERS),
    ),
    { ...QUERY, cabin: 'First' },
    { ...QUERY, travelers: { adults: 1, children: 1, infants: 0 } },
    { ...QUERY, travelers: { adults: 1, children: 0, infants: 1 } },
    OPEN_JAW,
    SIX,
  ];
  expect(new Set([QUERY, ...others].map(searchKey)).size).toBe(11);
  expect(searchKey({ ...QUERY })).toBe(searchKey(QUERY));
});

it('a route has one key, whoever travels and whichever day it begins on', () => {
  const same = [movedTo(QUERY, day('2027-04-30')), { ...QUERY, travelers: { adults: 2, children: 1, infants: 0 } }];
  expect(new Set([QUERY, ...same].map(routeKey)).size).toBe(1);
  const longer = searchFor({ ...TRIP, returns: day('2027-01-09') }, 'Economy', DEFAULT_TRAVELERS);
  expect(new Set([QUERY, ONE_WAY, longer, { ...QUERY, cabin: 'First' as const }, OPEN_JAW, SIX].map(routeKey)).size).toBe(6);
});

it.each([
  ['one way', ONE_WAY, 'O', null, null],
  ['a round trip', QUERY, 'R', '2027-01-06', 1],
  ['an open jaw', OPEN_JAW, 'M', null, 6],
  ['six slices', SIX, 'M', null, 20],
])('%s has its words', (_name, query, kind, back, nights) => {
  expect([isRoundTrip(query), returnDate(query), stayNights(query)]).toEqual([kind === 'R', back, nights]);
  expect(tripTypeOf(query)).toBe(kind);
  expect(simpleTrip(query)).toEqual(kind === 'M' ? null : { ...TRIP, returns: back });
});

it('a way back on the day of the way out is no round trip', () => {
  expect(tripTypeOf(searchFor({ ...TRIP, returns: TRIP.departs }, 'Economy', DEFAULT_TRAVELERS))).toBe('M');
});

it.each([
  [ONE_WAY, 'JFK-LAX'],
  [QUERY, 'JFK-LAX'],
  [OPEN_JAW, 'JFK-LHR, CDG-JFK'],
  [SIX, 'JFK-LHR-CDG-FCO-ATH-IST-JFK'],
])('a route is written in codes', (query, text) => {
  expect(routeText(query)).toBe(text);
});

it.each([
  [0, '2027-02-03', true],
  [0, '2027-02-04', false],
  [2, '2027-02-03', true],
  [2, '2027-02-02', false],
  [2, '2027-02-11', false],
  [5, '2027-12-01', true],
])('slice %i can leave on %s: %s, with the others where they are', (index, date, isPossible) => {
  const moved = withSliceOn(SIX, index, day(date));
  expect(moved?.slices.map((one) => one.date) ?? null).toEqual(
    isPossible ? SIX.slices.map((one, i) => (i === index ? date : one.date)) : null,
  );
});

it('a trip that leaves on another day keeps its length, whatever it consists of', () => {
  const days = (query: SearchQuery) => query.slices.map(({ date }) => date);
  expect(days(movedTo(ONE_WAY, day('2027-03-01')))).toEqual(['2027-03-01']);
  expect(days(movedTo(OPEN_JAW, day('2027-02-24')))).toEqual(['2027-02-24', '2027-03-02']);
  expect(days(movedTo(SIX, day('2027-02-27')))).toEqual([
    '2027-02-27',
    '2027-03-01',
    '2027-03-04',
    '2027-03-08',
    '2027-03-13',
    '2027-03-19',
  ]);
});

it('another place stands wherever the trip begins or turns round', () => {
  const ends = ({ slices }: SearchQuery) => slices.map(({ origin, destination }) => `${origin}-${destination}`);
  expect(ends(withPlace(QUERY, 'origin', 'EWR'))).toEqual(['EWR-LAX', 'LAX-EWR']);
  expect(ends(withPlace(QUERY, 'destination', 'BUR'))).toEqual(['JFK-BUR', 'BUR-JFK']);
  expect(ends(withPlace(ONE_WAY, 'destination', 'BUR'))).toEqual(['JFK-BUR']);
  expect(ends(withPlace(OPEN_JAW, 'origin', 'EWR'))).toEqual(['EWR-LHR', 'CDG-EWR']);
});
