/** Where what the gateway says of a payment takes an attempt, by its age; 13 minutes are too old. */
import type { Payment, PaymentState } from '../../payments/gateway';
import type { AttemptState } from '../states';
import { followPayment } from './paymentSteps';
import type { SagaDeps } from './steps';
import type { Work } from './work';

const NOW = new Date('2026-11-20T12:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);

const payment = (state: PaymentState): Payment => ({
  paymentId: 'pay_1',
  state,
  amount: 50_000,
  capturedAmount: 0,
  refundedAmount: 0,
  card: { brand: 'visa', last4: '4242', wallet: null },
  challengeUrl: state === 'challenge' ? '/gateway/challenge/1' : null,
  holdEndsAt: state === 'authorised' ? new Date('2026-11-27T12:00:00Z') : null,
  declineCode: state === 'declined' ? 'insufficient_funds' : null,
});

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
  const moves: unknown[] = [];
  const attempts: Pick<SagaDeps['attempts'], 'move'> = {
    move: async (work, to, changes) => {
      moves.push(to, changes?.attempt?.failure);
      return work;
    },
  };
  // what the step reads, and nothing else
  const work = { attempt: { state: from, createdAt: minutesAgo(age) }, booking: { travelers: [] } } as unknown as Work;
  const step = await followPayment({ attempts, clock: () => NOW } as unknown as SagaDeps, work, payment(state));
  expect(step.kind === 'moved' ? moves : [step.kind]).toEqual(expected);
});
