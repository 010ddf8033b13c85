/** Hears what each payment emits that a machine of a page invokes, one after the other. */
import type { ActorRefFrom } from 'xstate';
import type { paymentMachine } from './payment.machine';
import type { PaymentEmitted } from './payment.types';

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;

export interface Payer {
  readonly children: { readonly payment?: PaymentActor | undefined };
}

interface PayingActor {
  readonly getSnapshot: () => Payer;
  readonly subscribe: (next: (snapshot: Payer) => void) => { readonly unsubscribe: () => void };
}

/** Returns the function that stops it. */
export function listenToPayment(actor: PayingActor, hear: (event: PaymentEmitted) => void): () => void {
  let heard: PaymentActor | undefined;
  const follow = ({ children: { payment } }: Payer): void => {
    if (!payment || payment === heard) return;
    heard = payment;
    payment.on('*', hear);
  };
  follow(actor.getSnapshot());
  const following = actor.subscribe(follow);
  return () => following.unsubscribe();
}
