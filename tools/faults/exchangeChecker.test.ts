/** Rules about changes of flights find what is wrong: a change in which all is well, and each fault in it alone. */
import { check } from './checker';
import { attempt, order, paid, payment, well } from './checkerSamples';
import { LAST_CLIENT } from './clients';
import type { Rule } from './findings';
import type { AttemptFacts, Call, Evidence, ExchangeFacts, IncidentFacts } from './history';

const [OLD, NEW, NEXT] = [attempt.booking.flights, 'BA178 2027-03-14T21:30', 'BA178 2027-03-15T21:30'];
const exchange: ExchangeFacts = {
  ...{ id: 'e1', key: 'change-one', state: 'done', failure: null, due: 11_500, refund: 0, flights: NEW },
  ...{ difference: 4_000, credit: 0, capturedAmount: 11_500, createdAt: 6_000 },
};
const line = (reason: 'captured' | 'refunded', amount: number) => ({ at: '', source: 'gateway', reason, amount }) as const;
const agreedLine = { at: '', source: 'traveler', reason: 'exchange_agreed', amount: 11_500 } as const;

const changedAttempt: AttemptFacts = {
  ...attempt,
  booking: { ...attempt.booking, flights: NEW, total: 54_000, extras: [] },
  exchanges: [exchange],
  mails: [...attempt.mails, 'exchanged e1'],
  prices: [...attempt.prices, agreedLine, line('captured', 11_500)],
};
const changePaid = { ...payment, attemptId: 'e1', captured: 11_500 };
const changedOrder = { ...order, flights: NEW, seats: [], extras: [], exchanges: ['e1'], exchangesBrought: 11_500, total: 54_000 };
const { due, refund, flights } = exchange;
const change: Call = {
  ...{ ...paid, operation: 'change', key: 'change-one', acceptedTotal: null, consent: { due, refund, flights }, at: 6_000, until: 7_000 },
  outcome: { kind: 'ok', reply: { exchangeId: 'e1', change: 'done' } },
};
const page = (at: number, shown: string, client = 'A'): Call => ({
  ...{ ...paid, client, operation: 'find', key: null, acceptedTotal: null, at, until: at },
  outcome: { kind: 'ok', reply: { reference: 'ABCDEF', flights: shown } },
});
const changed: Evidence = {
  ...well,
  calls: [paid, change, page(8_000, NEW), page(9_000, NEW, LAST_CLIENT)],
  drafts: [{ id: 'd1', prices: changedAttempt.prices }],
  attempts: [changedAttempt],
  payments: [payment, changePaid],
  orders: [changedOrder],
};
/** The change was refused: everything is as it was. */
const refused: Evidence = {
  ...well,
  calls: [paid, { ...change, outcome: { kind: 'no', code: 'exchange_closed' } }],
  attempts: [{ ...attempt, exchanges: [{ ...exchange, state: 'failed', failure: 'exchange_closed', capturedAmount: null }] }],
  payments: [payment, { ...changePaid, captures: 0, captured: 0 }],
};
/** The new flights were cheaper. */
const cheaper: Evidence = {
  ...changed,
  calls: [paid, { ...change, consent: { due: 0, refund: 12_500, flights } }],
  drafts: [],
  attempts: [
    {
      ...changedAttempt,
      booking: { ...changedAttempt.booking, total: 30_000 },
      exchanges: [{ ...exchange, due: 0, refund: 12_500, difference: -20_000, capturedAmount: null }],
      prices: [...attempt.prices, line('refunded', 12_500)],
    },
  ],
  payments: [{ ...payment, refunded: 12_500 }],
  orders: [{ ...changedOrder, exchangesBrought: -12_500 }],
};
/** Changed, then cancelled within a day: all of both payments came back. */
const cancelled: Evidence = {
  ...changed,
  calls: [paid, change],
  drafts: [],
  attempts: [
    {
      ...changedAttempt,
      booking: { ...changedAttempt.booking, state: 'cancelled' },
      cancellations: [{ id: 'c1', state: 'done', basis: 'free', refund: 61_500, createdAt: 20_000 }],
      mails: [...changedAttempt.mails, 'cancelled c1'],
      prices: [...changedAttempt.prices, line('refunded', 61_500)],
    },
  ],
  payments: [
    { ...payment, refunded: 50_000 },
    { ...changePaid, refunded: 11_500 },
  ],
  orders: [{ ...changedOrder, isStanding: false }],
};

const byHand: IncidentFacts = {
  kind: 'refunded_at_provider',
  attemptId: 'e1',
  subject: 're_9',
  amount: 2_875,
  isOver: false,
  isReported: true,
};
/** Somebody gave back a part of the second payment by hand: what is left of it does not do, and a person settles it. */
const leftToPerson: Evidence = {
  ...cancelled,
  attempts: cancelled.attempts.map((a) => ({
    ...a,
    cancellations: a.cancellations.map((c) => ({ ...c, state: 'released' as const })),
    mails: changedAttempt.mails,
    prices: changedAttempt.prices,
  })),
  payments: [{ ...payment, refunded: 50_000 }, changePaid],
  incidents: [byHand],
  entries: [
    { kind: 'refunded_at_provider', subject: 're_9', isOpen: true },
    { kind: 'payment_stuck', subject: 'c1', isOpen: true },
  ],
  books: [
    { kind: 'payment', ourId: 'a1', providerId: 'pi_1', differences: ['refunded'] },
    { kind: 'payment', ourId: 'e1', providerId: 'pi_2', differences: ['refunded'] },
    { kind: 'refund', ourId: 'c1', providerId: 're_1', differences: ['not finished here'] },
    { kind: 'refund', ourId: 'c1', providerId: null, differences: ['unknown at the gateway'] },
    { kind: 'refund', ourId: null, providerId: 're_9', differences: ['unknown here'] },
  ],
};
/** The difference came back, then the rest, which the bank sent back. */
const sentBack: Evidence = {
  ...cheaper,
  attempts: cheaper.attempts.map((a) => ({
    ...a,
    booking: { ...a.booking, state: 'cancelled' as const },
    cancellations: [{ id: 'c1', state: 'done', basis: 'free', refund: 37_500, createdAt: 20_000 }],
    mails: [...a.mails, 'cancelled c1'],
    prices: [...a.prices, line('refunded', 37_500)],
  })),
  payments: [{ ...payment, refunded: 50_000 }],
  orders: cheaper.orders.map((one) => ({ ...one, isStanding: false })),
  incidents: [{ ...byHand, kind: 'refund_failed', attemptId: 'a1', subject: 're_2', amount: 37_500 }],
  entries: [{ kind: 'refund_failed', subject: 're_2', isOpen: true }],
  books: [
    { kind: 'payment', ourId: 'a1', providerId: 'pi_1', differences: ['refunded'] },
    { kind: 'refund', ourId: 'c1', providerId: 're_2', differences: ['failed at the bank'] },
  ],
};

it.each([
  ['changed and paid', changed],
  ['refused', refused],
  ['changed, and the difference came back', cheaper],
  ['changed and then cancelled', cancelled],
  ['a part of it was given back by hand, and a person settles the rest', leftToPerson],
  ['one of two refunds was sent back by the bank, and the books name it', sentBack],
])('finds nothing where all is well: %s', (_, evidence) => {
  expect(check(evidence)).toEqual([]);
});

const withChange = (changes: Partial<ExchangeFacts>): Partial<Evidence> => ({
  attempts: [{ ...changedAttempt, exchanges: [{ ...exchange, ...changes }] }],
});
const withBooking = (changes: Partial<AttemptFacts>): Partial<Evidence> => ({ attempts: [{ ...changedAttempt, ...changes }] });
const answered = (call: Call, reply: object): Call => ({ ...call, outcome: { kind: 'ok', reply: { exchangeId: 'e1', ...reply } } });
const failed = { state: 'failed', failure: 'exchange_closed' } as const;

const FAULTY: readonly (readonly [string, Rule, Evidence])[] = [
  ['a change that nobody agreed to is made', 'doubled change', { ...changed, calls: [paid] }],
  ['a change never ends', 'change without end', { ...changed, calls: [], ...withChange({ state: 'changing' }) }],
  ['a hold for a change is left', 'hold left behind', { ...changed, payments: [payment, { ...changePaid, isHeld: true }] }],
  ['a change is charged twice', 'doubled charge', { ...changed, payments: [payment, { ...changePaid, captures: 2, captured: 23_000 }] }],
  ['more is charged for it than was agreed to', 'charged more than was accepted', { ...changed, ...withChange({ due: 11_400 }) }],
  ['a change is done, and never paid', 'change without its money', { ...changed, payments: [payment] }],
  ['it is done, and the airline never made it', 'lost change', { ...changed, orders: [{ ...changedOrder, exchanges: [] }] }],
  ['it failed, and the airline made it', 'lost change', { ...refused, orders: [{ ...order, exchanges: ['e1'] }] }],
  [
    'it failed, and was charged and given back',
    'charged for no change',
    { ...refused, payments: [payment, { ...changePaid, refunded: 11_500 }] },
  ],
  ['reported as done, and it failed', 'lost change', { ...changed, ...withChange(failed) }],
  ['reported one that is not there', 'lost change', { ...changed, ...withBooking({ exchanges: [] }) }],
  ['reported as failed, and changed all the same', 'answer changed', { ...changed, calls: [paid, answered(change, { change: 'failed' })] }],
  [
    'reported as declined, and changed all the same',
    'answer changed',
    { ...changed, calls: [paid, { ...change, outcome: { kind: 'no', code: 'card_declined' } }] },
  ],
  [
    'reported as done, then as open',
    'answer changed',
    { ...changed, calls: [paid, change, { ...answered(change, { change: 'processing' }), at: 8_000, until: 8_000 }] },
  ],
  ['an answer of another key', 'answer changed', { ...changed, calls: [paid, { ...change, key: 'change-two' }] }],
  [
    'reported as done, then not found',
    'acknowledged and not found',
    { ...changed, calls: [paid, change, { ...change, operation: 'ask change', outcome: { kind: 'no', code: 'exchange_unknown' } }] },
  ],
  [
    'another change than was agreed to is made',
    'charged more than was accepted',
    { ...changed, calls: [paid, { ...change, consent: { due: 4_000, refund: 0, flights: NEW } }] },
  ],
  ['the page shows the old flights afterwards', 'lost change', { ...changed, calls: [paid, change, page(8_000, OLD)] }],
  ['the page shows other flights in the end', 'status is another', { ...changed, calls: [paid, page(9_000, OLD, LAST_CLIENT)] }],
  [
    'the end of a change is reported otherwise',
    'status is another',
    {
      ...changed,
      calls: [paid, { ...answered(change, { change: 'processing' }), client: LAST_CLIENT, operation: 'ask change', at: 1, until: 1 }],
    },
  ],
  ['the airline flies other flights', 'flights are others', { ...changed, orders: [{ ...changedOrder, flights: OLD }] }],
  [
    'the booking has other flights than it was changed to',
    'flights are others',
    { ...changed, ...withBooking({ booking: { ...changedAttempt.booking, flights: NEXT } }) },
  ],
  [
    'the airline made a change that nobody asked for',
    'doubled change',
    { ...changed, orders: [{ ...changedOrder, exchanges: ['e0', 'e1'] }] },
  ],
  [
    'one consent changes twice',
    'doubled change',
    { ...changed, ...withBooking({ exchanges: [exchange, { ...exchange, id: 'e2', ...failed }] }) },
  ],
  ['the airline got another amount', 'change without its money', { ...changed, orders: [{ ...changedOrder, exchangesBrought: 4_000 }] }],
  ['a change of ours is taken for the airline’s', 'change taken for the airline’s', { ...changed, ...withBooking({ scheduleChanges: 1 }) }],
  [
    'flights are changed after they were cancelled',
    'doubled change',
    { ...cancelled, attempts: cancelled.attempts.map((a) => ({ ...a, exchanges: [{ ...exchange, createdAt: 30_000 }] })) },
  ],
  [
    'the payment of a change does not come back with the rest',
    'refund is another',
    { ...cancelled, payments: [{ ...payment, refunded: 50_000 }, changePaid] },
  ],
  ['the books do not name which of two refunds the bank sent back', 'books are others', { ...sentBack, books: [] }],
  [
    'more is given back than a person was left to settle',
    'refund is another',
    {
      ...leftToPerson,
      payments: [
        { ...payment, refunded: 50_000 },
        { ...changePaid, refunded: 11_501 },
      ],
    },
  ],
  ['nobody gave anything by hand, and a cancellation stays open', 'attempt without end', { ...leftToPerson, incidents: [], entries: [] }],
  ['a difference does not come back', 'refund is another', { ...cheaper, payments: [payment] }],
  ['the ledger has no charge of a change', 'ledger is another', { ...changed, ...withBooking({ prices: attempt.prices }) }],
  ['the mail about a change was forgotten', 'mails are others', { ...changed, ...withBooking({ mails: attempt.mails }) }],
  [
    'a mail about a change that failed',
    'mails are others',
    { ...refused, attempts: refused.attempts.map((a) => ({ ...a, mails: [...a.mails, 'exchanged e1'] })) },
  ],
  [
    'money of no change of ours is kept',
    'charge without a ticket',
    { ...changed, payments: [payment, changePaid, { ...changePaid, attemptId: 'e9' }] },
  ],
];

it.each(FAULTY)('%s: %s', (_, rule, evidence) => {
  expect(check(evidence).map((finding) => finding.rule)).toContain(rule);
});
