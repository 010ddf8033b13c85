import { useId } from 'react';
import { calendar as english } from '#core/content/messages/flights/search/calendar.en';
import { calendar as spanish } from '#core/content/messages/flights/search/calendar.es';
import { DATE_WINDOW_DAYS, addDays } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { today } from '#web/platform/clock';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { MOBILE_QUERY, useMedia } from '#web/platform/useMedia';
import { DateGrid } from '#web/ui/DateGrid';
import { showWhole } from '#web/ui/showWhole';

/** As in the calendar of the search, whose chunk this is part of. */
const WORDS = { en: english, es: spanish } as const;

interface DayGridProps {
  readonly value: IsoDate | null;
  readonly label: string;
  readonly onChoose: (date: IsoDate) => void;
}

/** The days to choose from, without prices: what another day costs is requested with its flights. */
export function DayGrid({ value, label, onChoose }: DayGridProps) {
  const messages = useMessages();
  const words = WORDS[useLocale()];
  const isMobile = useMedia(MOBILE_QUERY);
  const help = useId();
  const first = today();
  return (
    <div className="daygrid" role="group" aria-label={label} aria-describedby={help} ref={showWhole}>
      <DateGrid
        value={value}
        start={null}
        from={value}
        to={null}
        today={first}
        first={first}
        last={addDays(first, DATE_WINDOW_DAYS)}
        months={isMobile ? 1 : 2}
        hasFocus
        words={{ ...words, weekdays: messages.search.weekdays }}
        onChoose={onChoose}
      />
      <p className="small muted only-desktop" id={help}>
        {words.help}
      </p>
    </div>
  );
}
