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
  /** Below the large figure. */
  perAdult: 'per adult with extras',
  perTraveler: 'per traveler with extras',
  perAdultInPart: 'per adult, as far as known',
  perTravelerInPart: 'per traveler, as far as known',
  /** Before the price: which of the flight's fares it is. */
  atFare: (family: string): string => `${family}:`,
  now: 'total\u00a0now, taxes\u00a0and fees\u00a0included',
  later: 'to the airline, estimate',
  whole: 'in total',
  noFee: 'Extras included',
  feeUnknown: {
    carryOn: '+ carry-on fee: ask us',
    checkedBag: '+ bag fee: ask us',
    seatChoice: '+ seat fee: ask us',
    changeable: '+ change fee: ask us',
  } satisfies Record<Extra, string>,
  refused: {
    carryOn: 'No carry-on bag with this fare',
    checkedBag: 'No checked bag with this fare',
    seatChoice: 'No seat choice with this fare',
    changeable: 'Not changeable',
  } satisfies Record<Extra, string>,
  /** On a tab, below a price that leaves something out. */
  short: { partly: '+ unknown fee', refused: 'not all extras' },
  /** In the arithmetic of the order. */
  term: 'Extras at the airline per traveler',
  ranks: {
    partly: 'A fee is not known: this flight ranks after those whose whole cost is known.',
    refused: 'This fare cannot give all that you ask for: it ranks last.',
  },
};
