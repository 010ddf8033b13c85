/** A wallet in the gateway's frame: what the page asks of it, and what of the form it needs. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problems } from '#core/content/messages/site/problems.en';
import type { CreateBooking } from '#core/contract/bookings/payments.schema';
import { bookingIn, CHOSEN_FLIGHT, draftAt, PAID_ATTEMPT } from '#testing/flights/chosenFlight';
import { hearFromCardFrame, watchCardFrame } from '#testing/site/cardFrame';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { keepFilled } from '#testing/site/filledBooking';
import { renderApp } from '#testing/site/renderApp';

const server = fakeServer({
  'POST /api/reprice': () => ({ body: draftAt(50_000) }),
  'POST /api/booking': () => ({ status: 201, body: PAID_ATTEMPT }),
  'GET /api/booking': () => ({ body: { ...bookingIn('ticketed'), card: { brand: 'visa', last4: '4242', wallet: 'apple_pay' } } }),
  'POST /api/bkstgupdt': () => ({ status: 204 }),
  'POST /api/eventlog': () => ({ status: 204 }),
  'GET /data/countries': () => ({ body: [{ id: 'US', name: 'United States' }] }),
  'GET /data/state': () => ({ body: [{ id: 'NY', name: 'New York' }] }),
});
server.serveFile();
beforeEach(() => {
  window.sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
});

/** `email` is what was typed as one. */
async function openPayment(email?: string, flight = CHOSEN_FLIGHT) {
  keepFilled({ flight, ...(email !== undefined && { email }) });
  await renderApp('/flights/payment?step=payment');
  await screen.findByLabelText('Name on card');
  return watchCardFrame();
}

const tap = (): void => act(() => hearFromCardFrame({ type: 'wallet_tapped' }));
const payments = () => server.received.filter(({ url, method }) => method === 'POST' && url.pathname === '/api/booking');

it('opens with the total, and books without a billing address', async () => {
  const sent = await openPayment();
  act(() => hearFromCardFrame({ type: 'ready' }));
  expect(sent).toContainEqual(expect.objectContaining({ type: 'total', amount: 50_000 }));
  tap();
  expect(await screen.findByText('Waiting for your wallet …')).toBeVisible();
  const opened = await sent.next('open_wallet');
  expect(opened).toMatchObject({ amount: 50_000 });
  act(() => hearFromCardFrame({ type: 'token', nonce: opened.nonce, token: 'tok_wallet_1234', brand: 'visa', last4: '4242' }));
  expect(await screen.findByText('Paid, Apple Pay, Visa •••• 4242')).toBeVisible();
  expect(payments().map(({ body }) => body as CreateBooking)).toMatchObject([{ billing: null, paymentToken: 'tok_wallet_1234' }]);
});

it('that is closed on the page is told so, whatever it says later, and what is typed stays', async () => {
  const sent = await openPayment();
  tap();
  const { nonce } = await sent.next('open_wallet');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Close the wallet' }));
  await sent.next('close_wallet');
  act(() => hearFromCardFrame({ type: 'token', nonce, token: 'tok_wallet_1234', brand: 'visa', last4: '4242' }));
  expect(screen.getByLabelText('Name on card')).toHaveValue('Ty');
  expect(screen.getByRole('button', { name: /^Pay \$500/ })).toBeVisible();
  expect(payments()).toEqual([]);
});

it('is not opened for what could not be booked, and the page says so', async () => {
  const sent = await openPayment('nobody');
  tap();
  await sent.next('close_wallet');
  expect(await screen.findByText(problems.invalid_request)).toBeVisible();
  expect(sent.map(({ type }) => type)).not.toContain('open_wallet');
  expect(payments()).toEqual([]);
});

it('goes back to the review where a self-transfer is not confirmed, and sends what was confirmed (results.39)', async () => {
  const [slice] = CHOSEN_FLIGHT.slices;
  const [leg] = slice.legs;
  const layover = { airport: leg.to, departsFrom: leg.to, minutes: 200, notes: ['selfTransfer'] as const };
  const onward = { ...leg, from: leg.to, to: leg.from, departs: leg.arrives, flightNumber: leg.flightNumber + 2 };
  const slices = [{ ...slice, legs: [leg, onward], layovers: [layover], stops: 1 }] as const;
  const first = await openPayment(undefined, { ...CHOSEN_FLIGHT, slices });
  server.answer('POST /api/booking', () => ({ status: 409, body: problem('self_transfer_open', 409) }));
  const handOver = async (token: string, sent = first) => {
    tap();
    const { nonce } = await sent.next('open_wallet');
    act(() => hearFromCardFrame({ type: 'token', nonce, token, brand: 'visa', last4: '4242' }));
  };
  await handOver('tok_wallet_0001');
  expect(await screen.findByText(problems.self_transfer_open)).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const box = screen.getByRole('checkbox', { name: 'I understand that I am making this connection on my own' });
  expect(box).toBeInvalid();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByLabelText('Name on card');
  server.answer('POST /api/booking', () => ({ status: 201, body: PAID_ATTEMPT }));
  await handOver('tok_wallet_0002', watchCardFrame());
  expect(await screen.findByText('Paid, Apple Pay, Visa •••• 4242')).toBeVisible();
  expect(payments().map(({ body }) => (body as CreateBooking).selfTransfers)).toEqual([undefined, [leg.to]]);
});
