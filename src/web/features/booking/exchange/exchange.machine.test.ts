import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { ExchangeWire } from '#core/contract/bookings/exchange.schema';
import type { ReplacedSlice } from '#core/domain/booking/exchange';
import { parseIsoDate } from '#core/domain/values/dates';
import { err, ok, present } from '#core/domain/values/result';
import { exchangeMachine } from './exchange.machine';
import { exchangeOutcome } from './exchange.outcomes';
import type { ChosenOffer, ExchangeAnswer, ExchangeEmitted, MakeInput, OffersAnswer, TokenAnswer } from './exchange.types';

const SLICES = [{ place: 0, date: present(parseIsoDate('2027-01-16'), 'day') }];
const DEARER: ChosenOffer = { id: 'b', due: 8400, refund: 0 };
const CHEAPER: ChosenOffer = { id: 'a', due: 0, refund: 4000 };
const MOVED: ChosenOffer = { id: 'c', due: 9900, refund: 0 };
const exchange = (state: ExchangeWire['state'], failure: string | null = null): ExchangeWire => ({
  exchangeId: 'x',
  state,
  challengeUrl: state === 'challenge' ? '/bank' : null,
  failure,
});
const answered = (state: ExchangeWire['state'], failure: string | null = null): ExchangeAnswer => ok(exchange(state, failure));
const refusedAs = (code: Parameters<typeof exchangeOutcome>[0]['problem'] & string, offer: ChosenOffer | null = null): ExchangeAnswer =>
  err({ code, offer });

interface Script {
  readonly underWay?: ExchangeWire;
  readonly offers?: OffersAnswer[];
  readonly tokens?: TokenAnswer[];
  readonly made?: ExchangeAnswer[];
  readonly later?: ExchangeAnswer[];
}

function start({ underWay, offers = [], tokens = [], made = [], later = [] }: Script) {
  const clock = new SimulatedClock();
  const inputs: MakeInput[] = [];
  const charged: number[] = [];
  const emitted: ExchangeEmitted[] = [];
  const actors = {
    askOffers: fromPromise<OffersAnswer, { readonly slices: readonly ReplacedSlice[] }>(async () => offers.shift() ?? ok(null)),
    tokenise: fromPromise<TokenAnswer, { readonly amount: number }>(async ({ input }) => {
      charged.push(input.amount);
      return tokens.shift() ?? ok(null);
    }),
    make: fromPromise<ExchangeAnswer, MakeInput>(async ({ input }) => {
      inputs.push(input);
      return made.shift() ?? refusedAs('network');
    }),
    verify: fromPromise<ExchangeAnswer, { readonly exchangeId: string; readonly abandon: boolean }>(
      async () => later.shift() ?? refusedAs('network'),
    ),
    askStatus: fromPromise<ExchangeAnswer, { readonly exchangeId: string }>(async () => later.shift() ?? refusedAs('network')),
  };
  const actor = createActor(exchangeMachine.provide({ actors }), { input: { underWay: underWay ?? null }, clock });
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const at = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => waitFor(actor, (s) => s.matches(state));
  const agreeTo = async (offer: ChosenOffer, key = 'k1') => {
    actor.send({ type: 'days.chosen', slices: SLICES });
    await at('choosingOffer');
    actor.send({ type: 'offer.chosen', offer });
    actor.send({ type: 'exchange.confirmed', key });
  };
  return { actor, clock, inputs, charged, emitted, at, agreeTo };
}
const keysOf = (inputs: readonly MakeInput[]) => inputs.map(({ key, due, refund }) => [key, due, refund]);

it('pays what is due, once, however often the button is pressed', async () => {
  const { actor, inputs, charged, emitted, at, agreeTo } = start({ made: [answered('done')] });
  await agreeTo(DEARER);
  actor.send({ type: 'exchange.confirmed', key: 'k2' });
  await at('exchanged');
  expect(charged).toEqual([8400]);
  expect(keysOf(inputs)).toEqual([['k1', 8400, 0]]);
  expect(emitted.map((event) => (event.type === 'step.entered' ? `${event.how} ${event.step}` : event.type))).toEqual([
    'push flights',
    'notice.shown',
    'push review',
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
  const { actor, clock, inputs, at, agreeTo } = start({ made: [lost, lost, lost, lost, answered('done')] });
  await agreeTo(CHEAPER);
  for (const pause of [1000, 2000, 4000]) {
    await at('unsure');
    clock.increment(pause);
    await at('making');
  }
  await at('unsure');
  clock.increment(60_000);
  expect(actor.getSnapshot().value).toBe('unsure');
  actor.send({ type: 'retry.pressed' });
  await at('exchanged');
  expect(inputs.map(({ key }) => key)).toEqual(Array(5).fill('k1'));
});

it('goes on with a change that a reload came into', async () => {
  const { actor, clock, at } = start({
    underWay: exchange('processing'),
    later: [refusedAs('rate_limited'), answered('challenge'), answered('done')],
  });
  clock.increment(1000);
  await waitFor(actor, (s) => s.matches('processing') && s.context.problem !== null);
  actor.send({ type: 'retry.pressed' });
  await at('challenging');
  actor.send({ type: 'challenge.finished' });
  await at('exchanged');
});

it('goes back to the card after a decline and after the bank’s window was closed', async () => {
  const { actor, at, agreeTo } = start({
    made: [refusedAs('card_declined'), answered('challenge')],
    later: [answered('failed', 'challenge_failed')],
  });
  await agreeTo(DEARER);
  expect((await waitFor(actor, (s) => s.matches('reviewing') && s.context.problem !== null)).context.problem).toBe('card_declined');
  actor.send({ type: 'exchange.confirmed', key: 'k2' });
  await at('challenging');
  actor.send({ type: 'challenge.abandoned' });
  expect((await at('reviewing')).context.problem).toBe('challenge_closed');
});

it.each([
  ['made', exchange('done'), null, 'done'],
  ['challenged by the bank', exchange('challenge'), null, 'challenge'],
  ['on its way', exchange('processing'), null, 'processing'],
  ['seen before, the answer lost', exchange('processing'), 'network', 'processing'],
  ['seen before, one question refused', exchange('processing'), 'rate_limited', 'processing'],
  ['never received', null, 'unreadable', 'unsure'],
  ['declined at once', null, 'card_declined', 'refused'],
  ['declined later', exchange('failed', 'insufficient_funds'), null, 'refused'],
  ['refused by the airline', exchange('failed', 'booking_failed'), null, 'over'],
  ['closed', null, 'exchange_closed', 'over'],
  ['forgotten by the server', exchange('processing'), 'exchange_unknown', 'over'],
  ['sold out meanwhile', exchange('failed', 'offer_gone'), null, 'gone'],
  ['at its end', null, 'exchange_changed', 'gone'],
  ['not trusted', null, 'bot_check_needed', 'proofNeeded'],
] as const)('takes a change that is %s for what it is', (_what, of, problem, outcome) => {
  expect(exchangeOutcome({ exchange: of, problem, before: null })).toBe(outcome);
});
