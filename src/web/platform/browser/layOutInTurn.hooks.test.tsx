import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { useLayOutInTurn } from './layOutInTurn.hooks';

function List({ names }: { readonly names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useLayOutInTurn(list, names);
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

const laidOut = (): string[] =>
  screen
    .getAllByRole('listitem')
    .filter(({ style }) => style.getPropertyValue('content-visibility') === 'visible')
    .map(({ textContent }) => textContent);

it('lays out every item of a list, and starts over with another list', async () => {
  const { rerender } = render(<List names={['a', 'b', 'c']} />);
  expect(laidOut()).toEqual([]);
  await waitFor(() => expect(laidOut()).toEqual(['a', 'b', 'c']));
  rerender(<List names={['c', 'd']} />);
  expect(laidOut()).toEqual([]);
  await waitFor(() => expect(laidOut()).toEqual(['c', 'd']));
});
