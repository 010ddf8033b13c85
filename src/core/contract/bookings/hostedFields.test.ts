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
  ['a token without a name', { type: 'tokenise', payer }, false],
  ['something else', { type: 'send' }, false],
])('the frame is asked for %s', (_what, asked, isRead) => {
  const message = { source: PAGE_SOURCE, ...asked };
  expect(readPageMessage(message)).toEqual(isRead ? message : null);
  expect(readPageMessage({ ...asked, source: 'elsewhere' })).toBeNull();
});

it('no list of faults is no message', () => {
  expect(readFieldsMessage({ source: FIELDS_SOURCE, type: 'validity', complete: true })).toBeNull();
});
