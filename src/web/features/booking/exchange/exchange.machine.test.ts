import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import type { ReplacedSlice } from '#core/domain/booking/exchange';
import type { FailureCode } from '#core/domain/booking/failures';
import { parseIsoDate } from '#core/domain/values/dates';
import { err, ok, present } from '#core/domain/values/result';
import { listenToPayment } from '../payment/payment.listeners';
import { paymentMachine } from '../payment/payment.machine';
import type { AttemptAnswer, ChosenOffer, AttemptInput, PaymentOutput, TokenAnswer, TokenInput } from '../payment/payment.types';
import { exchangeMachine } from './exchange.machine';
import { exchangeEnd } from './exchange.outcomes';
import type { ExchangeEnd } from './exchange.outcomes';
import type { OffersAnswer } from './exchange.types';

const SLICES = [{ place: 0, date: present(parseIsoDate('2027-01-16'), 'day') }];
const DEARER: ChosenOffer = { id: 'b', due: 8400, refund: 0 };
const CHEAPER: ChosenOffer = { id: 'a', due: 0, refund: 4000 };
const MOVED: ChosenOffer = { id: 'c', due: 9900, refund: 0 };
const exchange = (state: AttemptWire['state'], failure: string | null = null): AttemptWire => ({
  attemptId: 'x',
  state,
  challengeUrl: state === 'challenge' ? '/bank' : null,
  failure,
  reference: null,
  charged: null,
});
const answered = (state: AttemptWire['state'], failure: string | null = null): AttemptAnswer => ok(exchange(state, failure));
const refusedAs = (code: FailureCode, offer: ChosenOffer | null = null): AttemptAnswer => err({ code, offer });

interface Script {
  readonly underWay?: AttemptWire;
  readonly offers?: OffersAnswer[];
  readonly tokens?: TokenAnswer[];
  readonly made?: AttemptAnswer[];
  readonly later?: AttemptAnswer[];
}

function start({ underWay, offers = [], tokens = [], made = [], later = [] }: Script) {
  const clock = new SimulatedClock();
  const inputs: AttemptInput[] = [];
  const charged: number[] = [];
  const emitted: string[] = [];
  const known = fromPromise<AttemptAnswer, AttemptInput>(async () => later.shift() ?? refusedAs('network'));
  const payment = paymentMachine.provide({
    actors: {
      tokenise: fromPromise<TokenAnswer, TokenInput>(async ({ input }) => {
        charged.push(input.amount);
        return tokens.shift() ?? ok(null);
      }),
      pay: fromPromise<AttemptAnswer, AttemptInput>(async ({ input }) => {
        inputs.push(input);
        return made.shift() ?? refusedAs('network');
      }),
      verify: known,
      abandon: known,
      askStatus: known,
    },
  });
  const askOffers = fromPromise<OffersAnswer, { readonly slices: readonly ReplacedSlice[] }>(async () => offers.shift() ?? ok(null));
  const machine = exchangeMachine.provide({ actors: { askOffers, payment } });
  const actor = createActor(machine, { input: { underWay: underWay ?? null }, clock });
  actor.on('*', (event) => void emitted.push(event.type === 'step.entered' ? `${event.how} ${event.step}` : event.type));
  listenToPayment(actor, ({ type }) => void emitted.push(type));
  actor.start();
  const at = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => waitFor(actor, (s) => s.matches(state));
  /** The payment under way, once it is there. */
  const paying = async (state: Parameters<SnapshotFrom<typeof paymentMachine>['matches']>[0]) => {
    await at('paying');
    await waitFor(present(actor.getSnapshot().children.payment, 'payment'), (s) => s.matches(state));
    return present(actor.getSnapshot().children.payment, 'payment');
  };
  const agreeTo = async (offer: ChosenOffer, key = 'k1') => {
    actor.send({ type: 'days.chosen', slices: SLICES });
    await at('choosingOffer');
    actor.send({ type: 'offer.chosen', offer });
    actor.send({ type: 'exchange.confirmed', key });
  };
  return { actor, clock, inputs, charged, emitted, at, paying, agreeTo };
}
const keysOf = (inputs: readonly AttemptInput[]) =>
  inputs.map(({ key, purchase }) => {
    const offer = purchase.kind === 'exchange' ? purchase.offer : null;
    return [key, offer?.due, offer?.refund];
  });

it('pays what is due, once, however often the button is pressed', async () => {
  const { actor, inputs, charged, emitted, at, agreeTo } = start({ made: [answered('done')] });
  await agreeTo(DEARER);
  actor.send({ type: 'exchange.confirmed', key: 'k2' });
  await at('exchanged');
  expect(charged).toEqual([8400]);
  expect(keysOf(inputs)).toEqual([['k1', 8400, 0]]);
  expect(emitted).toEqual([
    'push flights',
    'notice.shown',
    'push review',
    'attempt.kept',
    'payment.given',
    'attempt.kept',
    'flights.changed',
    'notice.shown',
  ]);
});

it('asks for no card where nothing is due', async () => {
  const { inputs, charged, at, agreeTo } = start({ made: [answered('done')] });
  await agreeTo(CHEAPER);
  await at('exchanged');
  expect(charged).toEqual([]);
  expect(keysOf(inputs)).toEqual([['k1', 0, 4000]]);
});

it('asks for a new consent, with both amounts, where the price moved', async () => {
  const { actor, inputs, at, agreeTo } = start({ made: [refusedAs('exchange_changed', MOVED), answered('done')] });
  await agreeTo(DEARER);
  const { context } = await waitFor(actor, (s) => s.matches('reviewing') && s.context.before !== null);
  expect([context.before, context.chosen]).toEqual([{ due: 8400, refund: 0 }, MOVED]);
  actor.send({ type: 'exchange.confirmed', key: 'k2' });
  await at('exchanged');
  expect(keysOf(inputs)).toEqual([
    ['k1', 8400, 0],
    ['k2', 9900, 0],
  ]);
});

it.each(['exchange_changed', 'offer_gone'] as const)('asks for offers anew after %s, and says why', async (code) => {
  const { actor, agreeTo } = start({ made: [refusedAs(code)] });
  await agreeTo(CHEAPER);
  const { context } = await waitFor(actor, (s) => s.matches('choosingOffer') && s.context.problem !== null);
  expect([context.problem, context.chosen]).toEqual([code, null]);
});

it('sends a lost answer once more under the same key, three times by itself, then on request', async () => {
  const lost = refusedAs('network');
  const { clock, inputs, at, paying, agreeTo } = start({ made: [lost, lost, lost, lost, answered('done')] });
  await agreeTo(CHEAPER);
  for (const pause of [1000, 2000, 4000]) {
    await paying('unsure');
    clock.increment(pause);
  }
  const payment = await paying('unsure');
  clock.increment(60_000);
  expect(payment.getSnapshot().value).toBe('unsure');
  payment.send({ type: 'retry.pressed' });
  await at('exchanged');
  expect(inputs.map(({ key }) => key)).toEqual(Array(5).fill('k1'));
});

it('goes on with a change that a reload came into', async () => {
  const { clock, at, paying } = start({
    underWay: exchange('processing'),
    later: [refusedAs('rate_limited'), answered('challenge'), answered('done')],
  });
  const payment = await paying('processing');
  clock.increment(1000);
  await waitFor(payment, (s) => s.matches('processing') && s.context.problem !== null);
  payment.send({ type: 'retry.pressed' });
  (await paying('challenging')).send({ type: 'challenge.finished' });
  await at('exchanged');
});

it('goes back to the card after a decline and after the bank’s window was closed', async () => {
  const { actor, at, paying, agreeTo } = start({
    made: [refusedAs('card_declined'), answered('challenge')],
    later: [answered('failed', 'challenge_failed')],
  });
  await agreeTo(DEARER);
  expect((await waitFor(actor, (s) => s.matches('reviewing') && s.context.problem !== null)).context.problem).toBe('card_declined');
  actor.send({ type: 'exchange.confirmed', key: 'k2' });
  (await paying('challenging')).send({ type: 'challenge.abandoned' });
  expect((await at('reviewing')).context.problem).toBe('challenge_closed');
});

const END: PaymentOutput = { end: 'refused', failure: null, attempt: null, draft: null, offer: null };

it.each<[string, Partial<PaymentOutput>, ExchangeEnd]>([
  ['made', { end: 'paid', attempt: exchange('done') }, 'done'],
  ['not paid yet', { end: 'notGiven' }, 'notGiven'],
  ['declined at once', { end: 'declined', failure: 'card_declined' }, 'refused'],
  ['declined later', { end: 'declined', failure: 'insufficient_funds', attempt: exchange('failed') }, 'refused'],
  ['turned away at the bank', { failure: 'challenge_closed', attempt: exchange('failed') }, 'refused'],
  ['refused by the airline', { end: 'declined', failure: 'booking_failed', attempt: exchange('failed') }, 'over'],
  ['closed', { failure: 'exchange_closed' }, 'over'],
  ['forgotten by the server', { failure: 'exchange_unknown' }, 'over'],
  ['sold out meanwhile', { end: 'offerGone', failure: 'offer_gone', attempt: exchange('failed') }, 'gone'],
  ['at its end', { failure: 'exchange_changed' }, 'gone'],
  ['at another price', { failure: 'exchange_changed', offer: MOVED }, 'refused'],
  ['not trusted', { failure: 'bot_check_failed' }, 'refused'],
])('takes a change that is %s for what it is', (_what, ended, end) => {
  expect(exchangeEnd({ ...END, ...ended })).toBe(end);
});
