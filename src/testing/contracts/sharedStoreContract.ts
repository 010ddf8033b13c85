/** What every store that processes share promises. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Claim, SharedStore } from '#server/platform/shared/sharedStore';

/** Short compared with a test. */
const SHORT_MS = 200;
/** Renewed ten times as often, so that a busy machine does not lose it. */
const HOLD_MS = 1_000;

/** `two` are the stores of two processes; called once a test. */
export function describeSharedStore(two: () => Promise<readonly [SharedStore, SharedStore]>): void {
  let one: SharedStore;
  let other: SharedStore;
  beforeEach(async () => {
    [one, other] = await two();
  });
  const ours = async (claim: Promise<Claim>) => {
    const made = await claim;
    if (made.state !== 'acquired') throw new Error(`the claim is ${made.state}`);
    return made;
  };
  /** Resolves once a store has done what it was told before: it does one thing after another. */
  const done = (store: SharedStore): Promise<unknown> => store.get('nothing');
  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    while (!(await isSo())) await sleep(20);
  };

  it('gives one process the bytes that the other has put there, under their name alone', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 0, 128]);
    one.put('answer', bytes, 60_000);
    await done(one);
    expect((await other.get('answer'))?.equals(bytes)).toBe(true);
    expect(await other.get('another')).toBeUndefined();
  });

  it('keeps the last that was put', async () => {
    one.put('answer', Buffer.from('first'), 60_000);
    one.put('answer', Buffer.from('second'), 60_000);
    await done(one);
    expect((await other.get('answer'))?.toString()).toBe('second');
  });

  it('forgets what no longer holds', async () => {
    one.put('answer', Buffer.from('soon over'), SHORT_MS);
    expect(await one.get('answer')).toBeDefined();
    await until(async () => (await other.get('answer')) === undefined);
  });

  it('lets one process claim a piece of work, until it is released', async () => {
    const claim = await ours(one.claim('work', 60_000));
    expect((await other.claim('work', 60_000)).state).toBe('taken');
    expect((await one.claim('work', 60_000)).state).toBe('taken');
    expect((await other.claim('other work', 60_000)).state).toBe('acquired');
    claim.release();
    await done(one);
    expect((await other.claim('work', 60_000)).state).toBe('acquired');
  });

  it('gives a claim away whose holder is silent', async () => {
    const claim = await ours(one.claim('work', SHORT_MS));
    await until(async () => (await other.claim('work', 60_000)).state === 'acquired');
    // it is the other's now
    claim.renew();
    claim.release();
    expect((await one.claim('work', 60_000)).state).toBe('taken');
  });

  it('holds a claim that is renewed', async () => {
    const claim = await ours(one.claim('work', HOLD_MS));
    const end = performance.now() + 1.5 * HOLD_MS;
    while (performance.now() < end) {
      await sleep(HOLD_MS / 10);
      claim.renew();
    }
    expect((await other.claim('work', HOLD_MS)).state).toBe('taken');
    claim.release();
  });

  it('gives one of many who ask at once the claim', async () => {
    const claims = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? one : other).claim('work', 60_000)));
    expect(claims.filter(({ state }) => state === 'acquired')).toHaveLength(1);
    expect(claims.filter(({ state }) => state === 'taken')).toHaveLength(19);
  });
}
