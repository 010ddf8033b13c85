/** Who travels together, by ages and laps: asked, led on, and passed on. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, localParts } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { lastOf } from '#core/domain/values/nonEmpty';
import { emptyTravelerForm } from '#core/domain/travelers/emptyTravelerForm';
import type { TravelerForm } from '#core/domain/travelers/travelerRules';
import type { TravelerCounts } from '#core/domain/travelers/travelers';
import { CHOSEN_FLIGHT, DRAFT_ID, draftAt, keepChosen } from '#testing/flights/chosenFlight';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const server = fakeServer({
  'POST /api/drafts': () => ({ status: 201, body: draftAt(50_000) }),
  'POST /api/reprice': () => ({ body: draftAt(50_000) }),
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

const FIRST = localParts(CHOSEN_FLIGHT.slices[0].legs[0].departs).date;
const LAST = localParts(lastOf(lastOf(CHOSEN_FLIGHT.slices).legs).arrives).date;
const us = (date: IsoDate): string => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
/** Born so many years before a day, to the day. */
const yearsBefore = (years: number, day: IsoDate): string => us(`${String(Number(day.slice(0, 4)) - years)}${day.slice(4)}` as IsoDate);
const form = (kind: TravelerForm['kind'], firstName: string, dateOfBirth: string, more: Partial<TravelerForm> = {}): TravelerForm => ({
  ...emptyTravelerForm(kind),
  ...{ firstName, lastName: 'Ruiz', dateOfBirth, sex: 'F', ...more },
});

async function atTravelers(travelers: readonly TravelerForm[]): Promise<ReturnType<typeof userEvent.setup>> {
  const of = (kind: TravelerForm['kind']): number => travelers.filter((one) => one.kind === kind).length;
  const party: TravelerCounts = { adults: of('adult'), children: of('child'), infants: of('infant') };
  keepChosen({ ...CHOSEN_FLIGHT, query: { ...CHOSEN_FLIGHT.query, travelers: party } });
  const keep = (key: string, value: unknown): void => window.sessionStorage.setItem(`wf.booking.${key}`, JSON.stringify(value));
  keep('draft', { draftId: DRAFT_ID });
  keep('forms', {
    travelers,
    contact: { email: '', phone: '' },
    billing: { nameOnCard: '', country: 'US', state: '', address: '', city: '', zip: '' },
    answers: { keptEmail: '', twoPeople: [], selfTransfers: [] },
  });
  keep('progress', { review: true, travelers: false, contact: false });
  await renderApp('/flights/payment?step=travelers');
  await screen.findByRole('group', { name: 'Adult 1' });
  return userEvent.setup();
}
const MOTHER = form('adult', 'Ana', '04/18/1988');
const FATHER = form('adult', 'Leo', '04/18/1987');
const BABY = form('infant', 'Max', us(addDays(FIRST, -200)));
const lapOf = (): HTMLElement => within(screen.getByRole('group', { name: 'Infant 1' })).getByLabelText('On the lap of');
const lapsOf = (): readonly (string | null)[] => [...lapOf().querySelectorAll('option')].map(({ textContent }) => textContent);

it('asks on whose lap an infant is, where more than one may hold it, and for nobody who needs a wheelchair', async () => {
  const user = await atTravelers([MOTHER, FATHER, BABY]);
  expect(lapOf()).toHaveValue('');
  expect(lapsOf()).toEqual(['Choose', 'Adult 1: Ana Ruiz', 'Adult 2: Leo Ruiz']);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(lapOf()).toHaveAccessibleDescription(/Choose on whose lap this infant travels/);
  await user.selectOptions(lapOf(), 'Adult 1: Ana Ruiz');
  await user.click(within(screen.getByRole('group', { name: 'Adult 1' })).getByLabelText('Wheelchair at the airport'));
  expect(lapsOf()).toEqual(['Choose', 'Adult 2: Leo Ruiz']);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(lapOf()).toHaveAccessibleDescription(/Who needs a wheelchair cannot hold an infant/);
});

it('knows the only lap there is', async () => {
  await atTravelers([MOTHER, BABY]);
  expect(lapOf()).toHaveDisplayValue('Adult 1: Ana Ruiz');
});

it('leads to a search for the party that the birth dates make, and says what an infant who turns 2 needs', async () => {
  const user = await atTravelers([MOTHER, form('infant', 'Max', yearsBefore(2, LAST))]);
  const note = within(screen.getByRole('group', { name: 'These birth dates need another search' }));
  const link = note.getByRole('link', { name: 'Search for 1 adult, 1 child' });
  expect(link.getAttribute('href')).toMatch(/adt=1&chd=1&inf=0/);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getAllByText(/turns 2 during the trip and needs a seat: search for a child instead/).length).toBeGreaterThan(0);
});

it('stops children without somebody of 18, with the airline and the telephone', async () => {
  await atTravelers([form('adult', 'Eva', yearsBefore(17, FIRST)), form('child', 'Ida', yearsBefore(8, FIRST))]);
  const note = within(screen.getByRole('group', { name: 'Children cannot travel here without somebody of 18 or older' }));
  const airline = CHOSEN_FLIGHT.carriers[CHOSEN_FLIGHT.slices[0].legs[0].carrier]?.name ?? '';
  expect(note.getByRole('listitem')).toHaveTextContent(airline);
  expect(note.getAllByRole('link').at(-1)?.getAttribute('href')).toMatch(/^tel:/);
});

it('says what a single name may need', async () => {
  await atTravelers([form('adult', 'FNU', '04/18/1988')]);
  expect(screen.getByText(/^Adult 1: FNU or the same name twice is right only where the ID has one name alone/)).toBeInTheDocument();
});
