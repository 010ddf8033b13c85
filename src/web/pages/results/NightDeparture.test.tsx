/** Flights that leave after midnight are missed by a day: their details say in which night they leave. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { LocalDateTime } from '#core/domain/values/dates';
import { wireOf } from '#testing/flights/wireFlights';
import { renderApp } from '#testing/site/renderApp';
import { ASK, at, FLIGHTS, listedFlights, QUERY, resultsServer } from '#testing/site/resultsWorld';

const server = resultsServer();
beforeAll(server.start);
afterAll(server.stop);

/** The way out leaves at night, the way back as it did. */
const AT_NIGHT = FLIGHTS.map((flight) => ({
  ...flight,
  slices: mapNonEmpty(flight.slices, ({ legs, ...slice }) => ({
    ...slice,
    legs: mapNonEmpty(legs, (leg) =>
      leg.from === 'JFK' ? { ...leg, departs: `${leg.departs.slice(0, 10)}T00:30` as LocalDateTime } : leg,
    ),
  })),
}));

it.each([
  ['en', /^Flight details/, 'Outbound', 'Return', /Leaves in the night from \w+ to \w+: be at the airport on \w+ evening/],
  ['es', /^Detalles del vuelo/, 'Salida', 'Regreso', /Sale en la noche del \S+ al \S+: esté en el aeropuerto el /],
] as const)('the details say it in %s, of that way alone', async (locale, details, outbound, back, words) => {
  window.scrollTo = () => undefined;
  server.answer(ASK, () => ({ body: wireOf(AT_NIGHT, QUERY) }));
  await renderApp((locale === 'es' ? '/us-es' : '') + at('&sort=cheapest'));
  const [first] = await listedFlights(locale === 'es' ? 'Vuelos' : 'Flights');
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: details }));
  expect(await screen.findByRole('region', { name: outbound })).toHaveTextContent(words);
  expect(screen.getByRole('region', { name: back })).not.toHaveTextContent(words);
});
