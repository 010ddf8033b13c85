/** How the steps follow one another: where an attempt is taken up in each state, and where it is put down. */
import { ok } from '#core/domain/values/result';
import { ATTEMPT_ID, AWAY, minutesAgo, order, paymentAt, sagaPorts, SILENT, workAt } from '#testing/bookings/sagaPorts';
import type { PortOverrides } from '#testing/bookings/sagaPorts';
import type { AttemptState } from '../states';
import { createSaga } from './saga';

const ORDERED = { supplierRequestedAt: minutesAgo(1) };

it('a new attempt goes from the hold to the capture; an order that was just answered is not looked up', async () => {
  const { deps, callNames, moves } = sagaPorts();
  const { attempt } = await createSaga(deps).begin(workAt('started'), 'tok_1');
  expect(attempt.state).toBe('done');
  expect(moves.map(({ to }) => to)).toEqual(['authorised', 'booking', 'booked', 'done']);
  const steps = ['gateway.authorise', 'pricing.again', 'supplier.book', 'gateway.lookup', 'gateway.capture', 'onMail'];
  expect(callNames()).toEqual(steps);
});

it.each<[state: AttemptState, first: string | undefined, end: AttemptState]>([
  ['started', 'gateway.lookup', 'done'],
  ['challenge', 'gateway.lookup', 'done'],
  ['authorised', 'pricing.again', 'done'],
  ['booking', 'supplier.lookup', 'done'],
  ['booked', 'supplier.lookup', 'done'],
  ['undoing', 'gateway.lookup', 'failed'],
])('one that is found in %s goes on with %s and ends as %s', async (state, first, end) => {
  const { deps, callNames } = sagaPorts();
  const { attempt } = await createSaga(deps).resume(workAt(state, state === 'undoing' ? { failure: 'offer_gone' } : ORDERED));
  expect([callNames()[0], attempt.state]).toEqual([first, end]);
  // an order that may have been sent before is never sent again
  expect(callNames().includes('supplier.book')).toBe(['started', 'challenge', 'authorised'].includes(state));
});

it.each<AttemptState>(['done', 'failed'])('one that is %s is handed back as it is', async (state) => {
  const { deps, calls, moves } = sagaPorts();
  const work = workAt(state);
  await createSaga(deps).resume(work);
  expect([calls, moves]).toEqual([[['attempts.release', work, { kind: 'waiting' }]], []]);
});

it('stops where the bank asks: the traveler goes on', async () => {
  const { deps, callNames } = sagaPorts({ gateway: { authorise: async () => ok(paymentAt('challenge')) } });
  const { attempt } = await createSaga(deps).begin(workAt('started'), 'tok_1');
  expect([attempt.state, callNames()]).toEqual(['challenge', ['gateway.authorise']]);
});

it('a challenge that is abandoned is given up, and what may be held is released', async () => {
  const { deps, callNames, moves } = sagaPorts();
  const { attempt } = await createSaga(deps).abandon(workAt('challenge'));
  expect([attempt.state, attempt.failure]).toEqual(['failed', 'challenge_failed']);
  expect(moves.map(({ to }) => to)).toEqual(['undoing', 'failed']);
  expect(callNames()).toEqual(['gateway.lookup', 'gateway.release']);
});

it.each<[name: string, PortOverrides, last: AttemptState, isFailedTry: true | undefined]>([
  ['after the step that it came to', { supplier: { book: async () => SILENT, lookup: async () => SILENT } }, 'booking', undefined],
  ['with its failed try', { gateway: { authorise: async () => ok(paymentAt('authorised')), capture: async () => AWAY } }, 'booked', true],
])('is handed back %s', async (_name, overrides, last, isFailedTry) => {
  const { deps, calls } = sagaPorts(overrides);
  await createSaga(deps).begin(workAt('started'), 'tok_1');
  expect(calls.at(-1)).toMatchObject([
    'attempts.release',
    { attempt: { state: last } },
    { kind: 'waiting', ...(isFailedTry && { isFailedTry }) },
  ]);
});

it('answers what another process has made of it, and hands nothing back', async () => {
  const { deps, callNames } = sagaPorts({ takenOver: 'done' });
  const { attempt } = await createSaga(deps).resume(workAt('booked', ORDERED));
  expect([attempt.state, callNames().includes('attempts.release')]).toEqual(['done', false]);
});

it('answers what it knows where the attempt is gone', async () => {
  const { deps } = sagaPorts({ takenOver: null });
  const work = workAt('booked', ORDERED);
  expect(await createSaga(deps).resume(work)).toBe(work);
});

it('takes back what a delayed call did', async () => {
  const { deps, calls } = sagaPorts({ supplier: { lookup: async () => ok(order('ticketed')) } });
  expect(await createSaga(deps).undoDelayedCalls(workAt('failed', ORDERED).attempt)).toBe(true);
  expect(calls.map(([name, id]) => [name, id])).toContainEqual(['supplier.cancel', ATTEMPT_ID]);
});
