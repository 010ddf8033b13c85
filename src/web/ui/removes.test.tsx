/** Focus after a removal: one rule for all of them (accessibility.5). */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog';
import { removes } from './removes';

beforeAll(() => {
  // jsdom has no modal dialogs
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

function Rows({ count }: { count: number }) {
  const [left, setLeft] = useState(Array.from({ length: count }, (_, i) => `row ${String(i + 1)}`));
  return (
    <section>
      <h2>Rows</h2>
      <button type="button">other</button>
      {left.map((row) => (
        <button key={row} {...removes('row')} type="button" onClick={() => setLeft(left.filter((one) => one !== row))}>
          {row}
        </button>
      ))}
    </section>
  );
}

/** All of it is replaced, its heading too. */
function Replaced() {
  const [isLeft, setLeft] = useState(true);
  return (
    <main>
      {isLeft ? (
        <section key="before">
          <h2>Before</h2>
          <button {...removes('all')} type="button" onClick={() => setLeft(false)}>
            all
          </button>
        </section>
      ) : (
        <section key="after">
          <h2>After</h2>
        </section>
      )}
    </main>
  );
}

function Group() {
  const [isSet, setSet] = useState(true);
  return (
    <main>
      <h1>Page</h1>
      <fieldset>
        <legend>
          <button type="button">Stops</button>
        </legend>
        {isSet ? (
          <button {...removes('clear')} type="button" onClick={() => setSet(false)}>
            clear
          </button>
        ) : null}
      </fieldset>
    </main>
  );
}

function Late() {
  const [code, setCode] = useState('');
  return (
    <main>
      <h1>Page</h1>
      <div>
        {code ? (
          <p data-heading>{code}</p>
        ) : (
          <button {...removes('code')} type="button" onClick={() => setTimeout(() => setCode('K7 P2'))}>
            ask
          </button>
        )}
      </div>
    </main>
  );
}

/** The dialog closes with the last of them, and the way to open it goes too. */
function Compared() {
  const [isOpen, setOpen] = useState(true);
  return (
    <main>
      <h2>Flights</h2>
      <Dialog open={isOpen} label="Compare" className="" onClose={() => undefined}>
        <h2>Compare</h2>
        <button {...removes('compared')} type="button" onClick={() => setOpen(false)}>
          remove
        </button>
      </Dialog>
    </main>
  );
}

/** Below the heading the button, next to rows and a part with headings of their own. */
function AboveRows() {
  const [isThere, setThere] = useState(true);
  return (
    <main>
      <h2>Two rows</h2>
      <div>
        {isThere ? (
          <button {...removes('bar')} type="button" onClick={() => setThere(false)}>
            clear
          </button>
        ) : null}
        <aside>
          <h3>Beside it</h3>
        </aside>
        <ul>
          <li>
            <h3>A row</h3>
          </li>
        </ul>
      </div>
    </main>
  );
}

it.each([
  ['the next of its kind', <Rows key="" count={3} />, 'row 2', 'row 3'],
  ['the one before, when it was the last', <Rows key="" count={3} />, 'row 3', 'row 2'],
  ['the heading, when it was the only one', <Rows key="" count={1} />, 'row 1', 'Rows'],
  ['the heading that stands there now', <Replaced key="" />, 'all', 'After'],
  ['the name of its group', <Group key="" />, 'clear', 'Stops'],
  ['the heading of all, not that of a row or a part beside it', <AboveRows key="" />, 'clear', 'Two rows'],
  ['what has come in its place, later too', <Late key="" />, 'ask', 'K7 P2'],
  ['the heading behind a dialog that closes', <Compared key="" />, 'remove', 'Flights'],
])('%s', async (_, page, removed, heir) => {
  render(page);
  const button = screen.getByRole('button', { name: removed });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(heir)).toHaveFocus();
  expect(button).not.toBeInTheDocument();
});

it('leaves the focus alone where it is elsewhere', async () => {
  render(<Rows count={2} />);
  const other = screen.getByRole('button', { name: 'other' });
  other.focus();
  act(() => screen.getByRole('button', { name: 'row 1' }).click());
  await screen.findByRole('button', { name: 'row 2' });
  expect(other).toHaveFocus();
});
