import { inOneGo, unhurried } from './steps';
import type { Steps } from './steps';

function* counting(done: number[]): Steps<string> {
  for (let i = 1; i <= 3; i++) {
    done.push(i);
    yield;
  }
  return 'made';
}

it('runs every step without a pause', () => {
  const done: number[] = [];
  expect(inOneGo(counting(done))).toBe('made');
  expect(done).toEqual([1, 2, 3]);
});

it('lets a turn pass between steps, and does the rest at once for whoever asks', async () => {
  const done: number[] = [];
  const work = unhurried(counting(done));
  const seen: number[] = [];
  let isCalled = false;
  await work.prepare(async () => {
    seen.push(done.length);
    if (done.length === 2 && !isCalled) {
      isCalled = true;
      expect(work.now()).toBe('made');
    }
  });
  expect(seen).toEqual([1, 2]);
  expect(done).toEqual([1, 2, 3]);
  expect(work.now()).toBe('made');
});
