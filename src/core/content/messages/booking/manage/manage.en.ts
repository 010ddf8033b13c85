import { REFUND_DAYS } from '../../../../domain/booking/cancelRules';
import type { AirlineCredit, CancelBasis } from '../../../../domain/booking/cancelRules';
import { changeFacts } from '../changeFacts.en';
import { boarding } from '../../boarding.en';
import { exchangePanel } from '../exchange/exchangePanel.en';

type CreditKind = AirlineCredit['kind'];

/** Words of what can be done with a booking that stands. */
export const manage = {
  boarding,
  exchange: exchangePanel,
  receipt: 'Receipt',
  saveReceipt: 'Save receipt',
  mailAgain: 'Send the mail again',
  mailSent: (email: string): string => `Sent again to ${email}.`,
  undelivered: {
    title: 'Our mail did not reach you',
    lead: (email: string): string =>
      `Mail to ${email} comes back to us. Your booking is safe. Enter another address: we send the mail there, and write to it from now on.`,
    email: 'Another email address',
    send: 'Send it there',
    call: 'Or call us:',
    sentTitle: 'We are sending the mail again',
    sent: (email: string): string => `It goes to ${email}, which is the address of this booking from now on.`,
  },
  cancel: {
    title: 'Cancel this booking',
    lead: 'First you see what you get back and what is kept. Nothing is cancelled until you confirm.',
    ask: 'What would I get back?',
    asking: 'Asking …',
    quoted: (refund: string, paid: string): string => `Back to your card: ${refund} of the ${paid} you paid. Nothing is cancelled yet.`,
    paid: 'You paid',
    returned: 'Came back to your card before',
    airlineKeeps: 'The airline keeps',
    feeKept: 'Our service fee, kept',
    refund: 'Back to your card',
    creditLabel: { airline_credits: 'Airline credit', voucher: 'Airline voucher' } satisfies Record<CreditKind, string>,
    creditUnknown: 'the airline tells you the amount',
    why: {
      free: 'You are within our 24 hours of free cancellation: everything comes back.',
      fare: 'Our 24 hours are over or do not apply: the rules of your fare decide.',
      changed: 'The airline changed your flights significantly, and you did not accept it: everything comes back.',
      airline: 'Your fare is not refundable, but the airline gives this part of it back: taxes, mostly.',
      credit: 'The airline gives credit for this fare, not money: it is yours to use with the airline, and we cannot pay it out.',
      not_refundable: 'Your fare is not refundable, and our 24 hours are over or do not apply.',
    } satisfies Record<CancelBasis, string>,
    when: `We refund your card within ${String(REFUND_DAYS.card)} business days, as US rules require. Your bank may take a few days more to show it.`,
    disputed: (refund: string): string =>
      `This payment is disputed with the bank that issued the card. Until the bank decides, we cannot refund it. If you cancel now, your seats are released at once; we refund ${refund} as soon as the dispute ends in our favor or is withdrawn. If the bank returns the money to you itself, that counts as your refund. Withdrawing the dispute is the fastest way.`,
    confirm: (refund: string): string => `Cancel for good and get ${refund} back`,
    until: (time: string): string => `These terms hold until ${time}. After that we ask the airline again.`,
    keep: 'Keep my booking',
    rather: 'Would you rather have a person cancel for you?',
    request: 'Ask us to cancel',
    cancelling: 'Releasing your seats …',
    onItsWay: 'Your cancellation is on its way: the airline has not answered yet. We finish it without you, and write to you.',
    refunding: (refund: string): string => `Cancelled. Your refund of ${refund} is on its way; we write as soon as it is made.`,
    refundDisputed: (refund: string): string =>
      `Cancelled. Your refund of ${refund} waits for your bank, which has not decided the dispute of this payment. We refund it, and write to you, as soon as the bank allows.`,
    doneReturned: (returned: string): string => `Cancelled. ${returned} had come back to your card before; nothing more is due.`,
    done: (refund: string): string => `Cancelled. ${refund} goes back to the card that paid.`,
    doneNothing: 'Cancelled. The rules of this fare leave nothing to pay back.',
    doneCredit: (kind: string): string => `The airline issues it to the travelers: ${kind}. Ask the airline how to use it.`,
    failed: 'The airline did not cancel this booking, so it stands and nothing was refunded. Ask again, or call us.',
  },
  change: {
    facts: changeFacts,
    title: 'The airline changed your flights',
    gone: 'The airline cancelled your flights',
    goneTitle: 'Your flights were cancelled',
    goneTag: 'Cancelled by the airline',
    lead: 'The flights of now are in your itinerary. This is what changed:',
    goneLead: 'These flights are no longer part of your booking.',
    was: (time: string): string => `was ${time}`,
    before: 'Booked',
    now: 'New',
    significant: 'This is a significant change. Accept the new flights, or cancel and get everything back, our fee included.',
    goneText: 'Cancel below and get everything back, our fee included, or call us and we look for other flights with you.',
    small: 'Accept the new times, or call us before you travel and we look for another flight with the airline.',
    accept: 'Accept the new times',
    acceptFlights: 'Accept the new flights',
    accepting: 'Accepting …',
    accepted: (when: string): string => `You accepted the new times on ${when}.`,
    acceptedFlights: (when: string): string => `You accepted the new flights on ${when}.`,
    broken:
      'These flights cannot be flown as they are now. Call us and we look for others with the airline, or cancel and get everything back, our fee included.',
    cancel: 'See what you would get back',
  },
};
