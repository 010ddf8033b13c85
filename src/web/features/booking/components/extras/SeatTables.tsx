import './seatTables.css';
import { Fragment, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Seat, SeatCabin, SeatMap } from '#core/domain/extras/extras';
import { seatBar, serviceOf } from '#core/domain/extras/seatChoice';
import type { SeatedTraveler } from '#core/domain/extras/seatChoice';
import type { IsoDate } from '#core/domain/values/dates';
import { placeToward, seatGrid } from '#core/domain/extras/seatGrid';
import type { Direction, LaidCell, LaidRow, SeatGrid } from '#core/domain/extras/seatGrid';
import { useBookingWords, useMessages } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import { shortPrice } from '../../extrasText';
import { FixtureSign } from './FixtureSign';
import { seatLabel } from './seatLabel';
import { known } from '#core/domain/values/checkedReads';

interface SeatTablesProps {
  readonly map: SeatMap;
  /** On which the flight leaves. */
  readonly day: IsoDate;
  readonly who: SeatedTraveler;
  /** Travelers of the party by the seat that they have. */
  readonly owners: ReadonlyMap<string, number>;
  readonly nameOf: (traveler: number) => string;
  readonly onPress: (seat: Seat) => void;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

const isOpen = ({ services }: Seat): boolean => services.length > 0;

/** All seats that the keyboard goes to, in one grid over all cabins. */
function placesOf(grids: readonly SeatGrid[]) {
  let row = 0;
  return grids.flatMap(({ rows }) =>
    rows.flatMap(({ sections }) => {
      row += 1;
      return sections
        .flat()
        .flatMap((cell) => (cell.kind === 'seat' && isOpen(cell.seat) ? [{ row, column: cell.column, seat: cell.seat.designator }] : []));
    }),
  );
}

/** The map of one flight, a table for each cabin; one stop of the Tab key, and the arrow keys from seat to seat. */
export function SeatTables({ map, ...props }: SeatTablesProps) {
  const { extras: words } = useBookingWords();
  const { common } = useMessages();
  const [stop, setStop] = useState<string | null>(null);
  const id = useId();
  const grids = map.cabins.map(seatGrid);
  const places = placesOf(grids);
  const own = [...props.owners].find(([, traveler]) => traveler === props.who.traveler)?.[0];
  const tabStop = [stop, own].find((seat) => places.some((place) => place.seat === seat)) ?? places[0]?.seat;
  const move = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    const from = places.find(({ seat }) => seat === tabStop);
    const to = direction && from ? placeToward(places, from, direction) : null;
    if (direction) event.preventDefault();
    if (!to) return;
    setStop(to.seat);
    document.getElementById(`${id}${to.seat}`)?.focus();
  };
  const hasDecks = new Set(map.cabins.map(({ deck }) => deck)).size > 1;
  return map.cabins.map((cabin, i) => (
    <SeatTable
      key={i}
      cabin={cabin}
      grid={grids[i] ?? seatGrid(cabin)}
      title={known([words.map(common.cabins[cabin.cabin]), hasDecks ? words.decks[cabin.deck] : null]).join(', ')}
      hasTitle={map.cabins.length > 1}
      {...props}
      idOf={(seat) => `${id}${seat}`}
      tabStop={tabStop}
      onFocus={setStop}
      onMove={move}
    />
  ));
}

interface SeatTableProps extends Omit<SeatTablesProps, 'map'> {
  readonly cabin: SeatCabin;
  readonly grid: SeatGrid;
  readonly title: string;
  readonly hasTitle: boolean;
  readonly idOf: (designator: string) => string;
  readonly tabStop: string | undefined;
  readonly onFocus: (designator: string) => void;
  readonly onMove: (event: KeyboardEvent) => void;
}

function SeatTable({ grid, title, hasTitle, onMove, ...props }: SeatTableProps) {
  const { extras: words } = useBookingWords();
  const { letters, rows } = grid;
  const columns = letters.reduce((sum, section) => sum + section.length, 0);
  return (
    <div className="seats" style={{ '--columns': columns, '--aisles': Math.max(1, letters.length - 1) }}>
      <table className="seats__table" onKeyDown={onMove}>
        <caption className={hasTitle ? 'seats__title' : 'vh'}>{title}</caption>
        <thead>
          <tr>
            {letters.length < 2 ? <RowHead /> : null}
            {letters.map((section, s) => (
              <Fragment key={s}>
                {section.map((letter, i) => (
                  <th key={i} className="seats__letter" scope="col">
                    {letter}
                  </th>
                ))}
                {s === 0 && letters.length > 1 ? <RowHead /> : s < letters.length - 1 ? <td className="seats__aisle" /> : null}
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => (
            <tr key={r} className={row.isOverWing ? 'seats__row seats__row--wing' : 'seats__row'}>
              {letters.length < 2 ? <RowNumber row={row} /> : null}
              {row.sections.map((cells, s) => (
                <Fragment key={s}>
                  {cells.map((cell) => (
                    <Cell key={cell.column} cell={cell} side={s === 0 ? 'left' : s === letters.length - 1 ? 'right' : null} {...props} />
                  ))}
                  {s === 0 && letters.length > 1 ? (
                    <RowNumber row={row} />
                  ) : s < letters.length - 1 ? (
                    <td className="seats__aisle" />
                  ) : null}
                </Fragment>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="vh">{rows.some(({ isOverWing }) => isOverWing) ? words.wings(wingRows(rows)) : ''}</p>
    </div>
  );
}

/** `13 to 17`. */
function wingRows(rows: readonly LaidRow[]): readonly [string, string] {
  const numbers = rows.flatMap(({ isOverWing, number }) => (isOverWing && number !== null ? [number] : []));
  return [numbers[0] ?? '', numbers.at(-1) ?? ''];
}

/** The number is in the aisle, as on board. */
function RowHead() {
  const { extras: words } = useBookingWords();
  return (
    <th className="seats__number" scope="col">
      <span className="vh">{words.row}</span>
    </th>
  );
}

function RowNumber({ row: { number } }: { row: LaidRow }) {
  const { extras: words } = useBookingWords();
  return number === null ? (
    <td className="seats__number" />
  ) : (
    <th className="seats__number" scope="row">
      <span className="vh">{words.row} </span>
      {number}
    </th>
  );
}

type CellProps = Omit<SeatTableProps, 'cabin' | 'grid' | 'title' | 'hasTitle' | 'onMove'> & {
  readonly cell: LaidCell;
  /** Of the aircraft; null between two aisles. */
  readonly side: 'left' | 'right' | null;
};

function Cell({ cell, side, ...props }: CellProps) {
  const { extras: words } = useBookingWords();
  switch (cell.kind) {
    case 'seat':
      return (
        <td className="seats__cell">
          <SeatButton {...props} cell={cell} />
        </td>
      );
    case 'empty':
      return <td className="seats__cell" colSpan={cell.span} />;
    case 'exit':
      // one leaves at the sides, whatever else is in the row
      return side === null ? (
        <td className="seats__exit" colSpan={cell.span} />
      ) : (
        <td className={`seats__exit seats__exit--${side}`} colSpan={cell.span}>
          <span>
            {side === 'left' ? <Icon name="chevronLeft" /> : null}
            {words.fixtures.exit}
            {side === 'right' ? <Icon name="chevronRight" /> : null}
          </span>
        </td>
      );
    default:
      return (
        <td className="seats__fixture" colSpan={cell.span}>
          <span className="seats__thing" title={words.fixtures[cell.kind]}>
            <FixtureSign kind={cell.kind} />
            <span className="vh">{words.fixtures[cell.kind]}</span>
          </span>
        </td>
      );
  }
}

interface SeatButtonProps extends Omit<CellProps, 'cell' | 'side'> {
  readonly cell: LaidCell & { readonly kind: 'seat' };
}

/** What a seat looks like, the first that is true. */
function lookOf(seat: Seat, who: SeatedTraveler, day: IsoDate, owner: number | undefined): string {
  if (owner !== undefined) return owner === who.traveler ? 'yours' : 'party';
  if (seatBar(seat, who, day) !== null) return isOpen(seat) ? 'barred' : 'taken';
  if (seat.features.includes('extraLegroom')) return 'legroom';
  return serviceOf(seat, who.traveler)?.price === 0 ? 'free' : 'paid';
}

function SeatButton({ cell: { seat, places }, day, who, owners, nameOf, onPress, idOf, tabStop, onFocus }: SeatButtonProps) {
  const { extras: words } = useBookingWords();
  const { designator, features } = seat;
  const owner = owners.get(designator);
  const price = serviceOf(seat, who.traveler)?.price;
  const isBarred = seatBar(seat, who, day) !== null && owner === undefined;
  return (
    <button
      id={idOf(designator)}
      className={`seat seat--${lookOf(seat, who, day, owner)}${features.includes('exitRow') ? ' seat--exit' : ''}`}
      type="button"
      aria-label={seatLabel(words, seat, { places, day, who, owner: owner === undefined ? undefined : nameOf(owner) })}
      aria-pressed={owner !== undefined}
      aria-disabled={isBarred}
      disabled={!isOpen(seat)}
      tabIndex={designator === tabStop ? 0 : -1}
      onFocus={() => onFocus(designator)}
      onClick={() => onPress(seat)}
    >
      <span>{designator.replace(/^\d+/, '')}</span>
      {price !== undefined && price > 0 && !isBarred ? <span className="seat__price">{shortPrice(price)}</span> : null}
    </button>
  );
}
