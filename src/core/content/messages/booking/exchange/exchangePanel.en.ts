import type { WhyClosed } from '../../../../domain/booking/exchangeDays';
import type { AirlineCredit } from '../../../../domain/booking/cancelRules';

/** On the page of a booking: whether its flights can be changed there, and what became of a change (booking.62). */
export const exchangePanel = {
  title: 'Change flights',
  free: 'The airline charges no change fee for this fare.',
  fee: (price: string): string => `The airline’s change fee for this fare is ${price} per traveler.`,
  feeUnknown: 'The airline names its change fee with the new flights.',
  difference: 'If the new flights cost more, you pay the difference as well. You see the whole price before anything is changed.',
  open: 'Choose new flights',
  closed: {
    airlineChange: 'The airline changed your flights and waits for your answer: accept the new times first, or call us.',
    notOffered: 'This fare does not allow changes. Call us and we tell you what is possible.',
    separateTickets: 'These flights are on separate tickets, so they cannot be changed together here. Call us and we change them for you.',
    tooLate: 'It is too close to departure to change flights here. Call us at once.',
    unknown: 'The airline does not let us change this booking here. Call us and we ask the airline for you.',
  } satisfies Record<WhyClosed, string>,
  underWay: 'Your change of flights is under way: the airline has not confirmed it yet. We finish it without you, and write to you.',
  challenge: 'Your bank wants you to confirm the payment of your change of flights. Until then you have your old flights.',
  follow: 'See how it stands',
  goOn: 'Go on with the change',
  done: (when: string): string => `You changed your flights on ${when}.`,
  /** What it cost or brought. */
  charged: (price: string): string => `${price} was charged to your card.`,
  refunded: (price: string): string => `${price} goes back to your card.`,
  credited: (credit: string): string => `The airline issues it to the travelers: ${credit}.`,
  nothing: 'Nothing was charged.',
  before: 'Before',
  now: 'Now',
  creditOf: {
    airline_credits: (price: string): string => `${price} airline credit`,
    voucher: (price: string): string => `${price} airline voucher`,
  } satisfies Record<AirlineCredit['kind'], (price: string) => string>,
  creditUnknown: {
    airline_credits: 'airline credit, as much as the airline says',
    voucher: 'airline voucher, for as much as the airline says',
  } satisfies Record<AirlineCredit['kind'], string>,
};
