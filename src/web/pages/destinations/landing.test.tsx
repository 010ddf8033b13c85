import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, formatFieldDate } from '#core/domain/values/dates';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { TODAY } from '#testing/today';

const AIRPORTS = [
  { D: 'LAX - Los Angeles International Airport', A: 'LAX', C: 'Los Angeles', P: 'LAX', N: 'US' },
  { D: 'JFK - John F Kennedy International Airport', A: 'JFK', C: 'New York', P: 'NYC', N: 'US' },
];
const server = fakeServer({
  'GET /data/airports': ({ url }) => ({ body: AIRPORTS.filter((a) => a.A === url.searchParams.get('key')) }),
  'POST /api/eventlog': () => ({ status: 204 }),
});
beforeAll(server.start);
afterAll(server.stop);
afterEach(() => {
  server.reset();
  localStorage.clear();
});
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
const form = () => within(screen.getByLabelText('Flight search'));

it('fills in the destination, today + 7 and + 10, without saving', async () => {
  await renderApp('/flights-to-los-angeles');
  await waitFor(() => expect(form().getByRole('combobox', { name: 'To' })).toHaveValue('LAX - Los Angeles International Airport'));
  expect(form().getByRole('textbox', { name: 'Departure' })).toHaveValue(formatFieldDate(addDays(TODAY, 7)));
  expect(form().getByRole('textbox', { name: 'Return' })).toHaveValue(formatFieldDate(addDays(TODAY, 10)));
  expect(localStorage.getItem('flightSearch')).toBeNull();
});

it('names a major airport without asking the server for it', async () => {
  await renderApp('/flights-to-los-angeles');
  await waitFor(() => expect(form().getByRole('combobox', { name: 'To' })).toHaveValue('LAX - Los Angeles International Airport'));
  expect(server.received.filter(({ url }) => url.pathname === '/data/airports')).toEqual([]);
});

it('fills in both ends of a popular route and goes on to the search', async () => {
  const user = userEvent.setup();
  await renderApp('/flights-to-los-angeles');
  await user.click(screen.getByRole('button', { name: /^JFK\s+LAX/ }));
  await waitFor(() => expect(form().getByRole('combobox', { name: 'From' })).toHaveValue('JFK - John F Kennedy International Airport'));
  expect(form().getByRole('button', { name: 'Search flights' })).toHaveFocus();
});

it('has five Book Flight buttons, ten tiles and links to the five airlines', async () => {
  await renderApp('/flights-to-los-angeles');
  expect(screen.getAllByRole('button', { name: /^Book Flight/ })).toHaveLength(5);
  const tiles = within(screen.getByRole('region', { name: 'Top destinations' })).getAllByRole('link');
  expect(tiles.map((t) => t.getAttribute('href'))).toContain('/flights-to-san-francisco');
  expect(tiles).toHaveLength(10);
  expect(screen.getByRole('link', { name: 'Alaska Airlines' })).toHaveAttribute('href', '/airlines/alaska-airlines-as');
});
