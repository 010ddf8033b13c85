/** A browser of one trip that reaches the simulated servers: whichever lives answers, and a death is a broken connection. */
import { createHash } from 'node:crypto';
import type { MakeExchange } from '#core/contract/bookings/exchange.schema';
import { searchToBody } from '#core/contract/flights/searchBody';
import { addDays } from '#core/domain/values/dates';
import type { CreateBooking } from '#core/contract/bookings/payments.schema';
import { orderOf } from '#testing/bookings/orderOf';
import type { BookAnswer, Refusal } from '#server/bookings/wire/answers';
import type { ExchangeAnswer } from '#server/bookings/afterSale/exchanging/exchange.service';
import type { Result } from '#core/domain/values/result';
import type { ChangeOrder, Order, Shop } from '../clients';
import type { Outcome, Reply } from '../history';
import type { Trip } from '../plan';
import { CARDS } from '../plan';
import { chanceOf } from '../random';
import { attemptReply, bookingReply, choicesFor, draftReply, exchangeReply, offersReply } from '../replies';
import type { Scheduler } from './scheduler';
import type { SimServer } from './simServer';
import { queryOf } from './simTrips';

/** Where the traveler's money and the bank's page are: outside of our servers. */
export interface Bank {
  token(number: string): Promise<string>;
  /** `server`: where a bank that is the sandbox's own has its page. */
  answer(server: SimServer, challengeUrl: string, answer: 'complete' | 'fail'): Promise<void>;
}

interface ShopDeps {
  readonly scheduler: Scheduler;
  readonly names: readonly (string | number)[];
  readonly bank: Bank;
  readonly living: () => readonly SimServer[];
}

const GIVES_UP_MS = 30_000;
const UNKNOWN: Outcome = { kind: 'unknown' };
const UNREACHABLE: Outcome = { kind: 'no', code: 'unreachable' };
const ok = (reply: Reply): Outcome => ({ kind: 'ok', reply });
const no = ({ code }: Refusal): Outcome => ({ kind: 'no', code });

export const flightOf = ({ id }: Pick<Trip, 'id'>): string => `WF${String(100 + id)}`;

export function createSimShop(trip: Trip, { scheduler, names, bank, living }: ShopDeps): Shop {
  const who = createHash('sha256')
    .update([...names, trip.id].join(' '))
    .digest('hex');
  const query = queryOf(trip.shape);
  const bodies = new Map<string, Promise<CreateBooking>>();
  const changes = new Map<string, Promise<MakeExchange>>();

  const of = <T>(result: Result<T, Refusal>, tell: (value: T) => Reply): Outcome => (result.ok ? ok(tell(result.value)) : no(result.error));

  async function at(work: (server: SimServer) => Promise<Outcome>): Promise<Outcome> {
    await scheduler.wait(chanceOf(...names, 'goes', scheduler.current().name).whole(5, 60));
    const servers = living();
    const server = servers[chanceOf(...names, 'server', scheduler.current().name).whole(0, Math.max(0, servers.length - 1))];
    if (!server) return UNREACHABLE;
    const answer = work(server).catch((error: unknown): Outcome => {
      server.complain(error);
      return UNKNOWN;
    });
    return Promise.race([answer, server.died.then(() => UNKNOWN), scheduler.wait(GIVES_UP_MS).then(() => UNKNOWN)]);
  }

  /** One body a key, made by whichever click is first: a card is turned into a token once. */
  async function bodyOf({ draftId, key, card, acceptedTotal, otherwise }: Order): Promise<CreateBooking> {
    const make = async (): Promise<CreateBooking> => orderOf({ draftId, acceptedTotal, paymentToken: await bank.token(CARDS[card]) });
    const body = bodies.get(key) ?? make();
    bodies.set(key, body);
    return otherwise ? { ...(await body), locale: 'es' } : body;
  }

  async function changeBodyOf({ key, card, reference, offerId, due, refund }: ChangeOrder): Promise<MakeExchange> {
    const make = async (): Promise<MakeExchange> => {
      const paymentToken = due > 0 ? await bank.token(CARDS[card]) : null;
      return { reference, offerId, due, refund, paymentToken };
    };
    const body = changes.get(key) ?? make();
    changes.set(key, body);
    return body;
  }

  const ofExchange = (answer: ExchangeAnswer): Outcome => (answer.kind === 'refused' ? no(answer) : ok(exchangeReply(answer.exchange)));
  const ofAttempt = (answer: BookAnswer): Outcome => (answer.kind === 'refused' ? no(answer) : ok(attemptReply(answer.attempt)));

  return {
    choose: () =>
      at(async ({ checkout }) =>
        of(await checkout.createDraft({ search: searchToBody(query), flightId: flightOf(trip), seenTotal: 1 }, who), draftReply),
      ),
    price: (draftId) => at(async ({ checkout }) => of(await checkout.reprice({ draftId, seenTotal: 1 }, who), draftReply)),
    extras: (draftId, wanted) =>
      at(async ({ checkout }) => {
        const onSale = await checkout.extras(draftId, who);
        if (!onSale.ok) return no(onSale.error);
        return of(await checkout.chooseExtras({ draftId, seenTotal: 1, choices: choicesFor(onSale.value, wanted) }, who), draftReply);
      }),
    pay: async (order) => {
      const body = await bodyOf(order);
      return at(async ({ checkout }) => ofAttempt(await checkout.book(body, order.key, who)));
    },
    ask: (draftId) => at(async ({ checkout }) => of(await checkout.status({ draftId }, who), attemptReply)),
    find: (reference) =>
      at(async ({ manage }) => of(await manage.lookup({ reference, email: 'maria@example.com' }, () => who), bookingReply)),
    quote: (reference) => at(async ({ manage }) => of(await manage.cancelQuote({ reference }, who), ({ refund }) => ({ refund }))),
    cancel: (reference, refund) => at(async ({ manage }) => of(await manage.cancel({ reference, refund }, who), bookingReply)),
    verify: (attemptId, givesUp) => at(async ({ checkout }) => of(await checkout.verify(attemptId, givesUp, who), attemptReply)),
    offers: (reference, places, days) =>
      at(async ({ exchanging }) => {
        const slices = query.slices.flatMap(({ date }, place) => (places.includes(place) ? [{ place, date: addDays(date, days) }] : []));
        return of(await exchanging.offers({ reference, slices }, who), offersReply);
      }),
    change: async (order) => {
      const body = await changeBodyOf(order);
      return at(async ({ exchanging }) => ofExchange(await exchanging.make(body, order.key, who)));
    },
    askChange: (exchangeId) => at(async ({ exchanging }) => of(await exchanging.status(exchangeId, who), exchangeReply)),
    verifyChange: (exchangeId, abandon) =>
      at(async ({ exchanging }) => of(await exchanging.verify({ exchangeId, abandon }, who), exchangeReply)),
    answerBank: async (challengeUrl, answer) => {
      const [server] = living();
      if (server) await Promise.race([bank.answer(server, challengeUrl, answer), server.died]);
    },
  };
}
