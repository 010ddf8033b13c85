import { paidWith } from './paidWith.en';

/** Words of the receipt. */
export const receipt = {
  title: 'Receipt',
  reference: 'Booking reference',
  issued: 'Issued',
  payer: 'Paid by',
  method: 'Payment method',
  card: (brand: string, last4: string): string => `${brand} ending in ${last4}`,
  brands: { ...paidWith.cardBrands, unknown: 'Card' },
  wallets: paidWith.wallets,
  trip: 'Trip',
  travelers: 'Travelers',
  flown: (from: string, to: string, date: string): string => `${from} to ${to}, ${date}`,
  price: 'What the price is made of',
  base: 'Fare',
  taxes: 'Taxes and airline fees',
  fee: 'Our service fee',
  extras: 'Seats and bags',
  total: 'Total price',
  movements: 'Charges and refunds',
  date: 'Date',
  reason: 'Reason',
  amount: 'Amount',
  totalPaid: 'Total paid',
  totalBack: 'Total given back',
  balance: 'Paid in the end',
  none: 'Nothing was charged so far.',
  currency: 'All amounts in US dollars. Times in UTC.',
  testMode: 'Test mode: no real ticket was issued and no card was charged. This is not a tax document.',
};
export type ReceiptWords = typeof receipt;
