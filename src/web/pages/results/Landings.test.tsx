import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import { wireOf } from '#testing/flights/wireFlights';
import { renderApp } from '#testing/site/renderApp';
import { ASK, airlinesShown, at, FLIGHTS, listedFlights, QUERY, resultsServer } from '#testing/site/resultsWorld';

const server = resultsServer();
beforeAll(server.start);
afterAll(server.stop);

/** Air France flies without a change of planes, and lands once on the way. */
const LANDING = FLIGHTS.map((flight) =>
  flight.id === 'af'
    ? {
        ...flight,
        slices: mapNonEmpty(flight.slices, (slice) => ({
          ...slice,
          stops: 1,
          legs: mapNonEmpty(slice.legs, (leg) => ({ ...leg, stopsAt: ['LIS'] })),
        })),
      }
    : flight,
);

beforeEach(() => {
  window.scrollTo = () => undefined;
  server.answer(ASK, () => ({ body: wireOf(LANDING, QUERY) }));
});

it('a flight that lands on the way is not nonstop, in the list, read aloud and in its details', async () => {
  await renderApp(at('&sort=fastest'));
  const item = required((await listedFlights()).find((one) => one.textContent.includes('Airline AF')));
  expect(item).toHaveTextContent('1 stop Stops on the way in City LIS LIS');
  expect(item).not.toHaveTextContent(/nonstop/i);
  await userEvent.click(within(item).getByRole('button', { name: /^Flight details/ }));
  expect(await screen.findByRole('region', { name: 'Outbound' })).toHaveTextContent(/Stops on the way in City LIS.*\(LIS\)/);
});

it('and the filter for nonstop flights leaves it out', async () => {
  await renderApp(at('&stops=1'));
  expect(await airlinesShown()).toContain('AF');
});

function required(item: HTMLElement | undefined): HTMLElement {
  if (!item) throw new Error('not in the list');
  return item;
}
