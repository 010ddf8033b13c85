import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import { wireOf } from '#testing/flights/wireFlights';
import { renderApp } from '#testing/site/renderApp';
import { ASK, at, FLIGHTS, listedFlights, QUERY, resultsServer } from '#testing/site/resultsWorld';

const server = resultsServer();
beforeAll(server.start);
afterAll(server.stop);

it('the details of a flight say the terminals that are known, and nothing of others', async () => {
  window.scrollTo = () => undefined;
  const fromFour = FLIGHTS.map((flight) => ({
    ...flight,
    slices: mapNonEmpty(flight.slices, ({ legs, ...slice }) => ({
      ...slice,
      legs: mapNonEmpty(legs, (leg) => (leg.from === 'JFK' ? { ...leg, fromTerminal: '4' } : leg)),
    })),
  }));
  server.answer(ASK, () => ({ body: wireOf(fromFour, QUERY) }));
  await renderApp(at('&sort=cheapest'));
  const [first] = await listedFlights();
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^Flight details/ }));
  const outbound = await screen.findByRole('region', { name: 'Outbound' });
  expect(outbound).toHaveTextContent('New York International Airport (JFK), Terminal 4');
  expect(outbound.textContent.match(/Terminal/g)).toHaveLength(1);
});
