/**
 * Wallets that a gateway can be paid from; a card is behind each. Their buttons are in the gateway's frame: on our page its script would
 * stand beside what is typed. Link is a button too: as a method of its own it refuses who has no account.
 */
export const WALLETS = ['apple_pay', 'google_pay', 'link', 'test_wallet'] as const;
export type Wallet = (typeof WALLETS)[number];

/** Reads a name as a gateway or our API writes it; null for none, and for one that is not known here. */
export const walletOf = (name: unknown): Wallet | null => WALLETS.find((wallet) => wallet === name) ?? null;

/** `Apple Pay, Visa •••• 4242`; the wallet alone where its provider does not tell the card. */
export const walletText = (wallet: string, brand: string, last4: string): string =>
  last4 === '' ? wallet : `${wallet}, ${brand} •••• ${last4}`;
