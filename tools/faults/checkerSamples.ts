/** A history in which all is well: one traveler paid, and has a ticket and a seat. */
import type { AttemptFacts, Call, Evidence, OrderFacts, PaymentFacts } from './history';

export const MINUTE = 60_000;

export const attempt: AttemptFacts = {
  id: 'a1',
  draftId: 'd1',
  key: 'key-one',
  state: 'done',
  failure: null,
  amount: 50_000,
  capturedAmount: 50_000,
  createdAt: 1_000,
  endedAt: 3_000,
  visited: ['started', 'authorised', 'booking', 'booked', 'done'],
  booking: {
    reference: 'ABCDEF',
    state: 'ticketed',
    acceptedTotal: 50_000,
    total: 50_000,
    supplierReference: 'PNR1',
    slices: 2,
    extras: ['seat-0-0-12A-0'],
    flights: 'BA178 2027-03-13T21:30',
  },
  exchanges: [],
  scheduleChanges: 0,
  searchedMs: null,
  cancellations: [],
  mails: ['received a1', 'ticketed a1', 'reminder a1', 'check_in a1 0', 'check_in a1 1'],
  prices: (['agreed', 'authorised', 'captured'] as const).map((reason) => ({ at: '', source: 'gateway', reason, amount: 50_000 })),
};
export const payment: PaymentFacts = { attemptId: 'a1', isHeld: false, captures: 1, captured: 50_000, refunded: 0 };
export const order: OrderFacts = {
  attemptId: 'a1',
  supplierReference: 'PNR1',
  isStanding: true,
  total: 50_000,
  flights: 'BA178 2027-03-13T21:30',
  exchanges: [],
  exchangesBrought: 0,
  seats: ['BA178 12A'],
  extras: ['seat-0-0-12A-0'],
  isReported: true,
  document: 'there',
  ticketCameAt: null,
  moneyBack: 0,
  credit: null,
};
export const reply = { attemptId: 'a1', state: 'done', reference: 'ABCDEF', charged: 50_000 } as const;
export const paid: Call = {
  trip: 0,
  client: 'A',
  operation: 'pay',
  at: 1_000,
  until: 3_000,
  key: 'key-one',
  acceptedTotal: 50_000,
  consent: null,
  draftId: 'd1',
  outcome: { kind: 'ok', reply },
};
export const well: Evidence = {
  calls: [paid],
  drafts: [{ id: 'd1', prices: attempt.prices }],
  attempts: [attempt],
  payments: [payment],
  orders: [order],
  incidents: [],
  entries: [],
  books: [],
  healedAt: 10 * MINUTE,
  errors: [],
};
