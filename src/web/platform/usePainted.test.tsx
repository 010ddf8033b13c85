import { act, renderHook } from '@testing-library/react';
import { usePainted } from './usePainted';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** One frame of the fake clock, and the task after it. */
const frame = () => act(() => jest.advanceTimersByTime(17));

it('has the first value at once, and later ones when a frame was painted', () => {
  const { result, rerender } = renderHook(({ value }) => usePainted(value), { initialProps: { value: 'a' } });
  expect(result.current).toBe('a');
  rerender({ value: 'b' });
  expect(result.current).toBe('a');
  frame();
  expect(result.current).toBe('b');
});

it('of several values before a frame only the last is taken over', () => {
  const seen: string[] = [];
  const { rerender } = renderHook(({ value }) => seen.push(usePainted(value)), { initialProps: { value: 'a' } });
  for (const value of ['b', 'c']) rerender({ value });
  frame();
  expect(new Set(seen)).toEqual(new Set(['a', 'c']));
});

it('tells nothing after it was taken away', () => {
  const { rerender, unmount } = renderHook(({ value }) => usePainted(value), { initialProps: { value: 'a' } });
  rerender({ value: 'b' });
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
