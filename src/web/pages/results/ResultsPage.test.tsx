import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { buildFlights } from '#testing/flights/buildFlights';
import { problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { ASK, at, FLIGHTS, listedFlights, QUERY, resultsServer, searchWith, showsAirlines } from '#testing/site/resultsWorld';
import { wireOf } from '#testing/flights/wireFlights';
import { TODAY } from '#testing/today';

const server = resultsServer();
const asks = (): number => server.received.filter((a) => a.url.pathname === '/flight/getflights').length;

let isNarrow = false;
beforeAll(() => {
  server.start();
  window.matchMedia = ((query: string) => ({
    matches: isNarrow && query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(() => {
  isNarrow = false;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  server.reset();
});
afterAll(() => {
  server.stop();
});

it('names the route, counts the flights and lists them with price, bags and stops', async () => {
  await renderApp(at());
  expect(await screen.findByRole('heading', { level: 2, name: '3 flights' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/JFK\s*New York.*to.*CDG\s*Paris/);
  expect(await listedFlights()).toHaveLength(3);
  await showsAirlines(['AF', 'FI', 'TP']);
  const best = within((await listedFlights())[0] as HTMLElement);
  expect(best.getByRole('button', { name: 'Select', description: /^Airline AF, .* to .*, \$448.20$/ })).toBeInTheDocument();
  expect(best.getByText('$896.40')).toBeInTheDocument();
  expect(best.getByText('Checked bag included')).toBeInTheDocument();
  expect(screen.getByText('Checked bag $70.00')).toBeInTheDocument();
  expect(screen.getByText('Checked bag: ask us')).toBeInTheDocument();
  expect(await screen.findByText('3 flights. Sorted by: Best')).toHaveAttribute('role', 'status');
});

it('says how old the prices are where there are no newer ones, and asks again (reliability.32)', async () => {
  const user = userEvent.setup();
  server.answer('GET /flight/getflights', () => ({ body: { ...wireOf(FLIGHTS, QUERY), age: 12 } }));
  await renderApp(at());
  const age = await screen.findByText(/^Prices as of 12 minutes ago; we check the price before you pay\./);
  expect(await listedFlights()).toHaveLength(3);
  server.answer('GET /flight/getflights', () => ({ body: wireOf(FLIGHTS, QUERY) }));
  await user.click(within(age).getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.queryByText(/Prices as of/)).not.toBeInTheDocument());
  expect(await listedFlights()).toHaveLength(3);
});

it('offers a call at the eighth place, or behind a shorter list; every item of the list is a flight', async () => {
  server.answer('GET /flight/getflights', () => ({ body: wireOf(buildFlights(40, 3), QUERY) }));
  await renderApp(at());
  const call = () => screen.findByRole('group', { name: 'Call about this search' });
  /** How many flights come before the offer, and behind it. */
  const around = async (): Promise<[before: number, after: number]> => {
    const [offer, items] = [await call(), await listedFlights()];
    for (const item of items) expect(item).not.toContainElement(offer);
    const before = items.filter((item) => offer.compareDocumentPosition(item) === Node.DOCUMENT_POSITION_PRECEDING).length;
    return [before, items.length - before];
  };
  const [before, after] = await around();
  expect(before).toBe(7);
  expect(after).toBeGreaterThan(0);
  const filters = within(screen.getByRole('region', { name: 'Filters' }));
  await userEvent.click(filters.getByRole('button', { name: 'Cheapest only' }));
  await userEvent.click(await filters.findByRole('checkbox', { name: /^Lowest price only/ }));
  await waitFor(async () => expect((await around())[1]).toBe(0));
});

it('shows what every option would leave, and follows a choice into the address', async () => {
  const { address } = await renderApp(at());
  const user = userEvent.setup();
  const filters = within(await screen.findByRole('region', { name: 'Filters' }));
  expect(await filters.findByRole('checkbox', { name: /^Nonstop 1/ })).not.toBeChecked();
  await user.click(filters.getByRole('checkbox', { name: /^1 stop 2/ }));
  expect(await screen.findByRole('heading', { level: 2, name: '2 flights' })).toBeInTheDocument();
  await user.click(filters.getByRole('button', { name: 'Airlines' }));
  expect(await filters.findByRole('checkbox', { name: /^Airline AF none/ })).toBeInTheDocument();
  expect(filters.getByRole('checkbox', { name: /^Nonstop 1/ })).toBeInTheDocument();
  expect(new URLSearchParams(address.current().search).get('stops')).toBe('1');
  expect(new URLSearchParams(address.current().search).get('ori')).toBe('JFK');
  await act(async () => {
    address.back();
  });
  expect(await screen.findByRole('heading', { level: 2, name: '3 flights' })).toBeInTheDocument();
  expect(asks()).toBe(1);
});

it('restores filters and order from the address', async () => {
  await renderApp(at('&stops=1&sort=cheapest'));
  expect(await screen.findByRole('heading', { level: 2, name: '2 flights' })).toBeInTheDocument();
  await showsAirlines(['TP', 'FI']);
  expect(within(screen.getByRole('radiogroup', { name: 'Sort by' })).getByRole('radio', { name: /^Cheapest/ })).toBeChecked();
});

it('sorts by what is chosen; each promise shows its price and time', async () => {
  await renderApp(at());
  const user = userEvent.setup();
  const sort = within(await screen.findByRole('radiogroup', { name: 'Sort by' }));
  expect(sort.getAllByRole('radio')).toHaveLength(5);
  expect(sort.getByRole('radio', { name: 'Departure' }).parentElement).toHaveTextContent(/^Departurefrom \d+:\d\d [AP]M$/);
  await user.click(sort.getByRole('radio', { name: /^Cheapest \$413/ }));
  await showsAirlines(['TP', 'FI', 'AF']);
  await user.click(sort.getByRole('radio', { name: /^Departure/ }));
  await showsAirlines(['FI', 'AF', 'TP']);
});

it('says honestly that the filters leave nothing, and what letting one go brings back', async () => {
  await renderApp(at('&stops=0&airlines=TP'));
  const user = userEvent.setup();
  expect(await screen.findByRole('heading', { name: 'No flights match these filters' })).toBeInTheDocument();
  expect(screen.getByText('Without “Nonstop”: 1 flight from $413.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove “Nonstop”' }));
  await showsAirlines(['TP']);
});

it('moves a price limit by its buttons alone', async () => {
  await renderApp(at());
  const user = userEvent.setup();
  const less = await screen.findByRole('button', { name: 'Highest price per adult: less' });
  await user.click(less);
  expect(await screen.findByRole('heading', { level: 2, name: '1 flight' })).toBeInTheDocument();
  expect(screen.getByRole('slider', { name: 'Highest price per adult' })).toHaveAttribute('aria-valuetext', '$424');
});

it('opens details in place: legs, layover, fare rules, and the arithmetic of the order', async () => {
  await renderApp(at('&sort=cheapest'));
  const user = userEvent.setup();
  const [first] = await listedFlights();
  const card = within(first as HTMLElement);
  await user.click(card.getByRole('button', { name: /^Flight details/ }));
  expect(await card.findByRole('region', { name: 'Outbound' })).toHaveTextContent('layover in City LIS (LIS)');
  expect(card.getAllByText(/Boeing 777-300ER/).length).toBeGreaterThan(0);
  expect(card.getByRole('region', { name: 'Fare rules' })).toHaveTextContent('Not refundable');
  expect(card.getByRole('region', { name: 'Fare rules' })).toHaveTextContent('Not known: ask us');
  expect(card.getByRole('region', { name: 'How “Best” ranks this flight' })).toHaveTextContent('$412.30');
  expect(card.getByRole('region', { name: 'Emissions' })).toHaveTextContent('1,680 kg CO₂e per traveler, typical');
  expect(card.getByRole('button', { name: /^Flight details/ })).toHaveAttribute('aria-expanded', 'true');
});

it('keeps the chosen flight and goes to payment', async () => {
  const { address, store } = await renderApp(at());
  const user = userEvent.setup();
  const select = await screen.findByRole('button', { name: 'Select', description: /^Airline TP/ });
  await import('#web/pages/booking/PaymentPage');
  // The next page suspends for its script: its arrival is awaited with the click.
  await act(() => user.click(select));
  await waitFor(() => {
    expect(address.current().pathname).toBe('/flights/payment');
  });
  expect(store.getState().booking.chosen).toMatchObject({ flightId: 'tp', total: 824_60, query: QUERY });
});

it('no flights: says so, keeps the search, offers the phone; the same search again sends a new request, past the browser’s cache', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  server.answer(ASK, () => ({ body: wireOf([], QUERY) }));
  const { store } = await renderApp(at());
  const user = userEvent.setup();
  expect(await screen.findByRole('heading', { name: 'No flights on these dates' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /\(800\) 555-0142/ }).length).toBeGreaterThan(0);
  await user.click(screen.getAllByRole('button', { name: 'Modify search' })[0] as HTMLElement);
  expect(store.getState().search.modifyClick).toBe(true);
  const form = within(await screen.findByRole('search', { name: 'Flight search' }));
  await waitFor(() => {
    expect(form.getByRole('combobox', { name: /^From/ })).toHaveDisplayValue(/^JFK/);
  });
  server.answer(ASK, () => ({ body: wireOf(FLIGHTS, QUERY) }));
  await user.click(form.getByRole('button', { name: 'Search flights' }));
  expect(await screen.findByRole('heading', { level: 2, name: '3 flights' })).toBeInTheDocument();
  expect(store.getState().search.modifyClick).toBe(false);
  expect(asks()).toBe(2);
  const searches = fetched.mock.calls.filter(([address]) => String(address).startsWith('/flight/getflights'));
  expect(searches.map(([, options]) => options?.cache)).toEqual(['default', 'reload']);
  fetched.mockRestore();
});

it('an answer with an error says so; it is no search without flights, which would be repeated', async () => {
  server.answer(ASK, () => ({ body: { ...wireOf([], QUERY), error: 'The supplier is down.' } }));
  await renderApp(at());
  const user = userEvent.setup();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not get the flights');
  expect(screen.queryByRole('heading', { name: 'No flights on these dates' })).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Modify search' })[0] as HTMLElement);
  const form = within(await screen.findByRole('search', { name: 'Flight search' }));
  await waitFor(() => {
    expect(form.getByRole('combobox', { name: /^From/ })).toHaveDisplayValue(/^JFK/);
  });
  await user.click(form.getByRole('button', { name: 'Search flights' }));
  expect(asks()).toBe(1);
  server.answer(ASK, () => ({ body: wireOf(FLIGHTS, QUERY) }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: '3 flights' })).toBeInTheDocument();
});

it('supplier down: another message, and Try again asks again', async () => {
  server.answer(ASK, () => ({ status: 503, body: problem('supplier_unavailable', 503) }));
  await renderApp(at());
  const user = userEvent.setup();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not get the flights');
  expect(asks()).toBe(1);
  server.answer(ASK, () => ({ body: wireOf(FLIGHTS, QUERY) }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: '3 flights' })).toBeInTheDocument();
});

it('offline: a third message', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.answer(ASK, () => 'networkError');
  await renderApp(at());
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
  online.mockRestore();
});

it('its tab is named after the search, in the language of the page (results.18)', async () => {
  const en = await renderApp(at());
  await screen.findByRole('list', { name: 'Flights' });
  expect(document.title).toMatch(/^JFK–CDG, [A-Z][a-z]{2} \d+–([A-Z][a-z]{2} )?\d+ \| Wingfare$/);
  en.unmount();
  const es = await renderApp(`/us-es${at('', searchWith({ returns: null }))}`);
  await screen.findByRole('list', { name: 'Vuelos' });
  expect(document.title).toMatch(/^JFK–CDG, \d+ [a-z]{3} \| Wingfare$/);
  es.unmount();
  await renderApp(at('', searchWith({ departs: addDays(TODAY, -1) })));
  await screen.findByRole('heading', { name: 'Please check your search' });
  // the form of such a search is refused at once (accessibility.7)
  expect(document.title).toBe('Error: Flights | Wingfare');
});

it('calls cities and airports by their Spanish names on Spanish pages (content.27)', async () => {
  await renderApp(`/us-es${at()}`);
  const list = await screen.findByRole('list', { name: 'Vuelos' });
  const ticket = within(list).getAllByRole('listitem')[0] ?? list;
  expect(ticket).toHaveTextContent(/JFK ?Nueva York/);
  expect(ticket).toHaveTextContent(/CDG ?París/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/JFK ?Nueva York.*CDG ?París/);
  await userEvent.click(within(ticket).getByRole('button', { name: /^Detalles/ }));
  expect(ticket).toHaveTextContent('Aeropuerto Internacional de Nueva York (JFK)');
});

it('a past date in a shared address: the form with its error, everything else kept, no flights requested', async () => {
  await renderApp(at('', searchWith({ departs: '2020-01-05' as IsoDate })));
  expect(await screen.findByText('Departure Date cannot be in the past.')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByRole('combobox', { name: /^To/ })).toHaveDisplayValue(/^CDG/);
  });
  expect(asks()).toBe(0);
});

it('an airport that does not exist: the form again with its field marked', async () => {
  const query = { ...QUERY, origin: 'QQQ' };
  server.answer(ASK, () => ({
    status: 400,
    body: problem('invalid_request', 400, { errors: [{ name: 'ori', detail: 'must be a known airport' }] }),
  }));
  server.answer('GET /data/airports', ({ url }) => ({
    body: url.searchParams.get('key') === 'CDG' ? [{ D: 'CDG - Charles de Gaulle Airport', A: 'CDG', C: 'Paris', P: 'PAR', N: 'FR' }] : [],
  }));
  await renderApp(at('', query));
  const form = await screen.findByRole('search', { name: 'Flight search' });
  expect(await within(form).findByText('Please enter a valid city or airport.')).toBeVisible();
  await waitFor(() => expect(within(form).getByRole('combobox', { name: 'To' })).toHaveValue('CDG - Charles de Gaulle Airport'));
});

it('a search that is refused while its heading has the focus: the new heading has it', async () => {
  let refuse = (): void => undefined;
  server.answer(ASK, async () => {
    await new Promise<void>((resolve) => (refuse = resolve));
    return { status: 400, body: problem('invalid_request', 400) };
  });
  await renderApp(at());
  const heading = await screen.findByRole('heading', { level: 1 });
  heading.tabIndex = -1;
  heading.focus();
  await act(async () => {
    refuse();
  });
  const refused = await screen.findByRole('heading', { level: 1, name: 'Please check your search' });
  await waitFor(() => expect(refused).toHaveFocus());
});

it('below 992 px the filters are a dialog and a group of chips', async () => {
  isNarrow = true;
  await renderApp(at());
  const user = userEvent.setup();
  expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
  const chips = within(await screen.findByRole('group', { name: 'Quick filters' }));
  await user.click(await chips.findByRole('button', { name: 'Nonstop $449' }));
  expect(await screen.findByRole('heading', { level: 2, name: '1 flight' })).toBeInTheDocument();
  expect(chips.getByRole('button', { name: 'Filters · 1' })).toBeInTheDocument();
});

it('a page of a long list is in the document in its order, and "Show more" leads to the first card that it brings (results.30)', async () => {
  server.answer(ASK, () => ({ body: wireOf(buildFlights(120, 3), QUERY) }));
  await renderApp(at());
  expect(await screen.findByRole('heading', { level: 2, name: '120 flights' })).toBeInTheDocument();
  const places = (): readonly (string | null)[] =>
    screen.getAllByRole('listitem').flatMap((item) => item.getAttribute('aria-posinset') ?? []);
  const upTo = (most: number): readonly string[] => Array.from({ length: most }, (_, i) => String(i + 1));
  await waitFor(() => expect(places()).toEqual(upTo(50)));
  await userEvent.click(screen.getByRole('button', { name: 'Show 43 more' }));
  await waitFor(() => expect(places()).toEqual(upTo(93)));
  expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '51');
  expect(document.activeElement?.closest('li')).toHaveAttribute('aria-setsize', '120');
});
