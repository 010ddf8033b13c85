import { searchFromBody, searchToBody } from './searchBody';

/** As rows and browsers have kept searches since the first release. */
const ROUND_TRIP = {
  origin: 'JFK',
  destination: 'LHR',
  departDate: '2027-03-13',
  returnDate: '2027-03-20',
  tripType: 'R',
  cabin: 'Economy',
  travelers: { adults: 2, children: 1, infants: 0 },
} as const;
const ONE_WAY = { ...ROUND_TRIP, returnDate: null, tripType: 'O' } as const;

it.each([
  ['a round trip', ROUND_TRIP, ['JFK LHR 2027-03-13', 'LHR JFK 2027-03-20']],
  ['one way', ONE_WAY, ['JFK LHR 2027-03-13']],
])('%s is read as its slices and written as it was', (_name, body, slices) => {
  const query = searchFromBody(body);
  expect(query.slices.map(({ origin, destination, date }) => `${origin} ${destination} ${date}`)).toEqual(slices);
  expect(query).toMatchObject({ cabin: 'Economy', travelers: ROUND_TRIP.travelers });
  expect(searchToBody(query)).toEqual(body);
});
