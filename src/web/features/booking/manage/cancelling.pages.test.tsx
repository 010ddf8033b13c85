/** What the server makes of a cancellation, as the page of the booking shows it (booking.38). */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manage } from '#core/content/messages/booking/manage/manage.en';
import type { CancelQuoteWire } from '#core/contract/bookings/bookings.schema';
import { bookingIn } from '#testing/flights/chosenFlight';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const quoteOf = (refund: number): CancelQuoteWire => ({
  basis: 'fare',
  paid: 60_000,
  airlineKeeps: 60_000 - refund,
  feeKept: 0,
  refund,
  until: null,
});
const ended = (booking: 'ticketed' | 'cancelled', state: 'refunding' | 'failed') => ({
  body: { ...bookingIn(booking), cancellation: { state, refund: 50_000, feeKept: 0, requestedAt: '2026-11-21T00:00:00Z' } },
});
const server = fakeServer({
  'GET /api/booking': () => ({ body: bookingIn('ticketed') }),
  'POST /api/booking/cancel-quote': () => ({ body: quoteOf(50_000) }),
  'POST /api/booking/cancel': () => ended('cancelled', 'refunding'),
});
server.serveFile();
beforeEach(() => window.localStorage.setItem('wf.hasBooked', '"yes"'));

/** Agrees to what the panel offers. */
async function agreed() {
  const user = userEvent.setup();
  await renderApp('/flights/confirmation');
  const panel = within(await screen.findByRole('region', { name: manage.cancel.title }));
  await user.click(await panel.findByRole('button', { name: manage.cancel.ask }));
  await user.click(await panel.findByRole('button', { name: manage.cancel.confirm('$500.00') }));
  return panel;
}

it('that is under way is called cancelled', async () => {
  const panel = await agreed();
  expect(await panel.findByText(/^Cancelled\. /)).toBeInTheDocument();
});

it('that the airline refused is not', async () => {
  server.answer('POST /api/booking/cancel', () => ended('ticketed', 'failed'));
  const panel = await agreed();
  expect(await panel.findByText(manage.cancel.failed)).toBeInTheDocument();
  expect(panel.queryByText(/^Cancelled\. /)).not.toBeInTheDocument();
  // and can be asked for again
  await userEvent.click(await panel.findByRole('button', { name: manage.cancel.ask }));
  expect(await panel.findByRole('button', { name: manage.cancel.confirm('$500.00') })).toBeInTheDocument();
});

it('whose terms changed meanwhile is offered again at those of now', async () => {
  const changed = { ...problem('cancel_changed', 409), quote: quoteOf(42_000) };
  server.answer('POST /api/booking/cancel', () => ({ status: 409, body: changed }));
  const panel = await agreed();
  expect(await panel.findByRole('button', { name: manage.cancel.confirm('$420.00') })).toBeInTheDocument();
});
