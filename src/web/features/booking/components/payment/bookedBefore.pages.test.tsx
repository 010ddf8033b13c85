/** Before a seat is paid for twice, the page asks (booking.72). */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CreateBooking } from '#core/contract/bookings/payments.schema';
import { bookingIn, draftAt, PAID_ATTEMPT } from '#testing/flights/chosenFlight';
import { hearFromCardFrame, watchCardFrame } from '#testing/site/cardFrame';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { keepFilled } from '#testing/site/filledBooking';
import { renderApp } from '#testing/site/renderApp';

const server = fakeServer({
  'POST /api/reprice': () => ({ body: draftAt(50_000) }),
  'GET /api/booking': () => ({ body: bookingIn('ticketed') }),
  'POST /api/bkstgupdt': () => ({ status: 204 }),
  'POST /api/eventlog': () => ({ status: 204 }),
  'GET /data/countries': () => ({ body: [{ id: 'US', name: 'United States' }] }),
  'GET /data/state': () => ({ body: [{ id: 'NY', name: 'New York' }] }),
});
server.serveFile();
beforeEach(() => {
  window.sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

/** On a page of the language. */
async function openPayment(path: string, field: string) {
  keepFilled();
  await renderApp(`${path}?step=payment`);
  await screen.findByLabelText(field);
}

const payments = () => server.received.filter(({ url, method }) => method === 'POST' && url.pathname === '/api/booking');
const asked = (booked: readonly unknown[]) => ({ status: 409, body: { ...problem('booked_before', 409), booked } });
const OURS = { reference: 'K7MPX2', travelers: ['Canaria Pajarita', 'Leo Pajarita'] };

it.each([
  [
    ...['/flights/payment', 'Name on card', 'Yes, book and pay once more'],
    'You have booking K7MPX2 for Canaria Pajarita and Leo Pajarita on this flight.',
    /may already be a booking with the name and birth date/,
  ],
  [
    ...['/us-es/flights/payment', 'Nombre en la tarjeta', 'Sí, reservar y pagar una vez más'],
    'Usted tiene la reserva K7MPX2 para Canaria Pajarita y Leo Pajarita en este vuelo.',
    /Es posible que ya haya una reserva con el nombre y la fecha de nacimiento/,
  ],
] as const)('%s asks, and books again only once that is confirmed', async (path, field, yes, yours, others) => {
  server.answer('POST /api/booking', () => asked([OURS]));
  await openPayment(path, field);
  const pay = async (token: string): Promise<void> => {
    const sent = watchCardFrame();
    act(() => hearFromCardFrame({ type: 'wallet_tapped' }));
    const { nonce } = await sent.next('open_wallet');
    act(() => hearFromCardFrame({ type: 'token', nonce, token, brand: 'visa', last4: '4242' }));
  };
  await pay('tok_wallet_0001');
  expect(await screen.findByText(yours)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group', { name: /Nothing was charged|No se cobró nada/ })).toHaveFocus());
  expect(screen.getByRole('checkbox', { name: yes })).not.toBeChecked();

  // left open, the same is sent and asked again; a stranger's booking is not named
  server.answer('POST /api/booking', () => asked([]));
  await pay('tok_wallet_0002');
  expect(await screen.findByText(others)).toBeVisible();
  expect(screen.queryByText(yours)).not.toBeInTheDocument();

  await userEvent.setup().click(screen.getByRole('checkbox', { name: yes }));
  server.answer('POST /api/booking', () => ({ status: 201, body: PAID_ATTEMPT }));
  await pay('tok_wallet_0003');
  await waitFor(() => expect(payments()).toHaveLength(3));
  expect(payments().map(({ body }) => (body as CreateBooking).bookAgain)).toEqual([undefined, undefined, true]);
  // nothing of it is kept in the browser
  expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain('K7MPX2');
});
