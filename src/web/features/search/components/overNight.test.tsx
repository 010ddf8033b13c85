/** A form that is open while the day ends. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AirportWire } from '#core/contract/flights/airports.schema';
import { formatFieldDate } from '#core/domain/values/dates';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { passDays, TODAY } from '#testing/today';

const airport = (A: string, C: string): AirportWire => ({ A, D: `${A} - ${C} Airport`, C, P: A, N: 'US' });
const server = fakeServer({
  'GET /data/airports': ({ url }) => ({
    body: [airport('SEA', 'Seattle'), airport('LAX', 'Los Angeles')].filter(({ A }) => A === url.searchParams.get('key')),
  }),
  'POST /api/eventlog': () => ({ status: 204 }),
});
server.serveFile();

it('refuses on the next day what was today', async () => {
  const user = userEvent.setup();
  const { address } = await renderApp('/');
  const form = within(await screen.findByRole('search', { name: 'Flight search' }));
  await user.click(form.getByRole('radio', { name: 'One way' }));
  await user.type(form.getByRole('combobox', { name: 'From' }), 'SEA');
  await user.type(form.getByRole('combobox', { name: 'To' }), 'LAX');
  await user.type(form.getByRole('textbox', { name: 'Departure' }), formatFieldDate(TODAY));
  passDays(1);
  await user.click(form.getByRole('button', { name: 'Search flights' }));
  expect(await form.findByText('Departure Date cannot be in the past.')).toBeInTheDocument();
  expect(address.current().pathname).toBe('/');
});
