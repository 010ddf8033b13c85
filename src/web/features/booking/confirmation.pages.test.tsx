import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { BookingWire } from '#core/contract/bookings/bookings.schema';
import { bookingIn, CHOSEN_FLIGHT } from '#testing/flights/chosenFlight';
import { fill } from '#testing/site/fill';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const server = fakeServer({ 'GET /api/booking': () => ({ body: bookingIn('ticketed') }) });
const requestsTo = (path: string) => server.received.filter((a) => a.url.pathname === path);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeAll(server.start);
afterAll(server.stop);
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  server.reset();
  jest.restoreAllMocks();
});

describe('the confirmation', () => {
  beforeEach(() => {
    window.localStorage.setItem('wf.hasBooked', '"yes"');
  });

  it.each([
    ['received', 'Booking received'],
    ['paid', 'Paid, ticket being issued'],
    ['failed', 'Booking failed'],
    ['cancelled', 'Booking cancelled'],
  ] as const)('%s is not called confirmed', async (state, title) => {
    server.answer('GET /api/booking', () => ({ body: bookingIn(state) }));
    const { unmount } = await renderApp('/flights/confirmation');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.queryByText(/Booking confirmed/)).not.toBeInTheDocument();
    unmount();
  });

  it('is opened by the link of a mail without typing; a spent one says so, and the form stays', async () => {
    window.localStorage.clear();
    const [fresh, spent] = ['f'.repeat(32), 's'.repeat(32)];
    server.answer('POST /api/booking/open', ({ body }) =>
      (body as { token: string }).token === fresh
        ? { body: bookingIn('ticketed') }
        : { status: 404, body: problem('booking_unknown', 404) },
    );
    const user = userEvent.setup();
    window.location.hash = `#open=${spent}`;
    const { address, unmount } = await renderApp('/find-your-booking');
    expect(requestsTo('/api/booking/open')).toEqual([]);
    await user.click(await button('Open my booking'));
    expect(await screen.findByText(/expired or was used in another browser/)).toBeInTheDocument();
    expect(screen.getByLabelText('Booking reference')).toBeInTheDocument();
    act(() => {
      window.location.hash = `#open=${fresh}`;
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    await user.click(await button('Open my booking'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeInTheDocument();
    expect(address.current().pathname).toBe('/flights/confirmation');
    unmount();
    window.location.hash = '';
  });

  it('shows terminals and ticket numbers that are known, and where to check in', async () => {
    window.localStorage.setItem('wf.hasBooked', '"yes"');
    const booking = bookingIn('ticketed');
    const [there, ...back] = CHOSEN_FLIGHT.slices;
    const slices = [{ ...there, legs: mapNonEmpty(there.legs, (leg) => ({ ...leg, toTerminal: '2E' })) }, ...back];
    const delta = { airline: 'Delta Air Lines', url: 'https://www.delta.com/', isCheckIn: false, opensDayBefore: true };
    server.answer('GET /api/booking', () => ({ body: { ...booking, slices, checkIn: [...booking.checkIn, delta] } }));
    const { unmount } = await renderApp('/flights/confirmation');
    const pass = await screen.findByRole('article', { name: 'Itinerary' });
    expect(within(pass).getByText('E-ticket 057-2106312810')).toBeInTheDocument();
    expect(
      within(pass)
        .getAllByText(/Terminal/)
        .map(({ textContent }) => textContent),
    ).toEqual(['Terminal 2E']);
    expect(screen.getByRole('link', { name: 'Check in online' })).toHaveAttribute('href', 'https://wwws.airfrance.us/check-in');
    expect(screen.getByRole('link', { name: 'Open the airline’s site' })).toHaveAttribute('href', 'https://www.delta.com/');
    expect(screen.getAllByText('Check-in opens 24 hours before departure')).toHaveLength(1);
    unmount();
    server.answer('GET /api/booking', () => ({ body: { ...booking, state: 'cancelled' } }));
    await renderApp('/flights/confirmation');
    await screen.findByRole('article', { name: 'Itinerary' });
    expect(screen.queryByRole('link', { name: 'Check in online' })).not.toBeInTheDocument();
  });

  it('leads to a pass of each direction, where the agency makes them', async () => {
    const wallets = (): (string | null)[] => screen.queryAllByRole('link', { name: /Wallet/ }).map((link) => link.getAttribute('href'));
    const { unmount } = await renderApp('/flights/confirmation');
    await screen.findByRole('article', { name: 'Itinerary' });
    expect(wallets()).toEqual([]);
    unmount();
    server.answer('GET /api/booking', () => ({ body: { ...bookingIn('ticketed'), wallets: ['apple', 'google'] } }));
    await renderApp('/flights/confirmation');
    await screen.findByRole('link', { name: 'Add to Apple Wallet: Outbound' });
    expect(wallets()).toEqual(['apple', 'apple', 'google', 'google'].map((name, i) => `/api/booking/${name}-pass?slice=${String(i % 2)}`));
  });

  it.each([
    [['057-2106312810'], 'Booked, paid and ticketed'],
    [[], 'Booked and paid'],
  ])('with the ticket numbers %j is called: %s', async (tickets, tag) => {
    window.localStorage.setItem('wf.hasBooked', '"yes"');
    const booking = bookingIn('ticketed');
    server.answer('GET /api/booking', () => ({ body: { ...booking, travelers: [{ kind: 'adult', name: 'Ben Pajarita', tickets }] } }));
    await renderApp('/flights/confirmation');
    expect(await screen.findByText(tag)).toBeInTheDocument();
  });

  it('finds a booking by reference and email where this browser has none', async () => {
    window.localStorage.clear();
    const user = userEvent.setup();
    server.answer('POST /api/booking/lookup', (a) =>
      (a.body as { reference: string }).reference === 'wf7 k2q' // the server reads what was typed
        ? { body: bookingIn('ticketed') }
        : { status: 404, body: problem('booking_unknown', 404) },
    );
    const { address } = await renderApp('/flights/confirmation');
    await fill(user, await screen.findByLabelText('Booking reference'), 'nope');
    await fill(user, screen.getByLabelText('Email'), 'canary@example.com');
    await user.click(await button('Find booking'));
    expect(await screen.findByText(/No booking matches/)).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Booking reference'));
    await fill(user, screen.getByLabelText('Booking reference'), 'wf7 k2q');
    await user.click(await button('Find booking'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeInTheDocument();
    // opened where a reload finds it again
    expect(address.current().pathname).toBe('/flights/confirmation');
  });

  it('is found from a page of its own, which header and footer lead to', async () => {
    const user = userEvent.setup();
    server.answer('POST /api/booking/lookup', () => ({ body: bookingIn('ticketed') }));
    const { unmount } = await renderApp('/flights/confirmation');
    await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' });
    const places = [screen.getByRole('navigation', { name: 'Main' }), screen.getByRole('contentinfo'), screen.getByRole('main')];
    const names = ['Find your booking', 'Find your booking', 'Find another booking'];
    const links = places.map((place, i) =>
      within(place)
        .getByRole('link', { name: names[i] ?? '' })
        .getAttribute('href'),
    );
    expect(links).toEqual(['/find-your-booking', '/find-your-booking', '/find-your-booking']);
    unmount();
    const { address } = await renderApp('/find-your-booking');
    expect(await screen.findByRole('heading', { level: 1, name: 'Find your booking' })).toBeInTheDocument();
    await user.click(await button('Find booking'));
    expect(screen.getByLabelText('Booking reference')).toHaveFocus();
    expect(screen.getByLabelText('Booking reference')).toHaveAccessibleDescription(/Enter the booking reference/);
    await fill(user, screen.getByLabelText('Booking reference'), 'WF7K2Q');
    await fill(user, screen.getByLabelText('Email'), 'canary@example.com');
    await user.click(await button('Find booking'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeInTheDocument();
    expect(address.current()).toMatchObject({ pathname: '/flights/confirmation', search: '' });
  });
});

describe('flights that the airline changed (booking.40)', () => {
  const ID = '5b0f2a52-4a5e-4c3e-9a51-0d0f3f1f2a11';
  const booking = bookingIn('ticketed');
  const later = CHOSEN_FLIGHT.slices.map((slice, i) => ({
    ...slice,
    legs: slice.legs.map((leg) => (i === 0 ? { ...leg, departs: leg.departs.replace('T10:00', 'T13:20') } : leg)),
  }));
  const changed = (more: Partial<NonNullable<BookingWire['change']>> = {}): BookingWire => ({
    ...booking,
    slices: later,
    change: {
      id: ID,
      at: '2026-12-01T10:00:00Z',
      before: [...booking.slices],
      isCancelled: false,
      isSignificant: true,
      acceptedAt: null,
      ...more,
    },
  });
  const panel = (name: string) => screen.findByRole('region', { name });
  beforeEach(() => {
    window.localStorage.setItem('wf.hasBooked', '"yes"');
  });

  it('are shown next to what was booked, and are accepted', async () => {
    const user = userEvent.setup();
    server.answer('GET /api/booking', () => ({ body: changed() }));
    server.answer('POST /api/booking/accept-change', () => ({ body: changed({ acceptedAt: '2026-12-02T10:00:00Z' }) }));
    await renderApp('/flights/confirmation');
    const change = await panel('The airline changed your flights');
    expect(within(change).getByText(/1:20 PM/)).toBeInTheDocument();
    expect(within(change).getByText(/10:00 AM/).tagName).toBe('S');
    expect(within(screen.getByRole('article', { name: 'Itinerary' })).getByText('was 10:00 AM')).toBeInTheDocument();
    expect(within(change).getByRole('link', { name: 'See what you would get back' })).toHaveAttribute('href', '#cancel');
    await user.click(within(change).getByRole('button', { name: 'Accept the new times' }));
    expect(await within(change).findByText(/You accepted the new times on/)).toBeInTheDocument();
    expect(requestsTo('/api/booking/accept-change')[0]?.body).toEqual({ reference: 'WF7K2Q', change: ID });
    expect(screen.queryByText('was 10:00 AM')).not.toBeInTheDocument();
    expect(within(change).getByRole('heading')).toHaveFocus();
  });

  it('changed again meanwhile: nothing is accepted, and it is said', async () => {
    const user = userEvent.setup();
    server.answer('GET /api/booking', () => ({ body: changed({ isSignificant: false }) }));
    server.answer('POST /api/booking/accept-change', () => ({ status: 409, body: problem('schedule_changed', 409) }));
    await renderApp('/us-es/flights/confirmation');
    const change = await panel('La aerolínea cambió sus vuelos');
    expect(within(change).queryByRole('link', { name: 'Ver cuánto recibiría' })).not.toBeInTheDocument();
    await user.click(within(change).getByRole('button', { name: 'Aceptar los nuevos horarios' }));
    expect(await within(change).findByRole('alert')).toHaveTextContent('Sus vuelos cambiaron otra vez');
  });

  it('are not flown any more: there is nothing to accept', async () => {
    server.answer('GET /api/booking', () => ({ body: { ...changed({ isCancelled: true }), slices: [...booking.slices] } }));
    await renderApp('/flights/confirmation');
    const change = await panel('The airline cancelled your flights');
    expect(within(change).queryByRole('button', { name: 'Accept the new times' })).not.toBeInTheDocument();
    expect(within(change).getByRole('link', { name: 'See what you would get back' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your flights were cancelled');
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });
});

describe('passports that were left for later', () => {
  const DUE = '2027-01-11T10:00';
  const PEOPLE = [
    { kind: 'adult', name: 'Canaria Pajarita', tickets: [] },
    { kind: 'adult', name: 'Ben Pajarita', tickets: [] },
  ];
  const bookingWith = (missing: number[], isOpen = true) => ({
    ...bookingIn('ticketed'),
    travelers: PEOPLE,
    passports: { missing, dueBy: DUE, isOpen },
  });
  const panel = () => screen.findByRole('region', { name: 'Passports' });
  beforeEach(() => {
    window.localStorage.setItem('wf.hasBooked', '"yes"');
    server.answer('GET /data/countries', () => ({ body: [{ id: 'US', name: 'United States' }] }));
  });

  it('are added one by one, until all are there', async () => {
    server.answer('GET /api/booking', () => ({ body: bookingWith([1]) }));
    server.answer('POST /api/booking/passport', () => ({ body: bookingWith([]) }));
    const user = userEvent.setup();
    await renderApp('/flights/confirmation');
    const form = within(within(await panel()).getByRole('form', { name: 'Ben Pajarita' }));
    await user.click(form.getByRole('button', { name: 'Add passport of Ben Pajarita' }));
    expect(form.getByLabelText('Passport number')).toHaveFocus();
    expect(form.getByLabelText('Passport number')).toHaveAccessibleDescription('Enter the passport number.');
    await fill(user, form.getByLabelText('Passport number'), 'p 765-4322');
    await fill(user, form.getByLabelText('Passport expiration'), '05/05/2099');
    await user.click(form.getByRole('button', { name: 'Add passport of Ben Pajarita' }));
    expect(await screen.findByText('All passports are with the booking.')).toBeInTheDocument();
    expect(screen.getByText('The passport of Ben Pajarita is with the booking.')).toHaveAttribute('role', 'status');
    expect(within(await panel()).getByRole('heading', { name: 'Passports' })).toHaveFocus();
    expect(requestsTo('/api/booking/passport').map((a) => a.body)).toEqual([
      { reference: 'WF7K2Q', traveler: 1, passport: { number: 'P7654322', expires: '2099-05-05', country: 'US' } },
    ]);
    const kept = JSON.stringify({ ...window.localStorage }) + JSON.stringify({ ...window.sessionStorage });
    expect(kept).not.toContain('7654322');
  });

  it('keep what was typed when the server refuses, and say why', async () => {
    server.answer('GET /api/booking', () => ({ body: bookingWith([0, 1]) }));
    server.answer('POST /api/booking/passport', () => ({
      status: 400,
      body: { ...problem('invalid_request', 400), errors: [{ name: '/passport/number', detail: 'passport_twice' }] },
    }));
    const user = userEvent.setup();
    await renderApp('/flights/confirmation');
    const form = within(within(await panel()).getByRole('form', { name: 'Canaria Pajarita' }));
    await fill(user, form.getByLabelText('Passport number'), 'P7654322');
    await fill(user, form.getByLabelText('Passport expiration'), '05/05/2099');
    await user.click(form.getByRole('button', { name: /^Add passport/ }));
    expect(await form.findByText(/Another traveler has this passport number/)).toBeInTheDocument();
    expect(form.getByLabelText('Passport number')).toHaveValue('P7654322');
  });

  it('say so when the time is over', async () => {
    server.answer('GET /api/booking', () => ({ body: bookingWith([1], false) }));
    await renderApp('/flights/confirmation');
    const region = within(await panel());
    expect(region.getByText(/Not added for Ben Pajarita. The deadline was/)).toBeInTheDocument();
    expect(region.getByRole('link', { name: /\(877\) 555-0119/ })).toBeVisible();
    expect(region.queryByRole('form')).toBeNull();
  });

  it('are no subject of a trip that needs none', async () => {
    await renderApp('/flights/confirmation');
    await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' });
    expect(screen.queryByRole('region', { name: 'Passports' })).toBeNull();
  });
});
