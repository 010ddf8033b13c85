import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problems as en } from '#core/content/messages/site/problems.en';
import { problems as es } from '#core/content/messages/site/problems.es';
import { bookingIn, draftAt, keepChosen, PAID_ATTEMPT } from '#testing/flights/chosenFlight';
import { playCardFrame } from '#testing/site/cardFrame';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { keepFilled } from '#testing/site/filledBooking';
import { renderApp } from '#testing/site/renderApp';

let areAllowed = false;
const server = fakeServer({
  'POST /api/trip-cookie': () => ({ body: { isNew: !areAllowed } }),
  'POST /api/reprice': () => ({ body: draftAt(50_000) }),
  'GET /api/booking': () => ({ body: bookingIn('ticketed') }),
  'GET /data/state': () => ({ body: [{ id: 'NY', name: 'New York' }] }),
  'POST /api/bkstgupdt': () => ({ status: 204 }),
  'POST /api/drafts': () => ({ status: 201, body: draftAt(50_000) }),
});
server.serveFile();
const wasSent = (path: string): boolean => server.received.some(({ url }) => url.pathname === path);
beforeEach(() => {
  areAllowed = false;
  window.location.hash = '';
});

it.each([
  ['/flights/payment', en, 'Booking needs one cookie', 'Try again', 'Review your trip'],
  ['/us-es/flights/payment', es, 'Para reservar hace falta una cookie', 'Intentar de nuevo', 'Revise su viaje'],
])(
  '%s says so before anything is typed, with the telephone, and goes on once cookies are allowed',
  async (at, words, title, again, next) => {
    keepChosen();
    const user = userEvent.setup();
    await renderApp(at);
    const said = await screen.findByRole('region', { name: title });
    expect(said).toHaveAccessibleDescription(words.cookies_blocked);
    expect([...said.querySelectorAll('a')].map(({ protocol }) => protocol)).toContain('tel:');
    expect(screen.queryByRole('button', { name: /^(Continue|Continuar)$/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: again }));
    expect(await screen.findByRole('region', { name: title })).toHaveAccessibleDescription(words.cookies_blocked);
    expect(wasSent('/api/drafts')).toBe(false);
    areAllowed = true;
    await user.click(screen.getByRole('button', { name: again }));
    expect(await screen.findByRole('heading', { name: next })).toBeInTheDocument();
  },
);

it('a booking that is looked up says so, and keeps what was typed', async () => {
  const user = userEvent.setup();
  await renderApp('/find-your-booking');
  const [reference, email] = [await screen.findByLabelText('Booking reference'), screen.getByLabelText('Email')];
  await user.type(reference, 'WF7K2Q');
  await user.type(email, 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Find booking' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(en.cookies_blocked);
  expect([reference, email].map((field) => (field as HTMLInputElement).value)).toEqual(['WF7K2Q', 'ana@example.com']);
  expect(wasSent('/api/booking/lookup')).toBe(false);
});

it.each([
  ['open', 'Open my booking', '/api/booking/open'],
  ['trips', 'Show my trips', '/api/trips/open'],
])('the link of a mail (#%s) is not used up', async (name, press, path) => {
  window.location.hash = `#${name}=${'a'.repeat(32)}`;
  const user = userEvent.setup();
  await renderApp('/find-your-booking');
  await user.click(await screen.findByRole('button', { name: press }));
  expect(await screen.findByRole('alert')).toHaveTextContent(en.cookies_blocked);
  expect([wasSent(path), screen.queryByRole('button', { name: press }) !== null]).toEqual([false, true]);
});

it.each([
  ['/flights/payment', en, /^Card details/, 'Name on card', /^Pay \$500/],
  ['/us-es/flights/payment', es, /^Datos de la tarjeta/, 'Nombre en la tarjeta', /^Pagar \$500/],
] as const)('%s opens a forgotten draft again under the card that was typed, and says so', async (at, words, card, name, pay) => {
  areAllowed = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer('POST /api/booking', () => ({ status: 404, body: problem('draft_unknown', 404) }));
  keepFilled({ billing: { nameOnCard: 'Ana Paz', state: 'NY', address: '1 Main St', city: 'New York', zip: '10001' } });
  const user = userEvent.setup();
  await renderApp(`${at}?step=payment`);
  expect(await screen.findByLabelText(name)).toHaveValue('Ana Paz');
  playCardFrame('tok_0123456789');
  const frame = screen.getByTitle(card);
  await user.click(screen.getByRole('button', { name: pay }));
  const said = (await screen.findByText(words.draft_renewed)).parentElement ?? document.body;
  expect(within(said).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect([screen.getByTitle(card), screen.getByLabelText(name)]).toEqual([frame, expect.objectContaining({ value: 'Ana Paz' })]);
  server.answer('POST /api/booking', () => ({ status: 201, body: PAID_ATTEMPT }));
  await user.click(screen.getByRole('button', { name: pay }));
  expect(await screen.findByRole('heading', { level: 1, name: /confirmed|confirmada/ })).toBeInTheDocument();
  jest.restoreAllMocks();
});
