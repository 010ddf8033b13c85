import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { err, ok } from '#core/domain/values/result';
import { ErrorSummary } from './ErrorSummary';
import { TextField } from './TextField';
import { useForm } from './useForm';

type Field = 'name' | 'city';
const FIELDS: readonly Field[] = ['name', 'city'];

interface ExampleProps {
  readonly submit: (value: Readonly<Record<Field, string>>) => void | Promise<void>;
  readonly hasNoSummary?: boolean;
  /** The answer of a reader that takes its time; null for one that cannot tell. */
  readonly slowly?: Promise<null>;
}

function Example({ submit, hasNoSummary = false, slowly }: ExampleProps) {
  const [typed, setTyped] = useState<Readonly<Record<Field, string>>>({ name: '', city: '' });
  const { props, items, tries, field, isBusy } = useForm<Field, 'missing', typeof typed>({
    fields: FIELDS,
    idOf: (name) => `example-${name}`,
    labelOf: (name) => name,
    say: (fault) => `is ${fault}`,
    valueOf: (name) => typed[name],
    type: (name, text) => {
      setTyped((t) => ({ ...t, [name]: text }));
    },
    read: () => {
      const missing = FIELDS.filter((name) => typed[name] === '');
      const read = missing.length === 0 ? ok(typed) : err(Object.fromEntries(missing.map((name) => [name, 'missing' as const])));
      return slowly ?? read;
    },
    // whoever leaves the name as a question mark is told at once
    faultOnLeaving: (name) => (typed[name] === '?' ? 'missing' : null),
    submit,
    hasNoSummary,
  });
  return (
    <form {...props}>
      {hasNoSummary ? null : <ErrorSummary title={`${String(items.length)} faults`} items={items} tries={tries} />}
      <TextField {...field('name')} />
      <TextField {...field('city')} />
      <button type="submit">{isBusy ? 'Busy' : 'Send'}</button>
    </form>
  );
}

const send = () => userEvent.click(screen.getByRole('button'));
const errorOf = (label: string): string => {
  const input = screen.getByLabelText(label);
  return document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
};

it('says what is wrong after a try, next to the field and on top, and brings the focus there every time', async () => {
  const submit = jest.fn();
  render(<Example submit={submit} />);
  expect(screen.queryByRole('group')).toBeNull();
  await send();
  expect([errorOf('name'), errorOf('city')]).toEqual(['is missing', 'is missing']);
  const summary = screen.getByRole('group', { name: '2 faults' });
  expect(summary).toHaveFocus();
  expect(summary).toHaveAccessibleDescription('is missing is missing');
  await userEvent.type(screen.getByLabelText('name'), 'M');
  expect([errorOf('name'), errorOf('city')]).toEqual(['', 'is missing']);
  expect(summary).toHaveAccessibleName('1 faults');
  await userEvent.clear(screen.getByLabelText('name'));
  expect(errorOf('name')).toBe('');
  await send();
  expect([errorOf('name'), errorOf('city')]).toEqual(['is missing', 'is missing']);
  expect(summary).toHaveFocus();
  // read with the focus, and not again with every correction (accessibility.6)
  expect(summary.closest('[role=alert], [role=status], [aria-live]')).toBeNull();
  expect(submit).not.toHaveBeenCalled();
});

it('brings the focus to the first wrong field where there is no summary', async () => {
  render(<Example submit={jest.fn()} hasNoSummary />);
  await userEvent.type(screen.getByLabelText('name'), 'Maria');
  const city = screen.getByLabelText('city');
  const announced: string[] = [];
  city.addEventListener('focus', () => announced.push(errorOf('city')));
  await send();
  expect(city).toHaveFocus();
  expect(announced).toEqual(['is missing']);
});

it('submits what was read, once until that has ended', async () => {
  let end = (): void => undefined;
  const submit = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  render(<Example submit={submit} />);
  await userEvent.type(screen.getByLabelText('name'), 'Maria');
  await userEvent.type(screen.getByLabelText('city'), 'Paris{Enter}{Enter}');
  await send();
  expect(submit.mock.calls).toEqual([[{ name: 'Maria', city: 'Paris' }]]);
  expect(screen.getByRole('button')).toHaveTextContent('Busy');
  end();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
  await send();
  expect(submit).toHaveBeenCalledTimes(2);
});

it('says and submits nothing while it is not known what is wrong', async () => {
  const submit = jest.fn();
  render(<Example submit={submit} slowly={Promise.resolve(null)} />);
  await send();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
  expect(screen.queryByRole('group')).toBeNull();
  expect(submit).not.toHaveBeenCalled();
});

it('says what is wrong with a field that is left, next to the field alone, until it is changed', async () => {
  render(<Example submit={jest.fn()} />);
  await userEvent.type(screen.getByLabelText('name'), '?');
  expect(errorOf('name')).toBe('');
  await userEvent.tab();
  expect([errorOf('name'), errorOf('city')]).toEqual(['is missing', '']);
  expect(screen.queryByRole('group')).toBeNull();
  await userEvent.type(screen.getByLabelText('name'), '!');
  expect(errorOf('name')).toBe('');
});
