/** Growth is distinguished from warming up, from single outliers, and from more calls under way. */
import { growthOf } from './samples';
import type { Sample } from './samples';

const samples = (memoryAt: (part: number) => number): readonly Sample[] =>
  Array.from({ length: 101 }, (_, i) => ({
    atMs: i * 1_000,
    memory: memoryAt(i / 100),
    heap: 90,
    handles: 50 + (i % 3) * (i > 70 ? 90 : 40),
    connections: 10,
  }));

it.each([
  ['flat', () => 200, 0],
  ['warm after a third', (part: number) => (part < 0.35 ? 200 * part : 200), 0],
  ['with a peak at a fault', (part: number) => (part === 0.9 ? 900 : 200), 0],
  ['growing all the time', (part: number) => 100 + 100 * part, 27],
  ['giving back', (part: number) => (part > 0.7 ? 150 : 200), -25],
])('%s', (_what, memoryAt, percent) => {
  expect(Math.round(growthOf(samples(memoryAt), 'memory').percent)).toBe(percent);
  expect(growthOf(samples(memoryAt), 'handles')).toEqual({ before: 50, after: 50, percent: 0 });
});
