/** The checker finds what is wrong: a history in which all is well, and each fault in it alone. */
import { check } from './checker';
import { attempt, MINUTE, order, paid, payment, reply, well } from './checkerSamples';
import type { Rule } from './findings';
import { shortestHistory, tripsOf } from './shortestHistory';
import { LAST_CLIENT } from './clients';
import type { AttemptFacts, Call, IncidentFacts, EntryFacts, Evidence, PaymentFacts } from './history';

const withAttempt = (changes: Partial<AttemptFacts>): Partial<Evidence> => ({ attempts: [{ ...attempt, ...changes }] });
const mailedToo = (...causes: readonly string[]): Partial<Evidence> => withAttempt({ mails: [...attempt.mails, ...causes] });
const withoutMail = (gone: string) => withAttempt({ mails: attempt.mails.filter((mail) => mail !== gone) });
const withPayment = (changes: Partial<PaymentFacts>): Partial<Evidence> => ({ payments: [{ ...payment, ...changes }] });
const lost: AttemptFacts = {
  ...attempt,
  state: 'failed',
  failure: 'booking_failed',
  capturedAmount: null,
  visited: ['started', 'authorised', 'booking', 'undoing', 'failed'],
  booking: { ...attempt.booking, state: 'failed', supplierReference: null },
  mails: ['received a1', 'payment_failed a1'],
  prices: [],
};
const delayedTicket: Evidence = { ...well, orders: [{ ...order, ticketCameAt: 10 * MINUTE }] };
const released = { ...payment, captures: 0, captured: 0 };
const cancelled: Evidence = {
  ...well,
  attempts: [
    {
      ...attempt,
      booking: { ...attempt.booking, state: 'cancelled' },
      cancellations: [{ id: 'c1', state: 'done', basis: 'fare', refund: 40_000, createdAt: 5_000 }],
      mails: [...attempt.mails, 'cancelled c1'],
      prices: [...attempt.prices, { at: '', source: 'gateway', reason: 'refunded', amount: 40_000 }],
    },
  ],
  payments: [{ ...payment, refunded: 40_000 }],
  orders: [{ ...order, isStanding: false }],
};
const dispute: IncidentFacts = { kind: 'dispute', attemptId: 'a1', subject: 'dp_1', amount: 50_000, isOver: false, isReported: true };
const entry = (kind: EntryFacts['kind'], subject: string): EntryFacts => ({ kind, subject, isOpen: true });
const inCredit: Evidence = {
  ...cancelled,
  attempts: cancelled.attempts.map((a) => ({
    ...a,
    cancellations: [{ id: 'c1', state: 'done', basis: 'credit', refund: 40_000, createdAt: 5_000 }],
  })),
  orders: [{ ...order, isStanding: false, moneyBack: 40_000 }],
};
const last: Call = { ...paid, client: LAST_CLIENT, operation: 'ask', key: null, acceptedTotal: null, at: 9 * MINUTE, until: 9 * MINUTE };
const refunded: IncidentFacts = { ...dispute, kind: 'refunded_at_provider', subject: 're_1', amount: 100 };
const searched: Partial<AttemptFacts> = { searchedMs: 15 * MINUTE };
const allLost: Evidence = { ...well, calls: [], attempts: [lost], payments: [released], orders: [] };

const WELL: readonly (readonly [string, Evidence])[] = [
  ['booked', well],
  ['cancelled at the refund that was agreed to', cancelled],
  ['lost, and given back', allLost],
  ['the ticket came after the booking, and was mailed', { ...delayedTicket, ...mailedToo('tickets a1') }],
  ['disputed, and a person knows', { ...well, incidents: [dispute], entries: [entry('dispute', 'dp_1')] }],
  [
    'a dispute that was won',
    { ...well, incidents: [{ ...dispute, isOver: true }], entries: [{ ...entry('dispute', 'dp_1'), isOpen: false }] },
  ],
  [
    'refunded by hand: a person knows, and the books name it',
    {
      ...well,
      incidents: [refunded],
      entries: [entry('refunded_at_provider', 're_1')],
      books: [
        { kind: 'payment', ourId: 'a1', providerId: 'pi_1', differences: ['refunded'] },
        { kind: 'refund', ourId: null, providerId: 're_1', differences: ['unknown here'] },
      ],
    },
  ],
  ['cancelled for what the airline gave back', inCredit],
  [
    'an order that appeared when all was given up, and a person looks for it',
    {
      ...allLost,
      attempts: [{ ...lost, ...searched }],
      orders: [{ ...order, isReported: false }],
      entries: [entry('order_not_found', 'a1')],
      books: [{ kind: 'order', ourId: 'a1', providerId: 'ord_1', differences: ['stands at the supplier'] }],
    },
  ],
  ['reported in the end as it is', { ...well, calls: [paid, last] }],
];

it.each(WELL)('finds nothing where all is well: %s', (_, evidence) => {
  expect(check(evidence)).toEqual([]);
});

const FAULTY: readonly (readonly [string, Rule, Evidence])[] = [
  ['a booking that was reported is not there', 'lost booking', { ...well, attempts: [], payments: [], orders: [] }],
  [
    'it is there under another reference',
    'lost booking',
    { ...well, calls: [{ ...paid, outcome: { kind: 'ok', reply: { ...reply, reference: 'XXXXXX' } } }] },
  ],
  ['the supplier has it under another name', 'lost booking', { ...well, orders: [{ ...order, supplierReference: 'PNR2' }] }],
  [
    'a draft that was reported is not there',
    'lost draft',
    {
      ...well,
      calls: [{ ...paid, operation: 'choose', key: null, acceptedTotal: null, outcome: { kind: 'ok', reply: { draftId: 'd9' } } }],
    },
  ],
  ['an attempt never ends', 'attempt without end', { ...well, calls: [], ...withAttempt({ state: 'booked', endedAt: null }) }],
  ['it ends too late', 'attempt open for more than 15 minutes', { ...well, ...withAttempt({ endedAt: 26 * MINUTE }) }],
  [
    'a cancellation never ends',
    'attempt without end',
    {
      ...cancelled,
      attempts: cancelled.attempts.map((a) => ({
        ...a,
        cancellations: [{ id: 'c1', state: 'released', basis: 'fare', refund: 40_000, createdAt: 5_000 }],
      })),
    },
  ],
  ['the card is charged twice', 'doubled charge', { ...well, ...withPayment({ captures: 2, captured: 100_000 }) }],
  [
    'two attempts of a draft are charged',
    'doubled charge',
    { ...well, attempts: [attempt, { ...attempt, id: 'a2', key: 'key-two' }], payments: [payment, { ...payment, attemptId: 'a2' }] },
  ],
  ['one attempt has two tickets', 'doubled ticket', { ...well, orders: [order, { ...order, supplierReference: 'PNR2' }] }],
  [
    'two orders have one seat',
    'seat sold twice',
    { ...well, attempts: [attempt, { ...attempt, id: 'a2' }], orders: [order, { ...order, attemptId: 'a2' }] },
  ],
  ['a seat was paid and is not kept', 'other seats than were bought', { ...well, orders: [{ ...order, seats: [] }] }],
  ['a seat is kept on another slice', 'other seats than were bought', { ...well, orders: [{ ...order, extras: ['seat-1-0-12A-0'] }] }],
  ['money is kept without a ticket', 'charge without a ticket', { ...well, orders: [] }],
  ['money of a lost attempt is kept', 'charge without a ticket', { ...allLost, payments: [payment] }],
  ['money of no attempt of ours is kept', 'charge without a ticket', { ...well, payments: [payment, { ...payment, attemptId: 'a9' }] }],
  ['a ticket was never paid', 'ticket without a charge', { ...well, payments: [] }],
  ['a ticket of a lost attempt stands', 'ticket without a charge', { ...allLost, orders: [order] }],
  ['a ticket of no attempt of ours stands', 'ticket without a charge', { ...well, orders: [order, { ...order, attemptId: 'a9' }] }],
  ['a hold is left', 'hold left behind', { ...allLost, payments: [{ ...released, isHeld: true }] }],
  ['more is charged than was accepted', 'charged more than was accepted', { ...well, ...withPayment({ captured: 50_001 }) }],
  [
    'more is reported as charged than that window accepted',
    'charged more than was accepted',
    { ...well, calls: [{ ...paid, acceptedTotal: 49_000 }] },
  ],
  ['less comes back than was agreed to', 'refund is another', { ...cancelled, payments: [{ ...payment, refunded: 39_999 }] }],
  [
    'a free cancellation gives back less than was paid',
    'refund is another',
    {
      ...cancelled,
      attempts: cancelled.attempts.map((a) => ({ ...a, cancellations: a.cancellations.map((c) => ({ ...c, basis: 'free' as const })) })),
    },
  ],
  ['money comes back that nobody asked for', 'refund is another', { ...well, ...withPayment({ refunded: 1 }) }],
  ['the ledger has another charge', 'ledger is another', { ...well, ...withAttempt({ prices: attempt.prices.slice(0, 2) }) }],
  ['the ledger breaks its own promise', 'ledger is another', { ...well, drafts: [{ id: 'd1', prices: attempt.prices.slice(1) }] }],
  ['the ticket’s mail was forgotten', 'mails are others', { ...well, ...withoutMail('ticketed a1') }],
  ['the mail before the way back was forgotten', 'mails are others', { ...well, ...withoutMail('check_in a1 1') }],
  ['a mail too many was written', 'mails are others', { ...well, ...mailedToo('payment_failed a1') }],
  ['a ticket that came later was not mailed', 'mails are others', delayedTicket],
  ['ticket numbers are mailed that were there', 'mails are others', { ...well, ...mailedToo('tickets a1') }],
  ['ticket numbers are mailed twice', 'mails are others', { ...delayedTicket, ...mailedToo('tickets a1', 'tickets a1') }],
  [
    'reported as declined, and booked all the same',
    'answer changed',
    { ...well, calls: [{ ...paid, outcome: { kind: 'no', code: 'card_declined' } }] },
  ],
  [
    'reported as done, then as open',
    'answer changed',
    {
      ...well,
      calls: [
        paid,
        { ...paid, operation: 'ask', at: 4_000, until: 5_000, outcome: { kind: 'ok', reply: { ...reply, state: 'processing' } } },
      ],
    },
  ],
  [
    'another charge is reported',
    'answer changed',
    { ...well, calls: [{ ...paid, outcome: { kind: 'ok', reply: { ...reply, charged: 49_000 } } }] },
  ],
  [
    'reported as done, then not found',
    'acknowledged and not found',
    { ...well, calls: [paid, { ...paid, operation: 'find', at: 4_000, until: 5_000, outcome: { kind: 'no', code: 'booking_unknown' } }] },
  ],
  ['a dispute that nobody was notified of', 'nobody was notified', { ...well, incidents: [dispute] }],
  [
    'an order without a ticket that nobody was notified of',
    'nobody was notified',
    { ...well, orders: [{ ...order, document: 'missing' }] },
  ],
  [
    'credit that nobody was notified of',
    'nobody was notified',
    { ...inCredit, orders: [{ ...order, isStanding: false, moneyBack: 40_000, credit: 'voucher' }] },
  ],
  ['an order that nobody found, and nobody looks for', 'nobody was notified', { ...allLost, attempts: [{ ...lost, ...searched }] }],
  ['a person is notified of a ticket that is there', 'notified for nothing', { ...well, entries: [entry('order_without_ticket', 'a1')] }],
  [
    'a person still looks for an order that was found and cancelled',
    'notified for nothing',
    {
      ...allLost,
      attempts: [{ ...lost, ...searched }],
      orders: [{ ...order, isStanding: false }],
      entries: [entry('order_not_found', 'a1')],
    },
  ],
  [
    'an order that was reported stands for a lost attempt',
    'ticket without a charge',
    { ...allLost, attempts: [{ ...lost, ...searched }], orders: [order], entries: [entry('order_not_found', 'a1')] },
  ],
  [
    'the books differ where nothing happened',
    'books are others',
    { ...well, books: [{ kind: 'payment', ourId: 'a1', providerId: 'pi_1', differences: ['taken'] }] },
  ],
  [
    'the books do not name a refund by hand',
    'books are others',
    { ...well, incidents: [refunded], entries: [entry('refunded_at_provider', 're_1')] },
  ],
  [
    'the card gets what came back as credit',
    'refunded more than came back',
    { ...inCredit, orders: [{ ...order, isStanding: false, moneyBack: 0, credit: 'voucher' }], entries: [entry('refund_not_money', 'a1')] },
  ],
  [
    'a traveler reads in the end that it goes on',
    'status is another',
    { ...well, calls: [{ ...last, outcome: { kind: 'ok', reply: { attemptId: 'a1', state: 'processing' } } }] },
  ],
  ['a server said what no fault explains', 'error of ours', { ...well, errors: ['TypeError'] }],
];

it.each(FAULTY)('%s: %s', (_, rule, evidence) => {
  expect(check(evidence).map((finding) => finding.rule)).toContain(rule);
});

/** The same with other trips around it, in which all is well. */
function amongOthers(evidence: Evidence): Evidence {
  const others = [1, 2, 3].map((trip) => {
    const [attemptId, draftId, key] = [`b${String(trip)}`, `e${String(trip)}`, `other-key-${String(trip)}`];
    const mails = attempt.mails.map((mail) => mail.replace('a1', attemptId));
    return {
      call: { ...paid, trip, draftId, key, outcome: { kind: 'ok', reply: { ...reply, attemptId } } } as const,
      draft: { id: draftId, prices: attempt.prices },
      attempt: { ...attempt, id: attemptId, draftId, key, mails },
      payment: { ...payment, attemptId },
      order: { ...order, attemptId, seats: [`BA${String(trip)} 12A`] },
    };
  });
  return {
    ...evidence,
    calls: [...others.map(({ call }) => call), ...evidence.calls],
    drafts: [...others.map(({ draft }) => draft), ...evidence.drafts],
    attempts: [...others.map((other) => other.attempt), ...evidence.attempts],
    payments: [...others.map((other) => other.payment), ...evidence.payments],
    orders: [...others.map((other) => other.order), ...evidence.orders],
  };
}

it.each(FAULTY)('of a history in which %s, the trips that have no part in it are left out', (_, rule, evidence) => {
  expect(check(amongOthers(well))).toEqual([]);
  const shortest = shortestHistory(amongOthers(evidence), rule);
  expect(check(shortest).map((finding) => finding.rule)).toContain(rule);
  expect(tripsOf(shortest).filter((trip) => trip > 0)).toEqual([]);
  expect(shortest.attempts.filter(({ id }) => id.startsWith('b'))).toEqual([]);
});

it('leaves out nothing of a history that breaks no rule', () => {
  expect(tripsOf(shortestHistory(amongOthers(well), 'lost booking'))).toHaveLength(4);
});
