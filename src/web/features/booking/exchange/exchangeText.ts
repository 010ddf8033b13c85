/** What a change of flights costs or brings, in words: the same on the booking, in the list, in the review and at its end. */
import type { ExchangeTerms } from '#core/domain/booking/exchange';
import type { FareConditions } from '#core/domain/flights/flights';
import type { AirlineCredit } from '#core/domain/booking/cancelRules';
import { formatCents } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import type { BookingWords, ExchangeWords } from '#web/platform/sent/messages';

type PanelWords = BookingWords['manage']['exchange'];
type Amounts = Pick<ExchangeTerms, 'due' | 'refund'> & { readonly credit?: AirlineCredit | undefined };

/** `$40.00 airline credit`. */
export const creditText = ({ kind, amount }: AirlineCredit, { creditOf, creditUnknown }: PanelWords): string =>
  amount === null ? creditUnknown[kind] : creditOf[kind](formatCents(amount));

/** `+$84.00 to pay`, `$40.00 back to your card`, `No extra cost`. */
export function amountText({ due, refund, credit }: Amounts, words: ExchangeWords, panel: PanelWords): string {
  if (due > 0) return words.toPay(formatCents(due));
  if (refund > 0) return words.backToCard(formatCents(refund));
  return credit ? creditText(credit, panel) : words.noCost;
}

/** The one sum of it by its name; null where the airline gives credit, which has words of its own. */
export function sumOf({ due, refund, credit }: Amounts, words: ExchangeWords): { readonly label: string; readonly cents: Cents | null } {
  if (credit) return { label: words.creditTotal, cents: null };
  if (refund > 0) return { label: words.refundTotal, cents: refund };
  return { label: due > 0 ? words.dueTotal : words.noTotal, cents: due };
}

/** The button that agrees to it. */
export function confirmText({ due, refund, credit }: Amounts, { confirm }: ExchangeWords, panel: PanelWords): string {
  if (due > 0) return confirm.pay(formatCents(due));
  if (refund > 0) return confirm.refund(formatCents(refund));
  return credit ? confirm.credit(creditText(credit, panel)) : confirm.nothing;
}

/** What came of it: charged, given back, or neither. */
export function resultText({ due, refund, credit }: Amounts, panel: PanelWords): string {
  if (due > 0) return panel.charged(formatCents(due));
  if (refund > 0) return panel.refunded(formatCents(refund));
  return credit ? panel.credited(creditText(credit, panel)) : panel.nothing;
}

/** What the fare says of changes. */
export function feeText({ changeable }: Pick<FareConditions, 'changeable'>, panel: PanelWords): string {
  if (changeable === 0) return panel.free;
  return typeof changeable === 'number' ? panel.fee(formatCents(changeable)) : panel.feeUnknown;
}
