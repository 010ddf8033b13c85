import type { Boarding, FareBrand } from '../../../../domain/flights/flights';
import type { FeeWords } from '../../../phrases/feeText';

/** Words of fares and their rules: shown by results and booking. */
export const fares = {
  rules: 'Fare rules',
  fare: 'Fare',
  families: { Basic: 'Basic', Main: 'Main', Standard: 'Standard', Flex: 'Flex' } satisfies Record<FareBrand, string>,
  /** The family, and what the airline calls it. */
  named: (family: string, soldAs: string): string => `${family} (${soldAs})`,
  /** In place of a family: each slice is a ticket of its own. */
  separateTickets: 'Separate tickets',
  separateTicketsText:
    'Your flights are separate tickets, of airlines that do not work together. Each has its own rules, and if one airline changes or cancels its flight, the others do not have to change yours.',
  seatChoice: 'Seat choice',
  included: { personalItem: 'Included', carryOn: 'Included', checkedBag: 'Included', seatChoice: 'Included' },
  /** Of what is not included. */
  fee: {
    paid: 'For a fee, which depends on flight and day',
    notAllowed: 'Not with this fare',
    unknown: 'Not known: ask us',
    costs: (price: string): string => `${price} per traveler, whole trip`,
  },
  changes: 'Changes',
  changesFree: 'Free changes; you pay a fare difference only',
  changesNone: 'Not with this fare',
  changesUnknown: 'Fee unknown: ask us before you book',
  changesFrom: (price: string): string => `Changeable ticket for ${price} per traveler`,
  refund: 'Refund after 24 hours',
  refundNone: 'Not refundable',
  refundFree: 'Refundable without an airline penalty',
  refundPenalty: (price: string): string => `Refundable; the airline keeps ${price} per traveler`,
  boarding: 'Boarding',
  boards: { priority: 'Before most others', general: 'With your row or group', last: 'With the last group' } satisfies Record<
    Boarding,
    string
  >,
  boardsUnknown: 'The airline does not say',

  compare: 'Compare fares',
  tableOf: 'Fares side by side',
  price: 'Price',
  perAdult: 'per adult',
  perTraveler: 'per traveler',
  inTotal: (price: string): string => `${price} in total`,
  /** In a table, where room is short. */
  short: {
    fee: {
      included: 'Included',
      paid: 'For a fee',
      notAllowed: 'Not allowed',
      unknown: 'Ask us',
      costs: (price) => price,
    } satisfies FeeWords,
    changesFree: 'Free',
    changesNone: 'Not allowed',
    refund: 'Refund',
    refundNone: 'None',
    refundFree: 'In full',
    refundPenalty: (price: string): string => `Less ${price}`,
    boards: { priority: 'Early', general: 'By group', last: 'Last' } satisfies Record<Boarding, string>,
  },
  note: 'Prices include all taxes and fees. What a bag, a seat or a change costs goes to the airline, per traveler for the whole trip; refunds are those after 24 hours.',
};
