/** What a traveler reads when a bank or the gateway says no: each reason has its own words, in both languages. */
import { act, screen } from '@testing-library/react';
import type { ProblemCode } from '#core/domain/booking/failures';
import { href } from '#core/domain/site/routes';
import { CHOSEN_FLIGHT } from '#testing/flights/chosenFlight';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { preloadPage } from '#web/app/routes';
import { flightChosen, paymentFailed } from './store/booking.slice';

const server = fakeServer({});
server.serveFile();
// the first load compiles the page
beforeAll(() => preloadPage('/flights/payment-failure'), 60_000);

it.each<[ProblemCode, en: RegExp, es: RegExp]>([
  ['incorrect_cvc', /The security code does not match the card\. Nothing was charged/, /código de seguridad no coincide/],
  ['processing_error', /bank could not process the card just now\. Nothing was charged/, /no pudo procesar la tarjeta/],
  ['card_expired', /The card has expired\. Nothing was charged/, /tarjeta está vencida/],
  [
    'authentication_required',
    /bank wants to confirm that it is you and could not ask\. Nothing was charged/,
    /quiere confirmar que es usted/,
  ],
  ['payment_not_taken', /could not take your payment just now\. Nothing was charged\. Please try again/, /no pudo procesar su pago/],
])('%s', async (code, en, es) => {
  for (const [locale, words, again] of [
    ['en', en, 'Try again'],
    ['es', es, 'Intentar de nuevo'],
  ] as const) {
    const { store, unmount } = await renderApp(href('paymentFailure', locale));
    await act(async () => {
      store.dispatch(flightChosen(CHOSEN_FLIGHT));
      store.dispatch(paymentFailed({ code }));
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: again })).toBeVisible();
    unmount();
  }
});
