/** A page that was reloaded under a payment takes it up where it was, before it has a price to show. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIELDS_SOURCE } from '#core/contract/bookings/hostedFields';
import { bookingIn, DRAFT_ID, draftAt, keepChosen, PAID_ATTEMPT } from '#testing/flights/chosenFlight';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const ASKED = { ...PAID_ATTEMPT, state: 'challenge', challengeUrl: '/gateway/challenge', reference: null, charged: null };
const server = fakeServer({
  'GET /api/booking': () => ({ body: bookingIn('ticketed') }),
  'POST /api/reprice': () => ({ body: draftAt(50_000) }),
  'POST /api/bkstgupdt': () => ({ status: 204 }),
  'POST /api/eventlog': () => ({ status: 204 }),
  'GET /api/payment-status': () => ({ body: ASKED }),
  'POST /api/payment-verify': () => ({ body: PAID_ATTEMPT }),
});
server.serveFile();
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  keepChosen();
  window.sessionStorage.setItem('wf.booking.draft', JSON.stringify({ draftId: DRAFT_ID }));
  window.sessionStorage.setItem('wf.booking.progress', JSON.stringify({ review: true, travelers: true, contact: true }));
  // as every version of the page has kept it
  window.sessionStorage.setItem('wf.booking.attempt', JSON.stringify({ key: 'key-0001', attemptId: null }));
});
afterEach(() => jest.restoreAllMocks());

it('the bank’s question is shown again, and answered it leads to the booking', async () => {
  const { address } = await renderApp('/flights/payment?step=payment');
  const dialog = await screen.findByRole('dialog');
  const bank = within(dialog).getByTitle<HTMLIFrameElement>('Your bank’s confirmation');
  const data = { source: FIELDS_SOURCE, type: 'challenge_finished', challengeId: 'challenge' };
  window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: bank.contentWindow }));
  await waitFor(() => expect(address.current().pathname).toBe('/flights/confirmation'));
});

it('the bank’s question that is turned away leads back to the card, at the price of now', async () => {
  server.answer('POST /api/payment-verify', () => ({
    body: { ...ASKED, state: 'failed', failure: 'challenge_failed', challengeUrl: null },
  }));
  await renderApp('/flights/payment?step=payment');
  const dialog = await screen.findByRole('dialog');
  await userEvent.setup().click(within(dialog).getByRole('button'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Pay $500.00' })).toHaveAttribute('aria-disabled', 'false');
  expect(server.received.filter(({ url }) => url.pathname === '/api/reprice')).toHaveLength(1);
});

it('the outcome is waited for in words', async () => {
  server.answer('GET /api/payment-status', () => ({ body: { ...ASKED, state: 'processing', challengeUrl: null } }));
  await renderApp('/flights/payment?step=payment');
  expect(await screen.findByText(/The airline is confirming your seats/)).toBeInTheDocument();
  expect(screen.queryByText('We could not check the price')).toBeNull();
});
