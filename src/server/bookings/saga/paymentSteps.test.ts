/** Each step at the gateway by itself: what it requests, where it takes the attempt, and what it writes with the move. */
import { err, ok } from '#core/domain/values/result';
import { ATTEMPT_ID, AWAY, inMinutes, minutesAgo, paymentAt, PRICE, sagaPorts, workAt } from '#testing/bookings/sagaPorts';
import type { PaymentState } from '../../payments/gateway';
import type { AttemptState } from '../states';
import { authorise, findPayment, followPayment } from './paymentSteps';

/** Of an attempt that fails without the page saying why: a letter ten minutes later. */
const FAILED_LETTER = [{ kind: 'payment_failed', dueAt: inMinutes(10) }];

describe('authorise', () => {
  it('requests a hold for what the traveler accepted, under the name of the attempt and the booking', async () => {
    const { deps, calls, moves } = sagaPorts();
    const work = workAt('started');
    await authorise(deps, work, 'tok_1');
    const booking = { reference: 'K7MPX2', draftId: work.attempt.draftId };
    expect(calls).toEqual([['gateway.authorise', { attemptId: ATTEMPT_ID, booking, token: 'tok_1', amount: PRICE, currency: 'USD' }]]);
    expect(moves).toEqual([
      {
        to: 'authorised',
        changes: {
          attempt: { paymentId: 'pay_1', challengeUrl: null },
          booking: { cardBrand: 'visa', cardLast4: '4242', wallet: null },
        },
      },
    ]);
  });

  it.each([
    ['token_unusable', { failure: 'invalid_request', mails: [] }],
    ['not_taken', { failure: 'payment_not_taken', mails: FAILED_LETTER }],
  ] as const)('%s ends the attempt, and the booking keeps no numbers of its travelers', async (code, { failure, mails }) => {
    const { deps, moves } = sagaPorts({ gateway: { authorise: async () => err({ code }) } });
    const { booking } = workAt('started');
    const numbers = { knownTravelerNumber: 'TT12345678', redressNumber: '7654321', frequentFlyer: [{ airline: 'BA', number: '55556666' }] };
    const numbered = booking.travelers.map((traveler) => ({ ...traveler, ...numbers }));
    await authorise(deps, workAt('started', {}, { travelers: numbered }), 'tok_1');
    const travelers = booking.travelers.map((traveler) => ({ ...traveler, knownTravelerNumber: '', passport: null }));
    expect(moves).toEqual([
      { to: 'failed', changes: { attempt: { failure }, notices: [], booking: { state: 'failed', travelers }, mails } },
    ]);
  });

  it('waits where the outcome is unknown, and moves nothing', async () => {
    const { deps, moves } = sagaPorts({ gateway: { authorise: async () => AWAY } });
    expect([await authorise(deps, workAt('started'), 'tok_1'), moves]).toEqual([{ kind: 'waiting' }, []]);
  });

  it.each<[taken: AttemptState | null, released: boolean]>([
    ['undoing', true],
    ['failed', true],
    ['authorised', false],
    ['done', false],
    [null, false],
  ])('of an attempt that another process took over and is %s: released %s', async (takenOver, isReleased) => {
    const { deps, calls } = sagaPorts({ takenOver });
    expect(await authorise(deps, workAt('started'), 'tok_1')).toEqual({ kind: 'superseded' });
    expect(calls.slice(1)).toEqual(isReleased ? [['gateway.release', 'pay_1']] : []);
  });
});

describe('findPayment', () => {
  const NOT_KNOWN = ok(null);
  const HELD = ok(paymentAt('authorised'));
  it.each<[PaymentState | 'away' | 'unknown', from: AttemptState, age: number, sinceSeconds: number, expected: readonly unknown[]]>([
    ['authorised', 'started', 1, 5, ['authorised', undefined]],
    ['unknown', 'started', 1, 29, ['waiting']],
    ['unknown', 'started', 1, 30, ['waiting']],
    ['unknown', 'started', 1, 31, ['failed', 'payment_unavailable']],
    ['unknown', 'challenge', 1, 5, ['failed', 'payment_unavailable']],
    ['away', 'started', 13, 600, ['waiting']],
    ['away', 'started', 14, 600, ['undoing', 'payment_unavailable']],
    ['away', 'challenge', 14, 600, ['undoing', 'payment_unavailable']],
  ])('%s, of an attempt in %s, %d minutes old, %d s in its state: %j', async (found, from, age, sinceSeconds, expected) => {
    const answer = found === 'away' ? AWAY : found === 'unknown' ? NOT_KNOWN : HELD;
    const { deps, calls, moves } = sagaPorts({ gateway: { lookup: async () => answer } });
    const work = workAt(from, { createdAt: minutesAgo(age), stateSince: minutesAgo(sinceSeconds / 60) });
    const step = await findPayment(deps, work);
    expect(step.kind === 'moved' ? [moves[0]?.to, moves[0]?.changes.attempt?.failure] : [step.kind]).toEqual(expected);
    expect(calls).toEqual([['gateway.lookup', ATTEMPT_ID]]);
  });
});

describe('followPayment', () => {
  it.each<[PaymentState, from: AttemptState, age: number, expected: readonly unknown[]]>([
    ['authorised', 'started', 12, ['authorised', undefined]],
    ['authorised', 'started', 14, ['undoing', 'booking_failed']],
    ['authorised', 'challenge', -14, ['undoing', 'booking_failed']],
    ['challenge', 'started', 14, ['challenge', undefined]],
    ['challenge', 'challenge', 12, ['waiting']],
    ['challenge', 'challenge', 14, ['undoing', 'challenge_failed']],
    ['declined', 'started', 0, ['failed', 'insufficient_funds']],
    ['captured', 'started', 0, ['undoing', 'booking_failed']],
    ['voided', 'challenge', 0, ['undoing', 'booking_failed']],
    ['refunded', 'challenge', 0, ['undoing', 'booking_failed']],
  ])('%s of an attempt that was %s %d minutes ago: %j', async (state, from, age, expected) => {
    const { deps, moves } = sagaPorts();
    const step = await followPayment(deps, workAt(from, { createdAt: minutesAgo(age) }), paymentAt(state));
    expect(step.kind === 'moved' ? [moves[0]?.to, moves[0]?.changes.attempt?.failure] : [step.kind]).toEqual(expected);
  });

  it('keeps the name of the payment where it is given back at once, so that it can be released', async () => {
    const { deps, moves } = sagaPorts();
    const card = { brand: 'amex', last4: '0005', wallet: 'apple_pay' } as const;
    await followPayment(deps, workAt('started', { paymentId: null }), paymentAt('captured', { card }));
    expect(moves[0]?.changes).toEqual({
      attempt: { paymentId: 'pay_1', challengeUrl: null, failure: 'booking_failed' },
      booking: { cardBrand: 'amex', cardLast4: '0005', wallet: 'apple_pay' },
    });
  });

  it('keeps where the bank asks', async () => {
    const { deps, moves } = sagaPorts();
    await followPayment(deps, workAt('started'), paymentAt('challenge'));
    expect(moves[0]?.changes.attempt).toEqual({ paymentId: 'pay_1', challengeUrl: '/gateway/challenge/1' });
  });

  it('a decline without a reason is the card’s', async () => {
    const { deps, moves } = sagaPorts();
    await followPayment(deps, workAt('started'), paymentAt('declined', { declineCode: null }));
    expect(moves[0]?.changes.attempt).toEqual({ failure: 'card_declined' });
  });
});
