/** What a booking was paid with, as receipt and mail say it. */
import type { ReceiptWords } from '#core/content/messages/booking/payment/receipt.en';
import type { PriceEntry } from '#core/domain/payment/priceLedger';
import { walletText } from '#core/domain/payment/wallets';
import type { Exchange } from '../afterSale/exchanging/exchangeWork';
import type { Booking } from '../saga/work';

type PaidWith = Pick<Booking, 'cardBrand' | 'cardLast4' | 'wallet'>;
export type PaidExchange = PaidWith & Pick<Exchange, 'stateSince' | 'capturedAmount'>;
type MethodWords = Pick<ReceiptWords, 'brands' | 'card' | 'wallets'>;

/** `Visa ending in 4242`, `Apple Pay, Visa •••• 4242`. */
export function methodText(receipt: MethodWords, { cardBrand, cardLast4, wallet }: PaidWith): string {
  const brand = receipt.brands[cardBrand ?? 'unknown'];
  const last4 = cardLast4?.trim() ?? '';
  if (wallet !== null) return walletText(receipt.wallets[wallet], brand, last4);
  return last4 === '' ? brand : receipt.card(brand, last4);
}

/** What a charge of the ledger was paid with: a change of flights may have been with another card. Null where that is not known. */
export function methodOfCharge(
  receipt: MethodWords,
  booking: PaidWith,
  exchanges: readonly PaidExchange[],
  { at, amount }: Pick<PriceEntry, 'at' | 'amount'>,
): string | null {
  // the line was written with the move that ended the exchange
  const exchange = exchanges.find(({ stateSince, capturedAmount }) => stateSince.toISOString() === at && capturedAmount === amount);
  if (exchange === undefined) return methodText(receipt, booking);
  return exchange.cardBrand === null ? null : methodText(receipt, exchange);
}

/** All that charges were paid with, each once. */
export const chargedWith = (
  receipt: MethodWords,
  booking: PaidWith,
  exchanges: readonly PaidExchange[],
  lines: readonly PriceEntry[],
): readonly string[] => [
  ...new Set(lines.flatMap((line) => (line.reason === 'captured' ? (methodOfCharge(receipt, booking, exchanges, line) ?? []) : []))),
];
