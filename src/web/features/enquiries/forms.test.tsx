/** The forms besides the contact form: what they need, what they send, and that a repeat is the same sending (content.39). */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerChallenge } from '#testing/bookings/botChallenge';
import { fill } from '#testing/site/fill';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';
const server = fakeServer({
  'POST /api/flightcancellation': () => ({ status: 201, body: { reference: 'Q-AAAAAAA', canCancelNow: false } }),
  'POST /api/vacenquiry': () => ({ status: 201, body: { reference: 'Q-BBBBBBB' } }),
  'POST /api/newsletter': () => ({ status: 201, body: { reference: 'N-CCCCCCC' } }),
  'POST /api/subscription/end': () => ({ body: { kind: 'newsletter' } }),
  'POST /api/subscription/confirm': () => ({ body: { kind: 'fare_alert' } }),
  'POST /api/eventlog': () => ({ status: 204 }),
  'GET /api/bot-challenge': answerChallenge,
});
beforeAll(server.start);
afterAll(server.stop);
afterEach(() => {
  server.reset();
  sessionStorage.clear();
  window.location.hash = '';
});
const posted = (path: string) =>
  server.received.filter((a) => a.url.pathname === path).map((a) => a.body as Readonly<Record<string, unknown>>);
const requestsTo = (path: string) => server.received.filter((a) => a.url.pathname === path);

it('a request to cancel names its fields, and keeps every word until it is stored', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = userEvent.setup();
  await renderApp('/us-es/flight-cancellation');
  await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  for (const [field, fault] of [
    ['Código de reserva', 'Escriba su código de reserva.'],
    ['Nombre', 'Escriba su nombre.'],
  ] as const)
    expect(screen.getByRole('textbox', { name: field })).toHaveAccessibleDescription(fault);
  expect(screen.getByRole('combobox', { name: '¿Por qué cancela?' })).toHaveAccessibleDescription('Elija un motivo.');
  expect(posted('/api/flightcancellation')).toEqual([]);
  await fill(user, screen.getByRole('textbox', { name: 'Código de reserva' }), 'k7m px2');
  await fill(user, screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@example.com');
  await fill(user, screen.getByRole('textbox', { name: 'Nombre' }), 'Ana');
  await user.selectOptions(screen.getByRole('combobox', { name: '¿Por qué cancela?' }), 'illness');
  await user.selectOptions(screen.getByRole('combobox', { name: '¿Qué desea que hagamos?' }), 'advice');

  server.answer('POST /api/flightcancellation', () => 'networkError');
  await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  expect(await screen.findByText(/conectar|servidor|red/i, { selector: '[role=alert]' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Código de reserva' })).toHaveValue('k7m px2');
  server.answer('POST /api/flightcancellation', () => ({ status: 201, body: { reference: 'Q-AAAAAAA', canCancelNow: false } }));
  await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  expect(await screen.findByText('Q-AAAAAAA')).toBeVisible();
  expect(
    screen.getByText(/^Tenemos su solicitud .* Si los datos coinciden con una reserva, le respondemos por correo a ana@example.com/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Abrir la reserva' })).toBeNull();
  const both = requestsTo('/api/flightcancellation');
  expect(both).toHaveLength(2);
  expect(new Set(both.map((a) => a.headers.get('idempotency-key'))).size).toBe(1);
  expect(both[1]?.body).toMatchObject({ reference: 'K7MPX2', reason: 'illness', wish: 'advice', message: '', locale: 'es' });
});

it('a browser that may read the booking is offered to open it', async () => {
  server.answer('POST /api/flightcancellation', () => ({ status: 201, body: { reference: 'Q-AAAAAAA', canCancelNow: true } }));
  const user = userEvent.setup();
  await renderApp('/flight-cancellation');
  await fill(user, screen.getByRole('textbox', { name: 'Booking reference' }), 'K7MPX2');
  await fill(user, screen.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
  await fill(user, screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Why are you cancelling?' }), 'illness');
  await user.selectOptions(screen.getByRole('combobox', { name: 'What would you like us to do?' }), 'refund');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('button', { name: 'Open the booking' })).toBeVisible();
  expect(screen.getByText(/If the details match a booking, we answer by mail/)).toBeVisible();
});

it('a vacation inquiry needs places, dates and travelers, and no budget', async () => {
  const user = userEvent.setup();
  await renderApp('/vacations');
  await user.click(screen.getByRole('button', { name: 'Send inquiry' }));
  expect(screen.getByRole('textbox', { name: 'Where to' })).toHaveAccessibleDescription('Please enter where you would like to go.');
  expect(screen.getByRole('combobox', { name: 'Budget for each person (optional)' })).toBeValid();
  for (const [field, text] of [
    ['Where from', 'Boston'],
    ['Where to', 'Lisbon'],
    ['When', 'May'],
    ['Who is traveling', 'two'],
    ['Name', 'Ana'],
    ['Email', 'ana@example.com'],
  ] as const)
    await fill(user, screen.getByRole('textbox', { name: field }), text);
  await user.click(screen.getByRole('button', { name: 'Send inquiry' }));
  expect(await screen.findByText('Q-BBBBBBB')).toBeVisible();
  expect(posted('/api/vacenquiry')).toMatchObject([{ from: 'Boston', to: 'Lisbon', budget: '', phone: '' }]);
});

it('the newsletter takes an address and says that a mail asks whether it is wanted', async () => {
  const user = userEvent.setup();
  await renderApp('/newsletter');
  await fill(user, screen.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText(/We sent a link to ana@example.com/)).toBeVisible();
  expect(posted('/api/newsletter')).toMatchObject([{ email: 'ana@example.com', locale: 'en' }]);
  expect(screen.getByText('N-CCCCCCC')).toBeVisible();
});

it('the link that ends a mail ends it at once, and once', async () => {
  window.location.hash = `#end=${TOKEN}`;
  await renderApp('/subscription');
  expect(await screen.findByRole('heading', { name: 'Ended' })).toBeVisible();
  expect(posted('/api/subscription/end')).toEqual([{ token: TOKEN }]);
});

it('the link that confirms waits for a press; one that is too old says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = userEvent.setup();
  window.location.hash = `#confirm=${TOKEN}`;
  await renderApp('/subscription');
  const confirm = await screen.findByRole('button', { name: 'Yes, confirm' });
  expect(posted('/api/subscription/confirm')).toEqual([]);
  server.answer('POST /api/subscription/confirm', () => ({ status: 503, body: problem('overloaded', 503) }));
  await user.click(confirm);
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  server.answer('POST /api/subscription/confirm', () => ({ body: { kind: 'fare_alert' } }));
  await user.click(screen.getByRole('button', { name: 'Yes, confirm' }));
  expect(await screen.findByRole('heading', { name: 'Fare alert confirmed' })).toBeVisible();
});

it('without a token the page says where it comes from', async () => {
  await renderApp('/subscription');
  expect(await screen.findByText(/follow the link in one of them/)).toBeVisible();
});
