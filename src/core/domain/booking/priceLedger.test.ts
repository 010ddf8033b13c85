import { receiptLines } from './priceLedger';
import type { PriceEntry, PriceReason } from './priceLedger';

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
