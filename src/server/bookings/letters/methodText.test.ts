import { receipt as en } from '#core/content/messages/booking/payment/receipt.en';
import { receipt as es } from '#core/content/messages/booking/payment/receipt.es';
import { methodText } from './methodText';

it.each([
  ['a typed card', en, { cardBrand: 'visa', cardLast4: '4242', wallet: null }, 'Visa ending in 4242'],
  ['a card that is not named', en, { cardBrand: null, cardLast4: null, wallet: null }, 'Card'],
  ['a wallet', en, { cardBrand: 'visa', cardLast4: '4242', wallet: 'apple_pay' }, 'Apple Pay, Visa •••• 4242'],
  // four blanks are what the column makes of an empty text
  ['a wallet that does not tell its card', en, { cardBrand: 'unknown', cardLast4: '    ', wallet: 'link' }, 'Link'],
  [
    'a wallet in Spanish',
    es,
    { cardBrand: 'amex', cardLast4: '0005', wallet: 'test_wallet' },
    'Billetera de prueba, American Express •••• 0005',
  ],
] as const)('names %s', (_what, words, paid, text) => {
  expect(methodText(words, paid)).toBe(text);
});
