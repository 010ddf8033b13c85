/** Which attempts are found by which question. */
import { AttemptRows } from '#testing/bookings/attemptRows';
import { World } from '#testing/bookings/bookingWorld';
import { inMinutes, minutesAgo, NOW } from '#testing/bookings/sagaPorts';
import type { LeaseDeps } from '../retrying/leases';
import { ATTEMPT_STATES } from '../states';
import type { AttemptFailure, AttemptState } from '../states';
import type { Attempt } from './work';

let world: World;
let rows: AttemptRows;
beforeAll(async () => {
  world = await World.open();
  rows = new AttemptRows(world);
});
afterAll(() => world.database.close());
beforeEach(() => rows.clear());

describe('attempts of a draft', () => {
  it('the one that is live or done is the newest, whatever the clock said', async () => {
    const draftId = await rows.newDraft();
    await rows.add('failed', { draftId, createdAt: inMinutes(60) });
    const live = await rows.add('challenge', { draftId });
    expect((await rows.repository.newestOfDraft(draftId))?.attempt.id).toBe(live);
  });

  it('of those that are lost the last one is', async () => {
    const draftId = await rows.newDraft();
    await rows.add('failed', { draftId, createdAt: minutesAgo(9) });
    const last = await rows.add('failed', { draftId, createdAt: minutesAgo(1) });
    await rows.add('failed', { draftId, createdAt: minutesAgo(5) });
    expect((await rows.repository.newestOfDraft(draftId))?.attempt.id).toBe(last);
  });

  it.each(ATTEMPT_STATES)('one in %s is in the way of another unless it is lost', async (state) => {
    const id = await rows.add(state);
    const found = await rows.repository.liveOfDraft((await rows.read(id)).draftId);
    expect(found?.attempt.id).toBe(state === 'undoing' || state === 'failed' ? undefined : id);
  });

  it('are found by their key, with the booking of the same attempt', async () => {
    const id = await rows.add('booked');
    await rows.add('booked');
    const found = await rows.repository.byKey((await rows.read(id)).idempotencyKey);
    expect([found?.attempt.id, found?.booking.attemptId]).toEqual([id, id]);
    expect(await rows.repository.byKey('another')).toBeNull();
  });

  it.each<[failure: AttemptFailure, age: number, count: number]>([
    ['card_declined', 10, 1],
    ['insufficient_funds', 10, 1],
    ['challenge_failed', 11, 0],
    ['booking_failed', 1, 0],
  ])('%s %d minutes ago is one of %d declined cards since ten minutes', async (failure, age, count) => {
    const draftId = await rows.newDraft();
    await rows.add('failed', { draftId, failure, createdAt: minutesAgo(age) });
    await rows.add('failed', { failure: 'card_declined' });
    expect(await rows.repository.declinesOf(draftId, minutesAgo(10))).toBe(count);
  });
});

describe('failed attempts whose outcome was unknown', () => {
  it.each<[state: AttemptState, Partial<Attempt>, isFound: boolean]>([
    ['failed', { failure: 'payment_unavailable', paymentId: null }, true],
    ['failed', { failure: 'payment_unavailable' }, false],
    ['failed', { failure: 'card_declined', paymentId: null }, false],
    ['failed', { supplierRequestedAt: minutesAgo(3) }, true],
    ['failed', { supplierRequestedAt: minutesAgo(3), stateSince: minutesAgo(11) }, false],
    ['failed', { supplierRequestedAt: minutesAgo(3), stateSince: minutesAgo(10) }, true],
    ['undoing', { supplierRequestedAt: minutesAgo(3) }, false],
  ])('%s with %j: %s', async (state, set, isFound) => {
    const id = await rows.add(state, set);
    expect((await rows.repository.failedUnanswered(minutesAgo(10))).map((attempt) => attempt.id)).toEqual(isFound ? [id] : []);
  });

  it('come in the order in which they failed', async () => {
    const second = await rows.add('failed', { supplierRequestedAt: NOW, stateSince: minutesAgo(2) });
    const first = await rows.add('failed', { supplierRequestedAt: NOW, stateSince: minutesAgo(3) });
    expect((await rows.repository.failedUnanswered(minutesAgo(10))).map(({ id }) => id)).toEqual([first, second]);
  });
});

describe('attempts that are due', () => {
  const question = {
    limit: 50,
    except: new Set<string>(),
    challengesBegunBefore: minutesAgo(13),
    challengesAnsweredBefore: minutesAgo(0.1),
    noneAfter: inMinutes(13),
  };
  const dueTo = async (ask: Partial<typeof question> = {}, deps: Partial<LeaseDeps> = {}): Promise<readonly string[]> =>
    (await rows.repositoryOf(deps).due({ ...question, ...ask })).map(({ id }) => id);

  it.each<[state: AttemptState, Partial<Attempt>, isDue: boolean]>([
    ['started', {}, true],
    ['undoing', {}, true],
    ['done', {}, false],
    ['failed', {}, false],
    ['challenge', {}, false],
    ['challenge', { createdAt: minutesAgo(13) }, false],
    ['challenge', { createdAt: minutesAgo(14) }, true],
    ['challenge', { createdAt: inMinutes(13) }, false],
    ['challenge', { createdAt: inMinutes(14) }, true],
    ['challenge', { challengeAnsweredAt: NOW }, false],
    ['challenge', { challengeAnsweredAt: minutesAgo(0.1) }, true],
    ['challenge', { challengeAnsweredAt: inMinutes(13) }, false],
    ['challenge', { challengeAnsweredAt: inMinutes(14) }, true],
    ['booked', { leaseOwner: 'two:a', leaseUntil: inMinutes(1) }, false],
    ['booked', { leaseOwner: 'two:a', leaseUntil: NOW }, true],
    ['booked', { tryAgainAt: inMinutes(1) }, false],
    ['booked', { tryAgainAt: NOW }, true],
  ])('%s with %j: %s', async (state, set, isDue) => {
    const id = await rows.add(state, set);
    expect(await dueTo()).toEqual(isDue ? [id] : []);
  });

  it('are those of a killed run too where no other process can be alive', async () => {
    const id = await rows.add('booked', { leaseOwner: 'two:a', leaseUntil: inMinutes(1) });
    await rows.add('booked', { leaseOwner: 'one:a', leaseUntil: inMinutes(1) });
    expect(await dueTo({}, { isSoleInstance: true })).toEqual([id]);
  });

  it('are sorted: what holds money first, then what may, then challenges; the longest waiting first; no more than requested', async () => {
    const ids = [
      await rows.add('challenge', { createdAt: minutesAgo(40), stateSince: minutesAgo(40) }),
      await rows.add('started', { stateSince: minutesAgo(30) }),
      await rows.add('booked', { stateSince: minutesAgo(1) }),
      await rows.add('authorised', { stateSince: minutesAgo(2) }),
      await rows.add('undoing', { stateSince: minutesAgo(3) }),
    ];
    const ordered = [ids[4], ids[3], ids[2], ids[1], ids[0]];
    expect(await dueTo()).toEqual(ordered);
    expect(await dueTo({ limit: 2 })).toEqual(ordered.slice(0, 2));
    expect(await dueTo({ except: new Set(ids.slice(2)) })).toEqual([ids[1], ids[0]]);
  });
});
