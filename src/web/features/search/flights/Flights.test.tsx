/** The flights of a multi-city trip on the page, by roles and names (search.43, search.44). */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AirportWire } from '#core/contract/flights/airports.schema';
import { addDays, dateParts, formatFieldDate, formatQueryDate } from '#core/domain/values/dates';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { itInCi } from '#testing/jest/smallerRuns';
import { TODAY } from '#testing/today';

const airport = (A: string, D: string, C: string, N = 'US'): AirportWire => ({ A, D: `${A} - ${D}`, C, P: A, N });
const KNOWN = [
  airport('JFK', 'John F Kennedy International Airport', 'New York'),
  airport('LAX', 'Los Angeles International Airport', 'Los Angeles'),
  airport('SEA', 'Seattle-Tacoma International Airport', 'Seattle'),
];

const server = fakeServer({
  'GET /data/airports': ({ url }) => {
    const key = (url.searchParams.get('key') ?? '').toLowerCase();
    return { body: KNOWN.filter((a) => [a.A, a.C, a.P].some((text) => text.toLowerCase().startsWith(key))) };
  },
  'POST /api/eventlog': () => ({ status: 204 }),
});
server.serveFile();

beforeAll(() => import('./Flights'));

const form = () => within(screen.getByRole('search'));
const flight = (n: number, name = 'Flight') => within(form().getByRole('group', { name: `${name} ${String(n)}` }));
const button = (name: string): HTMLElement => form().getByRole('button', { name });
const inDays = (days: number): string => formatFieldDate(addDays(TODAY, days));

async function multiCity(address = '/') {
  const user = userEvent.setup();
  const app = await renderApp(address);
  await user.click(await screen.findByRole('radio', { name: /^(Multi-city|Varios destinos)$/ }));
  await form().findByRole('group', { name: /1$/ });
  return { user, ...app };
}

itInCi('turns a flight round: one that went on from the one before keeps its places as its own', async () => {
  const { user } = await multiCity();
  const places = (n: number) => ['From', 'To'].map((name) => flight(n).getByRole<HTMLInputElement>('combobox', { name }).value.slice(0, 3));
  const pick = async (n: number, name: string, code: string): Promise<void> => {
    await user.type(flight(n).getByRole('combobox', { name }), code);
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${code}`) }));
  };
  await pick(1, 'From', 'JFK');
  await pick(1, 'To', 'LAX');
  await pick(2, 'To', 'SEA');
  const swapped = (n: number) => user.click(flight(n).getByRole('button', { name: `Swap origin and destination of flight ${String(n)}` }));
  await swapped(2);
  expect([places(1), places(2)]).toEqual([
    ['JFK', 'LAX'],
    ['SEA', 'LAX'],
  ]);
  await swapped(1);
  expect([places(1), places(2)]).toEqual([
    ['LAX', 'JFK'],
    ['SEA', 'LAX'],
  ]);
});

it('has a group for each flight, two to six', async () => {
  const { user } = await multiCity();
  expect(
    form()
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-labelledby')),
  ).toHaveLength(3); // with that of the trip type
  for (const n of [1, 2]) {
    for (const name of ['From', 'To']) expect(flight(n).getByRole('combobox', { name })).toHaveValue('');
    expect(flight(n).getByRole('textbox', { name: 'Departure' })).toHaveValue('');
    expect(flight(n).queryByRole('button', { name: /^Remove/ })).toBeNull();
  }
  expect(form().getByRole('button', { name: /^Travelers and cabin/ })).toBeVisible();
  for (let n = 3; n <= 6; n += 1) {
    await user.click(button('Add flight'));
    expect(flight(n).getByRole('combobox', { name: 'From' })).toHaveFocus();
    expect(form().getByText(`Flight ${String(n)} added`)).toBeInTheDocument();
  }
  expect(form().queryByRole('button', { name: 'Add flight' })).toBeNull();
});

it('is filled in by keyboard alone, each flight from where the one before goes', async () => {
  const { user, address } = await multiCity();
  const pick = async (text: string) => {
    await user.keyboard(text);
    await form().findAllByRole('option');
    await user.keyboard('{Enter}');
  };
  flight(1).getByRole('combobox', { name: 'From' }).focus();
  await pick('jfk');
  await pick('lax');
  await user.keyboard(`${inDays(20)}{Tab}{Tab}{Tab}{Tab}`);
  expect(flight(2).getByRole('combobox', { name: 'From' })).toHaveValue('LAX - Los Angeles International Airport');
  expect(flight(2).getByRole('combobox', { name: 'To' })).toHaveFocus();
  await pick('sea');
  await user.keyboard(`${inDays(25)}{Tab}{Tab}`);
  expect(button('Add flight')).toHaveFocus();
  await user.keyboard('{Enter}');
  // its origin is known
  expect(flight(3).getByRole('combobox', { name: 'To' })).toHaveFocus();
  await pick('jfk');
  await user.keyboard(`${inDays(25)}{Enter}`);
  await waitFor(() => {
    expect(address.current().search).toMatch(/triptype=M/);
  });
  const params = new URLSearchParams(address.current().search);
  expect([params.get('ori'), params.get('des'), params.get('s2'), params.get('s3')]).toEqual([
    'JFK',
    'LAX',
    `LAX-SEA-${formatQueryDate(addDays(TODAY, 25))}`,
    `SEA-JFK-${formatQueryDate(addDays(TODAY, 25))}`,
  ]);
});

it('says what is wrong with each flight, and goes to the first of it', async () => {
  const { user } = await multiCity();
  await user.click(button('Search flights'));
  expect(flight(1).getByRole('combobox', { name: 'From' })).toHaveFocus();
  for (const [field, message] of [
    [flight(1).getByRole('combobox', { name: 'From' }), 'Please enter a From city or airport.'],
    [flight(2).getByRole('combobox', { name: 'From' }), 'Please enter a From city or airport for flight 2.'],
    [flight(2).getByRole('combobox', { name: 'To' }), 'Please enter a To city or airport for flight 2.'],
    [flight(2).getByRole('textbox', { name: 'Departure' }), 'Please enter a Departure Date for flight 2.'],
  ] as const) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(message);
  }
});

it('removes a flight, and the focus goes to the button before it or to that which adds one', async () => {
  const { user } = await multiCity('/us-es');
  for (let n = 3; n <= 6; n += 1) await user.click(button('Agregar vuelo'));
  await user.click(button('Quitar el vuelo 6'));
  expect(button('Quitar el vuelo 5')).toHaveFocus();
  expect(form().getByText('Vuelo 6 quitado')).toBeInTheDocument();
  await user.click(button('Quitar el vuelo 3'));
  expect(button('Agregar vuelo')).toHaveFocus();
  expect(form().queryByRole('group', { name: 'Vuelo 5' })).toBeNull();
});

itInCi('shows no prices in its calendars, and begins each at the day before it', async () => {
  const { user } = await multiCity();
  for (const [field, text] of [
    ['From', 'jfk'],
    ['To', 'lax'],
  ] as const) {
    await user.click(flight(1).getByRole('combobox', { name: field }));
    await user.keyboard(text);
    await form().findAllByRole('option');
    await user.keyboard('{Enter}');
  }
  for (const n of [1, 2]) {
    await user.click(flight(n).getByRole('button', { name: 'Choose departure date' }));
    const dialog = within(await flight(n).findByRole('dialog', { name: 'Choose departure date' }));
    const days = await dialog.findAllByRole('gridcell', { name: /202/ });
    const isOpen = days.map((day) => day.getAttribute('aria-disabled') !== 'true');
    const first = addDays(TODAY, n === 1 ? 0 : 20);
    expect(days[isOpen.indexOf(true)]).toHaveAccessibleName(
      new RegExp(` ${String(dateParts(first).day)}, ${String(dateParts(first).year)}`),
    );
    await user.keyboard('{Escape}');
    await user.type(flight(1).getByRole('textbox', { name: 'Departure' }), inDays(20));
  }
  expect(server.received.filter(({ url }) => url.pathname === '/api/lowest-prices')).toEqual([]);
});

const LINK = `ori=JFK&des=LAX&departdate=${formatQueryDate(addDays(TODAY, 400))}&triptype=M&cabin=Economy&adt=1&chd=0&inf=0`;

it.each([
  ['/', 'Flight 3 of this link could not be read and was left out.'],
  ['/us-es/', 'El vuelo 3 de este enlace no se pudo leer y se omitió.'],
])('says at %s which flight of a link it could not read', async (root, message) => {
  await renderApp(`${root}flights/search?${LINK}&s2=LAX-SEA-${formatQueryDate(addDays(TODAY, 30))}&s3=x`);
  expect(await screen.findByText(message)).toBeVisible();
});

it('offers a trip of several flights among recent searches, in one line', async () => {
  const place = (code: string) => ({ code, label: `${code} - ${code}`, city: code, country: 'US', metro: code, isMetro: false });
  localStorage.setItem(
    'recentSearches',
    JSON.stringify([
      {
        tripType: 'M',
        origin: 'JFK - JFK',
        destination: 'LHR - LHR',
        departDate: addDays(TODAY, 30),
        returnDate: null,
        further: [{ origin: place('CDG'), destination: place('JFK'), date: addDays(TODAY, 40) }],
        adults: 1,
        children: 0,
        infants: 0,
        totalTravelers: 1,
        classValue: 'Economy',
        places: { origin: place('JFK'), destination: place('LHR') },
      },
    ]),
  );
  await renderApp('/');
  const recent = within(await screen.findByRole('navigation', { name: 'Recent searches' }));
  expect(recent.getByRole('link')).toHaveTextContent(/^JFK → LHR, CDG → JFK/);
  expect(recent.getByRole('button', { name: 'Remove JFK → LHR, CDG → JFK' })).toBeVisible();
  localStorage.clear();
});
