/** The questions of a payment as calls of the flow that pays. Failures come back as values. */
import { fromPromise } from 'xstate';
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import type { ExchangeOfferWire } from '#core/contract/bookings/exchange.schema';
import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import { failureCodeOf, isCallFailure } from '#core/contract/problem';
import type { FailureCode } from '#core/domain/booking/failures';
import type { Cents } from '#core/domain/values/money';
import { err, ok, present } from '#core/domain/values/result';
import { botToken } from '#web/platform/botCheck/botCheck';
import { paymentMachine } from './payment.machine';
import type { AttemptAnswer, AttemptInput, ProofAnswer, Purchase, TokenAnswer, TokenInput } from './payment.types';

type PurchaseOf<K extends Purchase['kind']> = Extract<Purchase, { readonly kind: K }>;

/** Each call about an attempt resolves or rejects with a {@link CallFailure}. */
export interface PaymentCalls<P extends Purchase> {
  /** Asks the card frame for a token, for a payment of so many cents. */
  readonly tokenise: (amount: Cents) => Promise<TokenAnswer>;
  /** Opens the wallet that was tapped, once what it pays can be booked; aborted, it is not wanted any more. */
  readonly openWallet: (purchase: P, amount: Cents, signal: AbortSignal) => Promise<TokenAnswer>;
  /** Or why nothing was sent. */
  readonly pay: (purchase: P, key: string, botToken: string | null) => Promise<AttemptWire | FailureCode>;
  readonly verify: (attemptId: string, abandon: boolean) => Promise<AttemptWire>;
  readonly status: (purchase: P, attemptId: string | null) => Promise<AttemptWire>;
}

/** The payment machine for purchases of one kind, which the flow that invokes it makes alone. */
export function paymentBy<K extends Purchase['kind']>(kind: K, calls: PaymentCalls<PurchaseOf<K>>) {
  const isOwn = (purchase: Purchase): purchase is PurchaseOf<K> => purchase.kind === kind;
  const own = (purchase: Purchase): PurchaseOf<K> => present(isOwn(purchase) ? purchase : null, kind);
  const asked = (call: (input: AttemptInput) => Promise<AttemptWire | FailureCode>) =>
    fromPromise<AttemptAnswer, AttemptInput>(({ input }) =>
      call(input).then((answer) => (typeof answer === 'string' ? err({ code: answer }) : ok(answer)), refusalOf),
    );
  return paymentMachine.provide({
    actors: {
      tokenise: fromPromise<TokenAnswer, TokenInput>(({ input }) => calls.tokenise(input.amount)),
      openWallet: fromPromise<TokenAnswer, TokenInput>(({ input: { purchase, amount }, signal }) =>
        calls.openWallet(own(purchase), amount, signal),
      ),
      pay: asked(({ purchase, key, botToken: proof }) => calls.pay(own(purchase), present(key, 'key'), proof)),
      prove: fromPromise<ProofAnswer, undefined>(() => botToken('payment').then(ok, () => err('unavailable'))),
      verify: asked(({ attemptId }) => calls.verify(present(attemptId, 'attempt'), false)),
      abandon: asked(({ attemptId }) => calls.verify(present(attemptId, 'attempt'), true)),
      askStatus: asked(({ purchase, attemptId }) => calls.status(own(purchase), attemptId)),
    },
  });
}

/** What the contract sends along with `price_changed`, `draft_busy` and `exchange_changed`; our own server wrote it. */
export const besides = (failure: unknown) =>
  (isCallFailure(failure) && failure.kind === 'problem' ? (failure.body ?? {}) : {}) as {
    readonly draft?: DraftWire;
    readonly attempt?: AttemptWire;
    readonly offer?: ExchangeOfferWire;
  };

function refusalOf(failure: unknown) {
  const { draft = null, attempt = null, offer } = besides(failure);
  return err({
    code: failureCodeOf(failure),
    draft,
    attempt,
    offer: offer ? { id: offer.id, due: offer.due, refund: offer.refund } : null,
  });
}
