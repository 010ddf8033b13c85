/** The words of the booking machine: what it can ask, do and judge. The sentences are in booking.machine.ts. */
import { assign, emit, setup } from 'xstate';
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import type { BookingStage } from '#core/domain/booking/booking';
import type { FailureCode } from '#core/domain/booking/failures';
import { extrasTotal } from '#core/domain/extras/extras';
import type { Fare } from '#core/domain/fares/fareFamilies';
import type { Cents } from '#core/domain/values/money';
import { present } from '#core/domain/values/result';
import type {
  BookingContext,
  BookingEmitted,
  BookingEvent,
  BookingInput,
  DraftAnswer,
  ExtrasAnswer,
  ExtrasInput,
  FareAnswer,
  OpenInput,
} from './booking.types';
import { paymentMachine } from '../payment/payment.machine';
import { unprovided } from '../payment/payment.setup';
import { NOT_BEGUN } from '../payment/payment.types';
import type { PaymentBegin, PaymentEnd, PaymentOutput, Purchase } from '../payment/payment.types';
import { droppedExtras, extrasOf } from './extrasOfDraft';
import { reachableStep } from './steps';
import type { BookingStep, FormStep } from './steps';

const base = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingEmitted,
    input: {} as BookingInput,
    tags: {} as 'pricing' | 'filling' | 'paying',
    children: {} as { payment: 'payment' },
  },
  actors: {
    openDraft: unprovided<DraftAnswer, OpenInput>(),
    changeFare: unprovided<FareAnswer, { readonly fare: Fare }>(),
    reprice: unprovided<DraftAnswer, { readonly draftId: string; readonly seenTotal: Cents }>(),
    saveExtras: unprovided<ExtrasAnswer, ExtrasInput>(),
    payment: paymentMachine,
  },
});

/** There is one once a draft was opened. */
export const draftIdOf = ({ draftId }: BookingContext): string => present(draftId, 'draft');
/** There is one once a flight was chosen. */
export const acceptedTotalOf = ({ acceptedTotal }: BookingContext): Cents => present(acceptedTotal, 'accepted total');
/** What another draft of the same flight costs, which has no seats and bags yet. */
export const totalWithoutExtras = (context: BookingContext): Cents => acceptedTotalOf(context) - extrasTotal(context.extras);
/** What a payment of this booking pays. */
export const purchaseOf = (context: BookingContext): Purchase => ({
  kind: 'booking',
  draftId: draftIdOf(context),
  acceptedTotal: acceptedTotalOf(context),
  ...(context.demands && { demands: context.demands }),
});

/** Left out, nothing is requested; requested once, it stays so until an answer says otherwise. */
const demandsOf = ({ demands }: DraftWire) => (demands ? { demands } : {});

/** Tells of a stage of the booking (booking.11). */
export const reached = (stage: BookingStage) => ({ type: 'tellStage', params: { stage } }) as const;

export const bookingSetup = base.extend({
  actions: {
    takeDraft: assign(({ context }, answer: DraftAnswer) =>
      answer.ok
        ? {
            draftId: answer.value.draftId,
            quote: answer.value.quote,
            fares: answer.value.fares,
            draftStatus: answer.value.status,
            problem: null,
            ...demandsOf(answer.value),
            ...extrasOf(context, answer.value, context.acceptedTotal),
          }
        : { problem: answer.error },
    ),
    askForFare: assign((_, fare: Fare) => ({ fareChange: { kind: 'asked' as const, fare } })),
    /** The total that was shown next to the fare was agreed to by choosing it; a refused fare leaves all as it was. */
    takeFare: assign(({ context }, answer: FareAnswer) => {
      if (!answer.ok) return { fareChange: { kind: 'refused' as const, code: answer.error } };
      const { fare, draft } = answer.value;
      return {
        ...droppedExtras(context),
        flightId: fare.id,
        draftId: draft.draftId,
        quote: draft.quote,
        fares: draft.fares,
        draftStatus: draft.status,
        acceptedTotal: fare.total,
        problem: null,
        ...demandsOf(draft),
        sellsExtras: draft.sellsExtras ?? false,
        fareChange: { kind: 'done' as const, fare },
      };
    }),
    tellFare: base.emit(({ context: { fareChange } }) => ({
      type: 'fare.changed',
      fare: present(fareChange?.kind === 'done' ? fareChange.fare : null, 'other fare'),
    })),
    /** Refused, all stays as it was, what was chosen on the page too. */
    takeExtras: assign(({ context }, answer: ExtrasAnswer) => {
      if (!answer.ok) return { extrasChange: { kind: 'refused' as const, code: answer.error } };
      const { draft, seenTotal } = answer.value;
      return {
        quote: draft.quote,
        draftStatus: draft.status,
        problem: null,
        acceptedTotal: seenTotal,
        extrasChange: null,
        ...extrasOf({ ...context, extrasChange: null }, draft, seenTotal),
      };
    }),
    forgetExtrasChange: assign({ extrasChange: null, problem: null }),
    takePayment: assign(({ context }, payment: PaymentOutput) => ({
      payment,
      problem: payment.failure,
      quote: payment.draft?.quote ?? context.quote,
    })),
    beginAttempt: assign((_, begun: Pick<PaymentBegin, 'start' | 'key'>) => ({
      attempt: { ...NOT_BEGUN, ...begun },
      payment: null,
      problem: null,
    })),
    endAttempt: assign(({ context }) => ({
      attempt: NOT_BEGUN,
      payment: null,
      ...(context.payment?.attempt?.refused && { refused: context.payment.attempt.refused }),
      ...(context.problem === 'extra_gone' && {
        extrasChange: { kind: 'lost' as const, lost: [] },
        done: { ...context.done, extras: false },
      }),
    })),
    tellAttemptEnded: base.emit({ type: 'attempt.ended' }),
    tellDraft: base.emit(({ context }) => ({
      type: 'draft.kept',
      draftId: draftIdOf(context),
      acceptedTotal: acceptedTotalOf(context),
    })),
    forgetDraft: assign(({ context }) => ({ ...droppedExtras(context), draftId: null, problem: null })),
    forgetProblem: assign({ problem: null }),
    sayRenewed: assign({ problem: 'draft_renewed' }),
    acceptQuote: assign(({ context }) => ({ acceptedTotal: present(context.quote, 'quote').price.total, problem: null })),
    /** On to what is open still: a traveler who came back to change something does not repeat the rest. */
    completeStep: assign(({ context }, { step }: { step: FormStep }) => {
      const done = { ...context.done, [step]: true };
      return { done, step: reachableStep('payment', done, context.sellsExtras) };
    }),
    reopenStep: assign(({ context }, { step }: { step: FormStep }) => ({ done: { ...context.done, [step]: false } })),
    reopenExits: assign(({ context }) =>
      context.extras.some((extra) => extra.kind === 'seat' && extra.isExitRow) ? { done: { ...context.done, extras: false } } : {},
    ),
    tellProgress: base.emit(({ context }) => ({ type: 'progress.changed', done: context.done })),
    askForStep: assign((_, step: BookingStep) => ({ step })),
    settleStep: assign(({ context: { step, done, sellsExtras, extrasChange } }) => ({
      step: reachableStep(step, done, sellsExtras),
      fareChange: null,
      extrasChange: extrasChange?.kind === 'refused' ? null : extrasChange,
    })),
    /** `how` is what becomes of the entry of the step before in the history of the browser. */
    tellStep: emit(({ context: { step } }, { how }: { how: 'push' | 'replace' | 'stay' }): BookingEmitted => ({
      type: 'step.entered',
      step,
      how,
    })),
    tellNotice: base.emit({ type: 'notice.shown' }),
    tellCheckout: base.emit(({ context }) => ({ type: 'checkout.begun', draftId: draftIdOf(context), value: acceptedTotalOf(context) })),
    tellBooked: base.emit(({ context }) => ({
      type: 'flight.booked',
      draftId: context.draftId,
      charged: context.payment?.attempt?.charged ?? null,
    })),
    tellFailed: base.emit(({ context }) => ({ type: 'payment.failed', code: context.problem ?? 'internal' })),
    tellOfferLost: base.emit({ type: 'offer.lost' }),
    tellStage: emit(({ context }, { stage }: { stage: BookingStage }): BookingEmitted => ({
      type: 'stage.reached',
      draftId: draftIdOf(context),
      stage,
    })),
  },
  guards: {
    hasNoFlight: ({ context }) => context.flightId === null,
    hasAttempt: ({ context }) => context.attempt.key !== null && context.draftId !== null,
    hasDraft: ({ context }) => context.draftId !== null,
    hasQuote: ({ context }) => context.quote !== null,
    hasProblem: ({ context }) => context.problem !== null,
    problemIs: ({ context }, { code }: { code: FailureCode }) => context.problem === code,
    isDraftUnknown: ({ context }) => context.problem === 'draft_unknown' && context.draftId !== null,
    isBooked: ({ context }) => context.problem === 'already_booked' || (context.problem === null && context.draftStatus === 'booked'),
    isPaymentLive: ({ context }) => context.draftStatus === 'paying',
    isPriceChanged: ({ context }) => context.quote !== null && context.quote.price.total !== context.acceptedTotal,
    isAnswered: (_, answer: DraftAnswer | FareAnswer) => answer.ok,
    endsAs: ({ context }, { end }: { readonly end: PaymentEnd }) => context.payment?.end === end,
    hasExtras: ({ context }) => context.extras.length > 0,
    /** Something that was chosen is gone, and the traveler has not chosen since. */
    areExtrasOpen: ({ context: { extrasChange, sellsExtras } }) =>
      sellsExtras && (extrasChange?.kind === 'lost' || extrasChange?.kind === 'dropped'),
    areExtrasRefused: ({ context }) => context.extrasChange?.kind === 'refused',
    areExtrasRefusedAs: ({ context: { extrasChange } }, { code }: { code: FailureCode }) =>
      extrasChange?.kind === 'refused' && extrasChange.code === code,
    isDone: ({ context }, { step }: { step: FormStep }) => context.done[step] === true,
    isAt: ({ context }, { step }: { step: BookingStep }) => context.step === step,
    isBeyond: ({ context: { step, done, sellsExtras } }) => reachableStep(step, done, sellsExtras) !== step,
  },
});
