import type { CardFault } from '../../../domain/booking/cardRules';

/** The gateways' own documents: card fields, and the bank's check. */
export const hostedFields = {
  title: 'Card details',
  number: 'Card number',
  numberExample: '1234 1234 1234 1234',
  expiration: 'Expiration',
  expirationExample: 'MM / YY',
  securityCode: 'Security code',
  securityCodeExample: '3 or 4 digits',
  faults: {
    number_missing: 'Enter the card number.',
    number_incomplete: 'The card number is too short.',
    number_wrong: 'Please check the card number; a digit is wrong.',
    expiration_missing: 'Enter the expiration date as MM / YY.',
    expiration_unreadable: 'Enter the expiration date as MM / YY.',
    expiration_past: 'This card has expired.',
    security_code_missing: 'Enter the security code.',
    security_code_length: 'The security code has 3 digits, on American Express cards 4.',
  } satisfies Record<CardFault, string>,
  testCardsOnly: 'This is a test site and takes test cards only, such as 4242 4242 4242 4242.',
  challengeTitle: 'Your bank asks: is it you?',
  challengeText: (amount: string, last4: string) => `Test bank. Confirm ${amount} to Wingfare Travel with the card ending in ${last4}?`,
  challengeOver: 'This check is over. You can go on.',
  challengeFailed: 'That did not work. Please try again.',
  incomplete: 'Please complete the card details.',
  unloadable: 'The card form could not be loaded. Nothing was charged.',
  again: 'Try again',
  bankAsked: 'One moment: your bank is being asked.',
  complete: 'Complete',
  fail: 'Fail',
};
