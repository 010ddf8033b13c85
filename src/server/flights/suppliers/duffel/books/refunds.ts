/** Where the refund of a cancelled order goes (decision 134). */
import type { AirlineCredit } from '#core/domain/booking/cancelRules';
import type { Cents } from '#core/domain/values/money';
import type { DuffelCancellation } from '../api/duffelTypes';
import { dollars } from '../search/fares';

export interface ReadRefund {
  /** Cents of money that reach the agency; null where Duffel does not say, or not in dollars. */
  readonly refund: Cents | null;
  readonly credit?: AirlineCredit;
}

/** What a cancellation brings. Money goes back to what paid Duffel, and that is always the agency's own: the traveler's card is not involved. */
export function readRefund({ refund_amount, refund_currency, refund_to, airline_credits }: DuffelCancellation): ReadRefund {
  const amount = dollars(refund_amount, refund_currency);
  switch (refund_to) {
    case 'balance':
    case 'arc_bsp_cash':
    case 'card':
    case 'awaiting_payment':
      return { refund: amount };
    case 'airline_credits':
      return { refund: 0, credit: { kind: 'airline_credits', amount: creditAmount(airline_credits) ?? amount } };
    case 'voucher':
      return { refund: 0, credit: { kind: 'voucher', amount } };
    // one that we do not know is no money of ours
    default:
      return { refund: null };
  }
}

/** All credits together; null where there are none yet, or one is not in dollars. */
function creditAmount(credits: DuffelCancellation['airline_credits'] | null | undefined): Cents | null {
  const amounts = (credits ?? []).map(({ credit_amount, credit_currency }) => dollars(credit_amount, credit_currency));
  return amounts.length === 0 ? null : amounts.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}
