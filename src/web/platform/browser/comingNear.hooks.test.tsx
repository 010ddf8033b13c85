import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useComingNear } from './comingNear.hooks';

let seen: ((entries: readonly { readonly isIntersecting: boolean }[]) => void) | null = null;
const disconnect = jest.fn();

function Part({ isAwaited, onNear }: { readonly isAwaited: boolean; readonly onNear: () => void }) {
  const part = useRef<HTMLDivElement>(null);
  useComingNear(part, isAwaited, onNear);
  return <div ref={part} />;
}

beforeEach(() => {
  seen = null;
  disconnect.mockClear();
  window.IntersectionObserver = class {
    constructor(callback: NonNullable<typeof seen>) {
      seen = callback;
    }
    observe = (): void => undefined;
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

it('calls back when the part comes near, not while it is far', () => {
  const onNear = jest.fn();
  render(<Part isAwaited onNear={onNear} />);
  seen?.([{ isIntersecting: false }]);
  expect(onNear).not.toHaveBeenCalled();
  seen?.([{ isIntersecting: true }]);
  expect(onNear).toHaveBeenCalledTimes(1);
});

it('calls back with the first key, and listens no longer once it is not awaited', async () => {
  const onNear = jest.fn();
  const { rerender } = render(<Part isAwaited onNear={onNear} />);
  await userEvent.keyboard('{End}');
  expect(onNear).toHaveBeenCalledTimes(1);
  rerender(<Part isAwaited={false} onNear={onNear} />);
  await userEvent.keyboard('{End}');
  expect(onNear).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it('calls back at once where the browser cannot tell', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const onNear = jest.fn();
  render(<Part isAwaited onNear={onNear} />);
  expect(onNear).toHaveBeenCalledTimes(1);
});
