/** What a booking was paid with, in the words of the page. */
import type { paidWith } from '#core/content/messages/booking/payment/paidWith.en';
import type { BookingWire } from '#core/contract/bookings/bookings.schema';
import { CARD_BRANDS } from '#core/domain/payment/cardRules';
import { walletOf, walletText } from '#core/domain/payment/wallets';

/** `Visa 4242`, `Apple Pay, Visa •••• 4242`; null where the provider does not tell. */
export function methodText(
  { cardBrands, wallets }: Pick<typeof paidWith, 'cardBrands' | 'wallets'>,
  card: BookingWire['card'],
): string | null {
  const brand = cardBrands[CARD_BRANDS.find((known) => known === card.brand) ?? 'unknown'];
  const wallet = walletOf(card.wallet);
  if (wallet !== null) return walletText(wallets[wallet], brand, card.last4);
  return card.last4 === '' ? null : `${brand} ${card.last4}`;
}
