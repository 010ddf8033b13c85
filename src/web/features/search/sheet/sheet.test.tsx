import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useIsPhone, useSheet } from './sheet.hooks';

const asPhone = (isPhone: boolean): void => {
  window.matchMedia = ((media: string) => ({
    matches: isPhone,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
};

// jsdom has no popovers
const raised = jest.fn();
beforeEach(() => {
  raised.mockClear();
  Object.assign(HTMLElement.prototype, { popover: null, showPopover: raised });
  asPhone(true);
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

function Part({ name }: { name: string }) {
  const part = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isSheet = useIsPhone() && isOpen;
  useSheet(part, isSheet, () => setOpen(false));
  return (
    <div ref={part} data-testid={name}>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {`${name} ${isSheet ? 'open' : 'closed'}`}
      </button>
    </div>
  );
}

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name, hidden: true }));
};
const isEntered = (): boolean => (window.history.state as { sheet?: true } | null)?.sheet === true;

function show(): void {
  window.history.replaceState({ key: 'router' }, '', '/page');
  render(
    <>
      <Part name="one" />
      <Part name="two" />
    </>,
  );
}

const isRaised = () => waitFor(() => expect(raised).toHaveBeenCalledTimes(1));

it('a sheet has the page out of reach, and gives it back', async () => {
  show();
  press('one closed');
  await isRaised();
  expect(screen.getByTestId('two').inert).toBe(true);
  expect(screen.getByTestId('one').inert).toBeFalsy();
  expect(window.history.state).toEqual({ key: 'router', sheet: true });
  press('one open');
  expect(screen.getByTestId('two').inert).toBe(false);
  await waitFor(() => expect(isEntered()).toBe(false));
  expect(window.history.state).toEqual({ key: 'router' });
});

it('Back closes it and stays on the page', async () => {
  show();
  press('one closed');
  await isRaised();
  window.history.back();
  await screen.findByRole('button', { name: 'one closed' });
  expect(window.location.pathname).toBe('/page');
  expect(isEntered()).toBe(false);
});

it('a sheet that opens while the entry of another is taken back has one of its own', async () => {
  show();
  press('one closed');
  await isRaised();
  const isTakenBack = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  press('one open');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  press('two closed');
  await act(() => isTakenBack);
  await waitFor(() => expect(raised).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(isEntered()).toBe(true));
  expect(screen.getByRole('button', { name: 'two open' })).toBeVisible();
  window.history.back();
  await screen.findByRole('button', { name: 'two closed' });
});

it.each([
  ['a wide window', () => asPhone(false)],
  ['a browser without popovers', () => Reflect.deleteProperty(HTMLElement.prototype, 'popover')],
])('%s has no sheets', (_, make) => {
  make();
  show();
  press('one closed');
  expect(raised).not.toHaveBeenCalled();
  expect(screen.getByTestId('two').inert).toBeFalsy();
  expect(isEntered()).toBe(false);
});
