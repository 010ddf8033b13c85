import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AIRLINE_CODES } from '#core/content/airlines/airlineSlugs';
import { parseCriteria } from '#core/domain/filters/filters';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const server = fakeServer({ 'GET /data/airports': () => ({ body: [] }), 'POST /api/eventlog': () => ({ status: 204 }) });
beforeAll(server.start);
afterAll(server.stop);
afterEach(() => {
  server.reset();
  localStorage.clear();
});
const form = () => within(screen.getByLabelText('Flight search'));
const place = (name: string) => form().getByRole('combobox', { name });

describe('the list of airlines (content.49)', () => {
  it.each([
    // a word is the beginning of any other
    ['air canada', ['Air Canada', 'Flair Airlines', 'Porter Airlines']],
    ['fj', ['Fiji Airways']],
    ['iceland', ['Icelandair']],
    ['Alemania', ['Condor', 'Discover Airlines', 'Lufthansa']],
    ['star brazil', []],
    ['oneworld spain', ['Iberia']],
  ])('typing %s leaves %j', async (typed, names) => {
    const user = userEvent.setup();
    await renderApp('/airlines');
    const main = within(screen.getByRole('main'));
    const status = () => main.getAllByRole('status').at(-1);
    expect(status()).toHaveTextContent(`${String(AIRLINE_CODES.length)} airlines`);
    await user.type(main.getByRole('searchbox', { name: /^Find an airline/ }), typed);
    const found = main.queryAllByRole('link').filter((link) => /^\/airlines\//.test(link.getAttribute('href') ?? ''));
    expect(found.map((link) => names.find((name) => link.textContent.includes(name)))).toStrictEqual(names);
    expect(status()).toHaveTextContent(
      names.length === 0 ? /No airline matches/ : names.length === 1 ? '1 airline' : `${String(names.length)} airlines`,
    );
  });

  it('is found in Spanish by its Spanish country', async () => {
    const user = userEvent.setup();
    await renderApp('/us-es/airlines');
    await user.type(screen.getByRole('searchbox'), 'Japón');
    expect(screen.getByRole('link', { name: /All Nippon Airways/ })).toHaveAttribute('href', '/us-es/airlines/all-nippon-airways-nh');
  });
});

describe("an airline's page (content.48)", () => {
  it('shows its facts, its map in words, its fares with their day and its airports', async () => {
    await renderApp('/airlines/icelandair-fi');
    expect(screen.getByRole('img', { name: /Icelandair flies from Reykjav.k to the \d+ airports/ })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Home country' }).nextSibling).toHaveTextContent('Iceland');
    expect(screen.getByText(/Computed on \w+ \d+, \d{4}/)).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'United States' })).toBeVisible();
    expect(screen.getAllByRole('table').length).toBeGreaterThanOrEqual(5);
  });

  it('has its busiest route in the form, and searches with its filter set', async () => {
    const user = userEvent.setup();
    const { address } = await renderApp('/airlines/alaska-airlines-as');
    await waitFor(() => expect(place('From')).not.toHaveValue(''));
    await waitFor(() => expect(place('To')).not.toHaveValue(''));
    await user.click(form().getByRole('button', { name: 'Search flights' }));
    await waitFor(() => expect(address.current().pathname).toBe('/flights/search'));
    const params = new URLSearchParams(address.current().search);
    expect(params.get('airlines')).toBe('AS');
    expect(parseCriteria(params).filters.airlines).toEqual(['AS']);
  });

  it('fills in the route of a typical fare', async () => {
    const user = userEvent.setup();
    await renderApp('/airlines/british-airways-ba');
    const [link] = screen.getAllByRole('link', { name: /^Fill in [A-Z]{3}–[A-Z]{3}$/ }).slice(-1);
    if (!link) throw new Error('there is no fare');
    const [, from, to] = /(\w{3})–(\w{3})/.exec(link.textContent) ?? [];
    await user.click(link);
    await waitFor(() => expect(place('From')).toHaveDisplayValue(new RegExp(`^${from ?? '-'}`)));
    await waitFor(() => expect(place('To')).toHaveDisplayValue(new RegExp(`^${to ?? '-'}`)));
  });

  it('takes over an address without a page of its own, with the city filled in (content.50)', async () => {
    await renderApp('/airlines/egyptair-ms/book-flights-to-paris-ms');
    expect(await screen.findByRole('heading', { level: 1, name: 'EgyptAir flights' })).toBeVisible();
    await waitFor(() => expect(place('To')).toHaveDisplayValue(/PAR/));
    expect(screen.getByRole('link', { name: /Español/ })).toHaveAttribute('href', expect.stringMatching(/^\/us-es\/airlines\/egyptair-ms/));
  });
});
