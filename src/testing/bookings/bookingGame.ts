/** The booking machine and its payments on a clock set by hand, against answers out of a script; what they requested, what they emitted and where they stand. */
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import type { FailureCode } from '#core/domain/booking/failures';
import { err, ok } from '#core/domain/values/result';
import { bookingMachine } from '#web/features/booking/checkout/booking.machine';
import type { BookingEmitted, BookingInput, DraftAnswer, ExtrasAnswer, FareAnswer } from '#web/features/booking/checkout/booking.types';
import { listenToPayment } from '#web/features/booking/payment/payment.listeners';
import { paymentMachine } from '#web/features/booking/payment/payment.machine';
import type {
  AttemptAnswer,
  PaymentEmitted,
  PaymentEvent,
  ProofAnswer,
  AttemptInput,
  TokenAnswer,
} from '#web/features/booking/payment/payment.types';

export const DRAFT = '11111111-1111-4111-8111-111111111111';
export const ATTEMPT = '22222222-2222-4222-8222-222222222222';

/** An open draft at this total, in cents. */
export const draft = (total: number, more: Partial<DraftWire> = {}): DraftWire => ({
  fares: [],
  draftId: DRAFT,
  quote: {
    id: 'q',
    price: { base: total - 5000, taxes: 4000, serviceFee: 1000, total, perTraveler: [{ kind: 'adult', count: 1, each: total }] },
    expiresAt: '2027-01-01T00:00:00Z',
  },
  previousTotal: null,
  status: 'open',
  passportNeeded: false,
  ...more,
});
/** What the call that pays is told in these games. */
export const paying = (acceptedTotal: number, key: string, botToken: string | null = null): AttemptInput => ({
  ...{ purchase: { kind: 'booking', draftId: DRAFT, acceptedTotal }, key, botToken, attemptId: null },
});
/** An attempt as the server tells of it. */
export const attempt = (state: AttemptWire['state'], more: Partial<AttemptWire> = {}): AttemptWire => ({
  attemptId: ATTEMPT,
  state,
  challengeUrl: state === 'challenge' ? '/challenge' : null,
  failure: null,
  reference: state === 'done' ? 'WF7K2Q' : null,
  charged: state === 'done' ? 50_000 : null,
  ...more,
});
/** The answer when no attempt began, or its state is not known. */
export const refusedAs = (code: FailureCode, more: { readonly draft?: DraftWire; readonly attempt?: AttemptWire } = {}): AttemptAnswer =>
  err({ code, draft: more.draft ?? null, attempt: more.attempt ?? null });
/** The answer about an attempt that has failed. */
export const lost = (failure: string): AttemptAnswer => ok(attempt('failed', { failure }));

/** Answers by call, in their order; a call without any is never answered. */
export interface Script {
  readonly drafts?: readonly DraftAnswer[];
  readonly changes?: readonly FareAnswer[];
  readonly extras?: readonly ExtrasAnswer[];
  readonly tokens?: readonly TokenAnswer[];
  readonly wallets?: readonly TokenAnswer[];
  readonly payments?: readonly AttemptAnswer[];
  readonly proofs?: readonly ProofAnswer[];
  readonly verified?: readonly AttemptAnswer[];
  readonly statuses?: readonly AttemptAnswer[];
}

/** A flight has just been chosen. */
export const FRESH: BookingInput = {
  chosen: { flightId: 'AF7', total: 50_000 },
  draftId: null,
  attempt: null,
  step: 'review',
  done: { review: false, travelers: false, contact: false },
};
/** Everything is filled in but the card. */
export const AT_PAYMENT: BookingInput = {
  ...FRESH,
  draftId: DRAFT,
  step: 'payment',
  done: { review: true, travelers: true, contact: true },
};

/** Starts a machine with these answers. */
export function play(input: BookingInput, script: Script) {
  const clock = new SimulatedClock();
  const calls: { readonly call: string; readonly input: unknown }[] = [];
  const emitted: (BookingEmitted | PaymentEmitted)[] = [];
  /** The last answer of a list is given again and again. */
  const teller = <T, I>(call: string, answers: readonly T[] | undefined, turn = { at: 0 }) => {
    return fromPromise<T, I>(({ input: received }) => {
      calls.push({ call, input: received });
      const list = answers ?? [];
      const answer = list[Math.min(turn.at, list.length - 1)];
      turn.at += 1;
      return answer === undefined ? new Promise<T>(() => undefined) : Promise.resolve(answer);
    });
  };
  const drafts = { at: 0 };
  const actor = createActor(
    bookingMachine.provide({
      actors: {
        openDraft: teller('openDraft', script.drafts ?? [ok(draft(50_000))], drafts),
        reprice: teller('reprice', script.drafts ?? [ok(draft(50_000))], drafts),
        changeFare: teller('changeFare', script.changes),
        saveExtras: teller('saveExtras', script.extras),
        payment: paymentMachine.provide({
          actors: {
            tokenise: teller('tokenise', script.tokens ?? [ok(null)]),
            openWallet: teller('openWallet', script.wallets),
            pay: teller('pay', script.payments),
            prove: teller('prove', script.proofs),
            verify: teller('verify', script.verified),
            abandon: teller('abandon', script.verified),
            askStatus: teller('askStatus', script.statuses),
          },
        }),
      },
    }),
    { input, clock },
  );
  actor.on('*', (event) => emitted.push(event));
  listenToPayment(actor, (event) => emitted.push(event));
  actor.start();
  const payment = () => actor.getSnapshot().children.payment;
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 20; i += 1) await Promise.resolve();
  };
  return {
    actor,
    calls,
    emitted,
    clock,
    settle,
    count: (call: string) => calls.filter((c) => c.call === call).length,
    /** What a traveler does about the payment under way. */
    tell: (event: PaymentEvent) => payment()?.send(event),
    problem: () => (payment() ?? actor).getSnapshot().context.problem,
    stages: () => emitted.flatMap((e) => (e.type === 'stage.reached' ? [e.stage] : [])),
    progress: () => emitted.flatMap((e) => (e.type === 'progress.changed' ? [e.done] : [])),
    steps: () => emitted.flatMap((e) => (e.type === 'step.entered' ? [`${e.step} ${e.how}`] : [])),
    /** Under a payment its own. */
    state: () => JSON.stringify((payment() ?? actor).getSnapshot().value).replace(/[{}"]/g, ''),
  };
}

/** The same, and Pay is pressed. */
export async function pay(script: Script, input: BookingInput = AT_PAYMENT) {
  const game = play(input, script);
  await game.settle();
  game.actor.send({ type: 'pay.pressed', key: 'key-0001' });
  await game.settle();
  return game;
}
