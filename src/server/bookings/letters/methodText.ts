/** What a booking was paid with, as receipt and mail say it. */
import type { ReceiptWords } from '#core/content/messages/booking/receipt.en';
import { walletText } from '#core/domain/payment/wallets';
import type { Booking } from '../saga/work';

/** `Visa ending in 4242`, `Apple Pay, Visa •••• 4242`. */
export function methodText(
  receipt: Pick<ReceiptWords, 'brands' | 'card' | 'wallets'>,
  { cardBrand, cardLast4, wallet }: Pick<Booking, 'cardBrand' | 'cardLast4' | 'wallet'>,
): string {
  const brand = receipt.brands[cardBrand ?? 'unknown'];
  const last4 = cardLast4?.trim() ?? '';
  if (wallet !== null) return walletText(receipt.wallets[wallet], brand, last4);
  return last4 === '' ? brand : receipt.card(brand, last4);
}
