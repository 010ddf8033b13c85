/** Taking the money by itself: when it is taken, when it waits, when it is given up, and who is notified. */
import { err, ok } from '#core/domain/values/result';
import { offerAt, TICKETS } from '#testing/bookings/fakeSupplier';
import {
  ATTEMPT_ID,
  AWAY,
  DEPARTURE,
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
import { capture } from './paymentSteps';

const DAY_MINUTES = 24 * 60;

describe('capture', () => {
  const stuck = {
    kind: 'payment_stuck',
    subject: ATTEMPT_ID,
    attemptId: ATTEMPT_ID,
    providerId: 'pay_1',
    amount: PRICE,
    reason: 'capture',
  };
  const refused = (reason: string) => ({
    kind: 'capture_refused',
    subject: ATTEMPT_ID,
    attemptId: ATTEMPT_ID,
    providerId: 'pay_1',
    amount: PRICE,
    reason,
  });
  const ends = (holdEndsAt: Date) => ({
    kind: 'authorization_ends',
    subject: ATTEMPT_ID,
    attemptId: ATTEMPT_ID,
    providerId: 'pay_1',
    amount: PRICE,
    dueAt: holdEndsAt,
  });

  it('takes the price of the booking, and finishes with what was taken', async () => {
    const { deps, calls, moves } = sagaPorts({ gateway: { capture: async () => ok(paymentAt('captured', { capturedAmount: 49_000 })) } });
    const work = workAt('booked', {}, { offer: offerAt(49_000) });
    await capture(deps, work, order('ticketed'));
    expect(calls).toEqual([['gateway.lookup', ATTEMPT_ID], ['gateway.capture', 'pay_1', 49_000], ['onMail']]);
    expect(moves).toEqual([
      {
        to: 'done',
        changes: {
          attempt: { capturedAmount: 49_000 },
          booking: { state: 'ticketed', tickets: TICKETS.slice(0, 1), bookedAt: NOW, freeCancelUntil: inMinutes(DAY_MINUTES) },
          mails: [
            { kind: 'ticketed', dueAt: NOW },
            { kind: 'reminder', of: '', dueAt: new Date(DEPARTURE.getTime() - 3 * DAY_MINUTES * 60_000), details: { slice: 0 } },
            { kind: 'check_in', of: ' 0', dueAt: new Date(DEPARTURE.getTime() - DAY_MINUTES * 60_000), details: { slice: 0 } },
          ],
          notices: [],
        },
      },
    ]);
  });

  it('looks up an order that it was not given, and takes nothing twice', async () => {
    const { deps, callNames, moves } = sagaPorts({ gateway: { lookup: async () => ok(paymentAt('captured')) } });
    await capture(deps, workAt('booked'), undefined);
    expect(callNames()).toEqual(['supplier.lookup', 'gateway.lookup', 'onMail']);
    expect([moves[0]?.to, moves[0]?.changes.attempt]).toEqual(['done', { capturedAmount: PRICE }]);
  });

  it('notifies nobody of a letter that another process writes', async () => {
    const { deps, callNames } = sagaPorts({ takenOver: 'done' });
    expect(await capture(deps, workAt('booked'), order('ticketed'))).toEqual({ kind: 'superseded' });
    expect(callNames()).not.toContain('onMail');
  });

  it.each([
    ['a ticket for each traveler', TICKETS.slice(0, 1), []],
    ['a traveler without a ticket', [], [{ kind: 'order_without_ticket', subject: ATTEMPT_ID, attemptId: ATTEMPT_ID, providerId: 'PNR1' }]],
  ])('%s', async (_name, tickets, notices) => {
    const { deps, moves } = sagaPorts();
    await capture(deps, workAt('booked'), order('ticketed', tickets));
    expect(moves[0]?.changes.notices).toEqual(notices);
  });

  it.each([
    ['four days ahead is followed by both reminders', 4, ['ticketed', 'reminder', 'check_in']],
    ['three days ahead comes too late for the first', 3, ['ticketed', 'check_in']],
    ['a day ahead has all of it in the ticket mail', 1, ['ticketed']],
  ])('a booking %s', async (_name, days, kinds) => {
    const { deps, moves } = sagaPorts();
    const at = new Date(DEPARTURE.getTime() - days * DAY_MINUTES * 60_000);
    const held = paymentAt('authorised', { holdEndsAt: null });
    const ports = { ...deps, clock: () => at, gateway: { ...deps.gateway, lookup: async () => ok(held) } };
    await capture(ports, workAt('booked', { createdAt: at }), order('ticketed'));
    expect(moves[0]?.changes.mails?.map(({ kind }) => kind)).toEqual(kinds);
    expect(moves[0]?.changes.booking?.freeCancelUntil).toBeNull();
  });

  it.each([
    ['gateway', 0, 13, ['waiting']],
    ['gateway', 0, 14, ['undoing', 'booking_failed']],
    ['supplier', 0, 13, ['waiting']],
    ['supplier', 0, 14, ['undoing', 'booking_failed']],
    ['gateway', 1, 14, ['waiting', true, null, []]],
    ['supplier', 3, 14, ['waiting', true, null, [stuck]]],
  ])('without an answer of the %s, after %d failed captures, %d minutes old', async (silent, failedTries, age, expected) => {
    const { deps, moves } = sagaPorts({
      gateway: silent === 'gateway' ? { lookup: async () => AWAY } : {},
      supplier: silent === 'supplier' ? { lookup: async () => SILENT } : {},
    });
    const step = await capture(deps, workAt('booked', { failedTries, createdAt: minutesAgo(age) }), undefined);
    const waited = step.kind === 'waiting' && step.isFailedTry ? [step.kind, step.isFailedTry, step.lastMoment, step.notices] : [step.kind];
    expect(moves[0] ? [moves[0].to, moves[0].changes.attempt?.failure] : waited).toEqual(expected);
  });

  it('an order that nobody knows is given up, and a person looks for it', async () => {
    const { deps, moves } = sagaPorts({ supplier: { lookup: async () => ok(null) } });
    await capture(deps, workAt('booked'), undefined);
    const notice = { kind: 'order_not_found', subject: ATTEMPT_ID, attemptId: ATTEMPT_ID, providerId: 'PNR1', amount: PRICE };
    expect(moves).toEqual([{ to: 'undoing', changes: { attempt: { failure: 'booking_failed' }, notices: [notice] } }]);
  });

  it('an order that the airline cancelled is given up without a word to anybody', async () => {
    const { deps, moves } = sagaPorts();
    await capture(deps, workAt('booked'), order('cancelled'));
    expect(moves).toEqual([{ to: 'undoing', changes: { attempt: { failure: 'booking_failed' }, notices: [] } }]);
  });

  it.each([
    ['voided', paymentAt('voided'), 'voided'],
    ['refunded', paymentAt('refunded'), 'refunded'],
    ['not there', null, 'unknown'],
  ])('a payment that is %s cannot be taken: a person is notified', async (_name, payment, reason) => {
    const { deps, moves, callNames } = sagaPorts({ gateway: { lookup: async () => ok(payment) } });
    await capture(deps, workAt('booked'), order('ticketed'));
    expect(moves).toEqual([{ to: 'undoing', changes: { attempt: { failure: 'booking_failed' }, notices: [refused(reason)] } }]);
    expect(callNames()).not.toContain('gateway.capture');
  });

  it('a capture that the gateway refuses for good is given up', async () => {
    const { deps, moves } = sagaPorts({ gateway: { capture: async () => err({ code: 'not_capturable' }) } });
    await capture(deps, workAt('booked'), order('ticketed'));
    expect(moves[0]?.changes.notices).toEqual([refused('not_capturable')]);
  });

  describe.each([
    ['with an order that is not confirmed', order('ticketing'), {}],
    ['with a capture that fails', order('ticketed'), { capture: async () => AWAY }],
  ])('%s', (name, known, gateway) => {
    const isWaitingForAirline = known.status === 'ticketing';
    it.each([
      ['a week', 7 * DAY_MINUTES, []],
      ['a day', DAY_MINUTES, 'ends'],
      ['six minutes', 6, 'ends'],
      ['five minutes', 5, 'over'],
    ])('and a hold that ends in %s', async (_left, minutes, expected) => {
      const holdEndsAt = inMinutes(minutes);
      const payment = paymentAt('authorised', { holdEndsAt });
      const { deps, moves } = sagaPorts({ gateway: { ...gateway, lookup: async () => ok(payment) } });
      const step = await capture(deps, workAt('booked'), known);
      if (expected === 'over') {
        expect(moves[0]?.changes.notices).toEqual([refused('hold_ended')]);
        return;
      }
      const notices = expected === 'ends' ? [ends(holdEndsAt)] : [];
      const failedTry = { isFailedTry: true, lastMoment: inMinutes(minutes - 5) };
      expect([step, moves, name]).toEqual([{ kind: 'waiting', ...(isWaitingForAirline ? {} : failedTry), notices }, [], name]);
    });
  });

  it('an order that is still not confirmed after 13 minutes is paid for', async () => {
    const { deps, moves } = sagaPorts();
    await capture(deps, workAt('booked', { createdAt: minutesAgo(14) }), order('ticketing'));
    expect([moves[0]?.to, moves[0]?.changes.notices?.map(({ kind }) => kind)]).toEqual(['done', ['order_without_ticket']]);
  });

  it('a hold without an end is tried for as long as it takes, and a person is notified after the fourth time', async () => {
    const held = paymentAt('authorised', { holdEndsAt: null });
    const { deps } = sagaPorts({ gateway: { lookup: async () => ok(held), capture: async () => AWAY } });
    expect(await capture(deps, workAt('booked', { failedTries: 3 }), order('ticketed'))).toEqual({
      kind: 'waiting',
      isFailedTry: true,
      lastMoment: null,
      notices: [stuck],
    });
  });
});
