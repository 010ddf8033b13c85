/** How long a gateway that failed is left alone, and when a person is notified (decision 133). */
import { lastCaptureAt, NO_TRIES, noticeOfHoldEnd, noticeOfTry, oneMoreTry } from './retries';

const NOW = new Date('2027-01-31T12:00:00Z');
const seconds = (n: number): Date => new Date(NOW.getTime() + n * 1_000);
const STUCK = { subject: 's', attemptId: 'a', paymentId: 'p', amount: 26_000, step: 'capture' } as const;

it.each([
  [0, 5],
  [1, 30],
  [2, 120],
  [3, 300],
  [4, 900],
  [40, 900],
])('after %d failed tries and one more the next comes %d seconds later', (failedTries, wait) => {
  expect(oneMoreTry({ failedTries }, NOW)).toEqual({ failedTries: failedTries + 1, tryAgainAt: seconds(wait) });
});

it.each([
  ['comes sooner', seconds(60), seconds(60)],
  ['comes later', seconds(1_000), seconds(900)],
  ['is over', seconds(-1), seconds(900)],
])('a last moment that %s', (_how, last, next) => {
  expect(oneMoreTry({ failedTries: 9 }, NOW, last).tryAgainAt).toEqual(next);
});

it.each([
  [2, []],
  [3, [{ kind: 'payment_stuck', subject: 's', attemptId: 'a', providerId: 'p', amount: 26_000, reason: 'capture' }]],
])('after %d failed tries and one more the notice to a person is %j', (failedTries, notices) => {
  expect(noticeOfTry({ failedTries }, STUCK)).toEqual(notices);
});

it.each([
  ['a day and a second', 86_401, 0],
  ['a day', 86_400, 1],
  ['a second', 1, 1],
])('%s before a hold ends', (_how, left, notices) => {
  expect(noticeOfHoldEnd(STUCK, seconds(left), NOW)).toHaveLength(notices);
});

it('the warning names what is stuck, its payment, the amount and the end of the hold', () => {
  expect(noticeOfHoldEnd(STUCK, seconds(60), NOW)).toEqual([
    { kind: 'authorization_ends', subject: 's', attemptId: 'a', providerId: 'p', amount: 26_000, dueAt: seconds(60) },
  ]);
});

it('a new state begins without failed tries and without a wait', () => {
  expect(NO_TRIES).toEqual({ failedTries: 0, tryAgainAt: null });
});

it('what is held is taken five minutes before its end, or not at all', () => {
  expect(lastCaptureAt(seconds(300))).toEqual(NOW);
});
