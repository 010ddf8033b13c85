import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CreateBooking } from '#core/contract/bookings/payments.schema';
import { addDays } from '#core/domain/values/dates';
import { answerChallenge } from '#testing/bookings/botChallenge';
import { bookingIn, DRAFT_ID, draftAt, keepChosen, PAID_ATTEMPT } from '#testing/flights/chosenFlight';
import { playCardFrame } from '#testing/site/cardFrame';
import { fill } from '#testing/site/fill';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { itInCi } from '#testing/jest/smallerRuns';
import { TODAY } from '#testing/today';

/** Strings that must never leave the session: found anywhere else, the test fails. */
const CANARIES = ['Canaria', 'Pajarita', '04/18/1988', 'canary@example.com', '555-0118', '5550118', 'P7654321'];

const server = fakeServer({
  'POST /api/drafts': () => ({ status: 201, body: draftAt(50_000) }),
  'POST /api/reprice': () => ({ body: draftAt(50_000) }),
  'POST /api/booking': () => ({ status: 201, body: PAID_ATTEMPT }),
  'GET /api/booking': () => ({ body: bookingIn('ticketed') }),
  'POST /api/bkstgupdt': () => ({ status: 204 }),
  'GET /data/countries': () => ({
    body: [
      { id: 'US', name: 'United States' },
      { id: 'FR', name: 'France' },
    ],
  }),
  'GET /data/state': () => ({ body: [{ id: 'NY', name: 'New York' }] }),
});

beforeAll(server.start);
afterAll(server.stop);
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
});
afterEach(() => {
  server.reset();
  jest.restoreAllMocks();
});

const choose = (): void => {
  keepChosen();
};
const requestsTo = (path: string) => server.received.filter((a) => a.url.pathname === path);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const group = (name: string) => within(screen.getByRole('group', { name }));

async function fillTravelers(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const born = addDays(TODAY, -200);
  const infantBorn = `${born.slice(5, 7)}/${born.slice(8, 10)}/${born.slice(0, 4)}`;
  for (const [title, first, birth, passport] of [
    ['Adult 1', 'Canaria', '04/18/1988', 'P7654321'],
    ['Infant 1', 'Leo', infantBorn, 'P7654322'],
  ] as const) {
    const fields = group(title);
    await fill(user, fields.getByLabelText('First name'), first);
    await fill(user, fields.getByLabelText('Last name'), 'Pajarita');
    await fill(user, fields.getByLabelText('Date of birth'), birth);
    await user.selectOptions(fields.getByLabelText('Sex'), 'F');
    await fill(user, fields.getByLabelText('Passport number'), passport);
    await fill(user, fields.getByLabelText('Passport expiration'), '05/05/2099');
  }
}

async function goToPayment(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(await button('Continue'));
  await fillTravelers(user);
  await user.click(await button('Continue'));
  await fill(user, await screen.findByLabelText('Email'), 'canary@example.com');
  await fill(user, screen.getByLabelText('Phone'), '(212) 555-0118');
  await user.click(await button('Continue'));
  // who travels first mostly pays
  expect(await screen.findByLabelText('Name on card')).toHaveValue('Canaria Pajarita');
  await fill(user, screen.getByLabelText('Address'), '1 Main St');
  await fill(user, screen.getByLabelText('City'), 'New York');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'NY');
  await fill(user, screen.getByLabelText('ZIP code'), '10001');
  playCardFrame('tok_canary_123456');
}

it('books: every step, one payment under a double click, nothing personal left behind', async () => {
  choose();
  const user = userEvent.setup();
  const { address } = await renderApp('/flights/payment');
  expect(await screen.findByRole('heading', { name: 'Review your trip' })).toBeInTheDocument();
  await goToPayment(user);
  expect(address.current().search).toBe('?step=payment');
  expect(window.localStorage.length).toBe(0);
  await user.dblClick(await button(/^Pay \$500\.00/));
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeInTheDocument();
  expect(screen.getByText('WF7K2Q')).toBeInTheDocument();

  const [sent, ...more] = requestsTo('/api/booking').filter((a) => a.method === 'POST');
  expect(more).toHaveLength(0);
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  const body = sent?.body as CreateBooking;
  expect(body).toMatchObject({
    draftId: DRAFT_ID,
    acceptedTotal: 50_000,
    contact: { phone: '+12125550118' },
    paymentToken: 'tok_canary_123456',
  });
  expect(body.travelers.map((t) => [t.kind, t.lastName])).toEqual([
    ['adult', 'Pajarita'],
    ['infant', 'Pajarita'],
  ]);
  expect(requestsTo('/api/bkstgupdt').map((a) => (a.body as { stage: string }).stage)).toEqual([
    'selected',
    'repriced',
    'travelers_done',
    'payment_submitted',
    'paid',
    'ticketed',
  ]);

  const kept = JSON.stringify({ ...window.localStorage }) + JSON.stringify({ ...window.sessionStorage });
  const addresses = server.received.map((a) => a.url.href).join(' ');
  for (const canary of [...CANARIES, 'tok_canary']) {
    expect(kept).not.toContain(canary);
    expect(addresses).not.toContain(canary);
  }
});

it('alarms nobody where no payment has failed', async () => {
  await renderApp('/flights/payment-failure');
  expect(await screen.findByRole('heading', { level: 1, name: 'No failed payment in this window' })).toBeInTheDocument();
  expect(screen.getByText('If you saw a charge, call us and we will look it up.')).toBeInTheDocument();
  expect(screen.queryByText('Payment failed')).toBeNull();
});

it('after a decline everything but the card is kept, and the next try has its own key', async () => {
  choose();
  const user = userEvent.setup();
  await renderApp('/flights/payment');
  await goToPayment(user);
  server.answer('POST /api/booking', () => ({ status: 402, body: problem('card_declined', 402) }));
  await user.click(await button(/^Pay \$/));
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment failed' })).toBeInTheDocument();
  expect(screen.getByText(/Your bank declined the card/)).toBeInTheDocument();
  const trip = within(screen.getByRole('region', { name: 'Your trip: New York to Paris' }));
  expect(trip.getByText('$500.00, not charged')).toBeInTheDocument();
  for (const direction of ['outbound', 'return']) expect(trip.getByRole('region', { name: `Flights, ${direction}` })).toBeInTheDocument();
  server.answer('POST /api/booking', () => ({ status: 201, body: PAID_ATTEMPT }));
  await user.click(screen.getByRole('link', { name: 'Try again' }));
  expect(await screen.findByLabelText('ZIP code')).toHaveValue('10001');
  expect(screen.getByText(/Canaria Pajarita/, { selector: 'b' })).toBeInTheDocument();
  playCardFrame('tok_canary_123456');
  await user.click(await button(/^Pay \$/));
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeInTheDocument();
  const keys = requestsTo('/api/booking').flatMap((a) => a.headers.get('Idempotency-Key') ?? []);
  expect(new Set(keys).size).toBe(2);
});

it('a changed price shows old, new and difference, and waits for a yes', async () => {
  choose();
  server.answer('POST /api/drafts', () => ({ status: 201, body: draftAt(52_550) }));
  const user = userEvent.setup();
  await renderApp('/flights/payment');
  const panel = within(await screen.findByRole('region', { name: 'The price has changed' }));
  for (const text of ['$500.00', '$525.50', '+$25.50']) expect(panel.getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Continue with $525.50' }));
  expect(await screen.findByRole('heading', { name: 'Review your trip' })).toBeInTheDocument();
});

it('a lost offer leads back to the same search', async () => {
  choose();
  server.answer('POST /api/drafts', () => ({ status: 410, body: problem('offer_gone', 410) }));
  await renderApp('/flights/payment');
  const link = await screen.findByRole('link', { name: 'Back to the same search' });
  expect(link.getAttribute('href')).toMatch(/^\/flights\/search\?ori=JFK&des=CDG&/);
});

it('a price that cannot be had again offers a code for the call', async () => {
  choose();
  const first = await renderApp('/flights/payment');
  await screen.findByRole('heading', { name: 'Review your trip' });
  first.unmount();
  server.answer('POST /api/reprice', () => ({ status: 503, body: problem('supplier_unavailable', 503) }));
  server.answer('POST /api/handover', () => ({ status: 201, body: { code: 'K7M-4PX', expiresAt: '2026-11-20T13:00:00.000Z' } }));
  await renderApp('/flights/payment');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Calling us? Get a code' }));
  expect(await screen.findByText('K7M-4PX')).toBeInTheDocument();
  expect(requestsTo('/api/handover').map((a) => a.body)).toEqual([{ draftId: DRAFT_ID }]);
});

it('says so when no flight was chosen', async () => {
  await renderApp('/flights/payment?step=payment');
  expect(await screen.findByRole('heading', { name: 'No flight chosen yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search flights' })).toHaveAttribute('href', '/');
  expect(requestsTo('/api/drafts')).toHaveLength(0);
});

it('a reload keeps what was typed; a step ahead of it is put back', async () => {
  choose();
  const user = userEvent.setup();
  const first = await renderApp('/flights/payment');
  await user.click(await button('Continue'));
  await fill(user, group('Adult 1').getByLabelText('First name'), 'Canaria');
  first.unmount();
  const { address } = await renderApp('/flights/payment?step=payment');
  expect(await screen.findByRole('group', { name: 'Adult 1' })).toBeInTheDocument();
  expect(group('Adult 1').getByLabelText('First name')).toHaveValue('Canaria');
  await waitFor(() => {
    expect(address.current().search).toBe('?step=travelers');
  });
  expect(window.localStorage.length).toBe(0);
});

itInCi('the final check leads back to what it shows, and a name on the card that was typed stays', async () => {
  choose();
  const user = userEvent.setup();
  await renderApp('/flights/payment');
  await goToPayment(user);
  await user.clear(screen.getByLabelText('Name on card'));
  await fill(user, screen.getByLabelText('Name on card'), 'Ana Pajarita');
  await user.click(await button('Change travelers'));
  await user.type(await screen.findByDisplayValue('Canaria'), ' Luz');
  await user.click(await button('Continue'));
  expect(await screen.findByLabelText('Name on card')).toHaveValue('Ana Pajarita');
  expect(screen.getByText('Canaria Luz Pajarita')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change contact' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change trip' })).toBeInTheDocument();
});

it('bad input is named in a summary and at its field, and stays', async () => {
  choose();
  const user = userEvent.setup();
  await renderApp('/flights/payment');
  await user.click(await button('Continue'));
  const born = group('Adult 1').getByLabelText('Date of birth');
  await user.type(born, '02/30/1988');
  await user.click(await button('Continue'));
  const summary = screen.getByRole('group', { name: /needs? a look$/ });
  expect(summary).toHaveFocus();
  expect(document.title).toBe('Error: Step 2 of 4: Travelers | Wingfare');
  expect(screen.getByText('Step 2 of 4: Travelers')).toHaveAttribute('role', 'status');
  expect(born).toHaveValue('02/30/1988');
  expect(born).toHaveAttribute('aria-invalid', 'true');
  expect(born).toHaveAccessibleDescription('Enter a date that exists, as MM/DD/YYYY.');
  await user.click(within(summary).getByRole('link', { name: /^Adult 1, Date of birth/ }));
  expect(born).toHaveFocus();
});

it('says a typed date of birth back, and tells of one that cannot be read when its field is left', async () => {
  choose();
  const user = userEvent.setup();
  await renderApp('/flights/payment');
  await user.click(await button('Continue'));
  const born = group('Adult 1').getByLabelText('Date of birth');
  await user.type(born, '4/18/52');
  expect(born).toHaveAccessibleDescription('Friday, April 18, 1952');
  await user.clear(born);
  await user.type(born, 'April');
  expect(born).toBeValid();
  await user.tab();
  expect(born).toBeInvalid();
  expect(born).toHaveValue('April');
  expect(born).toHaveAccessibleDescription('Enter a date that exists, as MM/DD/YYYY.');
  expect(screen.queryByRole('group', { name: /needs? a look$/ })).toBeNull();
});

itInCi('asks a lost answer again with the same key', async () => {
  choose();
  const user = userEvent.setup();
  await renderApp('/flights/payment');
  await goToPayment(user);
  let tries = 0;
  server.answer('POST /api/booking', () => {
    tries += 1;
    return tries === 1 ? 'networkError' : { status: 201, body: PAID_ATTEMPT };
  });
  await user.click(await button(/^Pay \$/));
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeInTheDocument();
  const sent = requestsTo('/api/booking').filter((a) => a.method === 'POST');
  expect(sent).toHaveLength(2);
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe(sent[1]?.headers.get('Idempotency-Key'));
  expect(sent[0]?.body).toEqual(sent[1]?.body);
});

describe('after several declined cards', () => {
  beforeEach(() => server.answer('GET /api/bot-challenge', answerChallenge));

  const posted = () => requestsTo('/api/booking').filter((a) => a.method === 'POST');
  const tokensOf = () => posted().map((a) => typeof (a.body as CreateBooking).botToken);

  itInCi('proves itself without a word and sends the same payment again', async () => {
    server.answer('POST /api/booking', ({ body }) =>
      (body as CreateBooking).botToken === undefined
        ? { status: 403, body: problem('bot_check_needed', 403) }
        : { status: 201, body: PAID_ATTEMPT },
    );
    choose();
    const user = userEvent.setup();
    await renderApp('/flights/payment');
    await goToPayment(user);
    await user.click(await button(/^Pay \$500\.00/));
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeInTheDocument();
    expect(tokensOf()).toEqual(['undefined', 'string']);
    expect(new Set(posted().map((a) => a.headers.get('idempotency-key'))).size).toBe(1);
    const stripped = posted().map((a) => ({ ...(a.body as CreateBooking), botToken: null }));
    expect(stripped[0]).toEqual(stripped[1]);
  });

  itInCi('keeps everything typed and offers the phone where the proof is refused', async () => {
    server.answer('POST /api/booking', ({ body }) => {
      const code = (body as CreateBooking).botToken === undefined ? 'bot_check_needed' : 'bot_check_failed';
      return { status: 403, body: problem(code, 403) };
    });
    choose();
    const user = userEvent.setup();
    await renderApp('/flights/payment');
    await goToPayment(user);
    await user.click(await button(/^Pay \$500\.00/));
    const notice = (await screen.findByText(/that a person sent this/)).closest('[role=group]') as HTMLElement;
    expect(within(notice).getByRole('link', { name: /\(877\) 555-0119/ })).toBeVisible();
    expect(screen.getByLabelText('Address')).toHaveValue('1 Main St');
    expect(tokensOf()).toEqual(['undefined', 'string']);
  });
});
