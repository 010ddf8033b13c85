import type { Extra } from '../../../../domain/fares/wholeCost';

/** Words of prices with extras: what is paid now, and what the airline takes later. */
export const wholeCost = {
  title: 'Whole cost',
  hint: 'Adds the airline’s fees to every price, at the fare that gives what you want for the least. You pay us the fare; the rest goes to the airline.',
  extras: {
    carryOn: 'Carry-on bag',
    checkedBag: '1 checked bag',
    seatChoice: 'Seat choice',
    changeable: 'Changeable ticket',
  } satisfies Record<Extra, string>,
  inSentence: {
    carryOn: 'a carry-on bag',
    checkedBag: '1 checked bag',
    seatChoice: 'seat choice',
    changeable: 'one ticket change',
  } satisfies Record<Extra, string>,
  include: (extras: string): string => `Prices include ${extras} per traveler`,
  clear: 'Clear',
  clearWhat: ' whole cost',
  /** Below the large figure; in part where a fee is not known. */
  basis: {
    adult: (isKnown: boolean): string => (isKnown ? 'per adult with extras' : 'per adult, as far as known'),
    traveler: (isKnown: boolean): string => (isKnown ? 'per traveler with extras' : 'per traveler, as far as known'),
  },
  /** The rows of a party's ledger. */
  fareOf: (travelers: number): string => (travelers === 1 ? 'Fare' : `Fare for ${String(travelers)}`),
  atAirline: { bags: 'Bags (airline)', seatChoice: 'Seats (airline)', changeable: 'Change (airline)', several: 'Extras (airline)' },
  about: (price: string): string => `≈ ${price}`,
  extrasOfFare: 'Extras',
  included: 'included',
  fees: {
    carryOn: 'Carry-on fee',
    checkedBag: 'Bag fee',
    seatChoice: 'Seat fee',
    changeable: 'Change fee',
  } satisfies Record<Extra, string>,
  askUs: 'ask us',
  refused: {
    carryOn: 'Carry-on bag',
    checkedBag: 'Checked bag',
    seatChoice: 'Seat choice',
    changeable: 'Changes',
  } satisfies Record<Extra, string>,
  notWithFare: 'not allowed',
  sum: 'Total',
  /** On a tab, below a price that leaves something out. */
  short: { partly: '+ unknown fee', refused: 'not all extras' },
  /** In the arithmetic of the order. */
  term: 'Extras at the airline per traveler',
  ranks: {
    partly: 'A fee is not known: this flight ranks after those whose whole cost is known.',
    refused: 'This fare cannot give all that you ask for: it ranks last.',
  },
};
