/** The results of a multi-city trip: chosen slice after slice (search.42, results.41). */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cheapestByNextSlice, sliceName } from '#core/domain/flights/sliceChoices';
import { readChosen } from '#core/domain/search/tripStep';
import { addDays, formatQueryDate } from '#core/domain/values/dates';
import type { Flight } from '#core/domain/flights/flights';
import type { SearchQuery } from '#core/domain/search/trip';
import { at as row } from '#core/domain/values/checkedReads';
import { buildFlight, buildSlice } from '#testing/flights/buildFlights';
import { renderApp } from '#testing/site/renderApp';
import { ASK, at, resultsServer, searchWith, TRIP } from '#testing/site/resultsWorld';
import { wireOf } from '#testing/flights/wireFlights';

const server = resultsServer();
const LATER = addDays(TRIP.departs, 5);
const QUERY: SearchQuery = {
  ...searchWith({ returns: null }),
  slices: [
    { origin: 'JFK', destination: 'CDG', date: TRIP.departs },
    { origin: 'LIS', destination: 'JFK', date: LATER },
  ],
};

/** Two ways out with two ways on from Lisbon each; together with TAP they cost less. */
const TRIPS = ['AF', 'TP'].flatMap((out, i) =>
  ['UA', 'TP'].map((back, j): Flight => {
    const ways = { first: { departMinutes: 600 + i * 60, minutes: 455 }, second: { departMinutes: 700 + j * 60, minutes: 490 } };
    const perAdult = 400_00 + i * 50_00 + j * 30_00 - (out === back ? 100_00 : 0);
    const flight = buildFlight({ id: `${out}-${back}`, carrier: out, perAdult, out: { via: [], ...ways.first } });
    const { conditions } = flight;
    const flex = { key: '-flex', conditions: { ...conditions, brand: 'Flex' as const }, perAdult: 90_00, total: 180_00 };
    return {
      ...flight,
      fares: [...flight.fares, flex],
      slices: [
        buildSlice({ carrier: out, from: 'JFK', to: 'CDG', via: [], ...ways.first, date: TRIP.departs }),
        buildSlice({ carrier: back, from: 'LIS', to: 'JFK', via: [], ...ways.second, date: LATER }),
      ],
    };
  }),
);
const nameOf = (id: string, slice: number): string =>
  sliceName(
    row(
      row(
        TRIPS.filter((trip) => trip.id === id),
        0,
      ).slices,
      slice,
    ),
  );

beforeAll(() => {
  server.start();
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  server.answer(ASK, ({ url }) => ({
    body: wireOf(cheapestByNextSlice(TRIPS, readChosen(url.searchParams.get('chosen') ?? '') ?? []), QUERY),
  }));
});
afterEach(() => {
  server.reset();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => {
  server.stop();
});

const heading = (text: string) => screen.findByRole('heading', { level: 2, name: text });
const cards = async (): Promise<string[]> =>
  within(await screen.findByRole('list', { name: 'Flights' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const steps = () => within(screen.getByRole('navigation', { name: 'Your trip' }));
const requestedPrices = (): URLSearchParams | undefined =>
  server.received.findLast((a) => a.url.pathname === '/api/lowest-prices')?.url.searchParams;

it('shows each way to fly the first slice at the price of the whole trip', async () => {
  await renderApp(at('', QUERY));
  await heading('Flight 1 of 2: New York to Paris');
  expect(await cards()).toEqual([expect.stringMatching(/TP.*\$380\.00/), expect.stringMatching(/AF.*\$400\.00/)]);
  expect(screen.getByText(/^Whole trip per traveler, all taxes/)).toBeVisible();
  expect(steps().getByText('Whole trip from $380 per adult')).toBeVisible();
  expect(
    steps()
      .getAllByRole('listitem')
      .map((item) => item.getAttribute('aria-current')),
  ).toEqual(['step', null]);
});

it('leads from one slice to the next, keeps what prices include, and leaves filters behind', async () => {
  const { address } = await renderApp(at('&stops=0&with=bag', QUERY));
  const user = userEvent.setup();
  await heading('Flight 1 of 2: New York to Paris');
  await user.click(row(await screen.findAllByRole('button', { name: /^Select/ }), 0));
  await waitFor(async () => expect(await heading('Flight 2 of 2: City LIS to New York')).toHaveFocus());
  const params = new URLSearchParams(address.current().search);
  expect([params.get('chosen'), params.get('stops'), params.get('with')]).toEqual([nameOf('TP-TP', 0), null, 'bag']);
  expect(await cards()).toEqual([expect.stringMatching(/TP.*\$380\.00/), expect.stringMatching(/UA.*\$450\.00/)]);
});

it('has a graph of the days that the slice can be flown on, which keeps what is chosen; only the whole trip has prices of before', async () => {
  const first = nameOf('AF-UA', 0);
  const user = userEvent.setup();
  const { unmount } = await renderApp(at('', QUERY));
  expect(await screen.findByRole('button', { name: /a good price/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Date grid' })).not.toBeInTheDocument();
  unmount();
  const { address } = await renderApp(at(`&chosen=${first}`, QUERY));
  await user.click(await screen.findByRole('button', { name: 'Price graph' }));
  expect(screen.queryByRole('button', { name: /a good price/ })).not.toBeInTheDocument();
  const graph = within(await screen.findByRole('group', { name: 'Lowest price by departure' }));
  const earliest = row(await graph.findAllByRole('link'), 0);
  await waitFor(() => expect(requestedPrices()?.get('chosen')).toBe(first));
  await user.click(earliest);
  const params = new URLSearchParams(address.current().search);
  // not before the slice that is chosen
  expect([params.get('s2'), params.get('chosen')]).toEqual([`LIS-JFK-${formatQueryDate(TRIP.departs)}`, first]);
});

it('tells by its number which flight a card is of', async () => {
  await renderApp(at(`&chosen=${nameOf('AF-UA', 0)}`, QUERY));
  const [card] = within(await screen.findByRole('list', { name: 'Flights' })).getAllByRole('listitem');
  expect(card).toHaveTextContent(/Flight 2, /);
  expect(card).not.toHaveTextContent('Outbound');
});

it('goes back to the list of an earlier slice by its link and by Back', async () => {
  const { address } = await renderApp(at(`&chosen=${nameOf('AF-UA', 0)}`, QUERY));
  const user = userEvent.setup();
  await heading('Flight 2 of 2: City LIS to New York');
  expect(await steps().findByText(/Airline AF \d+, 10:00\sAM – 5:35\sPM/)).toBeVisible();
  await user.click(steps().getByRole('link', { name: 'Change Flight 1' }));
  await heading('Flight 1 of 2: New York to Paris');
  expect(new URLSearchParams(address.current().search).has('chosen')).toBe(false);
  address.back();
  await heading('Flight 2 of 2: City LIS to New York');
});

it('asks for the prices of other days of the slice that is chosen now, and keeps what was chosen before', async () => {
  await renderApp(at(`&chosen=${nameOf('AF-UA', 0)}`, QUERY));
  await heading('Flight 2 of 2: City LIS to New York');
  await waitFor(() => expect(requestedPrices()?.get('from')).toBe(formatQueryDate(addDays(LATER, -3))));
  expect(requestedPrices()?.get('chosen')).toBe(nameOf('AF-UA', 0));
  const days = within(screen.getByRole('navigation', { name: 'Nearby dates' }));
  const next = await days.findByRole('link', { name: /\$489/ });
  const to = new URL(next.getAttribute('href') ?? '', 'http://localhost').searchParams;
  expect(to.get('s2')).toBe(`LIS-JFK-${formatQueryDate(addDays(LATER, 3))}`);
  expect(to.get('chosen')).toBe(nameOf('AF-UA', 0));
});

it('takes the whole trip into booking with the last slice, at the fare that was chosen', async () => {
  const { address, store } = await renderApp(at(`&chosen=${nameOf('TP-TP', 0)}`, QUERY));
  const user = userEvent.setup();
  await heading('Flight 2 of 2: City LIS to New York');
  await user.click(row(await screen.findAllByRole('button', { name: 'Flight details' }), 0));
  await user.click(await screen.findByRole('button', { name: /^Select.*Flex/ }));
  await waitFor(() => expect(address.current().pathname).toBe('/flights/payment'));
  const { chosen } = store.getState().booking;
  expect(chosen).toMatchObject({ flightId: 'TP-TP-flex', query: QUERY });
  expect(chosen?.slices.map(sliceName)).toEqual([nameOf('TP-TP', 0), nameOf('TP-TP', 1)]);
});

it('offers one fare while a slice is left to choose', async () => {
  await renderApp(at('', QUERY));
  await heading('Flight 1 of 2: New York to Paris');
  await userEvent.setup().click(row(await screen.findAllByRole('button', { name: 'Flight details' }), 0));
  await screen.findByRole('heading', { level: 4, name: /^Flight 1/ });
  expect(screen.queryByRole('button', { name: /Flex/ })).toBeNull();
});

it('says so when a chosen flight is not sold any more, with the way to the first list', async () => {
  const { address } = await renderApp(at('&chosen=ZZ9_2027-01-14', QUERY));
  await userEvent.setup().click(await screen.findByRole('link', { name: 'Choose again from flight 1' }));
  await heading('Flight 1 of 2: New York to Paris');
  expect(new URLSearchParams(address.current().search).has('chosen')).toBe(false);
});

const MIRRORED: SearchQuery = searchWith({});
it.each([
  ['', at('&s3=nonsense', QUERY)],
  [
    ', though what is left is a round trip',
    at(`&s2=CDG-JFK-${formatQueryDate(addDays(TRIP.departs, 7))}&s3=nonsense`, MIRRORED).replace('triptype=R', 'triptype=M'),
  ],
])('searches for the rest of an address with a flight that cannot be read, and says so%s', async (_name, address) => {
  await renderApp(address);
  expect(await screen.findByText('Flight 3 of this link could not be read and was left out.')).toBeVisible();
  await screen.findByRole('list', { name: 'Flights' });
});
