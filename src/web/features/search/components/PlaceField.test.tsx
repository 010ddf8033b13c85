/** Places as people type them, in the page (search.34 to search.37). */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AirportWire } from '#core/contract/flights/airports.schema';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const LAX: AirportWire = { A: 'LAX', D: 'LAX - Los Angeles International Airport', C: 'Los Angeles', P: 'LAX', N: 'US', R: 'California' };
const JFK: AirportWire = { A: 'JFK', D: 'JFK - John F Kennedy International Airport', C: 'New York', P: 'NYC', N: 'US', R: 'New York' };
const FOUND: Readonly<Record<string, readonly AirportWire[]>> = { jfk: [JFK], 'los angelas': [LAX] };

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
