/** The words for a booking that could not be posted (api.10). */
import type { CreateBooking } from '#core/contract/bookings/payments.schema';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { createAppStore } from '#web/app/store';
import { browserStores } from '#web/platform/browser/storage';
import { bookingApi } from './booking.api';

const server = fakeServer({});
beforeAll(server.start);
afterAll(server.stop);
afterEach(() => {
  server.reset();
  jest.restoreAllMocks();
});

it.each([
  ['network', () => 'networkError' as const],
  ['card_declined', () => ({ status: 402, body: problem('card_declined', 402) })],
  ['internal', () => ({ status: 500, body: problem('internal', 500) })],
])('logs a failed post once, as %s, and nothing that was typed', async (code, answer) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer('POST /api/booking', answer);
  const body = { contact: { email: 'ana@example.com' } } as unknown as CreateBooking;
  const posted = await createAppStore(browserStores).dispatch(bookingApi.endpoints.book.initiate({ key: 'key-1', body }));
  expect(posted.error).toBeDefined();
  expect(log.mock.calls).toEqual([[`Failed to post booking: ${code}`]]);
});
