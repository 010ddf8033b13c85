/** Each step of a cancellation by itself: what is requested, where it takes the cancellation, and when it waits. */
import { err, ok } from '#core/domain/values/result';
import { ATTEMPT_ID, AWAY, NOW, order, paymentAt, PRICE, workAt } from '#testing/bookings/sagaPorts';
import type { CancelFault, SupplierCancelQuote } from '../../../flights/supplier';
import type { CancellationState } from '../../states';
import { runCancellation } from './cancelSaga';
import type { CancelSagaDeps } from './cancelSaga';
import type { Cancellation, CancelWork } from './cancellations.repository';

const { booking } = workAt('done', {}, { state: 'ticketed', bookedAt: NOW });
const CREDIT = { kind: 'voucher', amount: 26_000 } as const;

const CAPTURED = paymentAt('captured', { capturedAmount: PRICE });
const NOTHING_BACK = { refunds: [], chargedBack: 0, isDisputed: false };

/** Everything is to be refunded of a cancellation that was agreed to at the supplier's quote `q1`. */
const cancellationAt = (state: CancellationState, more: Partial<Cancellation> = {}): CancelWork => ({
  booking,
  cancellation: {
    id: '7b0c3f3e-4f4c-4a8b-9a55-0a8f5d6c0009',
    bookingId: booking.id,
    attemptId: ATTEMPT_ID,
    state,
    basis: 'free',
    paid: PRICE,
    airlineKeeps: 0,
    feeKept: 0,
    refund: PRICE,
    creditKind: null,
    creditAmount: null,
    supplierQuoteId: 'q1',
    supplierRefund: PRICE,
    by: 'traveler',
    failedTries: 0,
    tryAgainAt: null,
    leaseOwner: 'one:a',
    leaseUntil: NOW,
    stateSince: NOW,
    createdAt: NOW,
    ...more,
  },
});

interface PortOverrides {
  readonly supplier?: Partial<CancelSagaDeps['supplier']>;
  readonly gateway?: Partial<CancelSagaDeps['gateway']>;
  /** Another process took the cancellation over. */
  readonly isTakenOver?: boolean;
  /** What is given back, all of it from the payment of the booking. */
  readonly refund?: number | undefined;
  /** What the ledger says somebody gave back at the provider before it was agreed to. */
  readonly known?: number;
}

function cancelPorts({ supplier, gateway, isTakenOver = false, refund = PRICE, known = 0 }: PortOverrides = {}) {
  const calls: (readonly unknown[])[] = [];
  const recorded =
    <A extends readonly unknown[], R>(name: string, answer: (...args: A) => R) =>
    (...args: A): R => {
      calls.push([name, ...args]);
      return answer(...args);
    };
  // of ports, what a cancellation calls
  const deps = {
    clock: () => NOW,
    onMail: recorded('onMail', () => undefined),
    supplier: {
      cancel: recorded('supplier.cancel', supplier?.cancel ?? (async () => ok(order('cancelled')))),
      cancelQuote: recorded('supplier.cancelQuote', supplier?.cancelQuote ?? (async () => err({ code: 'offer_gone' as const }))),
    },
    refunds: {
      moneyOf: async (key: string) => ({ payments: [{ key, amount: refund }], refunds: [] }),
      knownElsewhere: async () => ({ agency: known, bank: 0 }),
    },
    gateway: {
      lookup: recorded('gateway.lookup', gateway?.lookup ?? (async () => ok(CAPTURED))),
      givenBack: gateway?.givenBack ?? (async () => ok(NOTHING_BACK)),
      refund: recorded('gateway.refund', gateway?.refund ?? (async () => ok(paymentAt('refunded')))),
    },
    cancellations: {
      move: async (work: CancelWork, state: CancellationState, notices: readonly unknown[] = []) => {
        calls.push(['move', state, notices]);
        return isTakenOver ? null : { ...work, cancellation: { ...work.cancellation, state } };
      },
      renew: async (work: CancelWork, quote: SupplierCancelQuote) => {
        calls.push(['renew', quote.id]);
        return isTakenOver ? null : { ...work, cancellation: { ...work.cancellation, supplierQuoteId: quote.id } };
      },
      release: async (_work: CancelWork, failed: string | null) => void calls.push(['release', failed]),
    },
  } as unknown as CancelSagaDeps;
  return { deps, calls };
}

const moved = (calls: readonly (readonly unknown[])[]) => calls.filter(([name]) => name === 'move').map(([, state]) => state);

it('cancels at the quote that was agreed to, then refunds under its own name, and notifies of the letter', async () => {
  const { deps, calls } = cancelPorts();
  const { cancellation } = await runCancellation(deps, cancellationAt('asked'));
  expect(cancellation.state).toBe('done');
  expect(calls).toEqual([
    ['supplier.cancel', ATTEMPT_ID, 'q1', NOW],
    ['move', 'released', []],
    ['gateway.lookup', ATTEMPT_ID],
    ['gateway.refund', 'pay_1', PRICE, cancellation.id],
    ['move', 'done', []],
    ['onMail'],
  ]);
});

it('notifies a person of credit that the airline gave instead of money', async () => {
  const { deps, calls } = cancelPorts({ supplier: { cancel: async () => ok({ ...order('cancelled'), credit: CREDIT }) } });
  await runCancellation(deps, cancellationAt('asked'));
  const notice = {
    kind: 'refund_not_money',
    subject: ATTEMPT_ID,
    attemptId: ATTEMPT_ID,
    providerId: 'PNR1',
    amount: 26_000,
    reason: 'voucher',
  };
  expect(calls[1]).toEqual(['move', 'released', [notice]]);
});

it('waits where the supplier has taken the request and not cancelled yet', async () => {
  const { deps, calls } = cancelPorts({ supplier: { cancel: async () => ok(order('ticketed')) } });
  await runCancellation(deps, cancellationAt('asked'));
  expect(calls.slice(1)).toEqual([['release', null]]);
});

it.each<[CancelFault['code'], readonly CancellationState[], isReleased: boolean]>([
  ['offer_gone', ['failed'], false],
  ['price_changed', ['failed'], false],
  ['supplier_unavailable', [], true],
  ['call_us', [], true],
])('%s of the supplier moves it to %j', async (code, states, isReleased) => {
  const fault: CancelFault = code === 'price_changed' ? { code, offer: booking.offer } : { code };
  const { deps, calls } = cancelPorts({ supplier: { cancel: async () => err(fault) } });
  await runCancellation(deps, cancellationAt('asked'));
  expect([moved(calls), calls.some(([name]) => name === 'release')]).toEqual([states, isReleased]);
});

describe('a quote that ended', () => {
  const ended = err({ code: 'quote_ended' as const });
  const onlyAt = (id: string) => async (_attempt: string, quoteId: string | null) => (quoteId === id ? ok(order('cancelled')) : ended);
  const quote = (refund: number): SupplierCancelQuote => ({ id: 'q2', refund, until: null });
  // a fare that gives nothing back by itself: what the supplier gives is the refund
  const byAirline = { basis: 'airline', refund: 20_000, airlineKeeps: 28_500, feeKept: 1_500 } as const;

  it.each<[name: string, more: Partial<Cancellation>, refund: number, states: readonly CancellationState[]]>([
    ['is renewed where it leaves the refund', byAirline, 20_000, ['released', 'done']],
    ['needs another consent where it does not', byAirline, 19_999, ['failed']],
    ['is renewed at any refund where we promised all of it', {}, 0, ['released', 'done']],
  ])('%s', async (_name, more, refund, states) => {
    const { deps, calls } = cancelPorts({
      supplier: { cancel: onlyAt('q2'), cancelQuote: async () => ok(quote(refund)) },
      refund: more.refund,
    });
    await runCancellation(deps, cancellationAt('asked', more));
    expect(moved(calls)).toEqual(states);
    expect(calls[1]).toEqual(['supplier.cancelQuote', ATTEMPT_ID, NOW]);
    expect(calls.some(([name]) => name === 'renew')).toBe(states.length === 2);
  });

  it('is renewed once and no more', async () => {
    const { deps, calls } = cancelPorts({ supplier: { cancel: async () => ended, cancelQuote: async () => ok(quote(0)) } });
    await runCancellation(deps, cancellationAt('asked'));
    expect(calls.map(([name]) => name)).toEqual(['supplier.cancel', 'supplier.cancelQuote', 'renew', 'supplier.cancel', 'move']);
    expect(moved(calls)).toEqual(['failed']);
  });

  it.each([
    ['offer_gone', ['failed']],
    ['supplier_unavailable', []],
    ['call_us', []],
  ] as const)('without a new one for %s: %j', async (code, states) => {
    const { deps, calls } = cancelPorts({ supplier: { cancel: async () => ended, cancelQuote: async () => err({ code }) } });
    await runCancellation(deps, cancellationAt('asked'));
    expect(moved(calls)).toEqual(states);
  });
});

describe('the refund', () => {
  it.each<[name: string, PortOverrides['gateway']]>([
    ['the gateway cannot be read', { lookup: async () => AWAY }],
    ['the gateway knows no payment', { lookup: async () => ok(null) }],
    ['the gateway does not refund', { refund: async () => err({ code: 'not_refundable' }) }],
  ])('is a failed try where %s', async (_name, gateway = {}) => {
    const { deps, calls } = cancelPorts({ gateway });
    const { cancellation } = await runCancellation(deps, cancellationAt('released'));
    expect([cancellation.state, calls.at(-1), moved(calls)]).toEqual(['released', ['release', 'failed'], []]);
  });

  const refunded = (calls: readonly (readonly unknown[])[]) =>
    calls.filter(([name]) => name === 'gateway.refund').map(([, , amount]) => amount);

  it.each([
    ['all of it was refunded at the provider since', [PRICE], 0, 0, PRICE, []],
    ['a part of it was refunded at the provider since', [100, 200], 0, 0, PRICE, [PRICE - 300]],
    ['a part was refunded at the provider before it was agreed to', [100], 0, 100, PRICE - 100, [PRICE - 100]],
    ['as much as is due, and more is left, was refunded at the provider since', [20_000], 0, 0, 20_000, []],
    ['the bank took all of it back', [], PRICE, 0, PRICE, []],
  ] as const)('where %s', async (_name, byHand, chargedBack, known, refund, given) => {
    const refundedAmount = byHand.reduce<number>((sum, amount) => sum + amount, 0);
    const refunds = byHand.map((amount) => ({ name: null, amount }));
    const { deps, calls } = cancelPorts({
      known,
      gateway: {
        lookup: async () => ok({ ...CAPTURED, refundedAmount }),
        givenBack: async () => ok({ refunds, chargedBack, isDisputed: false }),
      },
    });
    await runCancellation(deps, cancellationAt('released', { refund, paid: refund }));
    expect([refunded(calls), moved(calls)]).toEqual([given, ['done']]);
  });

  it('waits for a bank that decides on a dispute, and asks for nothing that is refused', async () => {
    const { deps, calls } = cancelPorts({ gateway: { givenBack: async () => ok({ ...NOTHING_BACK, isDisputed: true }) } });
    await runCancellation(deps, cancellationAt('released'));
    expect([refunded(calls), calls.at(-1), moved(calls)]).toEqual([[], ['release', 'disputed'], []]);
  });

  it('of nothing asks no gateway', async () => {
    const { deps, calls } = cancelPorts();
    await runCancellation(deps, cancellationAt('released', { basis: 'not_refundable', refund: 0, airlineKeeps: PRICE }));
    expect(calls.map(([name]) => name)).toEqual(['move', 'onMail']);
  });
});

describe('left alone', () => {
  it.each(['done', 'failed'] as const)('one that is %s', async (state) => {
    const { deps, calls } = cancelPorts();
    const work = cancellationAt(state);
    expect([await runCancellation(deps, work), calls]).toEqual([work, []]);
  });

  it('one that another process took over: no letter is announced', async () => {
    const { deps, calls } = cancelPorts({ isTakenOver: true });
    await runCancellation(deps, cancellationAt('released'));
    expect(calls.map(([name]) => name)).toEqual(['gateway.lookup', 'gateway.refund', 'move', 'release']);
  });

  it('one that another process took over while its quote was renewed', async () => {
    const { deps, calls } = cancelPorts({
      isTakenOver: true,
      supplier: { cancel: async () => err({ code: 'quote_ended' }), cancelQuote: async () => ok({ id: 'q2', refund: 0, until: null }) },
    });
    await runCancellation(deps, cancellationAt('asked'));
    expect(calls.map(([name]) => name)).toEqual(['supplier.cancel', 'supplier.cancelQuote', 'renew', 'release']);
  });
});
