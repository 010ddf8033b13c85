import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingIn } from '#testing/chosenFlight';
import { fakeServer, problem } from '#testing/fakeServer';
import { renderApp } from '#testing/renderApp';

configure({ asyncUtilTimeout: 10_000 });

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
    ['paid', 'Paid, ticket on its way'],
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
    await renderApp('/flights/confirmation');
    await user.type(await screen.findByLabelText('Booking reference'), 'nope');
    await user.type(screen.getByLabelText('Email'), 'canary@example.com');
    await user.click(await button('Find booking'));
    expect(await screen.findByText(/No booking matches/)).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Booking reference'));
    await user.type(screen.getByLabelText('Booking reference'), 'wf7 k2q');
    await user.click(await button('Find booking'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeInTheDocument();
    expect(asked('/api/booking')).toHaveLength(0);
  });
});
