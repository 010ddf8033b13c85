/** What Stripe calls a refund, and which of them are money that went back. */
import type Stripe from 'stripe';

/** What a smaller capture, a cancellation or the end of a hold let go is called a refund too, and moves no money. */
export const movedNothing = ({ reason, status, balance_transaction: booked }: Stripe.Refund): boolean =>
  reason === 'expired_uncaptured_charge' || (status === 'succeeded' && booked === null);

/** The bank takes it, or has not said otherwise. */
export const isStanding = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled';
