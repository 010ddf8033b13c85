/** The way back, step by step: what is released, what stays open, and who is notified. */
import { err, ok } from '#core/domain/values/result';
import {
  ATTEMPT_ID,
  AWAY,
  inMinutes,
  minutesAgo,
  NOW,
  order,
  paymentAt,
  PRICE,
  sagaPorts,
  SILENT,
  workAt,
} from '#testing/bookings/sagaPorts';
import type { PortOverrides } from '#testing/bookings/sagaPorts';
import type { AttemptFailure } from '../states';
import { giveOrderBack, undo, undoDelayedCalls } from './undoSteps';

const CREDIT = { kind: 'airline_credits', amount: 26_000 } as const;
const CREDIT_NOTICE = {
  kind: 'refund_not_money',
  subject: ATTEMPT_ID,
  attemptId: ATTEMPT_ID,
  providerId: 'PNR1',
  amount: 26_000,
  reason: 'airline_credits',
};
const cancelled = ['supplier.cancel', ATTEMPT_ID, null, NOW] as const;

describe('undo', () => {
  it('releases the money, cancels the order, and lets the attempt fail with its reason', async () => {
    const { deps, calls, moves } = sagaPorts();
    await undo(deps, workAt('undoing', { failure: 'offer_gone', supplierRequestedAt: minutesAgo(1) }));
    expect(calls).toEqual([
      ['gateway.lookup', ATTEMPT_ID],
      ['gateway.release', 'pay_1'],
      ['supplier.lookup', ATTEMPT_ID],
      cancelled,
      ['attempts.orderGivenBack', ATTEMPT_ID, []],
    ]);
    expect([moves.length, moves[0]?.to, moves[0]?.changes.attempt]).toEqual([1, 'failed', { failure: 'offer_gone' }]);
  });

  it.each([
    ['no order that was requested', { supplierRequestedAt: null }, {}, ['gateway.lookup', 'gateway.release']],
    ['no payment that is known', { supplierRequestedAt: null }, { gateway: { lookup: async () => ok(null) } }, ['gateway.lookup']],
    [
      'no order that is known',
      { supplierRequestedAt: NOW },
      { supplier: { lookup: async () => ok(null) } },
      ['gateway.lookup', 'gateway.release', 'supplier.lookup'],
    ],
  ] satisfies readonly (readonly [string, object, PortOverrides, readonly string[]])[])(
    'with %s',
    async (_name, attempt, overrides, expected) => {
      const { deps, callNames, moves } = sagaPorts(overrides);
      await undo(deps, workAt('undoing', { failure: null, ...attempt }));
      expect([callNames(), moves[0]?.to, moves[0]?.changes.attempt]).toEqual([expected, 'failed', { failure: 'booking_failed' }]);
    },
  );

  it.each<[AttemptFailure, hasLetter: boolean]>([
    ['price_changed', false],
    ['invalid_request', false],
    ['traveler_refused', false],
    ['offer_gone', true],
    ['challenge_failed', true],
    ['booking_failed', true],
  ])('%s is reported by mail: %s', async (failure, hasLetter) => {
    const { deps, moves } = sagaPorts();
    await undo(deps, workAt('undoing', { failure }));
    expect(moves[0]?.changes.mails).toEqual(hasLetter ? [{ kind: 'payment_failed', dueAt: inMinutes(10) }] : []);
  });

  const stuck = {
    kind: 'payment_stuck',
    subject: ATTEMPT_ID,
    attemptId: ATTEMPT_ID,
    providerId: 'pay_1',
    amount: PRICE,
    reason: 'release',
  };
  it.each([
    ['the gateway cannot be read', 0, { gateway: { lookup: async () => AWAY } }, { kind: 'waiting', isFailedTry: true, notices: [] }],
    [
      'the gateway does not release',
      3,
      { gateway: { release: async () => AWAY } },
      { kind: 'waiting', isFailedTry: true, notices: [stuck] },
    ],
    ['the supplier cannot be read', 3, { supplier: { lookup: async () => SILENT } }, { kind: 'waiting' }],
    ['the supplier does not cancel', 3, { supplier: { cancel: async () => SILENT } }, { kind: 'waiting' }],
  ] satisfies readonly (readonly [string, number, PortOverrides, object])[])(
    'waits while %s',
    async (_name, failedTries, overrides, expected) => {
      const { deps, moves } = sagaPorts(overrides);
      const step = await undo(deps, workAt('undoing', { failure: 'offer_gone', failedTries, supplierRequestedAt: NOW }));
      expect([step, moves]).toEqual([expected, []]);
    },
  );
});

describe('giveOrderBack', () => {
  it('notifies a person of what the airline gave instead of money', async () => {
    const { deps, calls } = sagaPorts({ supplier: { cancel: async () => ok({ ...order('cancelled'), credit: CREDIT }) } });
    expect(await giveOrderBack(deps, ATTEMPT_ID)).toBe(true);
    expect(calls).toEqual([cancelled, ['attempts.orderGivenBack', ATTEMPT_ID, [CREDIT_NOTICE]]]);
  });

  it('says where the supplier did not cancel', async () => {
    const { deps, calls } = sagaPorts({ supplier: { cancel: async () => err({ code: 'call_us' }) } });
    expect(await giveOrderBack(deps, ATTEMPT_ID)).toBe(false);
    expect(calls).toEqual([cancelled, ['attempts.orderNotCancelled', ATTEMPT_ID]]);
  });
});

describe('undoDelayedCalls', () => {
  const GATEWAY_KNOWS_NONE = { lookup: async () => ok(null) };
  it.each([
    [
      'money and seats',
      NOW,
      {},
      true,
      ['gateway.lookup', 'supplier.lookup', 'gateway.release', 'supplier.cancel', 'attempts.orderGivenBack'],
    ],
    ['money, where no order was requested', null, {}, true, ['gateway.lookup', 'gateway.release']],
    ['nothing where nothing is there', null, { gateway: GATEWAY_KNOWS_NONE }, true, ['gateway.lookup']],
    [
      'seats where no payment is known',
      NOW,
      { gateway: GATEWAY_KNOWS_NONE },
      true,
      ['gateway.lookup', 'supplier.lookup', 'supplier.cancel', 'attempts.orderGivenBack'],
    ],
    ['nothing yet where the gateway is away', NOW, { gateway: { lookup: async () => AWAY } }, false, ['gateway.lookup', 'supplier.lookup']],
    [
      'nothing yet where the supplier is away',
      NOW,
      { supplier: { lookup: async () => SILENT } },
      false,
      ['gateway.lookup', 'supplier.lookup'],
    ],
    [
      'seats, though the money cannot be released yet',
      NOW,
      { gateway: { release: async () => AWAY } },
      false,
      ['gateway.lookup', 'supplier.lookup', 'gateway.release', 'supplier.cancel', 'attempts.orderGivenBack'],
    ],
    [
      'money, though the order cannot be cancelled yet',
      NOW,
      { supplier: { cancel: async () => SILENT } },
      false,
      ['gateway.lookup', 'supplier.lookup', 'gateway.release', 'supplier.cancel', 'attempts.orderNotCancelled'],
    ],
  ] satisfies readonly (readonly [string, Date | null, PortOverrides, boolean, readonly string[]])[])(
    'gives back %s',
    async (_name, supplierRequestedAt, overrides, isSettled, expected) => {
      const { deps, callNames } = sagaPorts(overrides);
      expect(await undoDelayedCalls(deps, workAt('failed', { supplierRequestedAt, paymentId: 'other' }).attempt)).toBe(isSettled);
      expect(callNames()).toEqual(expected);
    },
  );

  it('releases the payment that the gateway knows', async () => {
    const { deps, calls } = sagaPorts({ gateway: { lookup: async () => ok(paymentAt('authorised', { paymentId: 'pay_2' })) } });
    await undoDelayedCalls(deps, workAt('failed').attempt);
    expect(calls[1]).toEqual(['gateway.release', 'pay_2']);
  });
});
