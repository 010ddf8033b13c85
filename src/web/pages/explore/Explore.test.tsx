import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExploreAnswerWire, ExplorePlaceWire } from '#core/contract/flights/explore.schema';
import { parseCriteria } from '#core/domain/filters/filters';
import { parseSearchQuery } from '#core/domain/search/searchQuery';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const EXPLORE = 'GET /api/explore';
const place = (code: string, city: string, price: number, more: Partial<ExplorePlaceWire> = {}): ExplorePlaceWire => ({
  code,
  city,
  country: 'US',
  lat: 30,
  lon: -90,
  miles: 1000,
  price,
  departs: '2027-03-05',
  returns: '2027-03-07',
  airline: 'JetBlue Airways',
  stops: 0,
  minutes: 190,
  ...more,
});
const ANSWER: ExploreAnswerWire = {
  origin: { code: 'JFK', city: 'New York', cityEs: 'Nueva York', lat: 40.64, lon: -73.78 },
  fares: 'now',
  places: [
    place('MIA', 'Miami', 215_40, { lat: 25.8, lon: -80.3, miles: 1090 }),
    place('BNA', 'Nashville', 180_10, { lat: 36.1, lon: -86.7, miles: 765, minutes: 150 }),
    place('PAR', 'Paris', 512_00, { cityEs: 'París', country: 'FR', lat: 49, lon: 2.5, miles: 3635, stops: 1, minutes: 440 }),
  ],
};
const server = fakeServer({
  [EXPLORE]: () => ({ body: ANSWER }),
  'GET /data/airports': ({ url }) => ({
    body: [
      { D: 'JFK - John F Kennedy International Airport', A: 'JFK', C: 'New York', P: 'NYC', N: 'US' },
      { D: 'LAX - Los Angeles International Airport', A: 'LAX', C: 'Los Angeles', P: 'LAX', N: 'US' },
    ].filter(({ D }) => D.toLowerCase().includes((url.searchParams.get('key') ?? '').toLowerCase())),
  }),
});
beforeAll(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.start();
});
afterEach(() => server.reset());
afterAll(() => server.stop());

const names = async () =>
  within(await screen.findByRole('list', { name: 'Places with prices' }))
    .getAllByRole('link')
    .map((link) => /Miami|Nashville|Paris/.exec(link.textContent)?.[0]);

it('the wall shows each place at its lowest price, and leads to the search that holds it (explore.1, explore.4)', async () => {
  await renderApp('/explore?ori=JFK&when=2027-03&stops=0');
  // not by price: most travelers ask for Miami (explore.9)
  expect(await names()).toEqual(['Miami', 'Nashville', 'Paris']);
  expect(screen.getByRole('heading', { name: '3 places from New York' })).toBeInTheDocument();
  const card = screen.getByRole('link', { name: /Nashville/ });
  expect(card).toHaveTextContent(/\$180\.10.*round trip, per traveler.*Fri, Mar 5 to Sun, Mar 7.*JetBlue Airways · Nonstop · 2 h 30 min/);
  const to = new URL(card.getAttribute('href') ?? '', 'http://localhost');
  expect(to.pathname).toBe('/flights/search');
  expect(parseSearchQuery(to.searchParams)).toMatchObject({
    ok: true,
    value: {
      slices: [
        { origin: 'JFK', destination: 'BNA', date: '2027-03-05' },
        { origin: 'BNA', destination: 'JFK', date: '2027-03-07' },
      ],
      cabin: 'Economy',
    },
  });
  expect(parseCriteria(to.searchParams)).toMatchObject({ filters: { stops: [0] }, sort: 'cheapest' });
  expect(server.received.find(({ url }) => url.pathname === '/api/explore')?.url.search).toBe('?ori=JFK&when=2027-03&stops=0');
});

it('every choice is in the address; what is only shown otherwise asks nothing (explore.2)', async () => {
  const { address } = await renderApp('/explore?ori=JFK');
  await names();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Price');
  expect(await names()).toEqual(['Nashville', 'Miami', 'Paris']);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Distance');
  expect(await names()).toEqual(['Nashville', 'Miami', 'Paris']);
  await user.selectOptions(screen.getByLabelText('Most per traveler'), 'Up to $300');
  expect(await names()).toEqual(['Nashville', 'Miami']);
  expect(server.received.filter(({ url }) => url.pathname === '/api/explore')).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('How long'), 'Two weeks');
  await user.click(screen.getByRole('checkbox', { name: 'Nonstop only' }));
  await user.selectOptions(screen.getByLabelText('Cabin'), 'Business');
  expect(address.current().search).toBe('?ori=JFK&stay=fortnight&stops=0&cabin=Business&max=300&sort=distance');
  await user.selectOptions(screen.getByLabelText('When'), 'Exact dates');
  expect(screen.getByLabelText('Departure')).toHaveValue();
  expect(screen.getByLabelText('How long')).toBeDisabled();
  expect(address.current().search).toMatch(/departdate=\d\d-\w{3}-\d{4}&returndate=/);
});

it('another origin is found by name', async () => {
  const { address } = await renderApp('/explore?ori=JFK');
  const user = userEvent.setup();
  const field = await screen.findByRole('combobox', { name: 'From' });
  await screen.findByDisplayValue(/^JFK - /);
  await user.clear(field);
  await user.type(field, 'los ang');
  const option = await screen.findByRole('option', { name: /LAX/, selected: true });
  expect(field).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{Enter}');
  expect(address.current().search).toBe('?ori=LAX');
  await user.clear(field);
  await user.type(field, 'nowhere{Enter}');
  await user.tab();
  const refused = 'Choose a city or airport from the list, or type its code.';
  await waitFor(() => expect(field).toHaveAccessibleDescription(refused));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(refused);
});

it('the origin is in the field by its name in the language of the page', async () => {
  await renderApp('/us-es/explore?ori=JFK');
  expect(await screen.findByRole('combobox', { name: 'Desde' })).toHaveDisplayValue('JFK - Aeropuerto Internacional John F. Kennedy');
});

it('a budget that holds nothing shows the nearest above it (explore.8)', async () => {
  const { address } = await renderApp('/explore?ori=JFK&max=100');
  expect(await screen.findByRole('heading', { name: 'Nothing within your budget' })).toBeInTheDocument();
  expect(screen.getByText(/Of 3 places with flights the cheapest costs \$181/)).toBeInTheDocument();
  expect(await names()).toEqual(['Nashville', 'Miami', 'Paris']);
  await userEvent.click(screen.getByRole('link', { name: 'Raise to $550' }));
  expect(new URLSearchParams(address.current().search).get('max')).toBe('550');
  expect(await screen.findByRole('heading', { name: '3 places from New York' })).toBeInTheDocument();
});

it('where nothing flies each choice that could be let go is offered (explore.8)', async () => {
  server.answer(EXPLORE, () => ({ body: { ...ANSWER, places: [] } }));
  await renderApp('/explore?ori=JFK&when=2027-03&stops=0&cabin=First');
  expect(await screen.findByRole('heading', { name: 'No flights fit' })).toBeInTheDocument();
  for (const name of ['Allow stops', 'Any time', 'Any length of stay', 'Economy cabin'])
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
});

it('fares that were only seen are called so (explore.5)', async () => {
  server.answer(EXPLORE, () => ({ body: { ...ANSWER, fares: 'seen' } }));
  await renderApp('/us-es/explore?ori=JFK');
  expect(await screen.findByText(/Tarifas que otros viajeros encontraron aquí en el último día/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '3 lugares desde Nueva York' })).toBeInTheDocument();
});

it('a failure can be tried again', async () => {
  server.answer(EXPLORE, () => 'networkError');
  await renderApp('/explore?ori=JFK');
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answer(EXPLORE, () => ({ body: ANSWER }));
  await userEvent.click(again);
  expect(await names()).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
