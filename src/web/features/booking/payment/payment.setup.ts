/** The words of the payment machine: what it can ask, do and judge. The sentences are in payment.machine.ts. */
import { assign, fromPromise, setup } from 'xstate';
import { present } from '#core/domain/values/result';
import { judged } from './payment.outcomes';
import type { NextStep } from './payment.outcomes';
import type {
  AttemptAnswer,
  AttemptInput,
  PaymentBegin,
  PaymentContext,
  PaymentEmitted,
  PaymentEvent,
  PaymentInput,
  PaymentOutput,
  PayingPhase,
  ProofAnswer,
  TokenAnswer,
  TokenInput,
} from './payment.types';

/** Calls are provided by the flow that pays; a machine on its own waits for answers that never come. */
export const unprovided = <Output, Input>() => fromPromise<Output, Input>(() => new Promise(() => undefined));

const QUIET_RETRIES = 3;

const base = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    emitted: {} as PaymentEmitted,
    input: {} as PaymentInput,
    output: {} as PaymentOutput,
    tags: {} as PayingPhase | 'challenge',
  },
  actors: {
    tokenise: unprovided<TokenAnswer, TokenInput>(),
    openWallet: unprovided<TokenAnswer, TokenInput>(),
    pay: unprovided<AttemptAnswer, AttemptInput>(),
    prove: unprovided<ProofAnswer, undefined>(),
    verify: unprovided<AttemptAnswer, AttemptInput>(),
    abandon: unprovided<AttemptAnswer, AttemptInput>(),
    askStatus: unprovided<AttemptAnswer, AttemptInput>(),
  },
});

export const paymentSetup = base.extend({
  actions: {
    /** What is up to the traveler is no problem. */
    takeNoToken: assign((_, answer: TokenAnswer) => {
      if (answer.ok || answer.error === 'invalid_fields' || answer.error === 'dismissed') return {};
      return { problem: answer.error === 'invalid_request' ? ('invalid_request' as const) : ('payment_unavailable' as const) };
    }),
    takeAnswer: assign(({ context }, { call, answer }: { readonly call: string; readonly answer: AttemptAnswer }) => {
      if (answer.ok) return { call, attempt: answer.value, attemptId: answer.value.attemptId, problem: null };
      const { code, draft = null, offer = null, attempt = null } = answer.error;
      return { call, draft, offer, attempt, attemptId: attempt?.attemptId ?? context.attemptId, problem: attempt ? null : code };
    }),
    takeProof: assign((_, answer: ProofAnswer) =>
      answer.ok ? { botToken: answer.value, problem: null } : { problem: 'bot_check_failed' as const },
    ),
    countAsk: assign(({ context }) => ({ asked: context.asked + 1 })),
    forgetAsks: assign({ asked: 0 }),
    tellKept: base.emit(({ context: { key, attemptId } }) => ({ type: 'attempt.kept', key: present(key, 'attempt key'), attemptId })),
    tellGiven: base.emit({ type: 'payment.given' }),
    tellChallenge: base.emit({ type: 'challenge.shown' }),
    tellNotice: base.emit({ type: 'notice.shown' }),
  },
  guards: {
    startsBy: ({ context }, { start }: { readonly start: PaymentBegin['start'] }) => context.start === start,
    isReported: ({ context }) => context.attempt !== null,
    leadsTo: ({ context }, { next }: { readonly next: NextStep }) => judged(context) === next,
    isAnswered: (_, answer: TokenAnswer | ProofAnswer) => answer.ok,
    isQuiet: ({ context }) => context.asked < QUIET_RETRIES,
  },
  delays: {
    /** Slower and slower, up to five seconds: well inside the status limit (reliability.3). */
    pollDelay: ({ context }) => Math.min(1000 + context.asked * 500, 5000),
    retryDelay: ({ context }) => 1000 * 2 ** context.asked,
  },
});
