/** The calendar: react-dates draws the months, moment stays in this file, everything outside speaks ISO dates. Loaded on demand. */
import 'react-dates/initialize';
import 'react-dates/lib/css/_datepicker.css';
import './dateGrid.css';
import moment from 'moment';
import type { Moment } from 'moment';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { CalendarMonth } from 'react-dates';
import { addDays, addMonths, dateParts, dayOfWeek, earlierOf, laterOf, parseIsoDate } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { Icon } from './Icon';
import { at } from '#core/domain/values/checkedReads';

export interface DateGridWords {
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly unavailable: string;
  /** What a day is of the trip shown: its first day, its last, one of those between. */
  readonly ofTrip: { readonly from: string; readonly to: string; readonly between: string };
  readonly monthAndYear: (month: string, year: number) => string;
  readonly longDate: (weekday: string, month: string, day: number, year: number) => string;
}

/** What is under a day: a price. */
export interface DayNote {
  readonly text: string;
  /** What is added to the day's accessible name. */
  readonly name: string;
  readonly isLow: boolean;
}

interface DateGridProps {
  readonly value: IsoDate | null;
  /** The day to begin at; null: the value. */
  readonly start: IsoDate | null;
  /** The trip shown as a span; either may be missing. */
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  readonly today: IsoDate;
  /** Selectable dates, both included. */
  readonly first: IsoDate;
  readonly last: IsoDate;
  readonly months: 1 | 2;
  /** Moves focus to the current day. */
  readonly hasFocus: boolean;
  readonly words: DateGridWords;
  readonly onChoose: (date: IsoDate) => void;
  /** Keeps a line under every day for its note; null where a day has none (yet). */
  readonly noteOf?: (date: IsoDate) => DayNote | null;
  /** Hears which month is the first one shown, as its first day. */
  readonly onShown?: (month: IsoDate) => void;
}

const monthIndex = (date: IsoDate): number => dateParts(date).year * 12 + dateParts(date).month - 1;
const firstOfMonth = (date: IsoDate): IsoDate => addDays(date, 1 - dateParts(date).day);

/** `Su`, read as Sunday: the head of a column. */
function weekdayHeader(weekday: string): HTMLElement {
  const header = document.createElement('th');
  header.scope = 'col';
  header.ariaLabel = weekday;
  header.textContent = weekday.slice(0, 2);
  return header;
}

/** Where a key of the WAI-ARIA date grid leads; null for other keys. */
export function dateByKey(date: IsoDate, key: string, withShift: boolean): IsoDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -dayOfWeek(date));
    case 'End':
      return addDays(date, 6 - dayOfWeek(date));
    case 'PageUp':
      return addMonths(date, withShift ? -12 : -1);
    case 'PageDown':
      return addMonths(date, withShift ? 12 : 1);
    default:
      return null;
  }
}

/** One or two months of days to choose from, by mouse, touch and every key of the WAI-ARIA date-grid pattern (complaints.12). */
export function DateGrid({
  value,
  start,
  from,
  to,
  today,
  first,
  last,
  months,
  hasFocus,
  words,
  onChoose,
  noteOf,
  onShown,
}: DateGridProps) {
  const inside = (date: IsoDate): IsoDate => laterOf(first, earlierOf(date, last));
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(() => inside(start ?? value ?? from ?? first));
  const [view, setView] = useState(() => firstOfMonth(active));
  // Focus goes to the current day when the grid is entered and with every key there; turning months leaves it on their buttons.
  const [steps, setSteps] = useState(0);
  const focusDay = (): void => root.current?.querySelector<HTMLElement>('[data-active]')?.focus();
  useEffect(() => {
    if (hasFocus) focusDay();
  }, [hasFocus]);
  useEffect(() => {
    if (steps > 0) focusDay();
  }, [steps]);

  const tellShown = useEffectEvent((month: IsoDate) => onShown?.(month));
  useEffect(() => {
    tellShown(view);
  }, [view]);

  // react-dates calls its table a presentation; a calendar is a grid with a name and a header for every weekday.
  useLayoutEffect(() => {
    root.current?.querySelectorAll('table').forEach((table, i) => {
      const { year, month } = dateParts(addMonths(view, i));
      table.setAttribute('role', 'grid');
      table.setAttribute('aria-label', words.monthAndYear(at(words.months, month - 1), year));
      const head = table.createTHead(); // the one it has, if any
      (head.rows[0] ?? head.insertRow()).replaceChildren(...words.weekdays.map(weekdayHeader));
    });
  }, [view, months, words]);

  const show = (date: IsoDate): void => {
    const offset = monthIndex(date) - monthIndex(view);
    if (offset < 0) setView(firstOfMonth(date));
    else if (offset >= months) setView(addMonths(firstOfMonth(date), 1 - months));
  };
  const turn = (by: 1 | -1): void => {
    const next = addMonths(view, by);
    setView(next);
    const offset = monthIndex(active) - monthIndex(next);
    if (offset < 0 || offset >= months) setActive(inside(addMonths(active, by)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isChoice = event.key === 'Enter' || event.key === ' ';
    const next = isChoice ? active : dateByKey(active, event.key, event.shiftKey);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (isChoice) {
      onChoose(active);
      return;
    }
    setSteps(steps + 1);
    setActive(inside(next));
    show(inside(next));
  };

  const day = ({ key, day: shown }: { readonly key?: number; readonly day?: Moment | null }) => {
    const date = shown ? parseIsoDate(shown.format('YYYY-MM-DD')) : null;
    if (date === null) return <td key={key} />;
    const isOut = date < first || date > last;
    const { year, month, day: number } = dateParts(date);
    const name = words.longDate(at(words.weekdays, dayOfWeek(date)), at(words.months, month - 1), number, year);
    const ofTrip =
      date === from ? 'from' : date === to ? 'to' : from !== null && to !== null && date > from && date < to ? 'between' : null;
    const note = isOut ? null : (noteOf?.(date) ?? null);
    return (
      <td
        key={key}
        role="gridcell"
        className={[
          'day',
          ofTrip && (ofTrip === 'between' ? 'day--between' : 'day--edge'),
          date === today && 'day--today',
          isOut && 'day--out',
        ]
          .filter(Boolean)
          .join(' ')}
        aria-label={[name, isOut && words.unavailable, note?.name, ofTrip && words.ofTrip[ofTrip]].filter(Boolean).join(', ')}
        aria-selected={date === value}
        aria-disabled={isOut}
        aria-current={date === today ? 'date' : undefined}
        tabIndex={date === active ? 0 : -1}
        data-active={date === active ? '' : undefined}
        onClick={
          isOut
            ? undefined
            : () => {
                onChoose(date);
              }
        }
      >
        <span>
          {number}
          {noteOf ? <small className={note?.isLow ? 'day__note day__note--low' : 'day__note'}>{note?.text}</small> : null}
        </span>
      </td>
    );
  };

  const shownMonths = Array.from({ length: months }, (_, i) => addMonths(view, i));
  const monthNames = shownMonths.map((month) => words.monthAndYear(at(words.months, dateParts(month).month - 1), dateParts(month).year));
  return (
    <div className={noteOf ? 'dategrid dategrid--notes' : 'dategrid'} ref={root}>
      <button
        type="button"
        className="icon-btn icon-btn--s dategrid__turn"
        aria-label={words.previousMonth}
        aria-disabled={monthIndex(view) <= monthIndex(first)}
        onClick={() => {
          if (monthIndex(view) > monthIndex(first)) turn(-1);
        }}
      >
        <Icon name="chevronLeft" />
      </button>
      <button
        type="button"
        className="icon-btn icon-btn--s dategrid__turn dategrid__turn--next"
        aria-label={words.nextMonth}
        aria-disabled={monthIndex(view) + months > monthIndex(last)}
        onClick={() => {
          if (monthIndex(view) + months <= monthIndex(last)) turn(1);
        }}
      >
        <Icon name="chevronRight" />
      </button>
      <div className="dategrid__months" onKeyDown={onKeyDown}>
        {shownMonths.map((month, i) => {
          const { year, month: number } = dateParts(month);
          return (
            // the heading stays the same element, which speaks when its month changes
            <div className="dategrid__month" key={i}>
              <CalendarMonth
                month={moment([year, number - 1, 1, 12])}
                modifiers={{}}
                isVisible
                firstDayOfWeek={0}
                horizontalMonthPadding={0}
                renderMonthElement={() => <h2 aria-live="polite">{monthNames[i]}</h2>}
                renderCalendarDay={day}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
