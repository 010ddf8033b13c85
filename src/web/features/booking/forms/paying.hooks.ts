/** What a payment looks like while it is under way, and what a traveler can do about it: the same for a booking and for a change of flights. */
import { useSelector as useSnapshot } from '@xstate/react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { newId } from '#web/platform/ids';
import type { CardFields } from '../checkout/cardFields';

export type PayingPhase = 'tokenising' | 'inWallet' | 'paying' | 'verifying' | 'processing' | 'unsure';

export interface Paying {
  readonly phase: PayingPhase;
  /** Waiting takes longer than usual. */
  readonly isSlow: boolean;
}

/** Polls after which waiting is called slow: about a minute. */
const SLOW_AFTER = 15;

/** By the state of the machine that pays; in any other state the outcome is waited for. */
const PHASES: Readonly<Record<string, PayingPhase>> = {
  tokenising: 'tokenising',
  inWallet: 'inWallet',
  paying: 'paying',
  reopening: 'paying',
  making: 'paying',
  proving: 'paying',
  challenging: 'verifying',
  verifying: 'verifying',
  abandoning: 'verifying',
  unsure: 'unsure',
};

/** How far a payment under way is, after so many questions for its outcome; null while none is. */
export function usePayingOf(actor: AnyActorRef, tries: number): Paying | null {
  const phase = useSnapshot(actor, (snapshot: AnyMachineSnapshot): PayingPhase | null =>
    snapshot.hasTag('paying') ? (PHASES[String(snapshot.value)] ?? 'processing') : null,
  );
  return phase === null ? null : { phase, isSlow: tries >= SLOW_AFTER };
}

type PaymentEvent =
  | { readonly type: 'wallet.tapped'; readonly key: string }
  | { readonly type: 'wallet.closed' | 'challenge.finished' | 'challenge.abandoned' | 'retry.pressed' };

interface PayingFlow {
  readonly actor: {
    readonly getSnapshot: () => { readonly can: (event: PaymentEvent) => boolean };
    readonly send: (event: PaymentEvent) => void;
  };
  readonly cardFields: CardFields;
}

/** What a traveler can do about a payment, in the words of the machine that pays. */
export const paymentActions = ({ actor, cardFields }: PayingFlow) => ({
  retry: () => actor.send({ type: 'retry.pressed' }),
  /** A second tap finds a payment under way and changes nothing; a wallet that may not be opened now is told so. */
  tapWallet: () => {
    const tapped = { type: 'wallet.tapped', key: newId() } as const;
    if (actor.getSnapshot().can(tapped)) actor.send(tapped);
    else cardFields.closeWallet();
  },
  closeWallet: () => actor.send({ type: 'wallet.closed' }),
  finishChallenge: () => actor.send({ type: 'challenge.finished' }),
  abandonChallenge: () => actor.send({ type: 'challenge.abandoned' }),
});
