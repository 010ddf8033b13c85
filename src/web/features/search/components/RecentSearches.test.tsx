import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, formatQueryDate } from '#core/domain/values/dates';
import { resultsServer } from '#testing/site/resultsWorld';
import { renderApp } from '#testing/site/renderApp';
import { TODAY } from '#testing/today';

const server = resultsServer();
beforeAll(() => {
  server.start();
  window.scrollTo = () => undefined;
});
afterAll(server.stop);
afterEach(() => {
  server.reset();
  localStorage.clear();
});

const place = (code: string, city: string) => ({ code, label: `${code} - ${city}`, city, country: 'US', metro: code, isMetro: false });
const saved = (from: string, to: string, ahead: number) => ({
  tripType: 'R',
  origin: `${from} - ${from}`,
  destination: `${to} - ${to}`,
  departDate: addDays(TODAY, ahead),
  returnDate: addDays(TODAY, ahead + 5),
  adults: 2,
  children: 0,
  infants: 0,
  totalTravelers: 2,
  classValue: 'Economy',
  places: { origin: place(from, from), destination: place(to, to) },
});
const keep = (...all: unknown[]): void => {
  localStorage.setItem('recentSearches', JSON.stringify(all));
};

it('links to each search of before, and forgets one on request', async () => {
  keep(saved('JFK', 'CDG', 30), saved('BOS', 'MCO', 40));
  const { store } = await renderApp('/');
  const user = userEvent.setup();
  const recent = within(await screen.findByRole('navigation', { name: 'Recent searches' }));
  const links = recent.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([expect.stringMatching(/^JFK to CDG/), expect.stringMatching(/^BOS to MCO/)]);
  const params = new URL((links[1] as HTMLAnchorElement).href).searchParams;
  expect([params.get('ori'), params.get('departdate'), params.get('adt')]).toEqual(['BOS', formatQueryDate(addDays(TODAY, 40)), '2']);
  await user.click(recent.getByRole('button', { name: 'Remove JFK to CDG' }));
  expect(recent.getAllByRole('link')).toHaveLength(1);
  await waitFor(() => expect(localStorage.getItem('recentSearches')).not.toContain('CDG'));
  await user.click(recent.getByRole('button', { name: 'Remove BOS to MCO' }));
  expect(screen.queryByRole('navigation', { name: 'Recent searches' })).not.toBeInTheDocument();
  expect(store.getState().search.recent).toEqual([]);
});

it('a search that leaves its dates open leads to its period', async () => {
  const month = addDays(TODAY, 60).slice(0, 7);
  keep({ ...saved('JFK', 'CDG', 60), flex: `${month}:weekend` });
  await renderApp('/');
  const link = within(await screen.findByRole('navigation', { name: 'Recent searches' })).getByRole('link', {
    name: /^JFK to CDG [A-Z][a-z]{2} \d{4}$/,
  });
  const params = new URL((link as HTMLAnchorElement).href).searchParams;
  expect([params.get('when'), params.get('departdate')]).toEqual([`${month}:weekend`, null]);
});

it('a search whose day has passed leads to a day that may be booked', async () => {
  keep(saved('JFK', 'CDG', -10));
  await renderApp('/');
  const link = within(await screen.findByRole('navigation', { name: 'Recent searches' })).getByRole('link');
  const params = new URL((link as HTMLAnchorElement).href).searchParams;
  expect(params.get('departdate')).toBe(formatQueryDate(addDays(TODAY, 3)));
});

it('is not there when nothing was searched', async () => {
  await renderApp('/');
  await screen.findByRole('search', { name: 'Flight search' });
  expect(screen.queryByRole('navigation', { name: 'Recent searches' })).not.toBeInTheDocument();
});
