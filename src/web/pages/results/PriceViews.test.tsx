import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, formatQueryDate } from '#core/domain/values/dates';
import { problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { at, resultsServer, searchWith, TRIP } from '#testing/site/resultsWorld';

const GRID = 'GET /api/price-grid';
const RECORD = 'GET /api/price-record';
const back = TRIP.returns;
const server = resultsServer();
server.serveFile();
beforeAll(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const open = async (name: RegExp, more = '') => {
  const world = await renderApp(at(more));
  await screen.findByRole('list', { name: 'Flights' });
  await userEvent.click(await screen.findByRole('button', { name }));
  return { ...world, panel: within(await screen.findByRole('region', { name: 'More about prices' })) };
};

it('the grid moves both dates of a round trip; a price is a search of its own, and the filters stay (results.23)', async () => {
  const [out, home] = [addDays(TRIP.departs, -1), addDays(back, 2)];
  server.answer(GRID, () => ({
    body: { prices: { [TRIP.departs]: { [back]: 412_30 }, [out]: { [home]: 361_20, [back]: null } } },
  }));
  const { panel, address } = await open(/^Date grid$/, '&sort=cheapest');
  const table = within(panel.getByRole('table', { name: 'Lowest price by departure and return' }));
  expect(table.getAllByRole('columnheader')).toHaveLength(7);
  expect(table.getAllByRole('rowheader')).toHaveLength(7);
  const lowest = await table.findByRole('link', { name: /^\$362 for .*, Lowest$/ });
  expect(table.getByRole('link', { current: 'date' })).toHaveTextContent(/^\$413/);
  expect(table.getByRole('link', { name: /^No flights/ })).toBeInTheDocument();
  expect(table.getAllByRole('link', { name: /^No price yet/ }).length).toBe(46);
  await userEvent.click(lowest);
  const params = new URLSearchParams(address.current().search);
  expect([params.get('departdate'), params.get('returndate'), params.get('sort')]).toEqual([
    formatQueryDate(out),
    formatQueryDate(home),
    'cheapest',
  ]);
});

it('with filters the chosen trip shows what they leave, and the view says so', async () => {
  server.answer(GRID, () => ({ body: { prices: { [TRIP.departs]: { [back]: 412_30 } } } }));
  const { panel } = await open(/^Date grid$/, '&stops=0');
  expect(await panel.findByText('The selected trip is priced with your filters, the others without them.')).toBeInTheDocument();
  expect(panel.getByRole('link', { current: 'date' })).toHaveTextContent(/^\$449/);
});

it('the graph shows sixty departures of the same length', async () => {
  const { panel } = await open(/^Price graph$/);
  const graph = within(panel.getByRole('group', { name: 'Lowest price by departure' }));
  expect(graph.getByText('Trips of 7 nights.')).toBeInTheDocument();
  expect(graph.getAllByRole('listitem')).toHaveLength(60);
  expect(await graph.findByRole('link', { current: 'date' })).toBeInTheDocument();
  const from = server.asked.filter(({ url }) => url.pathname === '/api/lowest-prices').map(({ url }) => url.searchParams.get('from'));
  expect(new Set(from).size).toBe(3); // the strip's week, and two halves of the graph
});

it.each([
  [[300_00, 310_00, 320_00, 330_00], 'Prices are high', '$413 is more than usual'],
  [[400_00, 410_00, 420_00, 430_00], 'Prices are typical', '$413 is usual'],
  [[500_00, 510_00, 520_00, 530_00], 'Prices are low', '$413 is less than usual'],
])('beside %j the word is "%s", with its rule and the curve (results.24)', async (comparable, word, text) => {
  const curve = [
    { daysBefore: 60, lowest: 300_00 },
    { daysBefore: 30, lowest: null },
    { daysBefore: 7, lowest: 520_00 },
  ];
  server.answer(RECORD, () => ({ body: { comparable, curve } }));
  const { panel } = await open(/^Is \$413 a good price\?$/);
  expect(await panel.findByRole('heading', { name: word })).toBeInTheDocument();
  expect(panel.getByText(new RegExp(`^\\${text}`))).toBeInTheDocument();
  expect(panel.getByText(/^Typical is the middle half/)).toBeInTheDocument();
  const row = within(panel.getByRole('row', { name: /^Days before/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['60', '7']);
});

it('says that it does not know where it does not, and that it could not ask where it could not', async () => {
  server.answer(RECORD, () => ({ body: { comparable: [400_00], curve: [] } }));
  const { panel, unmount } = await open(/a good price/);
  expect(await panel.findByText(/^We do not know enough/)).toBeInTheDocument();
  unmount();
  server.answer(RECORD, () => ({ status: 503, body: problem('supplier_unavailable', 503) }));
  const { panel: failed } = await open(/a good price/);
  expect(await failed.findByRole('alert')).toBeInTheDocument();
});

it('a trip one way has no grid', async () => {
  await renderApp(at('', searchWith({ returns: null })));
  expect(await screen.findByRole('button', { name: 'Price graph' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Date grid' })).not.toBeInTheDocument();
});
