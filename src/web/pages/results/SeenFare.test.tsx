/** What became of a fare that somebody saw on a list of deals (content.53). */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '#testing/site/renderApp';
import { at, listedFlights, resultsServer } from '#testing/site/resultsWorld';

const server = resultsServer();
server.serveFile();
beforeAll(() => {
  window.scrollTo = () => undefined;
});

it.each([
  ['&airlines=FI&deal=42900', /^The fare of \$429\.00 that you saw is still there, with Airline FI\.$/],
  ['&airlines=FI&deal=43000', /^The fare of \$430\.00 that you saw is lower now: \$429\.00 with Airline FI\.$/],
  ['&airlines=FI&deal=40000', /^That fare of \$400\.00 is gone; the lowest now is \$412\.30 with Airline TP on .+ to .+\.$/],
])('%s', async (more, text) => {
  await renderApp(at(more));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('brings the airlines back that the filter hides, and leads to the other fares of the route', async () => {
  const user = userEvent.setup();
  const { address } = await renderApp(at('&airlines=QF&deal=40000'));
  await screen.findByText(/^That fare of \$400\.00 is gone/);
  expect(screen.getByRole('link', { name: 'Other fares on this route' })).toHaveAttribute('href', '/flights?origin=JFK&destination=CDG');
  // the empty list offers them, and not the note above it as well
  await user.click(screen.getByRole('button', { name: 'Show all airlines' }));
  expect(await listedFlights()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show all airlines' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide this note' }));
  await waitFor(() => expect(screen.queryByText(/is gone/)).not.toBeInTheDocument());
  expect(address.current().search).not.toContain('deal=');
});

it('says so where nothing is sold, in Spanish', async () => {
  server.answer('GET /flight/getflights', () => ({
    body: {
      search: {},
      flightsFound: 0,
      error: null,
      airlines: {},
      airports: {},
      equipment: {},
      journeys: [],
      conditions: [],
      fares: [],
      flights: [],
    },
  }));
  await renderApp(`/us-es${at('&airlines=DL&deal=40000')}`);
  expect(await screen.findByText(/^Esa tarifa de \$400\.00 ya no está, y por ahora no se vende nada para .+\.$/)).toBeInTheDocument();
});

it('says nothing of a fare that cannot be read', async () => {
  await renderApp(at('&deal=cheap'));
  expect(await listedFlights()).toHaveLength(3);
  expect(screen.queryByText(/that you saw|is gone/)).not.toBeInTheDocument();
});
