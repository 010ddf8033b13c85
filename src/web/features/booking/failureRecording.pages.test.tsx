/** The failed payment and what may be sent along with it (code.22). */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SendRecording } from '#core/contract/bookings/recordings.schema';
import { CHOSEN_FLIGHT, DRAFT_ID } from '#testing/flights/chosenFlight';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { startRecorder } from '#web/app/inspection/recorder';
import { preloadPage } from '#web/app/routes';
import { parseRecording } from '#web/recording/recording';
import { draftKept, flightChosen, paymentFailed } from './store/booking.slice';

const server = fakeServer({ 'POST /api/payment-recording': () => ({ status: 201, body: { reference: 'R-AAAAAAA' } }) });
server.serveFile();
// the first load compiles the page
beforeAll(() => preloadPage('/flights/payment-failure'), 60_000);

const posted = () => server.received.filter((a) => a.url.pathname === '/api/payment-recording').map((a) => a.body as SendRecording);

async function failed() {
  const { store } = await renderApp('/flights/payment-failure');
  // asynchronous: what is shown waits for its words
  await act(async () => {
    store.dispatch(flightChosen(CHOSEN_FLIGHT));
    store.dispatch(draftKept({ draftId: DRAFT_ID, acceptedTotal: 50_000 }));
    store.dispatch(paymentFailed({ code: 'card_declined' }));
  });
  const box = await screen.findByRole('checkbox', { name: 'Include a record of the last few minutes' });
  return { box, stop: startRecorder(store), user: userEvent.setup() };
}

it('sends nothing before the box is checked and the button pressed; then tells a reference for the phone', async () => {
  const { box, stop, user } = await failed();
  expect(box).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Send the record' })).toBeNull();
  await user.click(box);
  expect(posted()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send the record' }));
  expect(await screen.findByText('Sent. If you call, tell us R-AAAAAAA.')).toBeVisible();
  expect(posted().map((body) => [body.draftId, parseRecording(body.recording) !== null])).toEqual([[DRAFT_ID, true]]);
  stop();
});

it('says when it could not be sent', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer('POST /api/payment-recording', () => ({ status: 404, body: problem('draft_unknown', 404) }));
  const { box, stop, user } = await failed();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Send the record' }));
  expect(await screen.findByText(/could not be sent/)).toBeVisible();
  stop();
});
