/** Travelers of earlier bookings in the form: filled in with one press, removed, and kept only where the box was checked (booking.69). */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedTravelersWire } from '#core/contract/bookings/savedTravelers.schema';
import { addDays } from '#core/domain/values/dates';
import { CHOSEN_FLIGHT, draftAt, keepChosen } from '#testing/flights/chosenFlight';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { TODAY } from '#testing/today';

type Saved = SavedTravelersWire['travelers'][number];

const MARIA: Saved = {
  ...{ id: '00000000-0000-4000-8000-000000000001', firstName: 'Maria', middleName: '', lastName: 'Canaria' },
  ...{ dateOfBirth: '1988-04-18', sex: 'F', knownTravelerNumber: 'TT12345678', redressNumber: '' },
  frequentFlyer: [
    { airline: 'BA', number: '99998888' },
    { airline: 'AF', number: '55556666' },
  ],
};
const BEN: Saved = {
  ...{ ...MARIA, id: '00000000-0000-4000-8000-000000000002', firstName: 'Ben', sex: 'M', dateOfBirth: '1985-01-02' },
  ...{ knownTravelerNumber: '', frequentFlyer: [] },
};
const LEO: Saved = { ...BEN, id: '00000000-0000-4000-8000-000000000003', firstName: 'Leo', dateOfBirth: addDays(TODAY, -200) };

let saved: readonly Saved[] = [];
const server = fakeServer({
  'POST /api/drafts': () => ({ status: 201, body: draftAt(50_000) }),
  'POST /api/reprice': () => ({ body: draftAt(50_000) }),
  'POST /api/bkstgupdt': () => ({ status: 204 }),
  'GET /data/countries': () => ({ body: [{ id: 'US', name: 'United States' }] }),
  'GET /api/trips': () => ({ body: { trips: [] } }),
  'GET /api/saved-travelers': () => ({ body: { travelers: saved } }),
  'POST /api/saved-travelers/forget': () => ({ status: 204 }),
});
const requestsTo = (path: string) => server.received.filter((a) => a.url.pathname === path).map(({ body }) => body);
const group = (name: string) => screen.findByRole('group', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const namesIn = async (name: string) => {
  const buttons = within(await group(name)).getAllByRole('button');
  return buttons.map(({ textContent }) => textContent);
};
const PARTY = { ...CHOSEN_FLIGHT, query: { ...CHOSEN_FLIGHT.query, travelers: { adults: 2, children: 0, infants: 1 } } };

server.serveFile();
beforeEach(() => {
  saved = [MARIA, BEN, LEO];
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.localStorage.setItem('wf.hasSavedTravelers', '"yes"');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

async function toTravelers(user: ReturnType<typeof userEvent.setup>) {
  keepChosen(PARTY);
  const page = await renderApp('/flights/payment');
  await user.click(await button('Continue'));
  return page;
}

it('fills in a traveler with one press, and offers those who fit and are not in the party yet', async () => {
  const user = userEvent.setup();
  await toTravelers(user);
  expect(await namesIn('Fill in Infant 1 from')).toEqual(['Leo Canaria']);
  expect(await namesIn('Fill in Adult 1 from')).toEqual(['Maria Canaria', 'Ben Canaria']);
  await user.click(within(await group('Fill in Adult 1 from')).getByRole('button', { name: 'Maria Canaria' }));
  const adult = within(await group('Adult 1'));
  expect(adult.getByLabelText('First name')).toHaveValue('Maria');
  expect(adult.getByLabelText('Last name')).toHaveValue('Canaria');
  expect(adult.getByLabelText('Date of birth')).toHaveValue('04/18/1988');
  expect(adult.getByLabelText('Sex')).toHaveValue('F');
  expect(adult.getByLabelText('Known Traveler Number')).toHaveValue('TT12345678');
  // in the part that is opened, of the airline that flies
  expect(adult.getByLabelText('Frequent-flyer number')).toHaveValue('55556666');
  expect(adult.getByLabelText('Frequent-flyer number')).toBeVisible();
  expect(adult.getByLabelText('Passport number')).toHaveValue('');
  expect(adult.getByText('Filled in: Maria Canaria. You can change everything.')).toBeInTheDocument();
  expect(await namesIn('Fill in Adult 2 from')).toEqual(['Ben Canaria']);
  await user.click(within(await group('Fill in Adult 1 from')).getByRole('button', { name: 'Ben Canaria' }));
  expect(adult.getByLabelText('First name')).toHaveValue('Ben');
  expect(adult.getByLabelText('Known Traveler Number')).toHaveValue('');
  expect(await namesIn('Fill in Adult 2 from')).toEqual(['Maria Canaria']);
  expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/Maria|Canaria|1988|TT12345678|55556666/);
});

it('removes one or all in the form, and no longer asks once nobody is left', async () => {
  const user = userEvent.setup();
  const { unmount } = await toTravelers(user);
  await user.click(await screen.findByText('Saved travelers in this browser (3)'));
  await user.click(await button('Remove: Ben Canaria'));
  expect(await screen.findByText('Saved travelers in this browser (2)')).toHaveFocus();
  expect(await namesIn('Fill in Adult 1 from')).toEqual(['Maria Canaria']);
  await user.click(await button('Remove all saved travelers'));
  expect(await screen.findByText('Removed from this browser. Bookings stay as they are.')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /^Fill in/ })).not.toBeInTheDocument();
  expect(requestsTo('/api/saved-travelers/forget')).toEqual([{ id: BEN.id }, { id: null }]);
  const before = requestsTo('/api/saved-travelers').length;
  unmount();
  await renderApp('/find-your-booking');
  await button('Find booking');
  expect(requestsTo('/api/saved-travelers')).toHaveLength(before);
});

it('removes them along with the trips of this device, and says what went wrong', async () => {
  const user = userEvent.setup();
  await renderApp('/find-your-booking');
  const list = await screen.findByRole('region', { name: 'Saved travelers in this browser (3)' });
  expect(within(list).getByText('Born April 18, 1988')).toBeInTheDocument();
  server.answer('POST /api/saved-travelers/forget', () => ({ status: 429, body: problem('rate_limited', 429) }));
  await user.click(await button('Remove: Maria Canaria'));
  expect(await within(list).findByRole('alert')).toHaveTextContent(/many/i);
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
});

it('asks for nobody where nothing was saved; the box is not checked, is kept through a reload, and not for another trip', async () => {
  window.localStorage.clear();
  const user = userEvent.setup();
  const { unmount } = await toTravelers(user);
  const box = { name: 'Remember these travelers for my next booking in this browser' };
  expect(await screen.findByRole('checkbox', box)).not.toBeChecked();
  expect(screen.getByRole('checkbox', box)).toHaveAccessibleDescription(/no passports, contact or cards/);
  await user.click(screen.getByRole('checkbox', box));
  unmount();
  await renderApp('/flights/payment?step=travelers');
  expect(await screen.findByRole('checkbox', box)).toBeChecked();
  expect(requestsTo('/api/saved-travelers')).toEqual([]);
  expect(window.localStorage.length).toBe(0);
});
