/** The words of the machine that changes flights: what it can ask, do and judge. The sentences are in exchange.machine.ts. */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { ReplacedSlice } from '#core/domain/booking/exchange';
import { present } from '#core/domain/values/result';
import { exchangeOutcome, failureOf } from './exchange.outcomes';
import type { ExchangeOutcome } from './exchange.outcomes';
import type {
  ChosenOffer,
  ExchangeAnswer,
  ExchangeContext,
  ExchangeEmitted,
  ExchangeEvent,
  ExchangeInput,
  ExchangeStep,
  MakeInput,
  OffersAnswer,
  ProofAnswer,
  TokenAnswer,
} from './exchange.types';

/** Effects are provided by exchange.actors.ts; a machine on its own waits for answers that never come. */
const unprovided = <Output, Input>() => fromPromise<Output, Input>(() => new Promise(() => undefined));

const QUIET_RETRIES = 3;

const base = setup({
  types: {
    context: {} as ExchangeContext,
    events: {} as ExchangeEvent,
    emitted: {} as ExchangeEmitted,
    input: {} as ExchangeInput,
    tags: {} as 'flights' | 'review' | 'paying',
  },
  actors: {
    askOffers: unprovided<OffersAnswer, { readonly slices: readonly ReplacedSlice[] }>(),
    tokenise: unprovided<TokenAnswer, { readonly amount: number }>(),
    openWallet: unprovided<TokenAnswer, { readonly amount: number }>(),
    make: unprovided<ExchangeAnswer, MakeInput>(),
    prove: unprovided<ProofAnswer, undefined>(),
    verify: unprovided<ExchangeAnswer, { readonly exchangeId: string; readonly abandon: boolean }>(),
    askStatus: unprovided<ExchangeAnswer, { readonly exchangeId: string }>(),
  },
});

/** There is one once the traveler reviews it. */
export const chosenOf = ({ chosen }: ExchangeContext): ChosenOffer => present(chosen, 'offer');
/** There is one once the server has reported the change. */
export const exchangeIdOf = ({ exchange }: ExchangeContext): string => present(exchange, 'exchange').exchangeId;

export const exchangeSetup = base.extend({
  actions: {
    takeDays: assign((_, slices: readonly ReplacedSlice[]) => ({
      asked: slices,
      hasOffers: false,
      chosen: null,
      before: null,
      problem: null,
    })),
    forgetOffers: assign({ hasOffers: false, chosen: null, before: null }),
    takeOffers: assign((_, answer: OffersAnswer) => (answer.ok ? { hasOffers: true } : { problem: answer.error })),
    choose: assign((_, offer: ChosenOffer) => ({ chosen: offer, before: null, problem: null })),
    beginTry: assign((_, key: string) => ({ key, exchange: null, before: null, botToken: null, problem: null, tries: 0 })),
    /** With `exchange_changed` the offer of now takes the place of the one that was agreed to. */
    takeAnswer: assign(({ context }, answer: ExchangeAnswer) => {
      if (answer.ok) return { exchange: answer.value, problem: null };
      const { code, offer } = answer.error;
      return { problem: code, ...(offer && { chosen: offer, before: context.chosen && dealOf(context.chosen) }) };
    }),
    /** It was the traveler who said no to the bank, not the bank; a question that still stands is being settled. */
    takeAbandoned: assign(({ context }, answer: ExchangeAnswer) => {
      if (!answer.ok) return { problem: answer.error.code };
      const exchange = answer.value.state === 'challenge' ? { ...answer.value, challengeUrl: null } : answer.value;
      const isOver = exchange.state === 'failed' && exchange.failure === 'challenge_failed';
      return isOver && context.chosen ? { exchange: null, problem: 'challenge_closed' as const } : { exchange, problem: null };
    }),
    gatewayUnavailable: assign({ problem: 'payment_unavailable', key: null }),
    takeProof: assign((_, answer: ProofAnswer) =>
      answer.ok ? { botToken: answer.value, problem: null } : { problem: 'bot_check_failed' as const },
    ),
    /** What came of it stays, to be shown. */
    endTry: assign(({ context }) => ({ key: null, exchange: null, problem: failureOf(context) })),
    forgetAll: assign({ asked: [], hasOffers: false, chosen: null, before: null, key: null, exchange: null, problem: null, tries: 0 }),
    forgetProblem: assign({ problem: null, before: null }),
    countAsk: assign(({ context }) => ({ tries: context.tries + 1 })),
    forgetAsks: assign({ tries: 0 }),
    enterStep: emit((_, entered: { readonly step: ExchangeStep; readonly how: 'push' | 'replace' | 'stay' }): ExchangeEmitted => ({
      type: 'step.entered',
      ...entered,
    })),
    tellNotice: emit({ type: 'notice.shown' }),
    tellChanged: emit({ type: 'flights.changed' }),
  },
  guards: {
    hasExchange: ({ context }) => context.exchange !== null,
    hasOffers: ({ context }) => context.hasOffers,
    hasRequested: ({ context }) => context.asked.length > 0,
    hasChosen: ({ context }) => context.chosen !== null,
    isDue: ({ context }) => context.chosen !== null && context.chosen.due > 0,
    /** The address asks for this step. */
    isStep: ({ event }, { step }: { readonly step: ExchangeStep }) => event.type === 'address.changed' && event.step === step,
    isAnswered: (_, answer: OffersAnswer | TokenAnswer | ProofAnswer) => answer.ok,
    /** Card fields are not filled in yet, or the wallet was closed: nothing to tell. */
    isUpToTraveler: (_, answer: TokenAnswer) => !answer.ok && (answer.error === 'invalid_fields' || answer.error === 'dismissed'),
    outcomeIs: ({ context }, { outcome }: { readonly outcome: ExchangeOutcome }) => exchangeOutcome(context) === outcome,
    /** A proof that was not good enough is not tried twice: the traveler is told. */
    canProve: ({ context }) => context.botToken === null,
    isQuiet: ({ context }) => context.tries < QUIET_RETRIES,
  },
  delays: {
    /** As of a payment: slower and slower, up to five seconds (reliability.3). */
    pollDelay: ({ context }) => Math.min(1000 + context.tries * 500, 5000),
    retryDelay: ({ context }) => 1000 * 2 ** context.tries,
  },
});

const dealOf = ({ due, refund }: ChosenOffer) => ({ due, refund });
