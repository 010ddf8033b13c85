import { Fragment } from 'react';
import type { ReactNode } from 'react';

interface PlainTableProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** The column that holds amounts. */
  readonly numberAt?: number;
}

/** A table that scrolls by itself where it is wider than its place. */
export function PlainTable({ label, names, rows, numberAt }: PlainTableProps) {
  const classOf = (i: number): string | undefined => (i === numberAt ? 'number' : undefined);
  return (
    <section className="scroll wraps" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {names.map((name, i) => (
              <th key={name} scope="col" className={classOf(i)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], at) => (
            <tr key={at}>
              <th scope="row">{first}</th>
              {rest.map((cell, i) => (
                <td key={i} className={classOf(i + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Moments and routes break between their words alone, and not at a hyphen. */
export const Unbroken = ({ text }: { readonly text: string }) =>
  text.split(' ').map((word, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      <span className="unbroken">{word}</span>
    </Fragment>
  ));
