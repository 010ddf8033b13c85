/** What an airline asks of travelers, how it writes their names, what it does not take, and credit that it gives (decisions 134, 135). */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AttemptWire, CreateBooking } from '#core/contract/bookings/payments.schema';
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import { bookingIn, CHOSEN_FLIGHT, draftAt, keepChosen, PAID_ATTEMPT } from '#testing/flights/chosenFlight';
import { playCardFrame } from '#testing/site/cardFrame';
import { fill } from '#testing/site/fill';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { itInCi } from '#testing/jest/smallerRuns';

const demands: DraftWire['demands'] = {
  isPassportRequired: true,
  sexes: ['F', 'M'],
  takesKnownTravelerNumber: false,
  takesRedressNumber: true,
  frequentFlyerAirlines: ['DL', 'AF'],
};
const draft: DraftWire = { ...draftAt(50_000), demands };
const REFUSED: AttemptWire = {
  ...PAID_ATTEMPT,
  state: 'failed',
  failure: 'traveler_refused',
  reference: null,
  charged: null,
  refused: ['/travelers/0/lastName', '/travelers/0/frequentFlyer/number', '/contact/phone'],
};

const server = fakeServer({
  'POST /api/drafts': () => ({ status: 201, body: draft }),
  'POST /api/reprice': () => ({ body: draft }),
  'POST /api/bkstgupdt': () => ({ status: 204 }),
  'GET /data/countries': () => ({ body: [{ id: 'US', name: 'United States' }] }),
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

const next = async (user: ReturnType<typeof userEvent.setup>) => user.click(await screen.findByRole('button', { name: 'Continue' }));

itInCi('asks what the airline asks, shows its names, and names what it did not take while all that was typed stays', async () => {
  keepChosen({ ...CHOSEN_FLIGHT, query: { ...CHOSEN_FLIGHT.query, travelers: { adults: 1, children: 0, infants: 0 } } });
  const user = userEvent.setup();
  await renderApp('/flights/payment');
  await next(user);
  const adult = within(await screen.findByRole('group', { name: 'Adult 1' }));
  expect(adult.getAllByRole('option', { name: /\([FMXU]\)/ }).map((option) => option.getAttribute('value'))).toEqual(['F', 'M']);
  expect(adult.queryByLabelText('Known Traveler Number')).toBeNull();
  expect(adult.getByText('this airline requires it with the booking')).toBeInTheDocument();
  expect(adult.queryByRole('checkbox', { name: /passport later/ })).toBeNull();

  await user.type(adult.getByLabelText('First name'), 'Иван');
  await fill(user, adult.getByLabelText('Last name'), 'Müller-Schwarzenbergstein');
  await fill(user, adult.getByLabelText('Date of birth'), '04/18/1988');
  await user.selectOptions(adult.getByLabelText('Sex'), 'M');
  await fill(user, adult.getByLabelText('Redress number'), '1234567');
  await fill(user, adult.getByLabelText('Frequent-flyer number'), '12 345-678');
  await fill(user, adult.getByLabelText('Passport number'), 'P7654321');
  await fill(user, adult.getByLabelText('Passport expiration'), '05/05/2099');
  await next(user);
  expect(adult.getByText(/Airlines take Latin letters only/)).toBeInTheDocument();
  // what is wrong is seen, though few open that part
  const program = adult.getByRole('combobox', { name: 'Frequent-flyer program' });
  expect(program).toHaveAccessibleDescription('Choose the program of this number.');
  expect(program.closest('details')).toHaveAttribute('open');
  expect(
    within(program)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose', 'Flying Blue (Air France)', 'SkyMiles']);
  await user.selectOptions(program, 'AF');
  await user.clear(adult.getByLabelText('First name'));
  await fill(user, adult.getByLabelText('First name'), 'Iván');
  for (const name of ['First name', 'Last name'])
    expect(adult.getByLabelText(name)).toHaveAccessibleDescription(
      expect.stringContaining('On the ticket: MUELLER SCHWARZENBER/IVAN. Airlines print 20 letters of a name at most.'),
    );
  await next(user);

  await fill(user, await screen.findByLabelText('Email'), 'ivan@example.com');
  await fill(user, screen.getByLabelText('Phone'), '(212) 555-0118');
  await next(user);
  expect(screen.getByText(/On the ticket: MUELLER SCHWARZENBER\/IVAN/)).toBeInTheDocument();
  await screen.findByLabelText('Name on card');
  await fill(user, screen.getByLabelText('Address'), '1 Main St');
  await fill(user, screen.getByLabelText('City'), 'New York');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'NY');
  await fill(user, screen.getByLabelText('ZIP code'), '10001');
  playCardFrame('tok_123456789');
  server.answer('POST /api/booking', () => ({ status: 422, body: { ...problem('traveler_refused', 422), attempt: REFUSED } }));
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  expect(await screen.findByText(/Not accepted: Adult 1, Last name; Adult 1, Frequent-flyer number; Phone\./)).toBeInTheDocument();
  expect(screen.getByLabelText('ZIP code')).toHaveValue('10001');
  const sent = server.received.find(({ method, url }) => method === 'POST' && url.pathname === '/api/booking')?.body as CreateBooking;
  const numbers = { redressNumber: '1234567', frequentFlyer: { airline: 'AF', number: '12345678' } };
  expect(sent.travelers).toMatchObject([{ firstName: 'Iván', ...numbers, passport: { number: 'P7654321' } }]);
});

it('says before cancelling, and after, that credit of the airline is no money', async () => {
  const credit = { kind: 'airline_credits', amount: 26_000 } as const;
  const terms = { basis: 'credit', paid: 50_000, airlineKeeps: 49_000, feeKept: 1_000, refund: 0, credit } as const;
  const cancelled = { ...bookingIn('cancelled'), cancellation: { ...terms, state: 'done' as const, at: '2026-12-01T10:00:00Z' } };
  window.localStorage.setItem('wf.hasBooked', '"yes"');
  server.answer('GET /api/booking', () => ({ body: bookingIn('ticketed') }));
  server.answer('POST /api/booking/cancel-quote', () => ({ body: { ...terms, until: null } }));
  server.answer('POST /api/booking/cancel', () => ({ body: cancelled }));
  const user = userEvent.setup();
  await renderApp('/flights/confirmation');
  await user.click(await screen.findByRole('button', { name: 'What would I get back?' }));
  const panel = within(await screen.findByRole('region', { name: 'Cancel this booking' }));
  expect(await panel.findByText(/credit for this fare, not money/)).toBeInTheDocument();
  expect(panel.getByText('Airline credit, $260.00')).toBeInTheDocument();
  expect(panel.getByRole('status')).toHaveTextContent(
    'Back to your card: $0.00 of the $500.00 you paid. Nothing is cancelled yet. Airline credit, $260.00',
  );
  await user.click(panel.getByRole('button', { name: 'Cancel for good and get $0.00 back' }));
  expect(await screen.findByText(/Airline credit, \$260\.00\. Ask the airline how to use it\./)).toBeInTheDocument();
});
