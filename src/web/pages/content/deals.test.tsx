/** The page of deals, and the same fares on home and city pages (content.51, content.52). */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_BRAND } from '#core/content/brand';
import { contentAnswers } from '#core/content/pages/contentAnswers';
import type { DealsAnswerWire, DealWire } from '#core/contract/flights/deals.schema';
import { ANSWERS_ID } from '#core/contract/pages/pageAnswers';
import type { PageAnswers } from '#core/contract/pages/pageAnswers';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { pageAt } from '#web/app/routes';

const deal = (change: Partial<DealWire> = {}): DealWire => ({
  origin: 'NYC',
  originCity: 'New York',
  originCityEs: 'Nueva York',
  destination: 'PAR',
  destinationCity: 'Paris',
  destinationCityEs: 'París',
  departs: '2027-01-14',
  returns: '2027-01-21',
  cabin: 'Economy',
  airline: 'DL',
  airlineName: 'Delta Air Lines',
  total: 375_75,
  // the evening before in the United States
  seenAt: '2026-11-24T03:00:00.000Z',
  link: '/flights/search',
  ...change,
});
const answer = (deals: readonly DealWire[], change: Partial<DealsAnswerWire> = {}): { body: DealsAnswerWire } => ({
  body: {
    found: deals.length,
    gathering: false,
    deals: [...deals],
    belowPublished: { fares: 400, below: { 30: 4, 20: 52, 10: 110 } },
    choices: {
      origins: [{ code: 'NYC', city: 'New York', cityEs: 'Nueva York' }],
      destinations: [{ code: 'PAR', city: 'Paris', cityEs: 'París' }],
      months: ['2027-01'],
      airlines: [{ code: 'DL', name: 'Delta Air Lines' }],
      cabins: ['Economy', 'Business'],
    },
    ...change,
  },
});
const MANY = Array.from({ length: 40 }, (_, i) =>
  deal({
    airline: `X${String(i % 10)}`,
    total: 10_000 + i,
    departs: `2027-0${String(1 + Math.floor(i / 20))}-${String(1 + (i % 20)).padStart(2, '0')}`,
    returns: null,
  }),
);

const server = fakeServer({
  'GET /api/deals': () => answer([deal(), deal({ returns: null, destination: 'ROM', destinationCity: 'Rome', total: 412_00 })]),
  'GET /api/getfilteredfares': () => answer([deal({ cabin: 'Business' })]),
  'GET /data/airports': () => ({ body: [] }),
  'POST /api/eventlog': () => ({ status: 204 }),
});
server.serveFile();
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

/** The page at an address, once it is there. */
async function shown(path: string): Promise<{ readonly container: HTMLElement }> {
  await renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  return { container: document.body };
}

const rows = async () => within(await screen.findByRole('list', { name: 'Fares' })).getAllByRole('link');
const requests = () =>
  server.received.map(({ url }) => url.pathname + url.search).filter((path) => path.includes('fares') || path.includes('deals'));

it('lists fares with route, dates, airline, total and when they were seen, each a link to its search', async () => {
  await renderApp('/flights');
  const [first, second] = await rows();
  expect(first).toHaveTextContent('New York to Paris');
  for (const text of ['Thu, Jan 14 to Thu, Jan 21', 'round trip, 7 nights', 'Delta Air Lines', 'Economy', '$375.75', 'seen Mon, Nov 23'])
    expect(first).toHaveTextContent(text);
  expect(first).toHaveAttribute(
    'href',
    '/flights/search?ori=NYC&des=PAR&departdate=14-Jan-2027&triptype=R&cabin=Economy&adt=1&chd=0&inf=0&returndate=21-Jan-2027&airlines=DL&deal=37575',
  );
  expect(second).toHaveTextContent('one way');
  expect(screen.getByText('2 fares, the lowest first')).toBeInTheDocument();
});

it('tells which share of the fares is how far below the published ones, where the link next to the promotion leads', async () => {
  await renderApp('/flights');
  const link = (await screen.findAllByRole('link', { name: 'How many fares?' }))[0];
  const region = within(await screen.findByRole('region', { name: 'How many fares are below the published ones' }));
  expect(link).toHaveAttribute('href', '/flights#below-published');
  expect((await region.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    '1% are at least 30% below 4 of 400',
    '13% are at least 20% below 52 of 400',
    '28% are at least 10% below 110 of 400',
  ]);
});

it('has the place where that link leads also while no fares can be requested', async () => {
  server.answer('GET /api/deals', () => ({ status: 503 }));
  await renderApp('/flights');
  const region = await screen.findByRole('region', { name: 'How many fares are below the published ones' });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(region).toHaveAttribute('id', 'below-published');
  expect(within(region).queryByRole('listitem')).toBeNull();
});

it('asks for what is chosen, keeps it in the address, and takes it back', async () => {
  const user = userEvent.setup();
  const { address } = await renderApp('/flights?clickid=ab12');
  await rows();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cabin' }), 'Business');
  await waitFor(() => expect(address.current().search).toBe('?clickid=ab12&cabin=Business'));
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Business'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Highest price' }), 'Up to $200');
  await waitFor(() => expect(requests().at(-1)).toBe('/api/getfilteredfares?cabin=Business&maxprice=200'));
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address.current().search).toBe('?clickid=ab12'));
  expect(screen.getByRole('combobox', { name: 'Cabin' })).toHaveValue('');
});

it('keeps both of two choices that are made before the page is drawn again', async () => {
  const { address } = await renderApp('/flights');
  await rows();
  const choose = (name: string, value: string) => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
  act(() => {
    choose('Cabin', 'Business');
    choose('Highest price', '200');
  });
  await waitFor(() => expect(address.current().search).toBe('?cabin=Business&maxprice=200'));
  expect(screen.getByRole('combobox', { name: 'Cabin' })).toHaveValue('Business');
});

it('shows the choices of the address, also those that no fare has, and ignores what it cannot read', async () => {
  server.answer('GET /api/getfilteredfares', () => answer([]));
  await renderApp('/flights?origin=BOS&month=2027-03&maxprice=350&cabin=Coach');
  expect(await screen.findByText('No such fare was seen in the last two days.')).toBeInTheDocument();
  expect(requests()).toEqual(['/api/getfilteredfares?origin=BOS&month=2027-03&maxprice=350']);
  expect(screen.getByRole('combobox', { name: 'Leaving from' })).toHaveValue('BOS');
  expect(screen.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('March 2027');
  expect(screen.getByRole('combobox', { name: 'Highest price' })).toHaveDisplayValue('Up to $350');
});

it('shows more on request, and says where the list ends', async () => {
  const user = userEvent.setup();
  server.answer('GET /api/deals', () => answer(MANY, { found: 90 }));
  await renderApp('/flights');
  expect(await rows()).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: 'Show more fares' }));
  expect(await rows()).toHaveLength(36);
  await user.click(screen.getByRole('button', { name: 'Show more fares' }));
  expect(await rows()).toHaveLength(40);
  expect(screen.getByText('These are the lowest 40. Choose a filter to see others.')).toBeInTheDocument();
});

it('says that the first fares are being looked up, and that they cannot be shown', async () => {
  const user = userEvent.setup();
  server.answer('GET /api/deals', () => answer([], { gathering: true }));
  const { unmount } = await renderApp('/flights');
  expect(await screen.findByText(/^The first fares are being looked up right now/)).toBeInTheDocument();
  unmount();
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer('GET /api/deals', () => 'networkError');
  await renderApp('/flights');
  expect(await screen.findByRole('alert')).toHaveTextContent('Fares cannot be shown right now.');
  server.answer('GET /api/deals', () => answer([deal()]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
  expect(screen.getByText('1 fare, the lowest first')).toHaveFocus();
  log.mockRestore();
});

const contentOf = (path: string): PageAnswers => contentAnswers(pageAt(path), DEFAULT_BRAND);

describe('on other pages', () => {
  const one = { found: 1, gathering: false, deals: [deal()] };
  const routes = { 'NYC-PAR': deal(), 'JFK-CDG': deal() };
  const answers: PageAnswers = { bestDeals: { ...one, routes }, cityDeals: { ...one, routes, months: [] } };
  afterEach(() => document.getElementById(ANSWERS_ID)?.remove());
  /** As the server puts them into the document of a page. */
  const tell = (path: string, answers: PageAnswers): void => {
    const script = document.createElement('script');
    Object.assign(script, {
      type: 'application/json',
      id: ANSWERS_ID,
      textContent: JSON.stringify({ query: '', ...answers, ...contentOf(path) }),
    });
    script.dataset['of'] = path;
    document.body.append(script);
  };

  it.each([
    ['/', 'Fares seen lately'],
    ['/flights-to-paris', 'Fares seen lately to Paris'],
    ['/us-es/flights-to-paris', 'Tarifas a París vistas recientemente'],
  ])('%s has %s', async (path, heading) => {
    tell(path, answers);
    await renderApp(path);
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
    expect(within(await screen.findByRole('list', { name: heading })).getAllByRole('link')).toHaveLength(1);
    const all = screen.getByRole('link', { name: /^(?:All fares|Todas las tarifas)$/ });
    expect(all.getAttribute('href')).toMatch(/\/flights$/);
  });

  it('has the lowest fare of a route, with its day, as the price of the city, and the specified figure as a small example (content.28)', async () => {
    tell('/flights-to-los-angeles', { cityDeals: { ...one, months: [], routes: { 'JFK-LAX': deal({ total: 512_00 }) } } });
    await renderApp('/flights-to-los-angeles');
    const link = await screen.findAllByRole('link', { name: /^Lowest fare seen \$512\.00/ });
    expect(link[0]).toHaveTextContent('Thu, Jan 14 to Thu, Jan 21 seen Mon, Nov 23');
    expect(link[0]).toHaveAttribute('href', expect.stringMatching(/&airlines=DL&deal=51200$/));
    const row = (await screen.findByText('Lowest Price')).parentElement;
    expect(
      within(row as HTMLElement)
        .getAllByRole('definition')
        .map((figure) => figure.textContent),
    ).toEqual([link[0]?.parentElement?.parentElement?.textContent, 'Example: from $138']);
    expect(row?.textContent).toContain('$512.00');
  });

  it.each([
    ['/us-es/flights-to-los-angeles', 'Ejemplo: desde $138'],
    ['/us-es', 'Ejemplo de ida y vuelta: desde $350.05'],
  ])('%s has the example alone where no fare is known', async (path, example) => {
    tell(path, {});
    const { container } = await shown(path);
    expect(screen.getAllByText(example).length).toBeGreaterThan(0);
    expect(container.querySelector('.live, .poster .price')).toBeNull();
  });

  it('has no section, no foot and no room where no fare is known, and asks for nothing', async () => {
    tell('/flights-to-tokyo', {});
    const { container } = await shown('/flights-to-tokyo');
    expect(container.querySelector('.latest, .live')).toBeNull();
    expect(requests()).toEqual([]);
  });

  it('asks for the fares of a page that is opened from another one', async () => {
    server.answer('GET /api/dealsforcity/london', () => ({ body: answers.cityDeals }));
    await shown('/flights-to-london');
    expect(screen.getByRole('heading', { level: 2, name: 'Fares seen lately to London' })).toBeInTheDocument();
  });

  it('shows below its list what is under $99 and under $200, nothing twice and nothing with a filter (content.60)', async () => {
    const priced = (total: number) => deal({ total, destination: `X${String(total)}`, link: `/flights/search?deal=${String(total)}` });
    const totals = Array.from({ length: 30 }, (_, i) => 60_00 + i * 3_00);
    const below = (dollars: number) => ({ body: { ...one, deals: totals.filter((total) => total < dollars * 100).map(priced) } });
    server.answer('GET /api/deals', () => answer(totals.map(priced)));
    server.answer('GET /api/flight-under-99', () => below(99));
    server.answer('GET /api/flight-under-200', () => below(200));
    const { unmount } = await renderApp('/flights');
    const pricesOf = async (name: string) =>
      within(await screen.findByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => /\$\d+/.exec(link.textContent)?.[0]);
    // the twelve lowest are in the list: up to 93 dollars
    expect(await pricesOf('Fares under $99')).toEqual(['$96']);
    expect(await pricesOf('Fares under $200')).toEqual(['$99', '$102', '$105', '$108', '$111', '$114']);
    unmount();
    server.received.length = 0;
    await shown('/flights?maxprice=200');
    expect(screen.queryByRole('list', { name: 'Fares under $99' })).toBeNull();
    expect(requests()).toEqual(['/api/getfilteredfares?maxprice=200']);
  });

  it('lists what the document has without a call, in Spanish with the Spanish names of cities, and the rest when it is requested', async () => {
    const user = userEvent.setup();
    tell('/us-es/flights', { deals: answer(MANY.slice(0, 12), { found: 40 }).body, under99: one, under200: one });
    server.answer('GET /api/deals', () => answer(MANY));
    await shown('/us-es/flights');
    const list = () => within(screen.getByRole('list', { name: 'Tarifas' })).getAllByRole('link');
    expect(list()).toHaveLength(12);
    expect(list()[0]).toHaveTextContent('Nueva York a París');
    expect(list()[0]).toHaveTextContent('vista el lun, 23 nov');
    expect(list()[0]?.getAttribute('href')).toMatch(/^\/us-es\/flights\/search\?/);
    expect(requests()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Mostrar más tarifas' }));
    await waitFor(() => expect(list()).toHaveLength(36));
    expect(requests()).toEqual(['/api/deals']);
  });
});
