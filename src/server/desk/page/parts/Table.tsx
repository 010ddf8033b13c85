import { Fragment } from 'react';
import type { ReactNode } from 'react';

interface TableProps {
  readonly names: readonly string[];
  /** The only cell of a row goes over the whole width. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** Columns of numbers. */
  readonly numbers?: readonly number[];
  /** The last row sums the others up. */
  readonly hasTotal?: boolean;
}

/** Rows whose first cell names them. */
export function Table({ names, rows, numbers = [], hasTotal = false }: TableProps) {
  const classOf = (column: number): string | undefined => (numbers.includes(column) ? 'number' : undefined);
  return (
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
          <tr key={at} className={hasTotal && at === rows.length - 1 ? 'total' : undefined}>
            <th scope="row" {...(rest.length === 0 && { className: 'quiet', colSpan: names.length })}>
              {first}
            </th>
            {rest.map((cell, i) => (
              <td key={i} className={classOf(i + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table with a name that scrolls by itself where it is wider than its place. */
export const NamedTable = ({ label, ...table }: TableProps & { readonly label: string }) => (
  <section className="scroll wraps" aria-label={label} tabIndex={0}>
    <Table {...table} />
  </section>
);

/** Moments and routes break between their words alone, and not at a hyphen. */
export const Unbroken = ({ text }: { readonly text: string }) =>
  text.split(' ').map((word, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      <span className="unbroken">{word}</span>
    </Fragment>
  ));
