import type { CancelBasis } from '../../domain/cancelRules';

/** Words of what can be done with a booking that stands. */
export const manage = {
  offline: 'Save for offline',
  receipt: 'Receipt',
  saveReceipt: 'Save receipt',
  mailAgain: 'Send the mail again',
  mailSent: (email: string): string => `Sent again to ${email}.`,
  cancel: {
    title: 'Cancel this booking',
    lead: 'First you read what comes back and what is kept. Nothing is cancelled before you confirm.',
    ask: 'What would I get back?',
    asking: 'Asking …',
    paid: 'You paid',
    airlineKeeps: 'The airline keeps',
    feeKept: 'Our service fee, kept',
    refund: 'Back to your card',
    why: {
      free: 'You are within our 24 hours of free cancellation: everything comes back.',
      fare: 'Our 24 hours are over or do not apply: the rules of your fare decide.',
      not_refundable: 'Your fare is not refundable, and our 24 hours are over or do not apply.',
    } satisfies Record<CancelBasis, string>,
    when: 'Refunds reach your card within 5 to 10 business days, as your bank is fast.',
    confirm: (refund: string): string => `Cancel for good and get ${refund} back`,
    keep: 'Keep my booking',
    rather: 'Would you rather have a person cancel for you?',
    request: 'Ask us to cancel',
    cancelling: 'Giving your seats back …',
    onItsWay: 'Your cancellation is on its way: the airline has not answered yet. We finish it without you, and write to you.',
    refunding: (refund: string): string => `Cancelled. Your refund of ${refund} is on its way; we write as soon as it is made.`,
    done: (refund: string): string => `Cancelled. ${refund} goes back to the card that paid.`,
    doneNothing: 'Cancelled. The rules of this fare leave nothing to pay back.',
    failed: 'The airline did not cancel this booking, so it stands and nothing changed. Please call us.',
  },
};
