/** Cards the sandbox knows; numbers are Stripe's public test numbers, which no bank ever issues. */
/** What the pretended bank does with a card. */
export type CardBehaviour =
  | 'approve'
  | 'decline'
  | 'insufficient_funds'
  | 'expired'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'authentication_required'
  | 'challenge'
  | 'timeout';

const TEST_CARDS: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'approve',
  '4000056655665556': 'approve',
  '5555555555554444': 'approve',
  '378282246310005': 'approve',
  '6011111111111117': 'approve',
  '3056930009020004': 'approve',
  '3566002020360505': 'approve',
  '4000000000000002': 'decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired',
  '4000000000000127': 'incorrect_cvc',
  '4000008400001280': 'processing_error',
  '4000002760003184': 'authentication_required',
  '4000002500003155': 'challenge',
  '4000000000000119': 'timeout',
};

/** The cards in the test wallet, by what the bank does with them. */
export const WALLET_CARDS = { approve: '4242424242424242', decline: '4000000000000002', challenge: '4000002500003155' } as const;
export type WalletCard = keyof typeof WALLET_CARDS;

/** What a number does, or null when it is no test card: a real card has no business here and is refused. */
export function behaviourOf(digits: string): CardBehaviour | null {
  return TEST_CARDS[digits] ?? null;
}
