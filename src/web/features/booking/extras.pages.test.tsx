import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChooseExtras } from '#core/contract/bookings/extras.schema';
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import { chosenOf } from '#core/domain/extras/seatChoice';
import { priceWith } from '#core/domain/extras/chooseExtras';
import type { TravelerForm } from '#core/domain/travelers/travelerRules';
import { emptyTravelerForm } from '#core/domain/travelers/emptyTravelerForm';
import { bagsFor, narrowBody, seatIdOf } from '#testing/bookings/seatMaps';
import { bookingIn, CHOSEN_FLIGHT, DRAFT_ID, draftAt, keepChosen, PAID_ATTEMPT } from '#testing/flights/chosenFlight';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const SLICES = CHOSEN_FLIGHT.slices.map((_, slice) => slice);
/** Two travelers; the way back has no map. */
const ON_SALE = { seatMaps: [narrowBody(2)], bags: bagsFor(2, SLICES) };
const SELLING: DraftWire = { ...draftAt(50_000), sellsExtras: true, passportNeeded: false };

/** As the server does: the draft with what was chosen. */
function draftWith(choices: ChooseExtras['choices']): DraftWire {
  const { chosen } = chosenOf(ON_SALE, choices);
  const price = priceWith(SELLING.quote.price, chosen);
  const quote = { ...SELLING.quote, price: { ...price, perTraveler: [...price.perTraveler] } };
  return { ...SELLING, quote, ...(chosen.length > 0 && { extras: [...chosen] }) };
}

const server = fakeServer({
  'POST /api/drafts': () => ({ status: 201, body: SELLING }),
  'POST /api/reprice': () => ({ body: SELLING }),
  'GET /api/extras': () => ({ body: ON_SALE }),
  'POST /api/extras': ({ body }) => ({ body: draftWith((body as ChooseExtras).choices) }),
  'POST /api/booking': () => ({ status: 201, body: PAID_ATTEMPT }),
  'GET /api/booking': () => ({ body: bookingIn('ticketed') }),
  'POST /api/bkstgupdt': () => ({ status: 204 }),
  'GET /data/countries': () => ({ body: [{ id: 'US', name: 'United States' }] }),
  'GET /data/state': () => ({ body: [{ id: 'NY', name: 'New York' }] }),
});

beforeAll(server.start);
afterAll(server.stop);
beforeEach(() => {
  window.sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
});
afterEach(() => {
  server.reset();
  jest.restoreAllMocks();
});

const keep = (key: string, value: unknown): void => window.sessionStorage.setItem(`wf.booking.${key}`, JSON.stringify(value));
const requestsTo = (method: string, path: string) => server.received.filter((a) => a.method === method && a.url.pathname === path);

/** Everything before the step is filled in: Ana and a second traveler without a name yet. */
async function atExtras(path = '/flights/payment?step=extras', more: Partial<TravelerForm> = {}) {
  keepChosen({ ...CHOSEN_FLIGHT, total: 50_000, query: { ...CHOSEN_FLIGHT.query, travelers: { adults: 2, children: 0, infants: 0 } } });
  keep('draft', { draftId: DRAFT_ID });
  keep('forms', {
    travelers: [{ ...emptyTravelerForm('adult'), firstName: 'Ana', lastName: 'Ruiz', ...more }, emptyTravelerForm('adult')],
    contact: { email: 'ana@example.com', phone: '(212) 555-0118' },
    billing: { nameOnCard: '', country: 'US', state: '', address: '', city: '', zip: '' },
    answers: { keptEmail: '', twoPeople: [], selfTransfers: [] },
  });
  keep('progress', { review: true, travelers: true, contact: true });
  await renderApp(path);
  return userEvent.setup();
}
const seat = (name: RegExp) => screen.findByRole('button', { name });
const bill = () => within(screen.getByRole('complementary', { name: 'Price summary' }));

it('is a step of its own, passed by one press, where the draft sells something (booking.57)', async () => {
  const user = await atExtras();
  expect(await screen.findByRole('heading', { name: 'Seats and bags' })).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Booking steps' })).getAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Continue without seats or bags' }));
  expect(await screen.findByRole('button', { name: /^Pay \$500\.00/ })).toBeInTheDocument();
  expect(requestsTo('POST', '/api/extras')).toHaveLength(0);
});

it('is not there where nothing is sold, whatever the address says', async () => {
  server.answer('POST /api/reprice', () => ({ body: draftAt(50_000) }));
  await atExtras();
  expect(await screen.findByRole('button', { name: /^Pay \$500\.00/ })).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Booking steps' })).getAllByRole('listitem')).toHaveLength(4);
});

it('seats travelers one after another by keyboard, counts bags, and goes on at the total that is shown (booking.58)', async () => {
  const user = await atExtras();
  const table = within(await screen.findByRole('table', { name: 'Seats, Economy' }));
  expect(table.getByRole('rowheader', { name: 'Row 12' })).toBeInTheDocument();
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['A', 'B', 'C', 'Row', 'D', 'E', 'F']);
  expect(screen.getByRole('radio', { name: 'Ana Ruiz no seat yet' })).toBeChecked();

  // one stop of the Tab key, then arrows
  const first = table.getByRole('button', { name: '10A, window, extra legroom, $39, No storage under the seat in front' });
  first.focus();
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowDown}');
  expect(document.activeElement).toHaveAccessibleName(/^11/);
  first.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Seat 10A for Ana Ruiz. Next: Traveler 2.')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('radio', { name: 'Traveler 2 no seat yet' })).toBeChecked();
  expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(first).toHaveAccessibleName(/chosen for Ana Ruiz/);
  await user.keyboard('{ArrowRight}');
  // 10B is taken
  expect(document.activeElement).toHaveAccessibleName(/^10C, aisle/);
  await user.keyboard('{Enter}');
  expect(bill().getByText('Seats and bags').nextSibling).toHaveTextContent('$78.00');

  const bags = within(screen.getByRole('group', { name: 'Bags, Ana Ruiz' }));
  const checked = within(bags.getByRole('group', { name: 'Checked bag, 50 lb (23 kg)' }));
  await user.click(checked.getByRole('button', { name: /^Add/ }));
  expect(bill().getByText('Seats and bags').nextSibling).toHaveTextContent('$113.00');
  expect(screen.getByText('Seats and bags $113.00, total $613.00')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Continue with seats and bags, $113.00' }));
  expect(await screen.findByRole('button', { name: /^Pay \$613\.00/ })).toBeInTheDocument();
  const [sent] = requestsTo('POST', '/api/extras');
  expect(sent?.body).toMatchObject({ draftId: DRAFT_ID, seenTotal: 61_300 });
  expect((sent?.body as ChooseExtras).choices.map(({ id }) => id)).toContain(seatIdOf('10C', 1));
  expect(
    screen.getByText(/^Ana Ruiz: .* seat 10A, 1 checked bag; Traveler 2: .* seat 10C$/, { selector: '.readback p' }),
  ).toBeInTheDocument();
});

it('chooses free seats together, and says why others cannot be had', async () => {
  const user = await atExtras();
  await user.click(await screen.findByRole('button', { name: 'Choose for us, together, free of charge' }));
  expect(screen.getByText('Chosen: Ana Ruiz 18B, Traveler 2 18C.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue with these choices' })).toBeInTheDocument();
  expect(await seat(/^18A, window, taken$/)).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Remove all' }));
  expect(screen.getByRole('button', { name: 'Continue without seats or bags' })).toBeInTheDocument();
});

it('lets nobody sit at an exit who requested help', async () => {
  await atExtras(undefined, { assistance: 'wheelchair' });
  const exit = await seat(/^15A, window/);
  expect(exit).toHaveAttribute('aria-disabled', 'true');
  expect(exit).toHaveAccessibleName(/exit row: only from age 15, without a lap child, and without assistance$/);
});

it('keeps what was chosen when the server cannot be reached, and remembers it for this draft', async () => {
  const user = await atExtras();
  await user.click(await seat(/^10A/));
  server.answer('POST /api/extras', () => 'networkError');
  await user.click(screen.getByRole('button', { name: 'Continue with seats and bags, $39.00' }));
  expect(await screen.findByRole('group', { name: 'Your seats and bags were not saved' })).toHaveTextContent(
    'What you chose is still marked here.',
  );
  expect(await seat(/^10A/)).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse(window.sessionStorage.getItem('wf.booking.extras') ?? 'null')).toEqual({
    draftId: DRAFT_ID,
    choices: [{ id: seatIdOf('10A'), quantity: 1 }],
  });
});

it('says which seat went to somebody else, and stays (booking.60)', async () => {
  const user = await atExtras();
  await user.click(await seat(/^10A/));
  const sold = { kind: 'seat', id: seatIdOf('10A'), traveler: 0, slice: 0, leg: 0, designator: '10A' };
  server.answer('POST /api/extras', () => ({ body: { ...SELLING, soldMeanwhile: [sold] } }));
  server.answer('GET /api/extras', () => ({ body: { ...ON_SALE, seatMaps: [] } }));
  await user.click(screen.getByRole('button', { name: /^Continue with seats and bags/ }));
  const notice = await screen.findByRole('group', { name: 'Some of what you chose was sold' });
  await waitFor(() =>
    expect(notice).toHaveTextContent(/Sold to somebody else: Ana Ruiz: JFK to CDG: seat 10A\. Your total without it is \$500\.00\./),
  );
  expect(notice).toHaveTextContent('Nothing was charged.');
  expect(await screen.findByText(/Seats for this flight are chosen with the airline after booking/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue without seats or bags' }));
  expect(await screen.findByRole('button', { name: /^Pay \$500\.00/ })).toBeInTheDocument();
});

it('lets who cannot load the map go on without', async () => {
  server.answer('GET /api/extras', () => ({ status: 503, body: problem('supplier_unavailable', 503) }));
  const user = await atExtras();
  expect(await screen.findByText('Seats and bags could not be loaded. Try again, or go on without them.')).toBeInTheDocument();
  server.answer('GET /api/extras', () => ({ body: ON_SALE }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Seats, Economy' })).toBeInTheDocument();
});

describe('a booking', () => {
  it('lists seats and bags by traveler, and where the airline changes them (booking.60)', async () => {
    window.localStorage.setItem('wf.hasBooked', '"yes"');
    const { price, ...booking } = bookingIn('ticketed');
    const { quote, extras = [] } = draftWith([
      { id: seatIdOf('10A'), quantity: 1 },
      { id: bagsFor(1, SLICES)[1]?.id ?? '', quantity: 2 },
    ]);
    server.answer('GET /api/booking', () => ({ body: { ...booking, price: quote.price, extras } }));
    await renderApp('/flights/confirmation');
    const pass = within(await screen.findByRole('article', { name: 'Itinerary' }));
    expect(pass.getByText('JFK to CDG: seat 10A')).toBeInTheDocument();
    expect(pass.getByText('2 checked bags')).toBeInTheDocument();
    expect(pass.getByText('$109.00 of it for seats and bags')).toBeInTheDocument();
    expect(quote.price.total - price.total).toBe(10_900);
    expect(screen.getByRole('link', { name: 'Seats and bags at Air France' })).toHaveAttribute(
      'href',
      'https://wwws.airfrance.us/check-in',
    );
  });
});
