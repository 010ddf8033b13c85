import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, addMonths, formatQueryDate } from '#core/domain/values/dates';
import { withFlexParam } from '#core/domain/search/flexible';
import type { Flexibility } from '#core/domain/search/flexible';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { at, QUERY, resultsServer, searchWith, TRIP } from '#testing/site/resultsWorld';
import { TODAY } from '#testing/today';

const GRID = 'GET /api/price-grid';
const TRIPS = 'GET /api/flexible-trips';
const server = resultsServer();
server.serveFile();
beforeAll(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
const paramsOf = ({ address }: { readonly address: { current(): { search: string } } }) => new URLSearchParams(address.current().search);
/** A month that lies entirely in the days that may be booked. */
const MONTH = addMonths(TODAY, 3).slice(0, 7);
const WEEKENDS: Flexibility = `${MONTH}:weekend`;
const open = (flex: Flexibility): string => `/flights/search?${withFlexParam(searchParamsOf(QUERY), flex)}`;
const [FIRST, SECOND] = [`${MONTH}-06`, `${MONTH}-13`];
const trips = [
  { departs: FIRST, returns: `${MONTH}-08`, price: 412_30 },
  { departs: SECOND, returns: `${MONTH}-15`, price: 361_20 },
  { departs: `${MONTH}-20`, returns: `${MONTH}-22`, price: null },
  { departs: `${MONTH}-26`, returns: `${MONTH}-28` },
];

describe('days around both dates (search.46)', () => {
  it('are a grid in place of the strip, as far as they may move; each price is a search that may move as far', async () => {
    const [out, home] = [addDays(TRIP.departs, -1), addDays(TRIP.returns, 2)];
    server.answer(GRID, () => ({ body: { prices: { [TRIP.departs]: { [TRIP.returns]: 412_30 }, [out]: { [home]: 361_20 } } } }));
    const world = await renderApp(at('&flex=2'));
    const table = within(await screen.findByRole('table', { name: 'Your dates, ± 2 days' }));
    expect(table.getAllByRole('columnheader')).toHaveLength(5);
    expect(screen.queryByRole('navigation', { name: 'Nearby dates' })).toBeNull();
    const daysOf = async () =>
      within(await screen.findByRole('table', { name: 'Your dates, ± 2 days' }))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
    const days = await daysOf();
    await userEvent.click(await table.findByRole('link', { name: /^\$362 for .*, Lowest$/ }));
    const params = paramsOf(world);
    expect([params.get('departdate'), params.get('returndate'), params.get('flex')]).toEqual([
      formatQueryDate(out),
      formatQueryDate(home),
      '2',
    ]);
    // the grid stays where it is, and marks the pair
    const again = within(await screen.findByRole('table', { name: 'Your dates, ± 2 days' }));
    expect(await again.findByRole('link', { current: 'date' })).toHaveAttribute('href', expect.stringContaining(formatQueryDate(home)));
    expect(await daysOf()).toEqual(days);
  });

  it('are one line with the cheapest days on phones, which unfolds (results.25)', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('max-width') });
    const home = addDays(TRIP.returns, 1);
    server.answer(GRID, () => ({ body: { prices: { [TRIP.departs]: { [TRIP.returns]: 412_30, [home]: 361_20 } } } }));
    await renderApp(at('&flex=2'));
    const line = await screen.findByRole('button', { name: /^± 2 days Lowest: .*, \$362$/ });
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(line);
    expect(screen.getByRole('table', { name: 'Your dates, ± 2 days' })).toBeInTheDocument();
    window.matchMedia = wide;
  });

  it('of a trip one way are those of the strip', async () => {
    await renderApp(at('&flex=2', searchWith({ returns: null })));
    expect(await screen.findByRole('navigation', { name: 'Nearby dates' })).toBeInTheDocument();
  });

  it.each(['&flex=9', '&flex=2&flex=3', '&when=someday'])(
    'that cannot be read (%s) are said to be, and the flights are there',
    async (more) => {
      await renderApp(at(more));
      expect(await screen.findByText(/^The flexible dates of this link could not be read/)).toBeInTheDocument();
      expect(await screen.findByRole('list', { name: 'Flights' })).toBeInTheDocument();
      expect(screen.getByRole('navigation', { name: 'Nearby dates' })).toBeInTheDocument();
    },
  );
});

describe('a period in place of dates (search.46)', () => {
  beforeEach(() => {
    server.answer(TRIPS, () => ({ body: { trips } }));
  });
  const list = async () => within(await screen.findByRole('navigation', { name: /^Weekends in [A-Z][a-z]+ \d{4}$/ }));

  it('lists its trips with their prices, the lowest by a word; each is an ordinary search next to the others', async () => {
    const world = await renderApp(open(WEEKENDS));
    const offers = await list();
    expect(await offers.findAllByRole('link')).toHaveLength(4);
    expect(offers.getByRole('link', { name: /\$362 Lowest$/ })).toBeInTheDocument();
    expect(offers.getByRole('link', { name: /No flights$/ })).toBeInTheDocument();
    expect(offers.getByRole('link', { name: /See flights$/ })).toBeInTheDocument();
    expect(server.received.some(({ url }) => url.pathname === '/flight/getflights')).toBe(false);
    await userEvent.click(offers.getByRole('link', { name: /\$362/ }));
    await screen.findByRole('list', { name: 'Flights' });
    const params = paramsOf(world);
    expect([params.get('departdate'), params.get('when')]).toEqual([expect.stringMatching(/^13-/), WEEKENDS]);
    expect((await list()).getByRole('link', { current: 'date' })).toHaveTextContent('$362');
  });

  it('says when nothing is sold, when it is over, and asks again after a failure', async () => {
    server.answer(TRIPS, () => ({ body: { trips: [{ ...trips[0], price: null }] } }));
    const { unmount } = await renderApp(open(WEEKENDS));
    expect(await screen.findByText(/^No flights were found in this period/)).toBeInTheDocument();
    unmount();
    server.answer(TRIPS, () => ({ status: 400, body: problem('invalid_request', 400) }));
    const again = await renderApp(open(WEEKENDS));
    expect(await screen.findByText(/^Nothing in this period can be booked/)).toBeInTheDocument();
    again.unmount();
    server.answer(TRIPS, () => ({ status: 503, body: problem('supplier_unavailable', 503) }));
    await renderApp(open(WEEKENDS));
    expect(await screen.findByText(/^Prices cannot be shown right now/)).toBeInTheDocument();
    server.answer(TRIPS, () => ({ body: { trips } }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await (await list()).findAllByRole('link')).toHaveLength(4);
    expect(screen.getByRole('heading', { name: /^Weekends in [A-Z][a-z]+ \d{4}$/ })).toHaveFocus();
  });

  it.each(['2025-03:weekend', 'someday', '2027-13:week'])(
    'that cannot be searched (%s) is the form with what else was in the search',
    async (when) => {
      await renderApp(open(WEEKENDS).replace(WEEKENDS, when));
      expect(await screen.findByRole('search')).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
      expect(await screen.findByDisplayValue(/^CDG/)).toBeInTheDocument();
      expect(server.received.some(({ url }) => url.pathname === '/api/flexible-trips')).toBe(false);
    },
  );

  it('is in the form that changes it', async () => {
    const world = await renderApp(open(WEEKENDS));
    await list();
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Modify search' })));
    const form = within(await screen.findByRole('search'));
    expect(await form.findByRole('combobox', { name: 'Flexible dates' })).toHaveDisplayValue('A weekend');
    await userEvent.selectOptions(
      await form.findByRole('combobox', { name: 'When' }),
      form.getByRole('option', { name: /^Spring \d{4} \(Mar–May\)$/ }),
    );
    await userEvent.click(form.getByRole('button', { name: 'Search flights' }));
    await waitFor(() => expect(paramsOf(world).get('when')).toMatch(/^\d{4}-03\.\.05:weekend$/));
    expect(await screen.findByRole('navigation', { name: /^Weekends in Spring \d{4} \(Mar–May\)$/ })).toBeInTheDocument();
  });
});

describe('the form', () => {
  it('has a button for exact dates, which opens the choice; a stay takes the place of both dates', async () => {
    await renderApp('/');
    const form = within(await screen.findByRole('search'));
    await act(() => userEvent.click(form.getByRole('button', { name: 'Exact dates' })));
    const select = await form.findByRole('combobox', { name: 'Flexible dates' });
    expect(select).toHaveFocus();
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Exact dates', '± 1 day', '± 2 days', '± 3 days', 'A weekend', 'A week', 'A whole month']);
    await act(() => userEvent.selectOptions(select, 'A week'));
    expect(await form.findByRole('combobox', { name: 'When' })).toHaveAccessibleDescription('7 nights');
    expect(form.queryByRole('textbox', { name: 'Departure' })).toBeNull();
    expect(form.getByRole('link', { name: 'Explore anywhere' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/explore\?ori=NYC&when=\d{4}-\d{2}&stay=week$/),
    );
    await userEvent.selectOptions(select, 'Exact dates');
    expect(form.getByRole('textbox', { name: 'Departure' })).toBeInTheDocument();
    await userEvent.click(form.getByRole('radio', { name: 'Multi-city' }));
    expect(form.queryByRole('combobox', { name: 'Flexible dates' })).toBeNull();
  });

  it('says it in Spanish', async () => {
    await renderApp('/us-es');
    const form = within(await screen.findByRole('search'));
    await act(() => userEvent.click(form.getByRole('button', { name: 'Fechas exactas' })));
    await act(async () => userEvent.selectOptions(await form.findByRole('combobox', { name: 'Fechas flexibles' }), 'Un fin de semana'));
    expect(await form.findByRole('combobox', { name: 'Cuándo' })).toBeInTheDocument();
  });
});
