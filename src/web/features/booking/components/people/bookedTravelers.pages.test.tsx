/** The panel "Travelers" of a booking that stands (booking.67, booking.68), on its page. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TravelerChanges } from '#core/contract/bookings/bookings.schema';
import { bookingIn } from '#testing/flights/chosenFlight';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const NONE = { knownTravelerNumber: null, redressNumber: null, frequentFlyer: [] };
const OPEN: TravelerChanges = {
  ...{ firstName: 'Canaria', middleName: '', lastName: 'Pajarita' },
  ...{ numbers: NONE, programs: ['AF'], numbersUntil: '2027-01-14T18:45', nameUntil: '2027-01-13T18:45', nameCorrection: null },
};
const BEN: TravelerChanges = { ...OPEN, firstName: 'Ben', numbers: { ...NONE, knownTravelerNumber: '22B' } };

/** A booking of two travelers; the first as given. */
const bookingWith = (first: Partial<TravelerChanges> = {}, second: Partial<TravelerChanges> = {}) => ({
  ...bookingIn('ticketed'),
  travelers: [
    { ...OPEN, ...first },
    { ...BEN, ...second },
  ].map((changes) => ({ kind: 'adult', name: `${changes.firstName} ${changes.lastName}`, tickets: [], changes })),
});

const server = fakeServer({ 'GET /api/booking': () => ({ body: bookingWith() }) });
server.serveFile();
beforeEach(() => {
  window.localStorage.setItem('wf.hasBooked', '"yes"');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

const sent = () => server.received.filter(({ url }) => url.pathname === '/api/booking/traveler').map(({ body }) => body);
const panel = async () => within(await screen.findByRole('region', { name: 'Travelers' }));
const person = async (name: string) => within((await panel()).getByRole('group', { name }));

async function opened(button: RegExp, name = 'Canaria Pajarita') {
  const user = userEvent.setup();
  await renderApp('/flights/confirmation');
  const row = await person(name);
  await user.click(row.getByRole('button', { name: button }));
  return { user, row, form: within(row.getByRole('form')) };
}

it('says on whose lap an infant is', async () => {
  const travelers = [
    { kind: 'adult', name: 'Canaria Pajarita', tickets: [] },
    { kind: 'infant', name: 'Ben Pajarita', heldBy: 0, tickets: [] },
  ];
  server.answer('GET /api/booking', () => ({ body: { ...bookingIn('ticketed'), travelers } }));
  await renderApp('/flights/confirmation');
  const pass = within(await screen.findByRole('article'));
  expect(pass.getByText('On the lap of')).toHaveTextContent('On the lap of Canaria Pajarita');
  expect(pass.getAllByText('On the lap of')).toHaveLength(1);
});

it('shows numbers by their endings, and until when they can be changed', async () => {
  const account = { airline: 'AF', number: '999' };
  server.answer('GET /api/booking', () => ({
    body: bookingWith({}, { numbers: { ...NONE, redressNumber: '567', frequentFlyer: [account] } }),
  }));
  await renderApp('/flights/confirmation');
  expect((await panel()).getByText(/until departure: Thu, Jan 14, 6:45 PM, New York time/)).toBeInTheDocument();
  expect((await person('Canaria Pajarita')).getByText(/^No Known Traveler, redress or frequent-flyer number/)).toBeInTheDocument();
  const ben = await person('Ben Pajarita');
  const shown = ben.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(shown).toEqual([
    ['Redress number', 'ends in 567'],
    ['Flying Blue (Air France)', 'ends in 999'],
  ]);
});

it('adds numbers of one traveler, keeps what is left empty, and says so', async () => {
  const { user, row, form } = await opened(/^Add or change numbers/);
  await user.click(form.getByRole('button', { name: 'Save numbers of Canaria Pajarita' }));
  expect(form.getByLabelText('Known Traveler Number')).toHaveFocus();
  expect(form.getByLabelText('Known Traveler Number')).toHaveAccessibleDescription('Type at least one number.');
  await user.type(form.getByLabelText('Redress number'), '12');
  await user.type(form.getByLabelText('Frequent-flyer number'), '12 34-567 890');
  await user.click(form.getByRole('button', { name: /^Save/ }));
  expect(form.getByLabelText('Redress number')).toHaveAccessibleDescription('Use 7 to 13 letters and digits, or leave it empty.');
  expect(sent()).toEqual([]);
  await user.type(form.getByLabelText('Redress number'), '34567');
  const after = { ...NONE, redressNumber: '567', frequentFlyer: [{ airline: 'AF', number: '890' }] };
  server.answer('POST /api/booking/traveler', () => ({ body: bookingWith({ numbers: after }) }));
  await user.click(form.getByRole('button', { name: /^Save/ }));
  expect(await row.findByText('The numbers of Canaria Pajarita are saved. The airline gets them from us.')).toHaveAttribute(
    'role',
    'status',
  );
  expect(row.getByRole('heading', { name: 'Canaria Pajarita' })).toHaveFocus();
  expect(row.queryByRole('form')).toBeNull();
  expect(sent()).toEqual([
    { reference: 'WF7K2Q', traveler: 0, redressNumber: '1234567', frequentFlyer: { airline: 'AF', number: '1234567890' } },
  ]);
  const kept = JSON.stringify({ ...window.localStorage }) + JSON.stringify({ ...window.sessionStorage });
  expect(kept).not.toContain('1234567');
});

it('says at the field what the server refuses, and keeps everything typed', async () => {
  server.answer('POST /api/booking/traveler', () => ({
    status: 400,
    body: { ...problem('invalid_request', 400), errors: [{ name: '/redressNumber', detail: 'redress_format' }] },
  }));
  const { user, form } = await opened(/^Add or change numbers/, 'Ben Pajarita');
  await user.type(form.getByLabelText('Known Traveler Number'), 'TT12345678');
  await user.type(form.getByLabelText('Redress number'), '1234567');
  await user.click(form.getByRole('button', { name: /^Save/ }));
  expect(await form.findByText('Use 7 to 13 letters and digits, or leave it empty.')).toBeInTheDocument();
  expect(form.getByLabelText('Redress number')).toHaveFocus();
  expect(form.getByLabelText('Known Traveler Number')).toHaveValue('TT12345678');
  expect(form.queryByRole('alert')).toBeNull();
  server.answer('POST /api/booking/traveler', () => ({ status: 409, body: problem('traveler_closed', 409) }));
  await user.type(form.getByLabelText('Redress number'), '8');
  await user.click(form.getByRole('button', { name: /^Save/ }));
  expect(await form.findByRole('alert')).toHaveTextContent('This can no longer be changed here');
  expect(form.getByLabelText('Redress number')).toHaveValue('12345678');
});

it.each([
  ['corrected', 'The airline has corrected this name.'],
  ['asked', /^We asked the airline to correct the name to Canarina Pajarita, and write to you/],
] as const)('a name is %s as the answer says', async (state, text) => {
  const { user, row, form } = await opened(/^Correct the name/);
  expect(form.getByText(/A name can be corrected once. Possible until Wed, Jan 13, 6:45 PM/)).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: /^Correct the name/ }));
  expect(form.getByLabelText('First name')).toHaveAccessibleDescription('This is the name as it is. Change what is wrong.');
  await user.clear(form.getByLabelText('First name'));
  await user.type(form.getByLabelText('First name'), 'Canarina');
  expect(form.getByText('On the ticket: PAJARITA/CANARINA')).toBeInTheDocument();
  const name = { firstName: 'Canarina', middleName: '', lastName: 'Pajarita' };
  const changes = { ...(state === 'corrected' && name), nameUntil: null, nameCorrection: { state, ...name } };
  server.answer('POST /api/booking/traveler', () => ({ body: bookingWith(changes) }));
  await user.click(form.getByRole('button', { name: /^Correct the name/ }));
  expect(await screen.findByText(text)).toHaveAttribute('role', 'status');
  expect(sent()).toEqual([{ reference: 'WF7K2Q', traveler: 0, ...name }]);
  expect(row.queryByRole('button', { name: /^Correct the name/ })).toBeNull();
});

it.each([
  ['another person', 'Wilhelmina', 'Garbo', /somebody else’s name.*call us/],
  ['a new legal name', 'Canaria', 'Garbo', /needs the airline and your documents: please call us/],
] as const)('%s is not sent, and it says to call', async (_what, firstName, lastName, text) => {
  const { user, form } = await opened(/^Correct the name/);
  for (const [label, typed] of [
    ['First name', firstName],
    ['Last name', lastName],
  ] as const) {
    await user.clear(form.getByLabelText(label));
    await user.type(form.getByLabelText(label), typed);
  }
  await user.click(form.getByRole('button', { name: /^Correct the name/ }));
  expect(form.getByLabelText('Last name')).toHaveAccessibleDescription(text);
  expect(form.getByLabelText('Last name')).toHaveValue(lastName);
  expect(form.getByRole('link', { name: /\(877\) 555-0119/ })).toBeVisible();
  expect(sent()).toEqual([]);
});

it('an accent is changed at once, and can be again', async () => {
  const { user, row, form } = await opened(/^Correct the name/);
  await user.clear(form.getByLabelText('First name'));
  await user.type(form.getByLabelText('First name'), 'Canária');
  server.answer('POST /api/booking/traveler', () => ({ body: bookingWith({ firstName: 'Canária' }) }));
  await user.click(form.getByRole('button', { name: /^Correct the name/ }));
  expect(await row.findByText('The name is now Canária Pajarita.')).toHaveAttribute('role', 'status');
  expect(row.getByRole('button', { name: 'Correct the name of Canária Pajarita' })).toBeInTheDocument();
});

it.each([
  [
    'a day before departure names are closed',
    { nameUntil: null },
    /too late to correct the name/,
    ['Add or change numbers of Canaria Pajarita'],
  ],
  [
    'a refused name leads to the telephone',
    { nameUntil: null, nameCorrection: { state: 'refused', firstName: 'Carla', middleName: '', lastName: 'Pajarita' } },
    /did not correct the name to Carla Pajarita. Please call us/,
    ['Add or change numbers of Canaria Pajarita'],
  ],
  ['after departure everything is', { numbersUntil: null, nameUntil: null }, /Nothing can be changed here any more/, []],
] as const)('%s', async (_what, changes, text, buttons) => {
  server.answer('GET /api/booking', () => ({ body: bookingWith(changes) }));
  await renderApp('/flights/confirmation');
  expect((await panel()).getByText(text)).toBeInTheDocument();
  expect((await person('Canaria Pajarita')).queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
});

it('a visitor by the link of a mail sees no numbers, and is told how to', async () => {
  server.answer('GET /api/booking', () => ({ body: bookingWith({ numbers: null }, { numbers: null }) }));
  await renderApp('/flights/confirmation');
  const region = await panel();
  expect(region.getByText(/^To see the numbers, open the booking with its reference/)).toBeInTheDocument();
  expect(region.queryByText(/ends in|No Known Traveler/)).toBeNull();
});

it('is not there where the booking does not stand', async () => {
  server.answer('GET /api/booking', () => ({ body: bookingIn('cancelled') }));
  await renderApp('/flights/confirmation');
  await screen.findByRole('heading', { level: 1, name: 'Booking cancelled' });
  expect(screen.queryByRole('region', { name: 'Travelers' })).toBeNull();
});
