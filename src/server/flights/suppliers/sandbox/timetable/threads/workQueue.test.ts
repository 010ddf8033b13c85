import { createWorkQueue } from './workQueue';
import type { Rank } from './workQueue';

/** Work that ends on command. */
function heldWork() {
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        finish.set(name, () => resolve(name));
      }),
    finish: async (name: string) => {
      finish.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

it('begins bookings before searches before prices, each in the order they came, as many at once as there are lanes', async () => {
  const held = heldWork();
  const queue = createWorkQueue(2, () => 0);
  const add = (rank: Rank, name: string) => queue.run(rank, undefined, held.work(name));
  void add('prices', 'p1');
  void add('prices', 'p2');
  void add('prices', 'p3');
  void add('search', 's1');
  void add('search', 's2');
  const booked = add('booking', 'b1');
  expect(held.begun).toEqual(['p1', 'p2']);
  for (const name of ['p1', 'b1', 's1', 'p2']) await held.finish(name);
  expect(held.begun).toEqual(['p1', 'p2', 'b1', 's1', 's2', 'p3']);
  expect(await booked).toEqual({ ok: true, value: 'b1' });
});

it('leaves work undone whose signal fires before its turn, and finishes what has begun', async () => {
  const held = heldWork();
  const queue = createWorkQueue(1, () => 0);
  const stop = new AbortController();
  const first = queue.run('search', stop.signal, held.work('first'));
  const second = queue.run('search', stop.signal, held.work('second'));
  const third = queue.run('search', undefined, held.work('third'));
  stop.abort();
  expect(await second).toEqual({ ok: false, error: 'stopped' });
  expect(await queue.run('search', stop.signal, held.work('late'))).toEqual({ ok: false, error: 'stopped' });
  await held.finish('first');
  expect(await first).toEqual({ ok: true, value: 'first' });
  await held.finish('third');
  expect(await third).toEqual({ ok: true, value: 'third' });
  expect(held.begun).toEqual(['first', 'third']);
});

it('goes on after work that failed', async () => {
  const queue = createWorkQueue(1, () => 0);
  const failed = queue.run('search', undefined, () => Promise.reject(new Error('no')));
  const next = queue.run('search', undefined, async () => 1);
  await expect(failed).rejects.toThrow('no');
  expect(await next).toEqual({ ok: true, value: 1 });
});

it('tells how long work would take by what work took before and what goes ahead of it', async () => {
  let now = 0;
  const held = heldWork();
  const queue = createWorkQueue(2, () => now);
  const atFirst = queue.expectedMs('prices', 10);
  for (let i = 0; i < 200; i++)
    await queue.run('prices', undefined, async () => {
      now += 40;
    });
  expect(queue.expectedMs('prices', 10)).toBeCloseTo(200, 0);
  expect(queue.expectedMs('prices', 10)).toBeGreaterThan(atFirst);
  void queue.run('search', undefined, held.work('lane 1'));
  void queue.run('search', undefined, held.work('lane 2'));
  const waitsFor = queue.expectedMs('search', 1);
  void queue.run('prices', undefined, held.work('behind'));
  expect(queue.expectedMs('search', 1)).toBe(waitsFor);
  void queue.run('booking', undefined, held.work('ahead'));
  expect(queue.expectedMs('search', 1)).toBeGreaterThan(waitsFor);
});

it('is idle when nothing is under way: what was slow once is tried again', async () => {
  let now = 0;
  const held = heldWork();
  const queue = createWorkQueue(1, () => now);
  expect(queue.isIdle()).toBe(true);
  const slow = queue.run('explore', undefined, held.work('slow'));
  void queue.run('explore', undefined, held.work('next'));
  expect(queue.isIdle()).toBe(false);
  now += 100_000;
  await held.finish('slow');
  await slow;
  expect(queue.isIdle()).toBe(false);
  await held.finish('next');
  expect(queue.isIdle()).toBe(true);
  const before = queue.expectedMs('explore', 1);
  await queue.run('explore', undefined, async () => 1);
  expect(queue.expectedMs('explore', 1)).toBeLessThan(before);
});
