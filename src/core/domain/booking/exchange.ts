/**
 * Changing flights that were booked, by the traveler: an exchange, in the words of the field. A schedule change is the airline's
 * (`scheduleChange.ts`).
 */
import type { IsoDate } from '../values/dates';
import type { Cents } from '../values/money';
import type { AirlineCredit } from './cancelRules';

/** A slice of a booking that is to be flown on another day, by its place in the trip from 0; its airports stay. */
export interface ReplacedSlice {
  readonly place: number;
  readonly date: IsoDate;
}

/** What an exchange costs or brings the whole party, in cents. Money moves one way or none: `due` or `refund` is 0. */
export interface ExchangeTerms {
  /** The new flights less the old ones, seats that are given up included; negative where the new ones are cheaper. */
  readonly difference: Cents;
  /** The airline's change fee. */
  readonly penalty: Cents;
  /** To be paid now. */
  readonly due: Cents;
  /** Back to the card. */
  readonly refund: Cents;
  /** What the airline gives the travelers where the new flights are cheaper and nothing reaches a card; left out where it gives none. */
  readonly credit?: AirlineCredit;
}

/** Where the airline sends what the new flights are cheaper by: to the card, as credit with itself, or nowhere. */
export type RefundTo = 'card' | AirlineCredit['kind'] | 'nowhere';

export function exchangeTerms(difference: Cents, penalty: Cents, refundTo: RefundTo): ExchangeTerms {
  const net = difference + penalty;
  if (net >= 0) return { difference, penalty, due: net, refund: 0 };
  switch (refundTo) {
    case 'card':
      return { difference, penalty, due: 0, refund: -net };
    case 'nowhere':
      return { difference, penalty, due: 0, refund: 0 };
    default:
      return { difference, penalty, due: 0, refund: 0, credit: { kind: refundTo, amount: -net } };
  }
}

/** Whether two offers ask the same of a traveler: what was agreed to holds for the other one. */
export const isSameDeal = (a: Pick<ExchangeTerms, 'due' | 'refund'>, b: Pick<ExchangeTerms, 'due' | 'refund'>): boolean =>
  a.due === b.due && a.refund === b.refund;
