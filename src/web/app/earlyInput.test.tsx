import { act, fireEvent, waitFor } from '@testing-library/react';
import { Suspense, use, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from '#web/platform/useHydrated';
import { holdForms, recordEarlyInput } from './earlyInput';

const log = jest.fn();
let heard = jest.spyOn(document, 'addEventListener');
beforeEach(() => {
  log.mockClear();
  heard = jest.spyOn(document, 'addEventListener');
});
/** A document of one test hears nothing of the next one's page. */
afterEach(() => {
  for (const [type, hear] of heard.mock.calls) document.removeEventListener(type, hear, true);
  jest.restoreAllMocks();
});

/** One of every kind of control, each reporting its events. */
function Page() {
  const [text, setText] = useState('');
  const [trip, setTrip] = useState('round');
  const [cabin, setCabin] = useState('economy');
  const [isDirect, setIsDirect] = useState(false);
  return (
    <form onSubmit={(event) => (event.preventDefault(), log('submitted', text, trip, cabin))}>
      <input
        aria-label="From"
        value={text}
        onFocus={() => log('focused')}
        onKeyDown={(e) => log('key', e.key)}
        onChange={(e) => (setText(e.target.value), log('typed', e.target.value))}
      />
      <input type="radio" aria-label="One way" checked={trip === 'one'} onChange={() => (setTrip('one'), log('one way'))} />
      <input
        type="checkbox"
        aria-label="Direct"
        checked={isDirect}
        onChange={(e) => (setIsDirect(e.target.checked), log('direct', e.target.checked))}
      />
      <select aria-label="Cabin" value={cabin} onChange={(e) => (setCabin(e.target.value), log('cabin', e.target.value))}>
        <option value="economy">Economy</option>
        <option value="first">First</option>
      </select>
      <a href="tel:+18005550142" onClick={() => log('called')}>
        Call
      </a>
      <button>Search</button>
    </form>
  );
}

/** Tells once it is there, as the application does. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

function prerendered() {
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const find = <E extends Element>(selector: string) => root.querySelector<E>(selector) as E;
  const early = recordEarlyInput(document);
  return {
    early,
    from: find<HTMLInputElement>('input[aria-label=From]'),
    oneWay: find<HTMLInputElement>('input[type=radio]'),
    direct: find<HTMLInputElement>('input[type=checkbox]'),
    cabin: find<HTMLSelectElement>('select'),
    call: find<HTMLAnchorElement>('a'),
    search: find<HTMLButtonElement>('button'),
    takeOver: async () => {
      await act(async () => void hydrateRoot(root, <Page />, { onRecoverableError: () => undefined }));
      await act(async () => early.replay());
    },
  };
}

it('does everything again in order, once each', async () => {
  const page = prerendered();
  page.from.focus();
  fireEvent.input(page.from, { target: { value: 'ne' } });
  fireEvent.input(page.from, { target: { value: 'new' } });
  page.oneWay.click();
  expect(page.oneWay).toBeChecked();
  fireEvent.input(page.cabin, { target: { value: 'first' } });
  page.search.click();
  expect(document.documentElement).toHaveClass('is-starting');
  await page.takeOver();
  expect(log.mock.calls).toEqual([['focused'], ['typed', 'new'], ['one way'], ['cabin', 'first'], ['submitted', 'new', 'one', 'first']]);
  expect(page.from).toHaveValue('new');
  expect(page.from).toHaveFocus();
  expect(page.oneWay).toBeChecked();
  expect(page.cabin).toHaveValue('first');
  expect(document.documentElement).not.toHaveClass('is-starting');
});

it('sends what was typed with the press that followed it, begun while the page is still taken over', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const { replay } = recordEarlyInput(document);
  fireEvent.input(root.querySelector('input') as Element, { target: { value: 'new' } });
  root.querySelector('button')?.click();
  // as in the browser, not in an act of its own: that would draw after each event
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  hydrateRoot(
    root,
    <>
      <Page />
      <Shown onShown={replay} />
    </>,
  );
  await waitFor(() => expect(log).toHaveBeenCalledWith('submitted', 'new', 'round', 'economy'));
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

/** What a translation does to every text of the page. */
function translate(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement('font');
    font.textContent = `[${text.data}]`;
    text.replaceWith(font);
  }
}

it('types, chooses and presses in the controls that were drawn anew because the page had been translated', async () => {
  const page = prerendered();
  page.from.focus();
  fireEvent.input(page.from, { target: { value: 'new' } });
  page.direct.click();
  page.search.click();
  const root = document.getElementById('root') as HTMLElement;
  translate(root);
  await page.takeOver();
  expect(page.from.isConnected).toBe(false);
  expect(root.querySelector('input[aria-label=From]')).toHaveValue('new');
  expect(root.querySelector('input[aria-label=From]')).toHaveFocus();
  expect(root.querySelector('input[type=checkbox]')).toBeChecked();
  expect(log.mock.calls).toEqual([['focused'], ['typed', 'new'], ['direct', true], ['submitted', 'new', 'round', 'economy']]);
});

it('lets who types while the page is drawn anew go on in the new field, with the next key', async () => {
  const page = prerendered();
  page.from.focus();
  fireEvent.input(page.from, { target: { value: 'ne' } });
  const root = document.getElementById('root') as HTMLElement;
  translate(root);
  await act(async () => void hydrateRoot(root, <Page />, { onRecoverableError: () => undefined }));
  const now = root.querySelector('input[aria-label=From]') as HTMLInputElement;
  expect(now).not.toBe(page.from);
  expect(now).toHaveFocus();
  expect(now).toHaveValue('ne');
  fireEvent.input(now, { target: { value: 'new' } });
  await act(async () => page.early.replay());
  expect(now).toHaveValue('new');
  expect(log).toHaveBeenLastCalledWith('typed', 'new');
});

it('selects what the application fills in under the cursor, so that the next key takes its place', async () => {
  function Restored() {
    const isRestored = useHydrated();
    return <input value={isRestored ? 'JFK - John F Kennedy' : ''} readOnly />;
  }
  document.body.innerHTML = `<div id="root">${renderToString(<Restored />)}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const field = root.querySelector('input') as HTMLInputElement;
  const { replay } = recordEarlyInput(document);
  field.focus();
  hydrateRoot(
    root,
    <>
      <Restored />
      <Shown onShown={replay} />
    </>,
  );
  await waitFor(() => expect(field).toHaveValue('JFK - John F Kennedy'));
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

it('finds what was typed, chosen and ticked before any script was there', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  (root.querySelector('input[aria-label=From]') as HTMLInputElement).value = 'new';
  (root.querySelector('input[type=radio]') as HTMLInputElement).checked = true;
  (root.querySelector('select') as HTMLSelectElement).value = 'first';
  const { replay } = recordEarlyInput(document);
  await act(async () => void hydrateRoot(root, <Page />));
  await act(async () => replay());
  expect(log.mock.calls.map(([what]) => what as unknown).sort()).toEqual(['cabin', 'one way', 'typed']);
  expect(log).toHaveBeenCalledWith('typed', 'new');
  expect(log).toHaveBeenCalledWith('cabin', 'first');
});

it('carries what is typed into a part that is taken over late and was translated meanwhile', async () => {
  let arrive = (): void => undefined;
  const script = new Promise<void>((resolve) => (arrive = resolve));
  let isThere = true;
  function Late() {
    if (!isThere) use(script);
    const [text, setText] = useState('');
    return (
      <p>
        Newsletter <input id="mail" value={text} onChange={(e) => (setText(e.target.value), log('typed', e.target.value))} />
      </p>
    );
  }
  const whole = (
    <Suspense>
      <Late />
    </Suspense>
  );
  document.body.innerHTML = `<div id="root">${renderToString(whole)}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const sent = document.getElementById('mail') as HTMLInputElement;
  const { replay } = recordEarlyInput(document);
  fireEvent.input(sent, { target: { value: 'ma' } });
  isThere = false;
  await act(async () => void hydrateRoot(root, whole, { onRecoverableError: () => undefined }));
  await act(async () => replay());
  fireEvent.input(sent, { target: { value: 'maria@example.com' } });
  translate(root);
  isThere = true;
  await act(async () => arrive());
  expect(sent.isConnected).toBe(false);
  expect(document.getElementById('mail')).toHaveValue('maria@example.com');
  expect(log).toHaveBeenLastCalledWith('typed', 'maria@example.com');
});

it('shows a choice at once, and ends with the last one', async () => {
  const page = prerendered();
  for (const isChecked of [true, false, true]) {
    page.direct.click();
    expect(page.direct.checked).toBe(isChecked);
  }
  await page.takeOver();
  expect(page.direct).toBeChecked();
  expect(log.mock.calls).toEqual([
    ['direct', true],
    ['direct', false],
    ['direct', true],
  ]);
});

it('opens by ArrowDown what the focus is still on', async () => {
  const page = prerendered();
  page.from.focus();
  fireEvent.keyDown(page.from, { key: 'ArrowDown' });
  fireEvent.keyDown(page.from, { key: 'Tab' });
  await page.takeOver();
  expect(log.mock.calls).toEqual([['focused'], ['key', 'ArrowDown']]);

  log.mockClear();
  const left = prerendered();
  left.from.focus();
  fireEvent.keyDown(left.from, { key: 'ArrowDown' });
  left.search.focus();
  await left.takeOver();
  expect(log).not.toHaveBeenCalled();
});

it('leaves a call to the call script', async () => {
  const page = prerendered();
  const rings: boolean[] = [];
  const ring = (event: Event): void => {
    rings.push(!event.defaultPrevented);
    event.preventDefault(); // jsdom has no telephone
  };
  window.addEventListener('click', ring);
  page.call.click();
  await page.takeOver();
  window.removeEventListener('click', ring);
  expect(rings).toEqual([true]);
  expect(log).not.toHaveBeenCalled();
});

it('stops once the application listens itself', async () => {
  const page = prerendered();
  await page.takeOver();
  await act(async () => page.oneWay.click());
  expect(page.oneWay).toBeChecked();
  expect(log.mock.calls).toEqual([['one way']]);
});

it('sends a form again until somebody listens, and leaves one with an address to the browser', () => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<form id="own"><input value="typed"><button>Send</button></form><form id="plain" action="/site-search"></form>';
  const [own, plain] = [...document.forms];
  const send = own?.querySelector('button');
  if (!own || !plain || !send) throw new Error('the page has both');
  holdForms(document);
  send.click();
  send.click();
  jest.advanceTimersByTime(500);
  const submitters: unknown[] = [];
  own.addEventListener('submit', (event) => {
    event.preventDefault();
    submitters.push(event.submitter);
  });
  jest.advanceTimersByTime(500);
  expect(submitters).toEqual([send]);
  const isLeft = jest.fn((event: SubmitEvent) => [event.defaultPrevented, event.preventDefault()][0]);
  window.addEventListener('submit', isLeft, { once: true });
  plain.requestSubmit();
  expect(isLeft).toHaveReturnedWith(false);
  jest.useRealTimers();
});
