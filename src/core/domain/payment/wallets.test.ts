import { walletOf, walletText } from './wallets';

it.each([
  ['apple_pay', 'apple_pay'],
  ['test_wallet', 'test_wallet'],
  ['samsung_pay', null],
  [undefined, null],
  [{ type: 'link' }, null],
])('%p is read as %p', (name, wallet) => {
  expect(walletOf(name)).toBe(wallet);
});

it.each([
  ['4242', 'Apple Pay, Visa •••• 4242'],
  ['', 'Apple Pay'],
])('names a wallet with a card that ends in "%s"', (last4, text) => {
  expect(walletText('Apple Pay', 'Visa', last4)).toBe(text);
});
