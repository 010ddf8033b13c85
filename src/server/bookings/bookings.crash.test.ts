/** A crash at every named point, then a fresh start on the same database: the four invariants of product §5 hold. */
import { SECRET, World } from '#testing/bookingWorld';
import { CRASH_POINTS } from './crashPoints';
import type { CrashPointName } from './crashPoints';

jest.setTimeout(60_000);

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());

class Killed extends Error {}

/** Which run passes a point: the plain card, the one with a challenge, or a price that rises under way. */
type Run = 'plain' | 'challenge' | 'dearer' | 'declined';
const RUN_OF: Partial<Record<CrashPointName, Run>> = {
  'challenge.saved': 'challenge',
  'release.before': 'dearer',
  'release.after': 'dearer',
  'failed.saved': 'declined',
};
const CARD: Record<Run, string> = {
  plain: '4242424242424242',
  challenge: '4000002500003155',
  dearer: '4242424242424242',
  declined: '4000000000000002',
};

const cases = CRASH_POINTS.map((point) => [point, RUN_OF[point] ?? 'plain'] as const);

describe.each(cases)('killed at %s (%s)', (point, run) => {
  it('ends with one booking paid once, or with nothing taken, and says which', async () => {
    world.supplier.total = 50_000;
    let reached = 0;
    const doomed = world.start({
      crashPoint: (name) => {
        if (name === 'reprice.before' && run === 'dearer') world.supplier.total = 60_000;
        if (name !== point) return;
        reached += 1;
        throw new Killed(point);
      },
    });
    const draftId = await world.draft(doomed);
    const body = await world.body(doomed, draftId, CARD[run]);
    await expect(doomed.bookings.book(body, `key-${point}-0001`, SECRET)).rejects.toThrow(Killed);
    expect(reached).toBe(1);

    const revived = world.start();
    await revived.reconciler.runOnce();
    world.minutes(1);
    await revived.reconciler.runOnce();
    if (run === 'challenge') {
      // the bank is still waiting for the traveler, who now comes back
      const status = await revived.bookings.status({ draftId }, SECRET);
      if (!status.ok) throw new Error(status.error.code);
      const id = status.value.challengeUrl?.split('/').pop() ?? '';
      expect(await revived.gateway.answerChallenge(id, 'complete')).toBe(true);
      expect(await revived.bookings.verify(status.value.attemptId, false, SECRET)).toMatchObject({ ok: true, value: { state: 'done' } });
    }
    expect(world.errors).toEqual([]);

    const settled = await world.standing(draftId);
    const answer = await revived.bookings.book(body, `key-${point}-0001`, SECRET);
    const after = await world.standing(draftId);
    // 2. one key, at most one booking and one charge  3. nothing taken or held without a booking
    expect(after.charges).toBeLessThanOrEqual(1);
    expect(after.held).toBe(0);
    expect(after.taken).toBe(after.bookings === 1 ? 50_000 : 0);
    expect(world.supplier.standing()).toBe(after.bookings);
    if (point !== 'intent.before') expect(after).toEqual(settled);
    // 4. the traveler learns the outcome, 1. and what was acknowledged can be read
    if (after.bookings === 1) {
      expect(answer).toMatchObject({ kind: 'attempt', attempt: { state: 'done', charged: 50_000 } });
      expect(await revived.bookings.read(SECRET, draftId)).toMatchObject({ ok: true, value: { state: 'ticketed' } });
    } else {
      expect(answer).toMatchObject({ kind: 'refused' });
      expect(await revived.bookings.read(SECRET, draftId)).toMatchObject({ ok: false });
      // and the draft can be paid again
      const total = world.supplier.total;
      await revived.bookings.reprice({ draftId, seenTotal: total }, SECRET);
      const again = await world.body(revived, draftId, undefined, total);
      expect(await revived.bookings.book(again, `key-${point}-0002`, SECRET)).toMatchObject({
        kind: 'attempt',
        attempt: { state: 'done' },
      });
    }
    world.supplier.orders.clear();
  });
});
