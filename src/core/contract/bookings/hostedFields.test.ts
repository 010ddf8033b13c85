import { FIELDS_SOURCE, PAGE_SOURCE, readFieldsMessage, readPageMessage } from './hostedFields';

const number = { field: 'number', text: 'Enter the card number.' };

it.each([
  ['what is wrong', [number], [number]],
  ['nothing', [], []],
  ['fields that nobody knows', [{ field: 'pin', text: 'x' }, number], [number]],
  ['what is no sentence', [{ field: 'number', text: 7 }, 'number', null], []],
  ['too long a sentence', [{ field: 'number', text: 'x'.repeat(1000) }], [{ field: 'number', text: 'x'.repeat(300) }]],
])('the page reads %s of a frame', (_what, faults, read) => {
  const message = { source: FIELDS_SOURCE, type: 'validity', brand: 'visa', faults };
  expect(readFieldsMessage(message)).toEqual({ ...message, faults: read });
});

const billing = { nameOnCard: 'Ada Byron', country: 'US', state: 'NY', address: '12 Main St', city: 'New York', zip: '10001' };
const payer = { amount: 41_250, billing };

it.each([
  ['a token', { type: 'tokenise', nonce: 'abc', payer }, true],
  ['a token without a payer', { type: 'tokenise', nonce: 'abc' }, false],
  ['a token for parts of a cent', { type: 'tokenise', nonce: 'abc', payer: { ...payer, amount: 0.5 } }, false],
  ['what is wrong', { type: 'show_faults' }, true],
  ['the focus', { type: 'focus', field: 'securityCode' }, true],
  ['the focus of a field that nobody knows', { type: 'focus', field: 'pin' }, false],
  ['a wallet', { type: 'open_wallet', nonce: 'abc', amount: 41_250 }, true],
  ['a wallet without an amount', { type: 'open_wallet', nonce: 'abc' }, false],
  ['a wallet for parts of a cent', { type: 'open_wallet', nonce: 'abc', amount: 0.5 }, false],
  ['no wallet any more', { type: 'close_wallet' }, true],
  ['another total', { type: 'total', amount: 41_250 }, true],
  ['a total in words', { type: 'total', amount: '41250' }, false],
  ['a token without a name', { type: 'tokenise', payer }, false],
  ['something else', { type: 'send' }, false],
])('the frame receives a request for %s', (_what, sent, isRead) => {
  const message = { source: PAGE_SOURCE, ...sent };
  expect(readPageMessage(message)).toEqual(isRead ? message : null);
  expect(readPageMessage({ ...sent, source: 'elsewhere' })).toBeNull();
});

it.each([
  ['wallet_tapped', {}, true],
  ['error', { nonce: 'abc', code: 'dismissed' }, true],
  ['error', { nonce: 'abc', code: 'stolen' }, false],
])('the page reads %s with %j: %p', (type, more, isRead) => {
  const message = { source: FIELDS_SOURCE, type, ...more };
  expect(readFieldsMessage(message)).toEqual(isRead ? message : null);
});

it('no list of faults is no message', () => {
  expect(readFieldsMessage({ source: FIELDS_SOURCE, type: 'validity', complete: true })).toBeNull();
});
