/** What is said of a fee, whatever it is for: on cards, in tables, on pages and in mails. */
import type { BagFee } from '../../domain/flights/flights';
import type { Cents } from '../../domain/values/money';
import { formatCents } from '../../domain/values/money';

/** The words of one place for each answer. */
export interface FeeWords {
  readonly included: string;
  /** It costs, and nobody can say how much beforehand. */
  readonly paid: string;
  readonly notAllowed: string;
  /** Not known: ask us. */
  readonly unknown: string;
  readonly costs: (price: string) => string;
}

/** The answer in the words of a place; an amount is written by `money`. */
export function feeText(fee: BagFee, words: FeeWords, money: (cents: Cents) => string = formatCents): string {
  if (fee === null) return words.unknown;
  if (typeof fee === 'number') return fee === 0 ? words.included : words.costs(money(fee));
  return words[fee];
}
