import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TripListWire } from '#core/contract/bookings/trips.schema';
import { bookingIn, CHOSEN_FLIGHT } from '#testing/flights/chosenFlight';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

type Trip = TripListWire['trips'][number];

const PARIS: Trip = {
  reference: 'WF7K2Q',
  state: 'ticketed',
  isOver: false,
  travelers: ['Ben Pajarita'],
  slices: [
    { from: 'JFK', to: 'CDG', departs: '2027-01-14T18:45', arrives: '2027-01-15T08:05' },
    { from: 'CDG', to: 'JFK', departs: '2027-01-21T10:00', arrives: '2027-01-21T13:00' },
  ],
  airports: CHOSEN_FLIGHT.airports,
};
const JAW: Trip = {
  ...PARIS,
  reference: 'WF9M4X',
  isOver: true,
  slices: [
    { from: 'JFK', to: 'CDG', departs: '2026-01-14T18:45', arrives: '2026-01-15T08:05' },
    { from: 'LHR', to: 'JFK', departs: '2026-01-21T10:00', arrives: '2026-01-21T13:00' },
  ],
};

let trips: readonly Trip[] = [];
const server = fakeServer({
  'GET /api/booking': () => ({ body: bookingIn('ticketed') }),
  'GET /api/trips': () => ({ body: { trips } }),
  'POST /api/trips/link': () => ({ status: 204 }),
  'POST /api/trips/show': () => ({ status: 204 }),
  'POST /api/trips/forget': () => ({ status: 204 }),
});
const requestsTo = (path: string) => server.received.filter((a) => a.url.pathname === path).map(({ body }) => body);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
server.serveFile();
beforeEach(() => {
  trips = [PARIS, JAW];
  window.location.hash = '';
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('asks for a link by mail; the answer tells nobody whether the address is known, and a wrong one keeps what was typed', async () => {
  const user = userEvent.setup();
  await renderApp('/find-your-booking');
  await user.click(await button('Send me a link to my trips'));
  expect(screen.getByLabelText('Send it to the address you booked with')).toHaveFocus();
  await user.type(screen.getByLabelText('Send it to the address you booked with'), 'ana@example');
  await user.click(await button('Send me a link to my trips'));
  expect(screen.getByLabelText('Send it to the address you booked with')).toHaveAccessibleDescription(/such as name@example.com/);
  await user.type(screen.getByLabelText('Send it to the address you booked with'), '.com');
  await user.click(await button('Send me a link to my trips'));
  expect(await screen.findByText(/If trips are booked with ana@example.com, a link is on its way/)).toBeInTheDocument();
  expect(requestsTo('/api/trips/link')).toEqual([{ email: 'ana@example.com', locale: 'en' }]);
  // a browser that never booked here requests no list
  expect(requestsTo('/api/trips')).toEqual([]);
});

it('says what is wrong where the link cannot be requested', async () => {
  server.answer('POST /api/trips/link', () => ({ status: 429, body: problem('rate_limited', 429) }));
  const user = userEvent.setup();
  await renderApp('/find-your-booking');
  await user.type(await screen.findByLabelText('Send it to the address you booked with'), 'ana@example.com');
  await user.click(await button('Send me a link to my trips'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/many/i);
  expect(screen.getByLabelText('Send it to the address you booked with')).toHaveValue('ana@example.com');
});

it('opens all trips by the link, once it is pressed; a spent one says so, and another can be requested', async () => {
  const [fresh, spent] = ['f'.repeat(32), 's'.repeat(32)];
  server.answer('POST /api/trips/open', ({ body }) =>
    (body as { token: string }).token === fresh ? { body: { trips } } : { status: 404, body: problem('booking_unknown', 404) },
  );
  const user = userEvent.setup();
  window.location.hash = `#trips=${spent}`;
  await renderApp('/find-your-booking');
  await user.click(await button('Show my trips'));
  expect(await screen.findByText(/expired or was used already. Ask for a new one below/)).toBeInTheDocument();
  expect(await button('Send me a link to my trips')).toBeInTheDocument();
  expect(requestsTo('/api/trips')).toEqual([]);
  act(() => {
    window.location.hash = `#trips=${fresh}`;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await user.click(await button('Show my trips'));
  const list = await screen.findByRole('region', { name: 'Your trips on this device' });
  const [paris, jaw] = within(list).getAllByRole('listitem');
  expect(paris).toHaveTextContent(/New York to Paris.*Jan 14.*Jan 21.*WF7K2Q.*Ben Pajarita.*Booked, paid and ticketed/);
  expect(jaw).toHaveTextContent(/JFK → CDG, LHR → JFK.*Past trip/);
  expect(screen.queryByRole('button', { name: 'Show my trips' })).not.toBeInTheDocument();
});

it('leads from each trip to its own page', async () => {
  window.localStorage.setItem('wf.hasBooked', '"yes"');
  const user = userEvent.setup();
  const { address } = await renderApp('/find-your-booking');
  await user.click(await button('Open: New York to Paris, WF7K2Q'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeInTheDocument();
  expect(requestsTo('/api/trips/show')).toEqual([{ reference: 'WF7K2Q' }]);
  expect(address.current().pathname).toBe('/flights/confirmation');
});

it('takes trips from the device one by one, and the focus does not get lost', async () => {
  window.localStorage.setItem('wf.hasBooked', '"yes"');
  const user = userEvent.setup();
  await renderApp('/find-your-booking');
  expect(await screen.findByText(/On a shared computer, remove them/)).toBeInTheDocument();
  trips = [JAW];
  await user.click(await button('Remove from this device: New York to Paris, WF7K2Q'));
  expect(await screen.findByText(/Removed from this device. The booking stands/)).toBeInTheDocument();
  expect(screen.queryByText(/WF7K2Q/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your trips on this device' })).toHaveFocus();
  await user.click(await button('Remove from this device: JFK → CDG, LHR → JFK, WF9M4X'));
  expect(screen.queryByRole('heading', { name: 'Your trips on this device' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(requestsTo('/api/trips/forget')).toEqual([{ reference: 'WF7K2Q' }, { reference: 'WF9M4X' }]);
});

it('takes all of them from the device at once', async () => {
  window.localStorage.setItem('wf.hasSavedTravelers', '"yes"');
  window.localStorage.setItem('wf.hasBooked', '"yes"');
  const user = userEvent.setup();
  const { unmount } = await renderApp('/find-your-booking');
  await user.click(await button('Remove all from this device'));
  expect(await screen.findByText(/Removed from this device/)).toBeInTheDocument();
  expect(screen.queryByText(/WF7K2Q|WF9M4X/)).not.toBeInTheDocument();
  expect(requestsTo('/api/trips/forget')).toEqual([{ reference: null }]);
  // with the trips the server forgets the travelers
  expect(window.localStorage.getItem('wf.hasSavedTravelers')).toBeNull();
  // nothing is left to ask for
  unmount();
  await renderApp('/flights/confirmation');
  expect(await button('Find booking')).toBeInTheDocument();
  expect(requestsTo('/api/booking')).toEqual([]);
});

describe('without a network', () => {
  const keptHere = async (): Promise<void> => {
    window.localStorage.setItem('wf.hasBooked', '"yes"');
    const { unmount } = await renderApp('/flights/confirmation');
    await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' });
    unmount();
    server.answer('GET /api/booking', () => 'networkError');
    server.answer('GET /api/trips', () => 'networkError');
  };

  it.each(['/flights/confirmation', '/find-your-booking'])('%s shows the flights that were kept, and as of when', async (address) => {
    await keptHere();
    await renderApp(address);
    const kept = await screen.findByRole('region', { name: 'Your trips without a connection' });
    expect(within(kept).getByRole('status')).toHaveTextContent(/There is no connection.*saw them last/);
    const pass = within(kept).getByRole('article', { name: /^Itinerary/ });
    expect(pass).toHaveTextContent(/JFK.*CDG.*As of/);
    expect(within(pass).getByRole('link', { name: 'Check in online' })).toBeInTheDocument();
    expect(pass).not.toHaveTextContent('Pajarita');
  });

  it('trips that are taken from the device are no longer kept; nor those that the server forgot', async () => {
    await keptHere();
    expect(window.localStorage.getItem('wf.trips')).not.toBeNull();
    server.answer('GET /api/trips', () => ({ status: 404, body: problem('booking_unknown', 404) }));
    await renderApp('/find-your-booking');
    await screen.findByRole('button', { name: 'Send me a link to my trips' });
    await waitFor(() => expect(window.localStorage.getItem('wf.trips')).toBeNull());
  });
});
