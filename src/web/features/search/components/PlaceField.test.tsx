/** Places as people type them, in the page (search.34 to search.37, search.40, search.41). */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AirportWire } from '#core/contract/flights/airports.schema';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const LAX: AirportWire = { A: 'LAX', D: 'LAX - Los Angeles International Airport', C: 'Los Angeles', P: 'LAX', N: 'US', R: 'California' };
const JFK: AirportWire = { A: 'JFK', D: 'JFK - John F Kennedy International Airport', C: 'New York', P: 'NYC', N: 'US', R: 'New York' };
const OAK: AirportWire = {
  A: 'OAK',
  D: 'OAK - Oakland International Airport',
  C: 'Oakland',
  P: 'OAK',
  N: 'US',
  R: 'California',
  near: { name: 'Napa', country: 'US', region: 'California', kind: 'town', miles: 40 },
};
const SXM: AirportWire = {
  A: 'SXM',
  D: 'SXM - Princess Juliana International Airport',
  C: 'Sint Maarten',
  P: 'SXM',
  N: 'SX',
  near: { name: 'Grand Case (SFG)', country: 'MF', kind: 'town', miles: 6 },
};
const HHR: AirportWire = { A: 'HHR', D: 'HHR - Hawthorne Municipal Airport', C: 'Los Angeles', P: 'HHR', N: 'US', unserved: true };
const BER: AirportWire = {
  A: 'BER',
  D: 'BER - Berlin Brandenburg Airport',
  C: 'Berlin',
  P: 'BER',
  N: 'DE',
  near: { name: 'Berlin Tegel (TXL)', country: 'DE', kind: 'closed', code: 'TXL' },
};
const FOUND: Readonly<Record<string, readonly AirportWire[]>> = {
  jfk: [JFK],
  'los angelas': [LAX],
  napa: [OAK],
  'grand case': [SXM],
  HHR: [HHR],
  TXL: [BER],
};

const server = fakeServer({
  'GET /data/airports': ({ url }) => ({ body: FOUND[url.searchParams.get('key') ?? ''] ?? [] }),
  'POST /api/eventlog': () => ({ status: 204 }),
});
server.serveFile();

const field = (name: string): HTMLElement => screen.getByRole('combobox', { name });

async function home() {
  const user = userEvent.setup();
  await renderApp('/');
  await screen.findByRole('search', { name: 'Flight search' });
  return { user };
}

it('fills both fields by a route in one, with the state and country of what it leads to', async () => {
  const { user } = await home();
  await user.click(field('To'));
  await user.keyboard('jfk to los angelas');
  const option = await screen.findByRole('option', { name: /^JFK → LAX Los Angeles International Airport/ });
  expect(option).toHaveTextContent('Los Angeles, California, United States');
  expect(option).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(field('From')).toHaveValue('JFK - John F Kennedy International Airport');
  expect(field('To')).toHaveValue('LAX - Los Angeles International Airport');
  expect(screen.getByRole('textbox', { name: 'Departure' })).toHaveFocus();
});

it('knows a city by two letters, without the server', async () => {
  const { user } = await home();
  await user.click(field('To'));
  await user.keyboard('DC');
  expect(await screen.findByRole('option', { name: /^WAS Washington all airports/ })).toHaveAttribute('aria-selected', 'true');
});

it('says that a place has no airport, and how far the nearest are', async () => {
  const { user } = await home();
  await user.click(field('To'));
  await user.keyboard('napa');
  const option = await screen.findByRole('option', { name: /^OAK Oakland International Airport/ });
  expect(option).toHaveTextContent('40 mi from Napa');
  expect(screen.getByText('Napa, California: no airport with flights here. Nearest airports:')).toBeVisible();
  expect(option).toHaveAccessibleDescription('Napa, California: no airport with flights here. Nearest airports:');
  await user.keyboard('{Enter}');
  expect(field('To')).toHaveValue('OAK - Oakland International Airport');
});

it.each([
  ['/', 'To', 'Grand Case (SFG): no airport with flights here. Nearest airports:', '6 mi from Grand Case (SFG)'],
  ['/us-es', 'Hacia', 'Grand Case (SFG): sin aeropuerto con vuelos a la venta. Los más cercanos:', 'a 6 mi de Grand Case (SFG)'],
])('says of an airport without flights that it has none: %s', async (address, to, head, far) => {
  const user = userEvent.setup();
  await renderApp(address);
  await user.click(await screen.findByRole('combobox', { name: to }));
  await user.keyboard('grand case');
  const option = await screen.findByRole('option', { name: /^SXM / });
  expect(option).toHaveTextContent(far);
  expect(option).toHaveAccessibleDescription(head);
});

it('shows an airport by its city and code, and its name below', async () => {
  const { user } = await home();
  await user.click(field('To'));
  await user.keyboard('napa');
  await screen.findByRole('option', { name: /^OAK / });
  await user.keyboard('{Enter}');
  expect(field('To').parentElement).toHaveTextContent('Oakland (OAK)California');
});

it('shows all airports of a city by its name and code', async () => {
  const { user } = await home();
  await user.click(field('To'));
  await user.keyboard('DC');
  await screen.findByRole('option', { name: /^WAS Washington all airports/ });
  await user.keyboard('{Enter}');
  expect(field('To')).toHaveValue('WAS - Washington all airports');
});

it.each([
  ['/', 'To', 'HHR', /^HHR /, 'No flights sold here', undefined],
  ['/us-es', 'Hacia', 'HHR', /^HHR /, 'Sin vuelos a la venta aquí', undefined],
  ['/', 'To', 'TXL', /^BER /, 'Berlin, Germany', 'Berlin Tegel (TXL) is closed to passengers. Airports today:'],
  ['/us-es', 'Hacia', 'TXL', /^BER /, 'Berlin, Alemania', 'Berlin Tegel (TXL) está cerrado a pasajeros. Aeropuertos de hoy:'],
] as const)(
  'has a word for a code without flights and one of former days: %s %s %s',
  async (address, to, typed, name, text, description) => {
    const user = userEvent.setup();
    await renderApp(address);
    await user.click(await screen.findByRole('combobox', { name: to }));
    await user.keyboard(typed);
    const option = await screen.findByRole('option', { name });
    expect(option).toHaveTextContent(text);
    if (description !== undefined) expect(option).toHaveAccessibleDescription(description);
  },
);
