import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, formatQueryDate } from '#core/domain/values/dates';
import { formatDollarsUp } from '#core/domain/values/money';
import { problem } from '#testing/site/fakeServer';
import { TODAY } from '#testing/today';
import { renderApp } from '#testing/site/renderApp';
import { at, resultsServer, searchWith, TRIP } from '#testing/site/resultsWorld';
import { itInCi } from '#testing/jest/smallerRuns';

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

itInCi('the grid moves both dates of a round trip; a price is a search of its own, and the filters stay (results.23)', async () => {
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
  const from = server.received.filter(({ url }) => url.pathname === '/api/lowest-prices').map(({ url }) => url.searchParams.get('from'));
  expect(new Set(from).size).toBe(3); // the strip's week, and two halves of the graph
});

const pointsOf = (prices: readonly number[]) => prices.map((lowest, i) => ({ on: addDays(TODAY, (i - prices.length) * 7), lowest }));

it.each([
  [[300_00, 310_00, 320_00, 330_00], 'Prices are high', '$413 is more than'],
  [[400_00, 410_00, 420_00, 430_00], 'Prices are typical', '$413 is what'],
  [[500_00, 510_00, 520_00, 530_00], 'Prices are low', '$413 is less than'],
])('after %j the word is "%s", with its rule, the series that it is judged by, and today (results.24)', async (prices, word, text) => {
  server.answer(RECORD, () => ({ body: { points: pointsOf(prices), isObserved: false } }));
  const { panel } = await open(/^Is \$413 a good price\?$/);
  expect(await panel.findByRole('heading', { name: word })).toBeInTheDocument();
  expect(panel.getByText(new RegExp(`^\\${text}`))).toBeInTheDocument();
  expect(panel.getByText(/^Typical is the middle half of the 5 prices shown/)).toBeInTheDocument();
  expect(panel.getAllByRole('columnheader').slice(-1)[0]).toHaveTextContent('Today');
  expect(panel.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([...prices.map((cents) => formatDollarsUp(cents)), '$413']);
});

it('judges the lowest price that filters leave, and says that earlier ones are without them (results.24)', async () => {
  server.answer(RECORD, () => ({ body: { points: pointsOf([300_00, 310_00, 320_00, 330_00]), isObserved: false } }));
  const { panel } = await open(/^Is \$449 a good price\?$/, '&stops=0');
  expect(await panel.findByText(/^\$449 is more than/)).toBeInTheDocument();
  expect(panel.getByText('This price is with your filters; earlier ones are without them.')).toBeInTheDocument();
});

it('draws each point over the middle of its column, and the typical prices behind', async () => {
  server.answer(RECORD, () => ({ body: { points: pointsOf([300_00, 400_00, 500_00]), isObserved: false } }));
  const { panel } = await open(/^Is \$413 a good price\?$/);
  const drawing = (await panel.findByRole('table')).parentElement?.querySelector('svg');
  const width = Number(drawing?.getAttribute('viewBox')?.split(' ')[2]);
  const points = [...(drawing?.querySelectorAll('line') ?? [])].map((line) => Number(line.getAttribute('x1')) / width);
  expect(points).toEqual([0.125, 0.375, 0.625, 0.875]);
  const band = drawing?.querySelector('rect');
  const [top, height] = [Number(band?.getAttribute('y')), Number(band?.getAttribute('height'))];
  const heights = [...(drawing?.querySelectorAll('line') ?? [])].map((line) => Number(line.getAttribute('y1')));
  expect(heights.filter((at) => at >= top && at <= top + height)).toHaveLength(2);
});

it('says since when where only searches tell prices', async () => {
  server.answer(RECORD, () => ({ body: { points: pointsOf([400_00, 410_00, 420_00]), isObserved: true } }));
  const { panel } = await open(/a good price/);
  expect(await panel.findByText(/^These are only prices that searches on this site really found, since /)).toBeInTheDocument();
});

it('says that it does not know where it does not, and that it could not ask where it could not', async () => {
  server.answer(RECORD, () => ({ body: { points: pointsOf([400_00]), isObserved: false } }));
  const { panel, unmount } = await open(/a good price/);
  expect(await panel.findByText(/^We do not know enough/)).toBeInTheDocument();
  unmount();
  server.answer(RECORD, () => ({ status: 503, body: problem('supplier_unavailable', 503) }));
  const { panel: failed } = await open(/a good price/);
  expect(await failed.findByRole('alert')).toBeInTheDocument();
});

it('a grid that a busy site refused comes when it is asked for again', async () => {
  server.answer(GRID, () => ({ status: 503, body: problem('overloaded', 503) }));
  const { panel } = await open(/^Date grid$/);
  const again = await panel.findByRole('button', { name: 'Try again' });
  server.answer(GRID, () => ({ body: { prices: { [TRIP.departs]: { [back]: 412_30 } } } }));
  await userEvent.click(again);
  expect(screen.getByRole('region', { name: 'More about prices' })).toHaveFocus();
  expect(await panel.findByRole('link', { current: 'date', name: /^\$413/ })).toBeInTheDocument();
  expect(panel.queryByRole('alert')).not.toBeInTheDocument();
});

it('a trip one way has no grid', async () => {
  await renderApp(at('', searchWith({ returns: null })));
  expect(await screen.findByRole('button', { name: 'Price graph' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Date grid' })).not.toBeInTheDocument();
});

describe('telling when it gets cheaper', () => {
  const ask = async (when: string): Promise<void> => {
    await renderApp(at(`&when=${when}`));
    await screen.findByRole('list', { name: 'Flights' });
    await userEvent.click(await screen.findByRole('button', { name: 'Alert me' }));
  };

  it.each(['2019-03:week', '2099-03..05:weekend'])('says that a period like %s cannot be booked, in place of the form', async (when) => {
    await ask(when);
    expect(await screen.findByText(/^These dates cannot be booked: they are over, or more than 330 days ahead\./)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
  });

  it('asks for the address where it can', async () => {
    await ask(`${TRIP.departs.slice(0, 7)}:week`);
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible();
  });
});
