import { loadAirports } from '../airports/airportTable';
import { readFlightsQuery, readPricesQuery } from './flightsQuery';

const NOW = new Date('2027-04-10T12:00:00Z');
const MULTI_CITY = 'ori=JFK&des=LAX&departdate=11-May-2027&triptype=M&cabin=Economy&adt=1&chd=0&inf=0&s2=LAX-SFO-14-May-2027';

it.each([
  ['', []],
  ['&chosen=DL1_2027-05-11', ['DL1_2027-05-11']],
])('a multi-city trip is read with the slices that are chosen (search.42, api.24): %s', (more, chosen) => {
  const read = readFlightsQuery(`?${MULTI_CITY}${more}`, loadAirports(), NOW);
  expect(read).toMatchObject({
    ok: true,
    value: { chosen, query: { slices: [{ origin: 'JFK' }, { origin: 'LAX', destination: 'SFO' }] } },
  });
  const prices = readPricesQuery(`?${MULTI_CITY}${more}&from=11-May-2027&to=12-May-2027`, loadAirports(), NOW);
  expect(prices).toMatchObject({ ok: true, value: { chosen, dates: ['2027-05-11', '2027-05-12'] } });
});

it.each([
  ['s3=JFK', ['s3']],
  ['s3=LAX-ZZZ-14-May-2027', ['s3']],
  ['s3=LAX-LAX-14-May-2027', ['s3']],
  ['s3=LAX-SEA-13-May-2027', ['s3']],
  ['s3=LAX-SEA-13-May-2028', ['s3']],
  ['chosen=DL1', ['chosen']],
  ['chosen=DL1_2027-05-11~DL2_2027-05-14', ['chosen']],
])('%s is an error of %j', (more, names) => {
  const read = readFlightsQuery(`?${MULTI_CITY}&${more}`, loadAirports(), NOW);
  expect(!read.ok && read.error.map(({ name }) => name)).toEqual(names);
});

it('nothing is chosen of a trip that is not multi-city', () => {
  const oneWay = MULTI_CITY.replace('triptype=M', 'triptype=O');
  expect(readFlightsQuery(`?${oneWay}`, loadAirports(), NOW)).toMatchObject({ ok: true, value: { chosen: undefined } });
  const read = readFlightsQuery(`?${oneWay}&chosen=DL1_2027-05-11`, loadAirports(), NOW);
  expect(!read.ok && read.error.map(({ name }) => name)).toEqual(['chosen']);
});

it('ages of children are read, and refused where they are none', () => {
  const family = MULTI_CITY.replace('chd=0', 'chd=2');
  expect(readFlightsQuery(`?${family}&ages=5-8`, loadAirports(), NOW)).toMatchObject({
    ok: true,
    value: { query: { travelers: { ages: [null, 5, 8] } } },
  });
  for (const ages of ['5-8-9', '1-8', 'x']) {
    const read = readFlightsQuery(`?${family}&ages=${ages}`, loadAirports(), NOW);
    expect(!read.ok && read.error.map(({ name }) => name)).toEqual(['ages']);
  }
});
