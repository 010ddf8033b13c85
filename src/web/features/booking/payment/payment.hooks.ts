/** What a payment looks like while it is under way, and what a traveler can do about it: the same for a booking and for a change of flights. */
import { useSelector as useSnapshot } from '@xstate/react';
import { newId } from '#web/platform/ids';
import type { CardFields } from '../checkout/cardFields';
import type { Payer, PaymentActor } from './payment.listeners';
import { PAYING_PHASES } from './payment.types';
import type { PayingPhase, PaymentEvent } from './payment.types';

export interface Paying {
  readonly phase: PayingPhase;
  /** Waiting takes longer than usual. */
  readonly isSlow: boolean;
}

/** Polls after which waiting is called slow: about a minute. */
const SLOW_AFTER = 15;

/** How far a payment under way is; null while none is. Before and after the payment itself the page prepares or ends it. */
export function usePayingOf(isPaying: boolean, payment: PaymentActor | undefined): Paying | null {
  const phase = useSnapshot(payment, (snapshot) => PAYING_PHASES.find((one) => snapshot?.hasTag(one)) ?? 'paying');
  const isSlow = useSnapshot(payment, (snapshot) => snapshot !== undefined && snapshot.context.asked >= SLOW_AFTER);
  return isPaying ? { phase, isSlow } : null;
}

/** The bank's page while it asks the traveler; else null. */
export const useBankUrlOf = (payment: PaymentActor | undefined): string | null =>
  useSnapshot(payment, (snapshot) => (snapshot?.hasTag('challenge') ? (snapshot.context.attempt?.challengeUrl ?? null) : null));

type PayerEvent = { readonly type: 'wallet.tapped'; readonly key: string } | { readonly type: 'retry.pressed' };

interface PayingFlow {
  readonly actor: {
    readonly getSnapshot: () => Payer & { readonly can: (event: PayerEvent) => boolean };
    readonly send: (event: PayerEvent) => void;
  };
  readonly cardFields: CardFields;
}

/** What a traveler can do about a payment, in the words of the machine that pays and of the one that invokes it. */
export function paymentActions({ actor, cardFields }: PayingFlow) {
  const payment = () => actor.getSnapshot().children.payment;
  const tell = (event: PaymentEvent): void => payment()?.send(event);
  return {
    retry: () => (payment() ?? actor).send({ type: 'retry.pressed' }),
    /** A second tap finds a payment under way and changes nothing; a wallet that may not be opened now is told so. */
    tapWallet: () => {
      const tapped = { type: 'wallet.tapped', key: newId() } as const;
      if (actor.getSnapshot().can(tapped)) actor.send(tapped);
      else cardFields.closeWallet();
    },
    closeWallet: () => tell({ type: 'wallet.closed' }),
    finishChallenge: () => tell({ type: 'challenge.finished' }),
    abandonChallenge: () => tell({ type: 'challenge.abandoned' }),
  };
}
