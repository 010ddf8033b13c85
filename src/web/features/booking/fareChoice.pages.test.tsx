import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CreateDraft } from '#core/contract/bookings/drafts.schema';
import { CHOSEN_FLIGHT, draftAt, keepChosen } from '#testing/flights/chosenFlight';
import { buildFlight, onTwoTickets } from '#testing/flights/buildFlights';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const FLEX_DRAFT = '44444444-4444-4444-8444-444444444444';
const server = fakeServer({
  'POST /api/drafts': ({ body }) => ({
    status: 201,
    body: (body as CreateDraft).flightId === 'AF7-Flex' ? { ...draftAt(63_200), draftId: FLEX_DRAFT } : draftAt(50_000),
  }),
  'POST /api/bkstgupdt': () => ({ status: 204 }),
});

beforeAll(server.start);
afterAll(server.stop);
beforeEach(() => {
  window.sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  keepChosen();
});
afterEach(() => {
  server.reset();
  jest.restoreAllMocks();
});

const kept = (key: string): unknown => JSON.parse(window.sessionStorage.getItem(`wf.booking.${key}`) ?? 'null');

it('the review names the fare and its rules, and changes it with difference and new total in sight', async () => {
  await renderApp('/flights/payment');
  const user = userEvent.setup();
  const own = within(await screen.findByRole('region', { name: 'Your fare: Main' }));
  expect(own.getByText('$40.00 per traveler, whole trip')).toBeInTheDocument();
  expect(screen.getByRole('complementary', { name: /price/i })).toHaveTextContent('Economy · Main');
  await user.click(own.getByText('Change fare'));
  const table = within(own.getByRole('table', { name: 'Fares side by side' }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Main', 'Flex']);
  expect(table.getByRole('row', { name: /^Checked bag/ })).toHaveTextContent('Checked bag$40.00Included');
  expect(table.getByRole('row', { name: /^Refund/ })).toHaveTextContent('RefundNoneIn full');
  expect(table.getByText('+$132.00')).toBeInTheDocument();
  expect(table.getByText('New total $632.00')).toBeInTheDocument();

  await user.click(table.getByRole('button', { name: 'Change to Flex' }));
  const changed = await screen.findByText('Your fare is now Flex: $632.00 in total.');
  expect(changed).toHaveAttribute('role', 'status');
  expect(screen.getByRole('region', { name: 'Your fare: Flex' })).toHaveTextContent('Refundable without an airline penalty');
  expect(screen.getByRole('complementary', { name: /price/i })).toHaveTextContent('$632.00');
  expect(kept('chosen')).toMatchObject({ flightId: 'AF7-Flex', total: 63_200, conditions: { brand: 'Flex' } });
  expect(kept('draft')).toEqual({ draftId: FLEX_DRAFT });
  expect(screen.getByText('−$132.00')).toBeInTheDocument();
});

it('a fare whose price moved meanwhile asks before it counts', async () => {
  await renderApp('/flights/payment');
  const user = userEvent.setup();
  await user.click(await screen.findByText('Change fare'));
  server.answer('POST /api/drafts', () => ({ status: 201, body: { ...draftAt(64_000), draftId: FLEX_DRAFT } }));
  await user.click(screen.getByRole('button', { name: 'Change to Flex' }));
  expect(await screen.findByRole('heading', { name: 'The price has changed' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue with $640.00' }));
  expect(await screen.findByRole('region', { name: 'Your fare: Flex' })).toBeInTheDocument();
  expect(kept('chosen')).toMatchObject({ flightId: 'AF7-Flex', total: 64_000 });
  expect(kept('draft')).toEqual({ draftId: FLEX_DRAFT });
});

it('a fare that is gone leaves the traveler with the one before', async () => {
  await renderApp('/flights/payment');
  const user = userEvent.setup();
  await user.click(await screen.findByText('Change fare'));
  server.answer('POST /api/drafts', () => ({ status: 410, body: problem('offer_gone', 410) }));
  await user.click(screen.getByRole('button', { name: 'Change to Flex' }));
  expect(await screen.findByRole('group', { name: /fare/i, description: /no longer sold/ })).toHaveTextContent(
    'This flight is no longer sold at that fare. You still have Main.',
  );
  expect(screen.getByRole('region', { name: 'Your fare: Main' })).toBeInTheDocument();
  expect(kept('chosen')).toMatchObject({ flightId: 'AF7' });
});

it('a trip on two tickets goes on only once that is understood', async () => {
  const own = onTwoTickets(
    buildFlight({ id: 'AF7', carrier: 'AF', perAdult: 44_820, out: { via: ['LIS'], departMinutes: 600, minutes: 700 } }),
  );
  keepChosen({ ...CHOSEN_FLIGHT, slices: own.slices });
  await renderApp('/flights/payment');
  const user = userEvent.setup();
  const box = await screen.findByRole('checkbox', { name: 'I understand that I am making this connection on my own' });
  expect(box).toHaveAccessibleDescription(/^In .* you collect your bags, go through security and check in again\./);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(box).toHaveFocus();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription(/^Check this box to go on\./);
  await user.click(box);
  expect(box).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(box).not.toBeInTheDocument();
});
