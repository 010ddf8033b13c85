import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHOSEN_FLIGHT, draftAt, keepChosen } from '#testing/flights/chosenFlight';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const server = fakeServer({
  'POST /api/drafts': () => ({ status: 201, body: draftAt(50_000) }),
  'POST /api/bkstgupdt': () => ({ status: 204 }),
});
server.serveFile();
beforeAll(() => {
  window.scrollTo = () => undefined;
});

it.each([
  ['Share this flight', { adults: 2, children: 0, infants: 0 }, [CHOSEN_FLIGHT.flightId, '25000']],
  // what one adult pays is not known of a total with an infant's ticket in it
  ['Share these flights', { adults: 1, children: 0, infants: 1 }, [null, null]],
])('the review has "%s" for a party of %j (results.42)', async (name, travelers, flight) => {
  keepChosen({ ...CHOSEN_FLIGHT, total: 500_00, query: { ...CHOSEN_FLIGHT.query, travelers } });
  await renderApp('/flights/payment');
  const user = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  const { pathname, searchParams } = new URL(written.mock.calls.at(-1)?.[0] ?? '');
  expect([pathname, searchParams.get('adt')]).toEqual(['/flights/search', String(travelers.adults)]);
  expect([searchParams.get('flight'), searchParams.get('seen')]).toEqual(flight);
});
