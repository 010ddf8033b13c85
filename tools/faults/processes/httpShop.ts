/** A browser of one trip that reaches real servers by HTTP; a broken connection is an answer that nobody knows. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AttemptWire, CreateBooking } from '#core/contract/bookings/payments.schema';
import type { ExchangeOffersWire, ExchangeWire, MakeExchange } from '#core/contract/bookings/exchange.schema';
import type { FlightsAnswerWire } from '#core/contract/flights/flights.schema';
import type { BookingWire } from '#core/contract/bookings/bookings.schema';
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import { searchToBody } from '#core/contract/flights/searchBody';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import type { ExtrasOnSale } from '#core/domain/extras/extras';
import type { SearchQuery } from '#core/domain/search/trip';
import { orderOf } from '#testing/bookings/orderOf';
import type { ChangeOrder, Order, Shop } from '../clients';
import type { Outcome, Reply } from '../history';
import { CARDS } from '../plan';
import { attemptReply, bookingReply, choicesFor, draftReply, exchangeReply, offersReply } from '../replies';
import { daysAhead } from '../../../e2e/fixtures/traveler';

export interface HttpShopDeps {
  /** Where the next call goes. */
  readonly origin: () => string;
  /** A one-time token of a card; null: the site's own card fields make it. */
  readonly token: ((number: string) => string) | null;
  /** The bank's page; null: it is the site's own. */
  readonly answerBank: Shop['answerBank'] | null;
  /** How many days ahead the flights leave. */
  readonly departsInDays: number;
  /** Hears of answers that no fault explains. */
  readonly error: (text: string) => void;
}

const PATIENCE_MS = 20_000;
const TOKEN_TRIES = 40;
const AGAIN_MS = 250;
const UNKNOWN: Outcome = { kind: 'unknown' };

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const queryFor = (days: number): SearchQuery =>
  searchFor({ origin: 'JFK', destination: 'LAX', departs: daysAhead(days), returns: null }, 'Economy', DEFAULT_TRAVELERS);

export function createHttpShop({ origin, token, answerBank, departsInDays, error }: HttpShopDeps): Shop {
  let cookie = '';
  const bodies = new Map<string, Promise<CreateBooking>>();
  const changes = new Map<string, Promise<MakeExchange>>();

  /** Null: nobody knows. `refused`: nobody was there. */
  async function send(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer | 'refused' | null> {
    try {
      const answer = await fetch(origin() + path, {
        method,
        headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await answer.text();
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      const isJson = /json/.test(answer.headers.get('content-type') ?? '');
      // every JSON answer of the site is an object
      return { status: answer.status, body: isJson ? (JSON.parse(text) as Answer['body']) : {} };
    } catch (cause) {
      return /ECONNREFUSED/.test(String((cause as { cause?: unknown }).cause)) ? 'refused' : null;
    }
  }

  async function ask(tell: (body: Answer['body']) => Reply, ...call: Parameters<typeof send>): Promise<Outcome> {
    const answer = await send(...call);
    if (answer === null) return UNKNOWN;
    if (answer === 'refused') return { kind: 'no', code: 'unreachable' };
    const { status, body } = answer;
    if (status < 300) return { kind: 'ok', reply: tell(body) };
    const code = String(body['code']);
    // the airline would not make the order: an end like that of a declined card
    if (status < 500 || code === 'booking_failed') return { kind: 'no', code };
    if (status !== 503) error(`${call[1]} answered ${String(status)}`);
    return UNKNOWN;
  }

  // the contract's own schemas bound what the site may answer
  const draft = (body: Answer['body']): Reply => draftReply(body as unknown as DraftWire);
  const attempt = (body: Answer['body']): Reply => attemptReply(body as unknown as AttemptWire);
  const booking = (body: Answer['body']): Reply => bookingReply(body as unknown as BookingWire);
  const offers = (body: Answer['body']): Reply => offersReply(body as unknown as ExchangeOffersWire);
  const exchange = (body: Answer['body']): Reply => exchangeReply(body as unknown as ExchangeWire);

  async function tokenOf(number: string): Promise<string> {
    if (token) return token(number);
    for (let i = 0; i < TOKEN_TRIES; i += 1) {
      const answer = await send('POST', '/gateway/tokens', { number, expiration: '12 / 34', securityCode: '123' });
      if (answer !== null && answer !== 'refused' && answer.status === 201) return String(answer.body['token']);
      await sleep(AGAIN_MS);
    }
    return 'no-token-was-to-be-had';
  }

  async function bodyOf({ draftId, key, card, acceptedTotal, otherwise }: Order): Promise<CreateBooking> {
    const make = async (): Promise<CreateBooking> => {
      const made = orderOf({ draftId, acceptedTotal, paymentToken: await tokenOf(CARDS[card]) });
      return { ...made, travelers: made.travelers.map((traveler) => ({ ...traveler, passport: null })) };
    };
    const body = bodies.get(key) ?? make();
    bodies.set(key, body);
    return otherwise ? { ...(await body), locale: 'es' } : body;
  }

  async function changeBodyOf({ key, card, reference, offerId, due, refund }: ChangeOrder): Promise<MakeExchange> {
    const make = async (): Promise<MakeExchange> => {
      const paymentToken = due > 0 ? await tokenOf(CARDS[card]) : null;
      return { reference, offerId, due, refund, paymentToken };
    };
    const body = changes.get(key) ?? make();
    changes.set(key, body);
    return body;
  }

  return {
    async choose() {
      const query = queryFor(departsInDays);
      const found = await send('GET', `/flight/getflights?${searchParamsOf(query)}`);
      if (found === null || found === 'refused' || found.status !== 200) return UNKNOWN;
      const flightId = changeableFare(found.body as unknown as FlightsAnswerWire) ?? '';
      return ask(draft, 'POST', '/api/drafts', { search: searchToBody(query), flightId, seenTotal: 1 });
    },
    price: (draftId) => ask(draft, 'POST', '/api/reprice', { draftId, seenTotal: 1 }),
    extras: async (draftId, wanted) => {
      const found = await send('GET', `/api/extras?draftId=${draftId}`);
      if (found === null || found === 'refused' || found.status !== 200) return UNKNOWN;
      const choices = choicesFor(found.body as unknown as ExtrasOnSale, wanted);
      return ask(draft, 'POST', '/api/extras', { draftId, seenTotal: 1, choices });
    },
    pay: async (order) => ask(attempt, 'POST', '/api/booking', await bodyOf(order), { 'idempotency-key': order.key }),
    ask: (draftId) => ask(attempt, 'GET', `/api/payment-status?draftId=${draftId}`),
    find: (reference) => ask(booking, 'POST', '/api/booking/lookup', { reference, email: 'maria@example.com' }),
    quote: (reference) => ask((body) => ({ refund: Number(body['refund']) }), 'POST', '/api/booking/cancel-quote', { reference }),
    cancel: (reference, refund) => ask(booking, 'POST', '/api/booking/cancel', { reference, refund }),
    verify: (attemptId, givesUp) => ask(attempt, 'POST', '/api/payment-verify', { attemptId, abandon: givesUp }),
    // trips are one way here, whatever their shape: there is one slice to change
    offers: (reference, _places, days) => {
      const slices = [{ place: 0, date: daysAhead(departsInDays + days) }];
      return ask(offers, 'POST', '/api/booking/exchange-offers', { reference, slices });
    },
    change: async (order) => ask(exchange, 'POST', '/api/booking/exchange', await changeBodyOf(order), { 'idempotency-key': order.key }),
    askChange: (exchangeId) => ask(exchange, 'GET', `/api/booking/exchange-status?exchangeId=${exchangeId}`),
    verifyChange: (exchangeId, givesUp) => ask(exchange, 'POST', '/api/booking/exchange-verify', { exchangeId, abandon: givesUp }),
    answerBank: answerBank ?? (async (challengeUrl, answer) => void (await send('POST', challengeUrl, { answer }))),
  };
}

/** The lowest fare that its airline changes for a fee that it names, of the first flight that has one: all trips want the same seats. */
function changeableFare({ flights, fares, conditions }: FlightsAnswerWire): string | null {
  for (const { id, FF } of flights)
    for (const { K, C } of fares[FF] ?? []) if (typeof conditions[C]?.changeable === 'number') return `${id}${K}`;
  return flights[0]?.id ?? null;
}
