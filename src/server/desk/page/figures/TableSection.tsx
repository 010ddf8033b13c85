import type { DayRange } from '../../../reports/reports.service';
import type { Cell } from '../../csv';
import { BookingLink } from '../parts/AttentionList';
import { useDesk } from '../parts/frame';
import { DESK_PATH } from '../paths';
import { cellText, foldQuiet } from './cellText';
import { Share } from './Columns';
import { queryOf } from '../deskAddress';
import type { ColumnKind, DeskTable } from './tables';

/** Longer lists begin folded, or end in the file. */
export const SHOWN_ROWS = 40;

interface TableSectionProps {
  readonly table: DeskTable;
  readonly range: DayRange;
}

/** A table with its heading and its file. */
export function TableSection({ table, range }: TableSectionProps) {
  const { lang, words } = useDesk();
  const { name, heading, rows } = table;
  const title = <h2 id={name}>{heading}</h2>;
  if (rows.length === 0)
    return (
      <section>
        {title}
        <p>{words.none}</p>
      </section>
    );
  const shown = name === 'bookings' ? rows.slice(0, SHOWN_ROWS) : rows;
  const folded = name === 'days' ? foldQuiet({ ...table, rows: shown }, lang, words) : shown;
  const drawn = (
    <section className="scroll" aria-labelledby={name} tabIndex={0}>
      <Table {...table} rows={folded} />
    </section>
  );
  return (
    <section>
      {title}
      {folded.length > SHOWN_ROWS ? (
        <details>
          <summary>{heading}</summary>
          {drawn}
        </details>
      ) : (
        drawn
      )}
      {shown.length < rows.length && <p className="hint">{words.newest(shown.length)}</p>}
      <p>
        <a href={`${DESK_PATH}/${name}.csv?${queryOf(range, lang)}`} download>
          {words.download(heading)}
        </a>
      </p>
    </section>
  );
}

function Table({ columns, rows, hasTotal }: DeskTable) {
  const longest = columns.map((_, i) => Math.max(0, ...rows.map((row) => (typeof row[i] === 'number' ? row[i] : 0))));
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ name, kind }) => (
            <th key={name} scope="col" className={classOf(kind)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at} className={hasTotal && at === rows.length - 1 ? 'total' : undefined}>
            {row.map((cell, i) => (
              <TableCell
                key={i}
                cell={cell}
                kind={columns[i]?.kind ?? 'text'}
                longest={longest[i] ?? 0}
                isFirst={i === 0}
                over={row.length === 1 ? columns.length : 1}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TableCellProps {
  readonly cell: Cell;
  readonly kind: ColumnKind;
  /** Of the column. */
  readonly longest: number;
  readonly isFirst: boolean;
  /** So many columns: the only one of a row goes over the whole width. */
  readonly over: number;
}

function TableCell({ cell, kind, longest, isFirst, over }: TableCellProps) {
  const { lang } = useDesk();
  const text = kind === 'booking' && typeof cell === 'string' ? <BookingLink reference={cell} /> : cellText(cell, kind, lang);
  if (over > 1)
    return (
      <th scope="row" className="quiet" colSpan={over}>
        {text}
      </th>
    );
  if (isFirst) return <th scope="row">{text}</th>;
  return (
    <td className={classOf(kind)}>
      {text}
      {kind === 'bar' && <Share value={typeof cell === 'number' ? cell : 0} most={longest} />}
    </td>
  );
}

const classOf = (kind: ColumnKind): string | undefined => (kind === 'text' || kind === 'day' || kind === 'booking' ? undefined : 'number');
