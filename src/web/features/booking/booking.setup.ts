/** The words of the booking machine: what it can ask, do and judge. The sentences are in booking.machine.ts. */
import { assign, fromPromise, setup } from 'xstate';
import type { AttemptWire } from '#core/contract/bookings.schema';
import type { BookingStage } from '#core/domain/booking';
import type { Cents } from '#core/domain/money';
import type {
  AttemptAnswer,
  BookingContext,
  BookingEmitted,
  BookingEvent,
  BookingInput,
  DraftAnswer,
  FailureCode,
  ProofAnswer,
  TokenAnswer,
} from './bookingEvents';
import { reachableStep } from './steps';
import type { BookingStep } from './steps';

/** Effects are provided by booking.actors.ts; a machine on its own waits for answers that never come. */
const unprovided = <Output, Input>() => fromPromise<Output, Input>(() => new Promise(() => undefined));

/** The card or the bank said no, or the seats could not be booked: the attempt is over, the draft is not. */
const LOST: readonly FailureCode[] = ['card_declined', 'insufficient_funds', 'card_expired', 'challenge_failed', 'booking_failed'];
/** Nobody knows whether the question arrived: asked again with the same key. */
const UNKNOWN: readonly FailureCode[] = ['offline', 'network', 'unreadable', 'internal'];
const QUIET_RETRIES = 3;

const base = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingEmitted,
    input: {} as BookingInput,
    tags: {} as 'pricing' | 'filling' | 'paying',
  },
  actors: {
    openDraft: unprovided<DraftAnswer, { readonly seenTotal: Cents }>(),
    reprice: unprovided<DraftAnswer, { readonly draftId: string; readonly seenTotal: Cents }>(),
    tokenise: unprovided<TokenAnswer, undefined>(),
    pay: unprovided<AttemptAnswer, { readonly draftId: string; readonly acceptedTotal: Cents; readonly key: string }>(),
    prove: unprovided<ProofAnswer, undefined>(),
    verify: unprovided<AttemptAnswer, { readonly attemptId: string; readonly abandon: boolean }>(),
    askStatus: unprovided<AttemptAnswer, { readonly draftId: string; readonly attemptId: string | null }>(),
  },
});

const stage = (name: BookingStage) => base.emit(({ context }) => ({ type: 'stage.reached', draftId: context.draftId ?? '', stage: name }));
const failureOf = ({ attempt, problem }: BookingContext): FailureCode | null =>
  // The wire carries codes of the same list as text.
  attempt?.state === 'failed' ? ((attempt.failure ?? 'internal') as FailureCode) : problem;
const isState = (context: BookingContext, state: AttemptWire['state']): boolean =>
  context.problem === null && context.attempt?.state === state;

export const bookingSetup = base.extend({
  actions: {
    takeDraft: assign((_, answer: DraftAnswer) =>
      answer.ok
        ? { draftId: answer.value.draftId, quote: answer.value.quote, draftStatus: answer.value.status, problem: null }
        : { problem: answer.error },
    ),
    takeAttempt: assign(({ context }, answer: AttemptAnswer) => {
      if (answer.ok) return { attempt: answer.value, attemptId: answer.value.attemptId, problem: null };
      const { code, draft, attempt } = answer.error;
      return {
        quote: draft?.quote ?? context.quote,
        attempt,
        attemptId: attempt?.attemptId ?? context.attemptId,
        problem: attempt ? null : code,
      };
    }),
    beginAttempt: assign((_, key: string) => ({
      attemptKey: key,
      attempt: null,
      attemptId: null,
      problem: null,
      isProven: false,
      asked: 0,
    })),
    missGateway: assign({ problem: 'payment_unavailable' }),
    takeProof: assign({ isProven: true, problem: null }),
    missProof: assign({ problem: 'bot_check_failed' }),
    endAttempt: assign(({ context }) => ({ attemptKey: null, attemptId: null, attempt: null, problem: failureOf(context) })),
    tellAttempt: base.emit(({ context }) => ({ type: 'attempt.kept', key: context.attemptKey ?? '', attemptId: context.attemptId })),
    tellAttemptEnded: base.emit({ type: 'attempt.ended' }),
    tellDraft: base.emit(({ context }) => ({ type: 'draft.kept', draftId: context.draftId ?? '', acceptedTotal: context.acceptedTotal })),
    forgetDraft: assign({ draftId: null, problem: null }),
    forgetProblem: assign({ problem: null }),
    acceptQuote: assign(({ context }) => ({ acceptedTotal: context.quote?.price.total ?? context.acceptedTotal, problem: null })),
    countAsk: assign(({ context }) => ({ asked: context.asked + 1 })),
    forgetAsks: assign({ asked: 0 }),
    completeReview: assign(({ context }) => ({ done: { ...context.done, review: true }, step: 'travelers' as const })),
    completeTravelers: assign(({ context }) => ({ done: { ...context.done, travelers: true }, step: 'contact' as const })),
    completeContact: assign(({ context }) => ({ done: { ...context.done, contact: true }, step: 'payment' as const })),
    reopenTravelers: assign(({ context }) => ({ done: { ...context.done, travelers: false } })),
    reopenContact: assign(({ context }) => ({ done: { ...context.done, contact: false } })),
    askForStep: assign((_, step: BookingStep) => ({ step })),
    settleStep: assign(({ context }) => ({ step: reachableStep(context.step, context.done) })),
    pushStep: base.emit(({ context }) => ({ type: 'step.entered', step: context.step, how: 'push' })),
    replaceStep: base.emit(({ context }) => ({ type: 'step.entered', step: context.step, how: 'replace' })),
    tellStep: base.emit(({ context }) => ({ type: 'step.entered', step: context.step, how: 'stay' })),
    tellNotice: base.emit({ type: 'notice.shown' }),
    tellCheckout: base.emit(({ context }) => ({ type: 'checkout.begun', draftId: context.draftId ?? '', value: context.acceptedTotal })),
    tellPaymentGiven: base.emit(({ context }) => ({ type: 'payment.given', draftId: context.draftId ?? '', value: context.acceptedTotal })),
    tellBooked: base.emit(({ context }) => ({
      type: 'flight.booked',
      draftId: context.draftId ?? '',
      charged: context.attempt?.charged ?? null,
    })),
    tellFailed: base.emit(({ context }) => ({ type: 'payment.failed', code: failureOf(context) ?? 'internal' })),
    tellOfferLost: base.emit({ type: 'offer.lost' }),
    tellSelected: stage('selected'),
    tellRepriced: stage('repriced'),
    tellPriceChange: stage('price_change_shown'),
    tellPriceAccepted: stage('price_change_accepted'),
    tellTravelersDone: stage('travelers_done'),
    tellSubmitted: stage('payment_submitted'),
    tellChallenge: stage('challenge_required'),
    tellPaid: stage('paid'),
    tellTicketed: stage('ticketed'),
    tellLost: stage('failed'),
  },
  guards: {
    hasNoFlight: ({ context }) => !context.isChosen,
    hasAttempt: ({ context }) => context.attemptKey !== null && context.draftId !== null,
    hasDraft: ({ context }) => context.draftId !== null,
    hasQuote: ({ context }) => context.quote !== null,
    hasProblem: ({ context }) => context.problem !== null,
    isOfferGone: ({ context }) => failureOf(context) === 'offer_gone',
    isDraftUnknown: ({ context }) => failureOf(context) === 'draft_unknown' && context.draftId !== null,
    isBooked: ({ context }) => context.problem === 'already_booked' || (context.problem === null && context.draftStatus === 'booked'),
    isPaymentLive: ({ context }) => context.draftStatus === 'paying',
    isPriceChanged: ({ context }) => context.quote !== null && context.quote.price.total !== context.acceptedTotal,
    isPaid: ({ context }) => isState(context, 'done'),
    isAlreadyBooked: ({ context }) => failureOf(context) === 'already_booked',
    isChallenge: ({ context }) => isState(context, 'challenge') && context.attempt?.challengeUrl !== null,
    isProcessing: ({ context }) => isState(context, 'processing') || isState(context, 'challenge') || failureOf(context) === 'draft_busy',
    isRepriced: ({ context }) => failureOf(context) === 'price_changed',
    isLost: ({ context }) => LOST.includes(failureOf(context) ?? 'offline'),
    isUnknown: ({ context }) => UNKNOWN.includes(failureOf(context) ?? 'invalid_request'),
    isUnknownButSeen: ({ context }) => context.attemptId !== null && UNKNOWN.includes(failureOf(context) ?? 'invalid_request'),
    isQuiet: ({ context }) => context.asked < QUIET_RETRIES,
    isNeverSeen: ({ context }) => context.problem === 'not_found' || context.problem === 'draft_unknown',
    /** A proof that was not good enough is not tried twice: the traveler is told. */
    isProofNeeded: ({ context }) => context.problem === 'bot_check_needed' && !context.isProven,
    isToken: (_, answer: TokenAnswer | ProofAnswer) => answer.ok,
    isCardIncomplete: (_, answer: TokenAnswer) => !answer.ok && answer.error === 'invalid_fields',
    isAtReview: ({ context }) => context.step === 'review',
    isAtTravelers: ({ context }) => context.step === 'travelers',
    isAtContact: ({ context }) => context.step === 'contact',
    isBeyond: ({ context }) => reachableStep(context.step, context.done) !== context.step,
  },
  delays: {
    /** Slower and slower, up to five seconds: well inside the status limit (reliability L4). */
    pollDelay: ({ context }) => Math.min(1000 + context.asked * 500, 5000),
    retryDelay: ({ context }) => 1000 * 2 ** context.asked,
  },
});
