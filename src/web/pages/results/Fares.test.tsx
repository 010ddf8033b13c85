import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FareStep } from '#core/domain/flights/flights';
import { buildFlight } from '#testing/flights/buildFlights';
import { renderApp } from '#testing/site/renderApp';
import { ASK, at, FLIGHTS, QUERY, resultsServer } from '#testing/site/resultsWorld';
import { wireOf } from '#testing/flights/wireFlights';

const server = resultsServer();
const [AF] = FLIGHTS;
if (!AF) throw new Error('there is a flight');
const { conditions } = AF;
const BETTER = { ...conditions, seatChoice: 0, changeable: 0 };
const MAIN: FareStep = {
  key: '-Main',
  conditions: { ...BETTER, soldAs: 'Blue', boarding: 'general' },
  perAdult: 60_00,
  total: 120_00,
};
const FLEX: FareStep = {
  key: '-Flex',
  conditions: { ...BETTER, brand: 'Flex', refundPenalty: 0, boarding: 'priority' },
  perAdult: 160_00,
  total: 320_00,
};
const BARE = { brand: 'Basic', checkedBag: 70_00, changeable: 'notOffered', boarding: 'last' } as const;
const base = buildFlight({
  id: 'b6',
  carrier: 'B6',
  perAdult: 300_00,
  dearer: [MAIN, FLEX],
  out: { via: [], departMinutes: 1125, minutes: 455 },
  back: { via: [], departMinutes: 810, minutes: 515 },
});
const lowest = { ...base.conditions, ...BARE };
const SOLD = { ...base, conditions: lowest, fares: [{ key: '', conditions: lowest, perAdult: 0, total: 0 }, MAIN, FLEX] };

beforeAll(() => {
  server.start();
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.answer(ASK, () => ({ body: wireOf([SOLD, ...FLIGHTS], QUERY) }));
});
afterEach(() => server.reset());
afterAll(() => server.stop());

const card = async (): Promise<HTMLElement> => {
  const select = await screen.findByRole('button', { name: /^(Select|Elegir)$/, description: /^Airline B6/ });
  const article = select.closest('article');
  if (!article) throw new Error('a flight stands on a card');
  return article;
};
const details = async (name: RegExp) => {
  await userEvent.click(within(await card()).getByRole('button', { name }));
  return within(await within(await card()).findByRole('table', { name: /Fares side by side|Tarifas lado a lado/ }));
};
const chosen = (): unknown => JSON.parse(sessionStorage.getItem('wf.booking.chosen') ?? 'null');

it('the card shows the lowest fare by its name; the details compare all, and each can be selected', async () => {
  await renderApp(at());
  expect(await card()).toHaveTextContent('Fare: Basic');
  expect(await card()).toHaveTextContent('$600.00 total');
  const table = await details(/^Flight details/);
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Basic', 'MainBlue', 'Flex']);
  const row = (name: RegExp): (string | null)[] =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(row(/^Price/)).toEqual([
    '$300.00 per traveler$600.00 in total',
    '$360.00 per traveler$720.00 in total',
    '$460.00 per traveler$920.00 in total',
  ]);
  expect(row(/^Checked bag/)).toEqual(['$70.00', 'Included', 'Included']);
  expect(row(/^Seat choice/)).toEqual(['Ask us', 'Included', 'Included']);
  expect(row(/^Changes/)).toEqual(['Not allowed', 'Free', 'Free']);
  expect(row(/^Refund/)).toEqual(['None', 'None', 'In full']);
  expect(row(/^Boarding/)).toEqual(['Last', 'By group', 'Early']);
  await userEvent.click(table.getByRole('button', { name: 'Select Flex, $460.00' }));
  expect(chosen()).toMatchObject({ flightId: 'b6-Flex', total: 920_00, conditions: { brand: 'Flex' } });
});

it('the whole cost is that of the cheapest fare that gives what is wanted, which is the one that is selected', async () => {
  await renderApp(at('&with=bag-change'));
  expect(await card()).toHaveTextContent('Fare: Main');
  expect(await card()).toHaveTextContent('Fare for 2$720.00Extrasincluded');
  expect(await card()).toHaveTextContent('Checked bag included');
  await userEvent.click(within(await card()).getByRole('button', { name: 'Select', description: /^Airline B6.*, \$360.00$/ }));
  expect(chosen()).toMatchObject({ flightId: 'b6-Main', total: 720_00 });
});

it('a bag alone is cheaper at the airline than with the fare that has it', async () => {
  server.answer(ASK, () => ({
    body: wireOf([{ ...SOLD, fares: SOLD.fares.map((step) => ({ ...step, perAdult: step.perAdult * 2 })) }], QUERY),
  }));
  await renderApp(at('&with=bag'));
  expect(await card()).toHaveTextContent('Fare: Basic');
  expect(await card()).toHaveTextContent('Fare for 2$600.00Bags (airline)≈ $140.00');
});

it.each([
  ['b6', 30000, 'The flight of your link still costs $300.00 per adult.'],
  ['b6-Flex', 46000, 'The flight of your link still costs $460.00 per adult.'],
  ['b6-Flex', 45000, 'The flight of your link was $450.00, now $460.00 per adult.'],
])('a link to %s at %i finds the fare', async (id, seen, text) => {
  await renderApp(at(`&flight=${id}&seen=${seen}`));
  const shared = await screen.findByRole('region', { name: 'The flight of your link' });
  await waitFor(() => expect(within(shared).getByRole('status')).toHaveTextContent(text));
});

it('says all of it in Spanish', async () => {
  await renderApp(`/us-es${at()}`);
  expect(await card()).toHaveTextContent('Tarifa: Básica');
  const table = await details(/^Detalles del vuelo|^Ver detalles|detalles/i);
  expect(table.getByRole('row', { name: /^Maleta documentada/ })).toHaveTextContent('$70.00IncluidoIncluido');
  expect(table.getByRole('button', { name: 'Elegir Flexible, $460.00' })).toBeInTheDocument();
});
