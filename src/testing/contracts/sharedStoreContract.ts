/** What every store that processes share promises. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Claim, SharedStore } from '#server/platform/shared/sharedStore';

/** Long compared with a call and short compared with a test. */
const HOLD_MS = 300;

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
  /** What is put is there a moment later. */
  const found = async (store: SharedStore, name: string): Promise<Buffer | undefined> => {
    for (let i = 0; i < 100; i += 1) {
      const value = await store.get(name);
      if (value !== undefined) return value;
      await sleep(5);
    }
    return undefined;
  };

  it('gives one process the bytes that the other has put there, under their name alone', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 0, 128]);
    one.put('answer', bytes, 60_000);
    expect((await found(other, 'answer'))?.equals(bytes)).toBe(true);
    expect(await other.get('another')).toBeUndefined();
  });

  it('keeps the last that was put', async () => {
    one.put('answer', Buffer.from('first'), 60_000);
    one.put('answer', Buffer.from('second'), 60_000);
    await sleep(20);
    expect((await found(other, 'answer'))?.toString()).toBe('second');
  });

  it('forgets what no longer holds', async () => {
    one.put('answer', Buffer.from('soon over'), HOLD_MS);
    expect(await found(other, 'answer')).toBeDefined();
    await sleep(HOLD_MS + 50);
    expect(await other.get('answer')).toBeUndefined();
  });

  it('lets one process claim a piece of work, until it is released', async () => {
    const claim = await ours(one.claim('work', 60_000));
    expect((await other.claim('work', 60_000)).state).toBe('taken');
    expect((await one.claim('work', 60_000)).state).toBe('taken');
    expect((await other.claim('other work', 60_000)).state).toBe('acquired');
    claim.release();
    await sleep(20);
    expect((await other.claim('work', 60_000)).state).toBe('acquired');
  });

  it('gives a claim away whose holder is silent, and holds one that is renewed', async () => {
    const claim = await ours(one.claim('work', HOLD_MS));
    await sleep(HOLD_MS * 0.7);
    claim.renew();
    await sleep(HOLD_MS * 0.7);
    expect((await other.claim('work', HOLD_MS)).state).toBe('taken');
    await sleep(HOLD_MS);
    const taken = await ours(other.claim('work', 60_000));
    // it is the other's now
    claim.renew();
    claim.release();
    await sleep(20);
    expect((await one.claim('work', HOLD_MS)).state).toBe('taken');
    taken.release();
  });

  it('gives one of many who ask at once the claim', async () => {
    const claims = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? one : other).claim('work', 60_000)));
    expect(claims.filter(({ state }) => state === 'acquired')).toHaveLength(1);
    expect(claims.filter(({ state }) => state === 'taken')).toHaveLength(19);
  });
}
