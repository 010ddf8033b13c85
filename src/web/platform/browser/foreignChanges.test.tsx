import { act, cleanup, render, screen } from '@testing-library/react';
import { Fragment, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { tolerateForeignChanges } from './foreignChanges';

const { insertBefore, removeChild } = Node.prototype;
const inPlace = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

const genuine = Object.getOwnPropertyDescriptors(Node.prototype);
let root = document.createElement('div');
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  cleanup();
  Object.defineProperties(Node.prototype, genuine);
  root.remove();
});

function renderPage(): void {
  tolerateForeignChanges(root);
  render(<Page />, { container: root });
}

/** What translators do to a text, by the functions that pages cannot replace. */
const TRANSLATIONS = {
  'an element in its place': (text: Text) => {
    const font = fontOf(text.data);
    insertBefore.call(text.parentNode as Node, font, text);
    removeChild.call(text.parentNode as Node, text);
  },
  'an element in its place at once': (text: Text) => text.replaceWith(fontOf(text.data)),
  'an element around it': (text: Text) => {
    const font = fontOf('');
    text.replaceWith(font);
    font.append(text);
    inPlace?.set?.call(text, `[${text.data}]`);
  },
  'other words in it': (text: Text) => inPlace?.set?.call(text, `[${text.data}]`),
} as const;

function fontOf(text: string): HTMLElement {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(`[${text}]`);
  outer.append(inner);
  return outer;
}

function textsOf(root: Node): readonly Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

const FLIGHTS = ['Delta', 'Iberia', 'TAP'];

/** Amounts between words, parts that come and go beside text, a list whose order changes, a text that takes an element's place. */
function Page() {
  const [amount, setAmount] = useState(414);
  const [isNonstop, setNonstop] = useState(false);
  const [flights, setFlights] = useState(FLIGHTS);
  return (
    <main>
      <p data-testid="total">
        Total ${amount}.20 for {isNonstop ? <b>nonstop</b> : 'any'} flights{isNonstop ? ', today' : null}
      </p>
      <ul data-testid="list">
        {isNonstop ? 'Nonstop: ' : null}
        {flights.map((name) => (
          <Fragment key={name}>{name} </Fragment>
        ))}
        end
      </ul>
      {isNonstop ? null : 'Ask us'}
      <button type="button" onClick={() => setAmount(769)}>
        pay
      </button>
      <button type="button" onClick={() => setNonstop(!isNonstop)}>
        nonstop
      </button>
      <button type="button" onClick={() => setFlights([...flights].reverse().filter((name) => name !== 'Iberia'))}>
        sort
      </button>
    </main>
  );
}

describe.each(Object.entries(TRANSLATIONS))('with %s', (_, translate) => {
  it('a page shows what React has, whatever was translated before', async () => {
    renderPage();
    const buttons = screen.getAllByRole('button');
    const translateAll = (): void => {
      for (const text of textsOf(root)) translate(text);
    };
    const press = async (i: number): Promise<void> => {
      translateAll();
      await act(async () => buttons[i]?.click());
    };
    const shown = (id: string): string => screen.getByTestId(id).textContent.replace(/[[\]]/g, '');
    await press(0);
    expect(shown('total')).toBe('Total $769.20 for any flights');
    await press(1);
    expect(shown('total')).toBe('Total $769.20 for nonstop flights, today');
    expect(shown('list')).toBe('Nonstop: Delta Iberia TAP end');
    expect(root).not.toHaveTextContent('Ask us');
    await press(2);
    expect(shown('list')).toBe('Nonstop: TAP Delta end');
    await press(1);
    expect(shown('total')).toBe('Total $769.20 for any flights');
    expect(shown('list')).toBe('TAP Delta end');
    expect(root).toHaveTextContent('Ask us');
  });

  it('a page that was translated before is taken over as it was sent', async () => {
    root.innerHTML = renderToString(<Page />);
    const { undoAll } = tolerateForeignChanges(root);
    const sent = root.innerHTML;
    const main = root.querySelector('main');
    for (const text of textsOf(root)) translate(text);
    root.querySelector('p')?.after(document.createElement('my-extension'));
    expect(root.innerHTML).not.toBe(sent);
    undoAll();
    expect(root.innerHTML).toBe(sent);
    const differences = jest.fn();
    await act(async () => void hydrateRoot(root, <Page />, { onRecoverableError: differences }));
    expect(differences).not.toHaveBeenCalled();
    expect(root.querySelector('main')).toBe(main);
  });
});

it('a sentence in the place of its first part goes with its amount', async () => {
  renderPage();
  const total = screen.getByTestId('total');
  const [first, ...others] = textsOf(total);
  for (const text of others) text.remove();
  first?.replaceWith(fontOf('Total de $414.20'));
  await act(async () => screen.getByRole('button', { name: 'pay' }).click());
  expect(total).toHaveTextContent('Total $769.20 for any flights');
});

it('words around an amount that was left alone keep no amount of before', async () => {
  renderPage();
  const total = screen.getByTestId('total');
  const [first] = textsOf(total);
  inPlace?.set?.call(first, 'Total de $414.20 ');
  await act(async () => screen.getByRole('button', { name: 'pay' }).click());
  expect(total).toHaveTextContent(/^Total \$769.20 for any flights$/);
});

it('what an extension adds stays where it is', async () => {
  renderPage();
  const total = screen.getByTestId('total');
  total.append(document.createElement('my-extension'));
  await act(async () => screen.getByRole('button', { name: 'pay' }).click());
  await act(async () => screen.getByRole('button', { name: 'nonstop' }).click());
  expect(total.querySelector('my-extension')).not.toBeNull();
  expect(total).toHaveTextContent('Total $769.20 for nonstop flights');
});

it('an element that an extension wrapped or took away comes and goes as before', async () => {
  renderPage();
  const nonstop = screen.getByRole('button', { name: 'nonstop' });
  await act(async () => nonstop.click());
  const total = screen.getByTestId('total');
  const wrapper = document.createElement('mark');
  const bold = total.querySelector('b');
  bold?.replaceWith(wrapper);
  wrapper.append(bold as Node);
  await act(async () => nonstop.click());
  expect(total).toHaveTextContent('Total $414.20 for any flights');
  await act(async () => nonstop.click());
  total.querySelector('b')?.remove();
  await act(async () => nonstop.click());
  expect(total).toHaveTextContent('Total $414.20 for any flights');
});
