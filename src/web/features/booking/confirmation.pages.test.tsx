import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingIn } from '#testing/chosenFlight';
import { fakeServer, problem } from '#testing/fakeServer';
import { renderApp } from '#testing/renderApp';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

const server = fakeServer({ 'GET /api/booking': () => ({ body: bookingIn('ticketed') }) });
const asked = (path: string) => server.asked.filter((a) => a.url.pathname === path);
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

  it('finds a booking by reference and e-mail where this browser has none', async () => {
    window.localStorage.clear();
    const user = userEvent.setup();
    server.answer('POST /api/booking/lookup', (a) =>
      (a.body as { reference: string }).reference === 'WF7K2Q'
        ? { body: bookingIn('ticketed') }
        : { status: 404, body: problem('booking_unknown', 404) },
    );
    const { address } = await renderApp('/flights/confirmation');
    await user.type(await screen.findByLabelText('Booking reference'), 'nope');
    await user.type(screen.getByLabelText('Email'), 'canary@example.com');
    await user.click(await button('Find booking'));
    expect(await screen.findByText(/No booking matches/)).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Booking reference'));
    await user.type(screen.getByLabelText('Booking reference'), 'wf7 k2q');
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
    await user.type(screen.getByLabelText('Booking reference'), 'WF7K2Q');
    await user.type(screen.getByLabelText('Email'), 'canary@example.com');
    await user.click(await button('Find booking'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeInTheDocument();
    expect(address.current()).toMatchObject({ pathname: '/flights/confirmation', search: '' });
  });
});

describe('passports that were left for later', () => {
  const DUE = '2027-01-11T10:00';
  const PEOPLE = [
    { kind: 'adult', name: 'Canaria Pajarita' },
    { kind: 'adult', name: 'Ben Pajarita' },
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
    await user.type(form.getByLabelText('Passport number'), 'p 765-4322');
    await user.type(form.getByLabelText('Passport expiration'), '05/05/2099');
    await user.click(form.getByRole('button', { name: 'Add passport of Ben Pajarita' }));
    expect(await screen.findByText('All passports are with the booking.')).toBeInTheDocument();
    expect(screen.getByText('The passport of Ben Pajarita is with the booking.')).toHaveAttribute('role', 'status');
    expect(within(await panel()).getByRole('heading', { name: 'Passports' })).toHaveFocus();
    expect(asked('/api/booking/passport').map((a) => a.body)).toEqual([
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
    await user.type(form.getByLabelText('Passport number'), 'P7654322');
    await user.type(form.getByLabelText('Passport expiration'), '05/05/2099');
    await user.click(form.getByRole('button', { name: /^Add passport/ }));
    expect(await form.findByText(/Another traveler has this passport number/)).toBeInTheDocument();
    expect(form.getByLabelText('Passport number')).toHaveValue('P7654322');
  });

  it('say so when the time is over', async () => {
    server.answer('GET /api/booking', () => ({ body: bookingWith([1], false) }));
    await renderApp('/flights/confirmation');
    const region = within(await panel());
    expect(region.getByText(/Not added for Ben Pajarita. The time for it ended on/)).toBeInTheDocument();
    expect(region.getByRole('link', { name: /\(877\) 555-0119/ })).toBeVisible();
    expect(region.queryByRole('form')).toBeNull();
  });

  it('are no subject of a trip that needs none', async () => {
    await renderApp('/flights/confirmation');
    await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' });
    expect(screen.queryByRole('region', { name: 'Passports' })).toBeNull();
  });
});
