/** The words of the machine that changes flights: what it can ask, do and judge. The sentences are in exchange.machine.ts. */
import { assign, emit, setup } from 'xstate';
import type { ReplacedSlice } from '#core/domain/booking/exchange';
import { paymentMachine } from '../payment/payment.machine';
import { unprovided } from '../payment/payment.setup';
import { NOT_BEGUN } from '../payment/payment.types';
import type { ChosenOffer, PaymentOutput } from '../payment/payment.types';
import { exchangeEnd } from './exchange.outcomes';
import type { ExchangeEnd } from './exchange.outcomes';
import type { ExchangeContext, ExchangeEmitted, ExchangeEvent, ExchangeInput, ExchangeStep, OffersAnswer } from './exchange.types';

const base = setup({
  types: {
    context: {} as ExchangeContext,
    events: {} as ExchangeEvent,
    emitted: {} as ExchangeEmitted,
    input: {} as ExchangeInput,
    tags: {} as 'flights' | 'review' | 'paying',
    children: {} as { payment: 'payment' },
  },
  actors: {
    askOffers: unprovided<OffersAnswer, { readonly slices: readonly ReplacedSlice[] }>(),
    payment: paymentMachine,
  },
});

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
    /** Where nothing is due the consent alone makes the change. */
    beginTry: assign(({ context: { chosen } }, { start, key }: { readonly start: 'card' | 'wallet'; readonly key: string }) => ({
      attempt: { ...NOT_BEGUN, start: chosen?.due === 0 ? ('consent' as const) : start, key },
      before: null,
      payment: null,
      problem: null,
    })),
    /** With `exchange_changed` the offer of now takes the place of the one that was agreed to. What came of it stays, to be shown. */
    takePayment: assign(({ context: { chosen, before } }, payment: PaymentOutput) => ({
      payment,
      problem: payment.failure,
      chosen: payment.offer ?? chosen,
      before: payment.offer ? chosen && dealOf(chosen) : before,
    })),
    forgetAll: assign({ asked: [], hasOffers: false, chosen: null, before: null, attempt: NOT_BEGUN, payment: null, problem: null }),
    forgetProblem: assign({ problem: null, before: null }),
    enterStep: emit((_, entered: { readonly step: ExchangeStep; readonly how: 'push' | 'replace' | 'stay' }): ExchangeEmitted => ({
      type: 'step.entered',
      ...entered,
    })),
    tellNotice: emit({ type: 'notice.shown' }),
    tellChanged: emit({ type: 'flights.changed' }),
  },
  guards: {
    isUnderWay: ({ context }) => context.attempt.attempt !== null,
    hasOffers: ({ context }) => context.hasOffers,
    hasRequested: ({ context }) => context.asked.length > 0,
    hasChosen: ({ context }) => context.chosen !== null,
    isDue: ({ context }) => context.chosen !== null && context.chosen.due > 0,
    /** The address asks for this step. */
    isStep: ({ event }, { step }: { readonly step: ExchangeStep }) => event.type === 'address.changed' && event.step === step,
    isAnswered: (_, answer: OffersAnswer) => answer.ok,
    endsAs: ({ context: { payment } }, { end }: { readonly end: ExchangeEnd }) => payment !== null && exchangeEnd(payment) === end,
  },
});

const dealOf = ({ due, refund }: ChosenOffer) => ({ due, refund });
