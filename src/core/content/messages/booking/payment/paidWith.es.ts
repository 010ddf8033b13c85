import type { paidWith as en } from './paidWith.en';

/** What a booking was paid with. */
export const paidWith: typeof en = {
  paid: (method) => (method === null ? 'Pagado con tarjeta' : `Pagado, ${method}`),
  held: (method) => (method === null ? 'Retenido en la tarjeta' : `Retenido en ${method}`),
  wallets: { apple_pay: 'Apple Pay', google_pay: 'Google Pay', link: 'Link', test_wallet: 'Billetera de prueba' },
  cardBrands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    discover: 'Discover',
    diners: 'Diners Club',
    jcb: 'JCB',
    unknown: 'tarjeta',
  },
};
