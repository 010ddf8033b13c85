/** Lists that take in airports nearby, on the page (search.47, results.43). */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFlight } from '#testing/flights/buildFlights';
import { wireOf } from '#testing/flights/wireFlights';
import { problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import {
  ASK,
  FLIGHTS,
  QUERY,
  airlinesShown,
  at,
  listedFlights,
  resultsServer,
  searchWith,
  showsAirlines,
} from '#testing/site/resultsWorld';

const server = resultsServer();
const FROM_EWR = buildFlight({
  id: 'ua',
  carrier: 'UA',
  perAdult: 391_00,
  out: { from: 'EWR', via: [], departMinutes: 1080, minutes: 440 },
  back: { to: 'EWR', via: [], departMinutes: 700, minutes: 510 },
});
const OWN = 'JFK';
const searchedOrigins = (): readonly string[] =>
  server.received.filter(({ url }) => url.pathname === '/flight/getflights').map(({ url }) => url.searchParams.get('ori') ?? '');
const user = userEvent.setup();

beforeAll(() => {
  server.start();
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(() => {
  server.answer('GET /data/nearby', ({ url }) => ({
    body: url.searchParams.get('code') === OWN ? [{ code: 'EWR', city: 'New York', metro: 'NYC', miles: 21 }] : [],
  }));
  server.answer(ASK, ({ url }) => ({
    body: url.searchParams.get('ori') === OWN ? wireOf(FLIGHTS, QUERY) : wireOf([FROM_EWR], searchWith({ origin: 'EWR' })),
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

it('is one list over both searches, whose cards name the other airport; a flight is booked by the search that found it', async () => {
  const { store } = await renderApp(at('&fromnear=EWR&sort=cheapest'));
  await showsAirlines(['UA', 'TP', 'FI', 'AF']);
  expect(searchedOrigins()).toEqual([OWN, 'EWR']);
  expect(screen.getByRole('heading', { name: '4 flights' })).toBeInTheDocument();
  const [first, second] = await listedFlights();
  expect(await within(first as HTMLElement).findByText('From New York (EWR), 21 mi')).toBeVisible();
  expect(within(second as HTMLElement).queryByText(/^From /)).toBeNull();
  expect(screen.getByText('Also from New York (EWR), 21 mi')).toBeVisible();
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Select' }));
  await waitFor(() => {
    expect(store.getState().booking.chosen?.query).toEqual(searchWith({ origin: 'EWR' }));
  });
});

it('filters by airport, and the days around cost what the cheapest airport does', async () => {
  server.answer('GET /api/lowest-prices', ({ url }) => ({
    body: { prices: { [QUERY.slices[0].date]: url.searchParams.get('ori') === OWN ? 412_30 : 391_00 } },
  }));
  await renderApp(at('&fromnear=EWR&oap=EWR'));
  await showsAirlines(['UA']);
  const days = within(screen.getByRole('navigation', { name: 'Nearby dates' }));
  expect(await days.findByRole('link', { name: /\$391/, current: 'date' })).toBeInTheDocument();
});

it('keeps the flights of the others when one search fails, and tries that one again', async () => {
  let isDown = true;
  server.answer(ASK, ({ url }) => {
    if (url.searchParams.get('ori') === OWN) return { body: wireOf(FLIGHTS, QUERY) };
    return isDown
      ? { status: 503, body: problem('supplier_unavailable', 503) }
      : { body: wireOf([FROM_EWR], searchWith({ origin: 'EWR' })) };
  });
  await renderApp(at('&fromnear=EWR&sort=cheapest'));
  await showsAirlines(['TP', 'FI', 'AF']);
  const note = await screen.findByText(/Flights EWR–CDG could not be loaded/);
  isDown = false;
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  await showsAirlines(['UA', 'TP', 'FI', 'AF']);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it.each([
  ['&fromnear=SYD', 'SYD was left out: not nearby, or more than can be searched at once.'],
  ['&fromnear=oak', 'The airports nearby of this link could not be read and were left out.'],
])('says what of %s is not searched', async (params, notice) => {
  await renderApp(at(params));
  expect(await screen.findByText(notice)).toBeVisible();
  await waitFor(async () => expect(await airlinesShown()).toHaveLength(3));
  expect(searchedOrigins()).toEqual([OWN]);
});
