import { ledgerFaults, receiptLines } from './priceLedger';
import type { LedgerFault, PriceEntry, PriceReason } from './priceLedger';

const entry = (reason: PriceReason, amount: number): PriceEntry => ({ at: '2026-11-21T12:00:00.000Z', reason, source: 'gateway', amount });

it.each<[string, readonly PriceEntry[], readonly PriceReason[], number, number]>([
  ['nothing paid yet', [entry('offered', 500), entry('agreed', 500), entry('authorised', 500)], [], 0, 0],
  ['another card after a declined one', [entry('declined', 500), entry('authorised', 500), entry('captured', 500)], ['captured'], 500, 0],
  [
    'cancelled with a refund of a part',
    [entry('captured', 500), entry('cancel_agreed', 300), entry('refunded', 300)],
    ['captured', 'refunded'],
    500,
    300,
  ],
  [
    'refunded in two parts',
    [entry('captured', 500), entry('refunded', 300), entry('refunded', 200)],
    ['captured', 'refunded', 'refunded'],
    500,
    500,
  ],
  ['a hold that went back', [entry('authorised', 500), entry('released', 500)], [], 0, 0],
])('%s', (_, entries, reasons, paid, givenBack) => {
  const receipt = receiptLines(entries);
  expect([receipt.lines.map(({ reason }) => reason), receipt.paid, receipt.givenBack]).toEqual([reasons, paid, givenBack]);
});

it.each<[string, readonly PriceEntry[], readonly LedgerFault[]]>([
  ['agreed, held and charged', [entry('agreed', 500), entry('authorised', 500), entry('captured', 500)], []],
  ['charged less than agreed', [entry('agreed', 500), entry('authorised', 400), entry('captured', 400)], []],
  ['a hold that nobody agreed to', [entry('offered', 500), entry('authorised', 500)], ['charged_without_consent']],
  ['a charge that nobody agreed to', [entry('offered', 500), entry('captured', 500)], ['charged_without_consent']],
  ['a hold of more', [entry('agreed', 500), entry('authorised', 501)], ['charged_more_than_agreed']],
  ['a charge of more', [entry('agreed', 500), entry('authorised', 500), entry('captured', 501)], ['charged_more_than_agreed']],
  ['more, agreed to afterwards', [entry('agreed', 500), entry('agreed', 600), entry('captured', 600)], []],
  ['two charges', [entry('agreed', 500), entry('captured', 500), entry('captured', 500)], ['charged_twice']],
  ['a hold after the charge', [entry('agreed', 500), entry('captured', 500), entry('authorised', 500)], ['charged_twice']],
  [
    'two holds, as after a declined card',
    [entry('agreed', 500), entry('authorised', 500), entry('released', 500), entry('authorised', 500)],
    [],
  ],
  ['all of it refunded, in parts', [entry('agreed', 500), entry('captured', 500), entry('refunded', 300), entry('refunded', 200)], []],
  [
    'parts that are more than the charge',
    [entry('agreed', 500), entry('captured', 500), entry('refunded', 300), entry('refunded', 201)],
    ['refunded_more_than_charged'],
  ],
  [
    'a refund of what was only held',
    [entry('agreed', 500), entry('authorised', 500), entry('refunded', 1)],
    ['refunded_more_than_charged'],
  ],
])('a ledger with %s (money.19)', (_, entries, faults) => {
  expect(ledgerFaults(entries)).toEqual(faults);
});
