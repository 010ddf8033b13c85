import { getDefaultNormalizer, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFlight } from '#testing/flights/buildFlights';
import { renderApp } from '#testing/site/renderApp';
import { ASK, at, FLIGHTS, listedFlights, QUERY, resultsServer } from '#testing/site/resultsWorld';
import { wireOf } from '#testing/flights/wireFlights';
// on demand in the browser; here its first reading would outlast what a test waits for
import '#web/features/results/components/compare/CompareBar';

const FOURTH = buildFlight({
  id: 'dl',
  carrier: 'DL',
  perAdult: 500_00,
  out: { via: [], departMinutes: 1000, minutes: 450 },
  back: { via: [], departMinutes: 800, minutes: 500 },
});
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
  // jsdom knows the element but not its methods
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.answer(ASK, () => ({ body: wireOf([...FLIGHTS, FOURTH], QUERY) }));
});
afterEach(() => {
  server.reset();
});
afterAll(() => {
  server.stop();
});

const toggle = (code: string) => screen.findByRole('checkbox', { name: 'Compare', description: new RegExp(`^Airline ${code}`) });
const bar = () => screen.findByRole('region', { name: 'Flights to compare' });
const row = (table: HTMLElement, name: string): string[] =>
  within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => getDefaultNormalizer()(cell.textContent));

it('puts the chosen flights side by side, names the best of each row, and leads on', async () => {
  const { address } = await renderApp(at());
  const user = userEvent.setup();
  await user.click(await toggle('AF'));
  expect(await bar()).toHaveTextContent('1 flight to compare');
  expect(within(await bar()).queryByRole('button', { name: /^Compare/ })).not.toBeInTheDocument();
  await user.click(await toggle('TP'));
  expect(await toggle('TP')).toBeChecked();
  expect(new URLSearchParams(address.current().search).get('compare')).toBe('af tp');

  await user.click(within(await bar()).getByRole('button', { name: 'Compare 2 flights' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare flights' });
  const table = await within(dialog).findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((h) => h.textContent),
  ).toEqual([
    'Flight',
    expect.stringMatching(/^Airline AF \d+ \/ Airline AF \d+$/),
    expect.stringMatching(/^Airline TP [\d, ]+\/ Airline TP [\d, ]+$/),
  ]);
  expect(row(table, 'Price per adult')).toEqual(['$448.20', '$412.30Lowest']);
  expect(row(table, 'Total for 2 travelers, taxes and fees included')).toEqual(['$896.40', '$824.60Lowest']);
  expect(row(table, 'Outbound: Duration')).toEqual(['7 h 35 min' + 'Shortest', '10 h 45 min']);
  expect(row(table, 'Outbound: Stops')[0]).toBe('NonstopFewest');
  expect(row(table, 'Checked bag')).toEqual(['Included', '$70.00 per traveler, whole trip']);
  expect(within(table).getAllByRole('button', { name: /^Select/ })).toHaveLength(2);

  await user.click(within(table).getByRole('button', { name: 'Remove', description: /^Airline TP/ }));
  expect(await toggle('TP')).not.toBeChecked();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('with extras: the whole cost of one and of all, the unknown fee named; flights of one airline have controls of different names', async () => {
  const evening = buildFlight({
    id: 'tp2',
    carrier: 'TP',
    perAdult: 412_30,
    checkedBag: 7000,
    out: { via: ['LIS'], departMinutes: 1330, minutes: 600 },
    back: { via: [], departMinutes: 435, minutes: 480 },
  });
  server.answer(ASK, () => ({ body: wireOf([...FLIGHTS, evening], QUERY) }));
  await renderApp(at('&compare=tp+tp2+fi&with=bag'));
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Compare 3 flights' }));
  const table = await screen.findByRole('table');
  expect(row(table, 'Per adult with extras')).toEqual(['$482.30Lowest', '$482.30Lowest', '$429.00Bag fee: ask us']);
  expect(row(table, 'Total for 2 travelers with extras')).toEqual(['$964.60Lowest', '$964.60Lowest', '$858.00Bag fee: ask us']);
  const namesIn = (part: HTMLElement): string[] =>
    ['button', 'checkbox']
      .flatMap((role) => within(part).queryAllByRole(role, { hidden: true }))
      .map(
        (control) =>
          `${(control.closest('label') ?? control).textContent} ${document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? ''}`,
      );
  expect(new Set(namesIn(table)).size).toBe(6);
  // three of each of four flights, and the way to the comparison, which is the same for all
  expect(new Set((await listedFlights()).flatMap(namesIn)).size).toBe(13);
});

it('says which of its fares each flight stands for: the lowest, with extras the one that gives them for the least', async () => {
  const { conditions } = FOURTH;
  const flex = { ...conditions, brand: 'Flex', seatChoice: 0, changeable: 0 } as const;
  const sold = { ...FOURTH, fares: [...FOURTH.fares, { key: '-Flex', conditions: flex, perAdult: 90_00, total: 180_00 }] };
  server.answer(ASK, () => ({ body: wireOf([...FLIGHTS, sold], QUERY) }));
  await renderApp(at('&compare=dl+af&with=seat'));
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Compare 2 flights' }));
  const table = await screen.findByRole('table');
  expect(row(table, 'Fare')).toEqual(['Flex', 'Main']);
  expect(row(table, 'Price per adult')).toEqual(['$590.00', '$448.20Lowest']);
  await userEvent.click(within(table).getByRole('button', { name: 'Select', description: /^Airline DL/ }));
  expect(sessionStorage.getItem('wf.booking.chosen')).toContain('"flightId":"dl-Flex"');
});

it('shows the differences alone when that is requested', async () => {
  await renderApp(at('&compare=af+tp'));
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Compare 2 flights' }));
  const table = await screen.findByRole('table');
  const terms = (): (string | null)[] =>
    within(table)
      .getAllByRole('rowheader')
      .map((term) => term.textContent);
  const all = terms();
  expect(all).toContain('Personal item');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
  expect(terms()).toContain('Checked bag');
  expect(terms()).not.toContain('Personal item');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
  expect(terms()).toEqual(all);
});

it('has no room for a fourth, and says so', async () => {
  await renderApp(at('&compare=af+tp+fi'));
  const user = userEvent.setup();
  await user.click(await toggle('DL'));
  expect(await bar()).toHaveTextContent('Three flights fit side by side. Remove one first.');
  expect(await toggle('DL')).not.toBeChecked();
  await user.click(within(await bar()).getByRole('button', { name: 'Clear comparison' }));
  expect(screen.queryByRole('region', { name: 'Flights to compare' })).not.toBeInTheDocument();
  await user.click(await toggle('DL'));
  expect(await bar()).toHaveTextContent('1 flight to compare Choose one or two more.');
});

it('says that a flight of the link is gone, and keeps the others', async () => {
  await renderApp(at('&compare=af+sold+tp'));
  expect(await bar()).toHaveTextContent('2 flights to compare 1 flight of your comparison is no longer sold.');
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Compare 2 flights' }));
  expect(within(await screen.findByRole('table')).getAllByRole('columnheader')).toHaveLength(3);
});
