import type { CardBrand } from '#core/domain/payment/cardRules';
import { CARD_BRANDS } from '#core/domain/payment/cardRules';
import type { ConfirmationToken } from './stripeJs';

/** What Stripe says of the card behind a token. */
export function cardOf({ payment_method_preview: { card } }: ConfirmationToken): { readonly brand: CardBrand; readonly last4: string } {
  return { brand: CARD_BRANDS.find((known) => known === card?.brand) ?? 'unknown', last4: card?.last4 ?? '' };
}
