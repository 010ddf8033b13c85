import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, dateParts, formatQueryDate } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import type { SearchQuery } from '#core/domain/search/trip';
import { problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { ASK, at, FLIGHTS, QUERY, resultsServer, searchWith, TRIP } from '#testing/site/resultsWorld';
import { wireOf } from '#testing/flights/wireFlights';
import { TODAY } from '#testing/today';

const server = resultsServer();
const asks = (): number => server.received.filter((a) => a.url.pathname === '/flight/getflights').length;

beforeAll(() => {
  server.start();
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  server.reset();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => {
  server.stop();
});

const list = () => screen.findByRole('list', { name: 'Flights' });

describe('nearby dates', () => {
  const strip = async () => within(await screen.findByRole('navigation', { name: 'Nearby dates' }));

  it('show the lowest price of each day, the lowest of all by a word, and what is not known or not flown', async () => {
    await renderApp(at());
    const days = await strip();
    expect(await days.findByRole('link', { name: /\$459/ })).not.toHaveAttribute('aria-current');
    expect(days.getAllByRole('link')).toHaveLength(7);
    expect(days.getByRole('link', { name: /\$398 Lowest$/ })).toBeInTheDocument();
    expect(days.getByRole('link', { name: /\$413$/ })).toHaveAttribute('aria-current', 'date');
    expect(days.getByRole('link', { name: /No flights$/ })).toBeInTheDocument();
    expect(days.getByRole('link', { name: /No price yet$/ })).toBeInTheDocument();
  });

  it('name both dates of a round trip, and the one of a trip one way', async () => {
    const namesOf = async (query: SearchQuery): Promise<string> => {
      const { unmount } = await renderApp(at('', query));
      const text = (await strip()).getByRole('link', { current: 'date' }).textContent;
      unmount();
      return text;
    };
    const short = (date: IsoDate, options: Intl.DateTimeFormatOptions): string =>
      new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(date));
    // a week inside one month, whatever month it is
    const depart = addDays(TODAY, 60 - dateParts(addDays(TODAY, 60)).day + 10);
    const back = addDays(depart, 7);
    const [leaves, returns] = [short(depart, { month: 'short', day: 'numeric' }), dateParts(back).day];
    const weekday = short(depart, { weekday: 'short' });
    const dates = { departs: depart, returns: back };
    expect(await namesOf(searchWith(dates))).toMatch(new RegExp(`^${weekday}–${weekday} ${leaves}–${returns} `));
    expect(await namesOf(searchWith({ ...dates, returns: null }))).toMatch(new RegExp(`^${weekday} ${leaves} `));
  });

  it('follow the filters where their flights are known, say so, and call no day the lowest then', async () => {
    const { address } = await renderApp(at('&stops=0'));
    const user = userEvent.setup();
    const days = await strip();
    await list();
    const chosen = (): HTMLElement => days.getByRole('link', { current: 'date' });
    expect(chosen()).toHaveTextContent('$449');
    expect(days.getByText('The selected dates are priced with your filters, the other dates without them.')).toBeVisible();
    expect(await days.findByRole('link', { name: /\$398$/ })).toBeInTheDocument();
    expect(days.queryByText(/Lowest/)).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Clear all' })[0] as HTMLElement);
    await waitFor(() => expect(chosen()).toHaveTextContent('$413'));
    expect(days.queryByText(/your filters/)).toBeNull();
    expect(days.getByRole('link', { name: /\$398 Lowest$/ })).toBeInTheDocument();
    expect(new URLSearchParams(address.current().search).has('stops')).toBe(false);
  });

  it('search the day that is clicked; the trip keeps its length and the list its filters', async () => {
    const { address } = await renderApp(at('&stops=0'));
    const user = userEvent.setup();
    await user.click(await (await strip()).findByRole('link', { name: /\$398/ }));
    const params = (): URLSearchParams => new URLSearchParams(address.current().search);
    await waitFor(() => {
      expect(params().get('departdate')).toBe(formatQueryDate(addDays(TRIP.departs, -2)));
    });
    expect(params().get('returndate')).toBe(formatQueryDate(addDays(TRIP.departs, 5)));
    expect(params().get('stops')).toBe('0');
    await list();
    expect(asks()).toBe(2);
  });

  it('outside the window cannot be chosen', async () => {
    await renderApp(at('', searchWith({ departs: addDays(TODAY, 1), returns: addDays(TODAY, 8) })));
    const days = await strip();
    expect(days.getAllByRole('link')).toHaveLength(5);
    expect(days.getAllByText('Not available')).toHaveLength(2);
  });

  it('lead on where their prices cannot be requested', async () => {
    server.answer('GET /api/lowest-prices', () => ({ status: 503, body: problem('supplier_unavailable', 503) }));
    await renderApp(at());
    await waitFor(async () => {
      expect((await strip()).getAllByRole('link', { name: /No price yet$/ })).toHaveLength(7);
    });
  });
});

it('a search without flights offers the days and airports that have some, one click each', async () => {
  server.answer(ASK, ({ url }) => ({ body: wireOf(url.searchParams.get('ori') === 'EWR' ? FLIGHTS : [], QUERY) }));
  server.answer('GET /api/alternatives', () => ({
    body: {
      days: [{ date: addDays(TRIP.departs, 1), price: 421_10 }],
      airports: [{ end: 'origin', code: 'EWR', city: 'Newark', miles: 21, price: 399_00 }],
    },
  }));
  const { address } = await renderApp(at('&stops=0'));
  const user = userEvent.setup();
  const offers = within(await screen.findByRole('region', { name: 'Other days and airports' }));
  expect(offers.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Leave \w{3}, \w{3} \d+From \$422 per adult$/),
    'Fly from Newark (EWR)From $399 per adult, 21 mi away',
  ]);
  await user.click(offers.getByRole('link', { name: 'Fly from Newark (EWR)' }));
  await list();
  expect(new URLSearchParams(address.current().search).get('ori')).toBe('EWR');
});
