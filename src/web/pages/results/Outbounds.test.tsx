import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFlight, onTwoTickets } from '#testing/flights/buildFlights';
import { renderApp } from '#testing/site/renderApp';
import { ASK, at, listedFlights, QUERY, resultsServer, searchWith } from '#testing/site/resultsWorld';
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
  await user.click(card.getByRole('button', { name: '12 more returns from $410.00', description: /^Airline AF, / }));
  const returns = within(card.getByRole('list', { name: /^More returns after/ }));
  expect(returns.getAllByRole('listitem')).toHaveLength(10);
  await user.click(card.getByRole('button', { name: /^Show 2 more/ }));
  expect(returns.getAllByRole('listitem')).toHaveLength(12);
  await user.click(returns.getAllByRole('button', { name: /^Flight details/ })[11] as HTMLElement);
  expect(await returns.findByRole('region', { name: 'Return' })).toBeInTheDocument();
  await user.click(returns.getAllByRole('checkbox', { name: 'Compare' })[0] as HTMLElement);
  expect(card.getAllByRole('checkbox', { name: 'Compare', checked: true })).toHaveLength(1);
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
    body:
      url.searchParams.get('code') === 'JFK'
        ? [
            { code: 'EWR', city: 'New York', miles: 21 },
            { code: 'ISP', city: 'Islip', miles: 44 },
            { code: 'HPN', city: 'White Plains', miles: 27 },
          ]
        : [],
  }));
  const offer = (code: string, price: number | null) => ({ end: 'origin', code, city: code, miles: 1, price });
  server.answer('GET /api/nearby-fares', () => ({
    body: { price: 412_30, airports: [offer('EWR', 378_90), offer('ISP', 500_00), offer('HPN', null)] },
  }));
  const { address } = await renderApp(at('&sort=cheapest'));
  const user = userEvent.setup();
  const filters = within(await screen.findByRole('region', { name: 'Filters' }));
  await user.click(filters.getByRole('button', { name: 'Airports nearby' }));
  const newark = await filters.findByRole('link', { name: 'New York EWR' });
  expect(filters.getByText('21 mi on the ground')).toBeInTheDocument();
  expect(await filters.findByText('from $379, saves $34 per adult')).toBeInTheDocument();
  expect(filters.getByText('from $500')).toBeInTheDocument();
  expect(filters.getByText('No flights')).toBeInTheDocument();
  expect(await filters.findByText('No other airport within 100 miles.')).toBeInTheDocument();
  await user.click(newark);
  const params = new URLSearchParams(address.current().search);
  expect([params.get('ori'), params.get('des'), params.get('sort')]).toEqual(['EWR', 'CDG', 'cheapest']);
});

it('merges outbounds at the same minutes for the same price into one card that names its ways, each of which can be chosen (results.33)', async () => {
  const out = { via: ['LIS'], departMinutes: 540, minutes: 650 };
  const flight = buildFlight({ id: 'one', carrier: 'AF', perAdult: 400_00, out });
  const [first, second] = flight.slices[0].legs;
  const legs = [first, ...(second ? [{ ...second, carrier: 'DL', flightNumber: 982 }] : [])] as const;
  const other: Flight = { ...flight, id: 'two', slices: [{ ...flight.slices[0], legs }] };
  const query = searchWith({ returns: null });
  server.answer(ASK, () => ({ body: wireOf([flight, other], query) }));
  await renderApp(at('', query));
  const user = userEvent.setup();
  expect(await screen.findByRole('heading', { level: 2, name: '2 flights' })).toBeInTheDocument();
  expect(await listedFlights()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Also with Airline DL 982' }));
  const ways = within(screen.getByRole('list', { name: /^Same times and price as Airline AF/ }));
  expect(ways.getAllByRole('button', { name: 'Select' })).toHaveLength(1);
  expect(ways.getByRole('article')).toHaveTextContent('Airline DL 982');
});

it('says on one line why the best is the best (results.34)', async () => {
  await renderApp(at());
  const reason = await screen.findByText('the fastest, $36 more than the cheapest');
  expect(reason.previousElementSibling).toHaveTextContent('Best');
});

it('calls no self-transfer the best, even where nothing else flies (results.39)', async () => {
  const flight = onTwoTickets(
    buildFlight({ id: 'one', carrier: 'AF', perAdult: 400_00, out: { via: ['LIS'], departMinutes: 540, minutes: 650 } }),
  );
  const query = searchWith({ returns: null });
  server.answer(ASK, () => ({ body: wireOf([flight], query) }));
  await renderApp(at('', query));
  expect(await listedFlights()).toHaveLength(1);
  expect(screen.getAllByText('Best')).toHaveLength(1);
});

it('says that an airline does not fly the route, and offers the whole list (results.37)', async () => {
  const { address } = await renderApp(at('&airlines=F9'));
  const user = userEvent.setup();
  expect(await screen.findByRole('heading', { level: 2, name: 'No flights with Frontier Airlines' })).toBeInTheDocument();
  expect(
    screen.getByText(/no flight with Frontier Airlines from New York to Paris on these dates\. 3 flights of other airlines go there\./),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all airlines' }));
  expect(await listedFlights()).toHaveLength(3);
  expect(new URLSearchParams(address.current().search).has('airlines')).toBe(false);
});

it('keeps a window of hours that is moved or typed in the address, and restores it (results.38)', async () => {
  const { address } = await renderApp(at('&odepmin=660'));
  const user = userEvent.setup();
  expect(await screen.findByRole('heading', { level: 2, name: '2 flights' })).toBeInTheDocument();
  const hours = within(await screen.findByRole('group', { name: 'Departure hours' }));
  expect(await hours.findByRole('slider', { name: 'Earliest departure' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^11:00\sAM$/),
  );
  const typed = hours.getByLabelText('Latest departure, typed');
  await user.clear(typed);
  await user.type(typed, '19:00');
  expect(screen.getByRole('heading', { level: 2, name: '2 flights' })).toBeInTheDocument();
  await user.tab();
  expect(await screen.findByRole('heading', { level: 2, name: '1 flight' })).toBeInTheDocument();
  await waitFor(() => expect(new URLSearchParams(address.current().search).get('odepmax')).toBe('1140'));
  expect(new URLSearchParams(address.current().search).get('odepmin')).toBe('660');
  hours.getByRole('slider', { name: 'Earliest departure' }).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(new URLSearchParams(address.current().search).get('odepmin')).toBe('690'));
});
