import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { IsoDate } from '#core/domain/values/dates';
import { useExchangeWords, useMessages } from '#web/platform/sent/messages';
import { TextField } from '#web/ui/fields/TextField';
import type { FormField } from '#web/ui/fields/useForm';
import { Icon } from '#web/ui/Icon';
import { Part } from '#web/parts/Part';
import { lazyPart } from '#web/parts/lazyPart';

const load = () => import(/* webpackChunkName: "date-grid" */ './DayGrid');
const DayGrid = lazyPart(async () => ({ default: (await load()).DayGrid }));

interface DayFieldProps extends FormField {
  /** What was typed; null where it is no date. */
  readonly date: IsoDate | null;
  /** The same in words. */
  readonly echo: string | undefined;
  readonly choose: (date: IsoDate) => void;
}

/** A day: typed in any form that the search takes, or chosen from the calendar below, by button or arrow key. */
export function DayField({ date, echo, choose, ...field }: DayFieldProps) {
  const { common, search } = useMessages();
  const words = useExchangeWords();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setOpen(false);
    root.current?.querySelector('input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isOpening = event.key === 'ArrowDown' && event.target instanceof HTMLInputElement && !isOpen;
    const isClosing = event.key === 'Escape' && isOpen;
    if (!isOpening && !isClosing) return;
    event.preventDefault();
    if (isOpening) setOpen(true);
    else close();
  };
  return (
    <div
      className="dayfield"
      ref={root}
      onKeyDown={onKeyDown}
      // the calendar is fetched before it is opened; a failure shows when it is
      onFocus={() => void load().catch(() => undefined)}
    >
      <TextField {...field} help={echo ?? search.dateFormat} placeholder={search.datePlaceholder} maxLength={40} />
      <button className="btn btn--line btn--s" type="button" aria-expanded={isOpen} onClick={() => (isOpen ? close() : setOpen(true))}>
        <Icon name="calendar" /> {isOpen ? words.closeCalendar : words.openCalendar}
      </button>
      {isOpen ? (
        <Part fallback={<p className="muted">{common.loading}</p>}>
          <DayGrid
            value={date}
            label={words.openCalendar}
            onChoose={(day) => {
              choose(day);
              close();
            }}
          />
        </Part>
      ) : null}
    </div>
  );
}
