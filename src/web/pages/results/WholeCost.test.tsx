import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publishedFare } from '#core/content/messages/flights/fares/publishedFare.en';
import { buildFlight } from '#testing/flights/buildFlights';
import { renderApp } from '#testing/site/renderApp';
import { airlinesShown, ASK, at, FLIGHTS, listedFlights, QUERY, resultsServer, showsAirlines } from '#testing/site/resultsWorld';
import { wireOf } from '#testing/flights/wireFlights';

const server = resultsServer();
beforeAll(() => {
  server.start();
  window.matchMedia = ((query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  server.reset();
});
afterAll(() => {
  server.stop();
});

const cards = () => listedFlights();
const panel = async () => within(await screen.findByRole('region', { name: 'Filters' }));

it('one setting re-prices and re-ranks every result, and is part of the address', async () => {
  const { address } = await renderApp(at('&sort=cheapest'));
  const user = userEvent.setup();
  await showsAirlines(['TP', 'FI', 'AF']);
  const whole = within((await panel()).getByRole('group', { name: 'Whole cost' }));
  for (const box of whole.getAllByRole('checkbox')) expect(box).not.toBeChecked();

  // the words for a price with extras are loaded with the first of them
  await act(() => user.click(whole.getByRole('checkbox', { name: '1 checked bag' })));
  // AF includes the bag, TP takes $70 and FI does not say
  await showsAirlines(['AF', 'TP', 'FI']);
  const [af, tp, fi] = await cards();
  await waitFor(() => expect(af).toHaveTextContent('per traveler with extrasFare for 2$896.40ExtrasincludedTotal$896.40'));
  expect(tp).toHaveTextContent('$482.30');
  expect(tp).toHaveTextContent('Fare for 2$824.60Bags (airline)≈ $140.00Total$964.60');
  expect(fi).toHaveTextContent('Fare for 2$858.00Bag feeask us');
  expect(fi).toHaveTextContent('per traveler, as far as known');
  expect(fi).not.toHaveTextContent('Total$');
  const tabs = within(screen.getByRole('radiogroup', { name: 'Sort by' }));
  expect(tabs.getByRole('radio', { name: /^Cheapest \$449/ })).toBeChecked();
  const filters = await panel();
  await user.click(filters.getByRole('button', { name: 'Airlines' }));
  expect(await filters.findByRole('checkbox', { name: /^Airline TP 1 \$483/ })).toBeInTheDocument();
  expect(filters.getByRole('checkbox', { name: /^Airline FI 1$/ })).toBeInTheDocument();
  expect(
    screen.getByText('3 flights. Sorted by: Cheapest. Prices include 1 checked bag per traveler. From $448.20 per adult'),
  ).toBeInTheDocument();
  expect(
    screen.getByText(
      'Round trip per traveler, all taxes and fees included, with 1 checked bag. A fee we do not know is noted at the price and not part of it.',
    ),
  ).toBeInTheDocument();
  expect(within(screen.getByRole('navigation', { name: 'Nearby dates' })).getByText(/without extras/)).toBeInTheDocument();
  expect(new URLSearchParams(address.current().search).get('with')).toBe('bag');

  await act(async () => {
    address.back();
  });
  await showsAirlines(['TP', 'FI', 'AF']);
  expect(screen.queryByText(/Prices include/)).not.toBeInTheDocument();
});

it('an address brings it back; clearing the filters leaves it, its own Clear ends it', async () => {
  const { address } = await renderApp(at('&with=bag-golf&stops=1'));
  const user = userEvent.setup();
  await showsAirlines(['TP', 'FI']);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await showsAirlines(['AF', 'TP', 'FI']);
  const [clear] = screen.getAllByRole('button', { name: 'Clear whole cost' });
  await user.click(clear as HTMLElement);
  expect(new URLSearchParams(address.current().search).has('with')).toBe(false);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear whole cost' })).not.toBeInTheDocument());
});

it('the published fare is shown next to a fare as sold, never next to a whole cost', async () => {
  server.answer(ASK, () => ({
    body: wireOf(
      FLIGHTS.map((flight) => ({ ...flight, airlinePrice: 500_00 })),
      QUERY,
    ),
  }));
  await renderApp(at());
  for (const card of await cards()) {
    expect(card).toHaveTextContent(/published \$500\.00 · save \$\d/);
    await userEvent.click(within(card).getByRole('button', { name: 'Flight details' }));
    expect(await within(card).findByText(publishedFare)).toBeInTheDocument();
  }
  const tap = (await cards()).find((card) => card.textContent.includes('$412.30'));
  expect(tap).toHaveTextContent('save $87.70');
  await userEvent.click((await panel()).getByRole('checkbox', { name: '1 checked bag' }));
  await showsAirlines(['AF', 'TP', 'FI']);
  for (const card of await cards()) expect(card).not.toHaveTextContent('published');
});

it.each([null, 400_00])('no published fare is shown next to a price that is not below it: %s', async (airlinePrice) => {
  server.answer(ASK, () => ({
    body: wireOf(
      FLIGHTS.map((flight) => ({ ...flight, airlinePrice })),
      QUERY,
    ),
  }));
  await renderApp(at());
  for (const card of await cards()) expect(card).not.toHaveTextContent('published');
});

it('a fare that cannot be changed says so, ranks last, and its arithmetic can be checked', async () => {
  const bare = buildFlight({
    id: 'b6',
    carrier: 'B6',
    perAdult: 200_00,
    changeable: 'notOffered',
    out: { via: [], departMinutes: 1125, minutes: 455 },
    back: { via: [], departMinutes: 810, minutes: 515 },
  });
  const flex = buildFlight({
    id: 'dl',
    carrier: 'DL',
    perAdult: 900_00,
    changeable: 75_00,
    out: { via: [], departMinutes: 1125, minutes: 455 },
    back: { via: [], departMinutes: 810, minutes: 515 },
  });
  server.answer(ASK, () => ({ body: wireOf([bare, ...FLIGHTS, flex], QUERY) }));
  await renderApp(at('&with=change'));
  const user = userEvent.setup();
  const order = await airlinesShown();
  expect(order[0]).toBe('DL');
  expect(order.at(-1)).toBe('B6');
  const [first] = await cards();
  const last = (await cards()).at(-1) as HTMLElement;
  expect(last).toHaveTextContent('Changesnot allowed');
  await user.click(within(last).getByRole('button', { name: /^Flight details/ }));
  const why = await within(last).findByRole('region', { name: 'How “Best” ranks this flight' });
  expect(why).toHaveTextContent('This fare cannot give all that you ask for: it ranks last.');
  await user.click(within(first as HTMLElement).getByRole('button', { name: /^Flight details/ }));
  // 900.00 + 75.00 + 970 minutes at $20 an hour
  expect(await within(first as HTMLElement).findByRole('region', { name: 'How “Best” ranks this flight' })).toHaveTextContent(
    /Price per adult\$900\.00Extras at the airline per traveler\$75\.00.*\$1,298\.33/,
  );
});
