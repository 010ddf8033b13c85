import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFlight } from '#testing/flights/buildFlights';
import { renderApp } from '#testing/site/renderApp';
import { ASK, at, listedFlights, QUERY, resultsServer } from '#testing/site/resultsWorld';
import { wireOf } from '#testing/flights/wireFlights';
import type { Flight } from '#core/domain/flights/flights';

const server = resultsServer();
server.serveFile();
beforeAll(() => {
  window.scrollTo = () => undefined;
});

/** One outbound with several returns, and another one. */
const withReturns = (prices: readonly number[]) => {
  const out = { via: [], departMinutes: 540, minutes: 450 };
  const flights = prices.map((perAdult, i) =>
    buildFlight({ id: `r${String(i)}`, carrier: 'AF', perAdult, out, back: { via: [], departMinutes: 600 + i * 60, minutes: 500 } }),
  );
  const shared = flights.map((f): Flight => {
    const [own, ...back] = f.slices;
    return { ...f, slices: [flights[0]?.slices[0] ?? own, ...back] };
  });
  return [
    ...shared,
    buildFlight({ id: 'other', carrier: 'DL', perAdult: 900_00, out, back: { via: [], departMinutes: 600, minutes: 500 } }),
  ];
};

it('lists each outbound once, and opens its other returns in place (results.19)', async () => {
  const prices = [400_00, ...Array.from({ length: 12 }, (_, i) => 410_00 + i * 100)];
  server.answer(ASK, () => ({ body: wireOf(withReturns(prices), QUERY) }));
  await renderApp(at('&sort=cheapest'));
  const user = userEvent.setup();
  expect(await screen.findByRole('heading', { level: 2, name: '14 flights' })).toBeInTheDocument();
  expect(screen.getByText('on 2 outbound flights')).toBeInTheDocument();
  const [first, ...others] = await listedFlights();
  expect(others).toHaveLength(1);
  const card = within(first as HTMLElement);
  expect(card.getByRole('button', { name: 'Select', description: /, \$400.00$/ })).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: /^12 more returns from \$410.00 after Airline AF \d+$/ }));
  const returns = within(card.getByRole('list', { name: /^More returns after/ }));
  expect(returns.getAllByRole('listitem')).toHaveLength(10);
  await user.click(card.getByRole('button', { name: /^Show 2 more/ }));
  expect(returns.getAllByRole('listitem')).toHaveLength(12);
  await user.click(returns.getAllByRole('button', { name: /^Flight details/ })[11] as HTMLElement);
  expect(await returns.findByRole('region', { name: 'Return' })).toBeInTheDocument();
  await user.click(returns.getAllByRole('button', { name: /^Compare/ })[0] as HTMLElement);
  expect(card.getAllByRole('button', { name: /^Compare/, pressed: true })).toHaveLength(1);
});

it('filters by what a flight does on the way; groups but the first three begin folded, unless they are set', async () => {
  const { address } = await renderApp(at('&co2=1'));
  const user = userEvent.setup();
  const filters = within(await screen.findByRole('region', { name: 'Filters' }));
  const open = async (): Promise<readonly string[]> =>
    (await filters.findAllByRole('button', { expanded: true })).map((button) => button.textContent);
  expect(await open()).toEqual(['Whole cost', 'Stops', 'Price per adult', 'Emissions']);
  await user.click(filters.getByRole('button', { name: 'Clear Emissions' }));
  await user.click(filters.getByRole('button', { name: 'Overnight' }));
  expect(await filters.findByRole('checkbox', { name: /^No red-eye flight/ })).toBeInTheDocument();
  await user.click(filters.getByRole('button', { name: 'Layover' }));
  await user.click(filters.getByRole('checkbox', { name: /^No overnight layover/ }));
  expect(new URLSearchParams(address.current().search).get('avoid')).toBe('night');
  expect(new URLSearchParams(address.current().search).has('co2')).toBe(false);
});

it('names the airports around both ends with their distance, each a search of its own that keeps the filters (results.26)', async () => {
  server.answer('GET /data/nearby', ({ url }) => ({
    body: url.searchParams.get('code') === 'JFK' ? [{ code: 'EWR', city: 'New York', miles: 21 }] : [],
  }));
  const { address } = await renderApp(at('&sort=cheapest'));
  const user = userEvent.setup();
  const filters = within(await screen.findByRole('region', { name: 'Filters' }));
  await user.click(filters.getByRole('button', { name: 'Airports nearby' }));
  const newark = await filters.findByRole('link', { name: 'New York EWR' });
  expect(filters.getByText('21 mi on the ground')).toBeInTheDocument();
  expect(await filters.findByText('No other airport within 100 miles.')).toBeInTheDocument();
  await user.click(newark);
  const params = new URLSearchParams(address.current().search);
  expect([params.get('ori'), params.get('des'), params.get('sort')]).toEqual(['EWR', 'CDG', 'cheapest']);
});
