import type { DayRange } from '../../../reports/reports.service';
import type { Cell } from '../../csv';
import { BookingLink } from '../parts/AttentionList';
import { useDesk } from '../parts/frame';
import { Table } from '../parts/Table';
import { DESK_PATH } from '../paths';
import { cellText, foldQuiet } from './cellText';
import { Share } from './Columns';
import { queryOf } from '../deskAddress';
import type { ColumnKind, DeskTable } from './tables';
import { at } from '#core/domain/values/checkedReads';

/** Longer lists begin folded, or end in the file. */
export const SHOWN_ROWS = 40;

interface TableSectionProps {
  readonly table: DeskTable;
  readonly range: DayRange;
}

/** A table with its heading and its file. */
export function TableSection({ table, range }: TableSectionProps) {
  const { lang, words, to } = useDesk();
  const { name, heading, columns, rows, hasTotal } = table;
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
  const longest = columns.map((_, i) => Math.max(0, ...folded.map((row) => (typeof row[i] === 'number' ? row[i] : 0))));
  const drawn = (
    <section className="scroll" aria-labelledby={name} tabIndex={0}>
      <Table
        names={columns.map((column) => column.name)}
        rows={folded.map((row) =>
          row.map((cell, i) => <CellView key={i} cell={cell} kind={columns[i]?.kind ?? 'text'} longest={at(longest, i)} />),
        )}
        numbers={columns.flatMap(({ kind }, i) => (isNumber(kind) ? [i] : []))}
        hasTotal={hasTotal}
      />
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
        <a href={to(`${DESK_PATH}/${name}.csv?${queryOf(range)}`)} download>
          {words.download(heading)}
        </a>
      </p>
    </section>
  );
}

const isNumber = (kind: ColumnKind): boolean => kind !== 'text' && kind !== 'day' && kind !== 'booking';

interface CellViewProps {
  readonly cell: Cell;
  readonly kind: ColumnKind;
  /** Of the column. */
  readonly longest: number;
}

function CellView({ cell, kind, longest }: CellViewProps) {
  const { lang } = useDesk();
  if (kind === 'booking' && typeof cell === 'string') return <BookingLink reference={cell} />;
  return (
    <>
      {cellText(cell, kind, lang)}
      {kind === 'bar' && typeof cell === 'number' && <Share value={cell} most={longest} />}
    </>
  );
}
