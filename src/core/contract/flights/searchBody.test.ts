import { dateField, readSearchBody, searchFromBody, searchToBody } from './searchBody';

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
const slice = (origin: string, destination: string, date: string) => ({ origin, destination, date });
const MULTI_CITY = {
  ...ROUND_TRIP,
  returnDate: null,
  tripType: 'M' as const,
  further: [slice('CDG', 'FCO', '2027-03-13'), slice('FCO', 'JFK', '2027-03-20')],
};
const ONE_WAY = { ...ROUND_TRIP, returnDate: null, tripType: 'O' } as const;

it.each([
  ['a round trip', ROUND_TRIP, ['JFK LHR 2027-03-13', 'LHR JFK 2027-03-20']],
  ['one way', ONE_WAY, ['JFK LHR 2027-03-13']],
  ['with ages', { ...ONE_WAY, travelers: { ...ONE_WAY.travelers, ages: [null, 15, 8] } }, ['JFK LHR 2027-03-13']],
  ['a multi-city trip', MULTI_CITY, ['JFK LHR 2027-03-13', 'CDG FCO 2027-03-13', 'FCO JFK 2027-03-20']],
])('%s is read as its slices and written as it was', (_name, body, slices) => {
  const query = searchFromBody(body);
  expect(query.slices.map(({ origin, destination, date }) => `${origin} ${destination} ${date}`)).toEqual(slices);
  expect(query).toMatchObject({ cabin: 'Economy', travelers: ROUND_TRIP.travelers });
  expect(searchToBody(query)).toEqual(body);
});

it('a multi-city trip is read from a request', () => {
  expect(readSearchBody(MULTI_CITY)).toEqual({ ok: true, value: searchFromBody(MULTI_CITY) });
  expect([0, 1, 2].map((i) => dateField(searchFromBody(MULTI_CITY), i))).toEqual([
    '/search/departDate',
    '/search/further/0/date',
    '/search/further/1/date',
  ]);
  expect(dateField(searchFromBody(ROUND_TRIP), 1)).toBe('/search/returnDate');
});

it.each([
  [{ further: undefined }, '/search/further'],
  [{ tripType: 'O' as const }, '/search/further'],
  [{ further: [slice('CDG', 'CDG', '2027-03-14')] }, '/search/further/0/destination'],
  [{ further: [slice('CDG', 'FCO', '2027-02-30')] }, '/search/further/0/date'],
  [{ travelers: { ...ROUND_TRIP.travelers, ages: [null, null, 1] } }, '/search/travelers'],
  [{ further: [slice('CDG', 'FCO', '2027-03-12')] }, '/search/further/0/date'],
  [{ further: [slice('CDG', 'FCO', '2027-03-15'), slice('FCO', 'JFK', '2027-03-14')] }, '/search/further/1/date'],
])('with %j %s is refused', (change, name) => {
  expect(readSearchBody({ ...MULTI_CITY, ...change })).toMatchObject({ ok: false, error: [{ name }] });
});
