/** A booking whose mail came back: another address is offered on its page (booking.71). */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookingWire } from '#core/contract/bookings/bookings.schema';
import { bookingIn } from '#testing/flights/chosenFlight';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const withMail = (mail?: BookingWire['mail']) => ({ ...bookingIn('ticketed'), ...(mail && { mail }) });
const server = fakeServer({ 'GET /api/booking': () => ({ body: withMail('undelivered') }) });
server.serveFile();
beforeEach(() => {
  window.localStorage.setItem('wf.hasBooked', '"yes"');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

const sent = () => server.received.filter(({ url }) => url.pathname === '/api/booking/mail').map(({ body }) => body);

it.each([
  ['/flights/confirmation', 'Our mail did not reach you', 'Another email address', 'Send it there', /goes to ana@example\.org/],
  [
    '/us-es/flights/confirmation',
    'Nuestro correo no le llegó',
    'Otra dirección de correo',
    'Enviar a esta dirección',
    /Va a ana@example\.org/,
  ],
])('%s says so, and sends it to another address', async (path, title, label, button, said) => {
  const { reference } = bookingIn('ticketed');
  server.answer('POST /api/booking/mail', () => {
    server.answer('GET /api/booking', () => ({ body: withMail() }));
    return { status: 204, body: null };
  });
  const user = userEvent.setup();
  await renderApp(path);
  const panel = within(await screen.findByRole('region', { name: title }));
  await user.type(panel.getByLabelText(label), 'ana@');
  await user.click(panel.getByRole('button', { name: button }));
  expect(sent()).toEqual([]);
  expect(panel.getByLabelText(label)).toBeInvalid();
  await user.type(panel.getByLabelText(label), 'example.org ');
  await user.click(panel.getByRole('button', { name: button }));
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  expect(sent()).toEqual([{ reference, email: 'ana@example.org' }]);
});

it('keeps what was typed where the server does not take it', async () => {
  server.answer('POST /api/booking/mail', () => ({ status: 409, body: problem('email_closed', 409) }));
  const user = userEvent.setup();
  await renderApp('/flights/confirmation');
  const field = await screen.findByLabelText('Another email address');
  await user.type(field, 'ana@example.org{Enter}');
  expect(await screen.findByText(/can only be changed here while mail to it does not arrive/)).toBeInTheDocument();
  expect(field).toHaveValue('ana@example.org');
});

it('says nothing of it where mail arrives, or is on its way', async () => {
  server.answer('GET /api/booking', () => ({ body: withMail() }));
  await renderApp('/flights/confirmation');
  expect(await screen.findByText(/Keep the reference/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Another email address')).not.toBeInTheDocument();
});
