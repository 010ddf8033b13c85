import type { CardBrand } from '../../../../domain/payment/cardRules';
import type { Wallet } from '../../../../domain/payment/wallets';

/** What a booking was paid with. */
export const paidWith = {
  /** With what; null where that is not told. */
  paid: (method: string | null): string => (method === null ? 'Paid by card' : `Paid, ${method}`),
  held: (method: string | null): string => (method === null ? 'Held on the card' : `Held on ${method}`),
  wallets: { apple_pay: 'Apple Pay', google_pay: 'Google Pay', link: 'Link', test_wallet: 'Test wallet' } satisfies Record<Wallet, string>,
  cardBrands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    discover: 'Discover',
    diners: 'Diners Club',
    jcb: 'JCB',
    unknown: 'card',
  } satisfies Record<CardBrand, string>,
};
