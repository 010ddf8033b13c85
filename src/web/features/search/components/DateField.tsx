import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { dayOfWeek } from '#core/domain/dates';
import type { DateName } from '#core/domain/searchDraft';
import { useMessages } from '#web/platform/messages';
import { Icon } from '#web/ui/Icon';
import { useDateField } from '../search.hooks';
import { DatePopover } from './DatePopover';
import { FieldNote } from './FieldNote';

interface DateFieldProps {
  readonly id: string;
  readonly field: DateName;
}

/** "Departure" or "Return": type a date, or pick it. The picker opens by click, its button or ArrowDown only (product §1). */
export function DateField({ id, field }: DateFieldProps) {
  const t = useMessages().search;
  const slot = useRef<HTMLDivElement>(null);
  const date = useDateField(field);
  const isDeparture = field === 'departDate';
  const errorId = `${id}-error`;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    date.open('ArrowDown');
  };
  const onSlotKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !date.isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    date.close('returned');
  };
  const onSlotBlur = (event: FocusEvent): void => {
    if (date.isOpen && !slot.current?.contains(event.relatedTarget)) date.close('left');
  };

  return (
    <div className={isDeparture ? 'slot slot--dep' : 'slot slot--ret'} ref={slot} onBlur={onSlotBlur} onKeyDown={onSlotKeyDown}>
      <label htmlFor={id}>{isDeparture ? t.departure : t.return}</label>
      <input
        id={id}
        type="text"
        inputMode="text"
        aria-invalid={date.fault !== undefined}
        aria-describedby={date.fault ? errorId : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        placeholder={t.datePlaceholder}
        value={date.text}
        onChange={(event) => {
          date.type(event.currentTarget.value);
        }}
        onClick={() => {
          date.open('click');
        }}
        onBlur={date.leave}
        onKeyDown={onKeyDown}
      />
      <button
        className="slot__cal"
        type="button"
        aria-label={isDeparture ? t.openDeparture : t.openReturn}
        aria-haspopup="dialog"
        aria-expanded={date.isOpen}
        onClick={() => {
          if (date.isOpen) date.close('returned');
          else date.open('button');
        }}
      >
        <Icon name="calendar" />
      </button>
      <FieldNote id={errorId} help={date.date ? (t.weekdays[dayOfWeek(date.date)] ?? '') : ''} fault={date.fault} />
      {date.isOpen ? (
        <DatePopover
          label={isDeparture ? t.openDeparture : t.openReturn}
          value={date.date}
          from={date.departDate}
          to={date.returnDate}
          today={date.today}
          window={date.window}
          hasFocus={date.isEntered}
          onChoose={date.choose}
          isPriced={isDeparture}
        />
      ) : null}
    </div>
  );
}
