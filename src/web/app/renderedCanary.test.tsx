/** A mark typed into every field of every form that is drawn is in no recording, and in nothing that is posted with one (code.32). */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIELDS_SOURCE } from '#core/contract/bookings/hostedFields';
import { answerChallenge } from '#testing/bookings/botChallenge';
import { bookingIn, CHOSEN_FLIGHT, draftAt, keepChosen, PAID_ATTEMPT } from '#testing/flights/chosenFlight';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { preloadPages, renderApp } from '#testing/site/renderApp';
import { addDays } from '#core/domain/values/dates';
import { sampleOffers } from '#web/devtools/replay/samples';
import { TODAY } from '#testing/today';
import { recordingToSend } from '#web/platform/recordings';
import { parseRecording } from '#web/recording/recording';
import { startRecorder } from './inspection/recorder';
import { preloadPage } from './routes';

const booked = {
  ...bookingIn('ticketed'),
  reference: 'ZANARY',
  travelers: [{ kind: 'adult', name: 'Zanary Ruiz', tickets: ['ZANARY-1'] }],
};
const server = fakeServer({
  'POST /api/drafts': () => ({ status: 201, body: draftAt(50_000) }),
  'POST /api/reprice': () => ({ body: draftAt(50_000) }),
  'POST /api/booking': () => ({ status: 201, body: { ...PAID_ATTEMPT, reference: 'ZANARY' } }),
  'GET /api/booking': () => ({ body: booked }),
  'POST /api/booking/lookup': () => ({ status: 404, body: problem('booking_unknown', 404) }),
  'POST /api/booking/cancel-quote': () => ({
    body: { basis: 'free', paid: 50_000, airlineKeeps: 0, feeKept: 0, refund: 50_000, until: null },
  }),
  'POST /api/booking/exchange-offers': () => ({ body: { offers: sampleOffers(TODAY) } }),
  'POST /api/contactus': () => ({ status: 201, body: { reference: 'Q-AAAAAAA' } }),
  'POST /api/eventlog': () => ({ status: 204 }),
  'POST /api/bkstgupdt': () => ({ status: 204 }),
  'GET /api/bot-challenge': answerChallenge,
  'GET /data/countries': () => ({ body: [{ id: 'US', name: 'United States' }] }),
  'GET /data/state': () => ({ body: [{ id: 'NY', name: 'New York' }] }),
  'GET /data/airports': () => ({ body: [] }),
  'GET /api/lowest-prices': () => ({ body: { prices: {} } }),
});
server.serveFile();
beforeAll(() => preloadPages('/', '/flights/payment', '/flights/confirmation'));
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

const MARKS = /zanar|04.18.1988|1988-04-18|5550118|555-0118|\b10001|7654321|4242424242/i;

/** What somebody types there: a mark that the field takes, each in its own way. */
function markFor(name: string): string {
  if (/birth|departure|return/i.test(name)) return '04/18/1988';
  if (/expiration/i.test(name)) return '05/05/2099';
  if (/phone/i.test(name)) return '(212) 555-0118';
  if (/e-?mail/i.test(name)) return 'zanary@example.com';
  if (/zip/i.test(name)) return '10001';
  if (/known traveler|passport number|frequent-flyer number/i.test(name)) return 'P7654321';
  return 'Zanary';
}

/** Types into every field that text can be typed into; gives how many there were. */
async function typeEverywhere(user: ReturnType<typeof userEvent.setup>): Promise<number> {
  const scope = within(screen.getByRole('main'));
  const fields = [...scope.queryAllByRole('textbox'), ...scope.queryAllByRole('combobox')].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );
  for (const field of fields) {
    const label = field.labels?.[0]?.textContent ?? field.name;
    await act(() => user.click(field));
    field.select();
    await act(() => user.paste(markFor(label)));
  }
  await act(() => user.tab());
  return fields.length;
}

/** Calls that carry what a form was filled in for. */
const OWN = [
  '/api/booking',
  '/api/booking/lookup',
  '/api/booking/cancel-quote',
  '/api/booking/exchange-offers',
  '/api/contactus',
  '/api/drafts',
  '/api/reprice',
];

function expectNoMark(): void {
  const recording = recordingToSend();
  const text = JSON.stringify(recording);
  expect(text.match(MARKS)).toBeNull();
  expect(parseRecording(JSON.parse(text))).toEqual(recording);
  const others = server.received.filter(({ method, url }) => method === 'POST' && !OWN.includes(url.pathname));
  expect(JSON.stringify(others.map(({ body }) => body)).match(MARKS)).toBeNull();
  expect(
    server.received.filter(({ url }) => url.pathname !== '/data/airports' && MARKS.test(url.href)).map(({ url }) => url.pathname),
  ).toEqual([]);
}

async function open(at: string): Promise<{ readonly user: ReturnType<typeof userEvent.setup>; readonly close: () => void }> {
  const { store, unmount } = await renderApp(at);
  const stop = startRecorder(store);
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    close: () => {
      stop();
      unmount();
    },
  };
}

it('the search form', async () => {
  const { user, close } = await open('/');
  expect(await typeEverywhere(user)).toBeGreaterThanOrEqual(4);
  await act(() => user.click(screen.getByRole('button', { name: 'Search flights' })));
  expect(recordingToSend()?.runs.map(({ machine }) => machine)).toEqual(['search']);
  expectNoMark();
  close();
});

it('travelers, contact, billing and card', async () => {
  keepChosen({ ...CHOSEN_FLIGHT, query: { ...CHOSEN_FLIGHT.query, travelers: { adults: 1, children: 0, infants: 0 } } });
  const { user, close } = await open('/flights/payment');
  const goOn = async (): Promise<void> => act(() => user.click(screen.getByRole('button', { name: 'Continue' })));
  await screen.findByRole('button', { name: 'Continue' });
  await goOn();
  await screen.findByRole('group', { name: 'Adult 1' });
  await act(() => user.selectOptions(screen.getByLabelText('Sex'), 'F'));
  expect(await typeEverywhere(user)).toBeGreaterThanOrEqual(6);
  expectNoMark();
  await act(() => user.clear(screen.getByLabelText(/^Known Traveler/)));
  await goOn();
  await screen.findByLabelText('Email');
  expect(await typeEverywhere(user)).toBe(2);
  await goOn();
  await screen.findByLabelText('Name on card');
  await act(async () => user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'NY'));
  expect(await typeEverywhere(user)).toBeGreaterThanOrEqual(4);
  // the card is typed in the gateway's frame, which tells a token
  const frame = screen.getByTitle<HTMLIFrameElement>(/card number/i).contentWindow;
  if (!frame) throw new Error('the frame has no window');
  frame.postMessage = (message: unknown) => {
    const { type, nonce } = message as { readonly type: string; readonly nonce: string };
    const data = { source: FIELDS_SOURCE, type: 'token', nonce, token: 'tok_zanary', brand: 'visa', last4: '4242' };
    if (type === 'tokenise')
      act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: frame })));
  };
  await act(() => user.click(screen.getByRole('button', { name: /^Pay \$/ })));
  expect(await screen.findByRole('heading', { name: 'Booking confirmed' })).toBeInTheDocument();
  expect(JSON.stringify(recordingToSend())).toContain('xstate.done.actor.pay');
  // the call itself carries what it is for
  expect(JSON.stringify(server.received.find(({ url, method }) => url.pathname === '/api/booking' && method === 'POST')?.body)).toMatch(
    MARKS,
  );
  expectNoMark();
  close();
});

it('cancelling a booking that shows a name and a reference', async () => {
  window.localStorage.setItem('wf.hasBooked', '"yes"');
  const { user, close } = await open('/flights/confirmation');
  await act(async () => user.click(await screen.findByRole('button', { name: 'What would I get back?' })));
  expect(await screen.findByRole('button', { name: /^Cancel for good/ })).toBeInTheDocument();
  await typeEverywhere(user);
  expect(recordingToSend()?.runs.map(({ machine }) => machine)).toContain('cancel');
  expectNoMark();
  close();
});

it('changing the flights of a booking that shows a name and a reference', async () => {
  await preloadPage('/booking/change');
  window.localStorage.setItem('wf.hasBooked', '"yes"');
  server.answer('GET /api/booking', () => ({ body: { ...booked, exchangeable: [0, 1] } }));
  const { user, close } = await open('/booking/change');
  await act(async () => user.click((await screen.findAllByRole('checkbox'))[0] ?? document.body));
  expect(await typeEverywhere(user)).toBeGreaterThanOrEqual(1);
  const [day] = screen.getAllByRole('textbox', { name: 'New date' });
  await act(() => user.clear(day ?? document.body));
  await act(() => user.type(day ?? document.body, `${addDays(TODAY, 32)}{Enter}`));
  await act(async () => user.click(await screen.findByRole('button', { name: /^Choose Air France 13,/ })));
  expect(await typeEverywhere(user)).toBeGreaterThanOrEqual(4);
  expect(recordingToSend()?.runs.map(({ machine }) => machine)).toContain('exchange');
  expectNoMark();
  close();
});

it('finding a booking', async () => {
  await preloadPage('/find-your-booking');
  const { user, close } = await open('/find-your-booking');
  await screen.findByLabelText('Booking reference');
  expect(await typeEverywhere(user)).toBeGreaterThanOrEqual(2);
  await act(() => user.click(screen.getByRole('button', { name: 'Find booking' })));
  await waitFor(() => expect(server.received.some(({ url }) => url.pathname === '/api/booking/lookup')).toBe(true));
  expectNoMark();
  close();
});

it('the contact form, and the recording that goes with it', async () => {
  await preloadPage('/contact-us');
  const { user, close } = await open('/contact-us');
  const form = within(await screen.findByRole('main'));
  await form.findByLabelText('Email');
  expect(await typeEverywhere(user)).toBeGreaterThanOrEqual(3);
  await act(() => user.click(form.getByRole('checkbox')));
  await act(() => user.click(form.getByRole('button', { name: /^Send/ })));
  await waitFor(() => expect(server.received.some(({ url }) => url.pathname === '/api/contactus')).toBe(true));
  const body = server.received.find(({ url }) => url.pathname === '/api/contactus')?.body as { readonly recording?: unknown };
  expect(parseRecording(body.recording)).not.toBeNull();
  expect(JSON.stringify(body.recording).match(MARKS)).toBeNull();
  expectNoMark();
  close();
});
