import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { dateParts, dayOfWeek, formatFieldDate } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { flightOf } from '#core/domain/search/searchDraft';
import type { DateName } from '#core/domain/search/searchDraft';
import { useMessages } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import { useDateField } from './form.hooks';
import { useIsPhone, useSheet } from '../sheet/sheet.hooks';
import { DatePopover } from './DatePopover';
import { FieldNote } from './FieldNote';
import { SheetClose } from '../sheet/SheetClose';
import { at } from '#core/domain/values/checkedReads';

interface DateFieldProps {
  readonly id: string;
  readonly field: DateName;
}

/**
 * "Departure" or "Return": type a date, or pick it. The picker opens by click, its button or ArrowDown only (search.15). On phones it is a
 * sheet, and the keyboard of the screen opens when its box is pressed there (search.38).
 */
export function DateField({ id, field }: DateFieldProps) {
  const { search: t, common } = useMessages();
  const slot = useRef<HTMLDivElement>(null);
  const date = useDateField(field);
  const isDeparture = field !== 'returnDate';
  const isPhone = useIsPhone();
  // typing closes the picker, and the box stays on top of its sheet
  const [isTyping, setTyping] = useState(false);
  const isSheet = isPhone && (date.isOpen || isTyping);
  const close = (): void => {
    setTyping(false);
    if (isTyping) slot.current?.querySelector('input')?.blur();
    date.close('returned');
  };
  useSheet(slot, isSheet, close);
  const [errorId, helpId, formatId] = [`${id}-error`, `${id}-help`, `${id}-format`];
  const label = isDeparture ? t.openDeparture : t.openReturn;

  const inWords = (read: IsoDate): string => {
    const { year, month, day } = dateParts(read);
    return t.fieldDate(day, at(common.monthsShort, month - 1), year);
  };
  const isWritten = date.date !== null && date.text === formatFieldDate(date.date);
  // the weekday of the date; while it is there in other words, the whole of it (search.32)
  const echo = (read: IsoDate): string => {
    const weekday = dayOfWeek(read);
    return isWritten ? at(t.weekdays, weekday) : `${at(common.weekdaysShort, weekday)}, ${inWords(read)}`;
  };

  // "01/12/20" on the way to 2027 is not said: a day that is over cannot be meant
  const echoed = date.date && date.date >= date.today ? echo(date.date) : '';
  const shown = date.date && isWritten ? inWords(date.date) : date.text;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isSheet && event.key === 'Enter') {
      event.preventDefault();
      close();
    }
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    date.open('ArrowDown');
    // entered before and left for the box
    slot.current?.querySelector<HTMLElement>('[data-active]')?.focus();
  };
  const onSlotKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !(date.isOpen || isSheet)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const onSlotBlur = (event: FocusEvent): void => {
    if (slot.current?.contains(event.relatedTarget)) return;
    if (date.isOpen && !isSheet) date.close('left');
    if (date.isOneDay) date.leave();
  };

  return (
    <div
      className={`slot ${isDeparture ? 'slot--dep' : 'slot--ret'}${isSheet ? ' slot--sheet' : ''}${date.isSuggested ? ' slot--suggested' : ''}${date.fault ? ' slot--bad' : ''}`}
      ref={slot}
      onBlur={onSlotBlur}
      onKeyDown={onSlotKeyDown}
      {...(isSheet && { role: 'dialog', 'aria-modal': true, 'aria-label': label })}
    >
      <label htmlFor={id}>{isDeparture ? t.departure : t.return}</label>
      <input
        id={id}
        type="text"
        inputMode={isPhone && !isTyping ? 'none' : 'text'}
        aria-invalid={date.fault !== undefined}
        aria-describedby={date.fault ? errorId : echoed === '' ? formatId : `${helpId} ${formatId}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        placeholder={t.datePlaceholder}
        value={shown}
        onChange={(event) => {
          date.type(event.currentTarget.value);
        }}
        onPointerDown={() => {
          setTyping(isSheet);
        }}
        onClick={() => {
          if (!isTyping) date.open(isPhone ? 'button' : 'click');
        }}
        onBlur={({ relatedTarget }) => {
          // what can be done about the error is in reach until its slot is left
          if (!(date.isOneDay && slot.current?.contains(relatedTarget))) date.leave();
        }}
        onKeyDown={onKeyDown}
      />
      {isSheet ? <SheetClose onClose={close} /> : null}
      <button
        className="icon-btn slot__cal"
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={date.isOpen}
        onClick={() => {
          if (date.isOpen) date.close('returned');
          else date.open('button');
        }}
      >
        <Icon name="calendar" />
      </button>
      <FieldNote
        id={errorId}
        helpId={helpId}
        help={date.isSuggested ? `${echoed} · ${t.suggested}` : echoed}
        fault={date.fault}
        flight={flightOf(field)}
        remedy={date.isOneDay ? { label: t.oneDay, take: date.flyOnOneDay } : null}
      />
      <span className="vh" id={formatId}>
        {t.dateFormat}
      </span>
      {isDeparture ? null : (
        <span className="vh" role="status">
          {date.isSuggested ? t.returnSuggested(`${echoed}, ${shown}`) : ''}
        </span>
      )}
      {date.isOpen ? (
        <DatePopover
          label={label}
          isPart={isSheet}
          value={date.date}
          from={date.from}
          to={date.to}
          today={date.today}
          window={{ first: date.first, last: date.last }}
          offer={isDeparture ? null : date.offer}
          hasFocus={date.isEntered}
          onChoose={(day) => {
            setTyping(false);
            date.choose(day);
          }}
          isPriced={date.isPriced}
        />
      ) : null}
    </div>
  );
}
