/** Answers for pages about a change of flights, held to the wire, and the way to their steps. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Value from 'typebox/value';
import { BookingWireSchema } from '#core/contract/bookings/bookings.schema';
import type { BookingWire } from '#core/contract/bookings/bookings.schema';
import { ExchangeOffersSchema } from '#core/contract/bookings/exchange.schema';
import type { ExchangeOfferWire, ExchangeWire } from '#core/contract/bookings/exchange.schema';
import { preloadPage } from '#web/app/routes';
import { sampleOffers } from '#web/devtools/replay/samples';
import { TODAY } from '../today';
import { bookingIn, CHOSEN_FLIGHT } from '../flights/chosenFlight';
import type { Answer } from './fakeServer';
import { fakeServer } from './fakeServer';
import { renderApp } from './renderApp';

export const OFFERS = sampleOffers(TODAY);
export const [CHEAPER, SAME_PRICE, DEARER] = OFFERS as readonly [ExchangeOfferWire, ExchangeOfferWire, ExchangeOfferWire];
export const EXCHANGE_ID = '33333333-3333-4333-8333-333333333333';
export const exchangeIn = (state: ExchangeWire['state']): ExchangeWire => ({
  exchangeId: EXCHANGE_ID,
  state,
  challengeUrl: null,
  failure: null,
});

/** A booking whose flights can be changed; not to the wire, it throws. */
export function booking(more: Partial<BookingWire> = {}): Answer {
  const body = { ...bookingIn('ticketed'), exchangeable: [0, 1], ...more };
  if (!Value.Check(BookingWireSchema, body)) throw new Error(JSON.stringify(Value.Errors(BookingWireSchema, body)));
  return { body };
}
/** The same of offers. */
export function offering(offers: readonly ExchangeOfferWire[]): Answer {
  const body = { offers: [...offers] };
  if (!Value.Check(ExchangeOffersSchema, body)) throw new Error(JSON.stringify(Value.Errors(ExchangeOffersSchema, body)));
  return { body };
}
/** What became of a change that brought $40 back, next to the flights before. */
export const changed = (state: ExchangeWire['state']): Pick<BookingWire, 'exchange'> => ({
  exchange: {
    ...exchangeIn(state),
    at: '2026-11-26T10:00:00Z',
    before: [...CHOSEN_FLIGHT.slices],
    ...{ difference: -4000, penalty: 0, due: 0, refund: 4000 },
  },
});

export const ASK = 'POST /api/booking/exchange-offers';
export const MAKE = 'POST /api/booking/exchange';
/** For a file of tests of these pages: what the server answers, and `requests` that it was sent to an address. */
export function exchangeServer(...pages: readonly string[]) {
  const server = fakeServer({
    'GET /api/booking': () => booking(),
    [ASK]: () => offering(OFFERS),
    'POST /api/eventlog': () => ({ status: 204 }),
    'GET /data/countries': () => ({ body: [{ id: 'US', name: 'United States' }] }),
    'GET /data/state': () => ({ body: [{ id: 'NY', name: 'New York' }] }),
  });
  server.serveFile();
  beforeAll(() => Promise.all(pages.map(preloadPage)));
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void jest.restoreAllMocks());
  const requests = (key: string) => server.received.filter(({ method, url }) => `${method} ${url.pathname}` === key);
  return { answer: server.answer, requests };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

export async function open(path = '/booking/change', language: 'en' | 'es' = 'en') {
  const user = userEvent.setup();
  window.localStorage.setItem('wf.hasBooked', '"yes"');
  const app = await renderApp(path);
  await screen.findByRole('heading', { level: 1, name: language === 'es' ? 'Cambie sus vuelos' : 'Change your flights' });
  return { user, ...app };
}
/** To the list of what can be had for the outbound flight. */
export async function toOffers() {
  const app = await open();
  await app.user.click(within(await screen.findByRole('group', { name: /^Outbound/ })).getByRole('checkbox'));
  await app.user.click(await button('See new flights'));
  return app;
}
/** To what is agreed to of the offer with this flight number. */
export async function toReview(number: number) {
  const app = await toOffers();
  await app.user.click(await button(new RegExp(`^Choose Air France ${String(number)},`)));
  return app;
}
