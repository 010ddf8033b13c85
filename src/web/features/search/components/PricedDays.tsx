import { useState } from 'react';
import { calendar as english } from '#core/content/messages/flights/search/calendar.en';
import { calendar as spanish } from '#core/content/messages/flights/search/calendar.es';
import { daysBetween } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { formatDollarsUp } from '#core/domain/values/money';
import { dayText } from '#web/parts/dateText';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { MOBILE_QUERY, useMedia } from '#web/platform/useMedia';
import { DateGrid } from '#web/ui/DateGrid';
import { showWhole } from '#web/ui/showWhole';
import { useMonthPrices } from '../monthPrices.hooks';

/** Both languages are loaded with the calendar: they are smaller than one more request. */
const WORDS = { en: english, es: spanish } as const;

export interface PricedDaysProps {
  readonly value: IsoDate | null;
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  readonly today: IsoDate;
  readonly window: { readonly first: IsoDate; readonly last: IsoDate };
  /** The return that keeps the stay, offered first (search.33). */
  readonly offer: IsoDate | null;
  /** Focus goes into the days; otherwise it stays in the box. */
  readonly hasFocus: boolean;
  readonly onChoose: (date: IsoDate) => void;
  /** Shows lowest prices under the days: those of departures. */
  readonly isPriced: boolean;
  /** Id of the line that says which keys there are. */
  readonly helpId: string;
}

/** The days to choose from, in a chunk of its own; two months where there is room. */
export function PricedDays({ window, offer, isPriced, helpId, ...grid }: PricedDaysProps) {
  const messages = useMessages();
  const t = WORDS[useLocale()];
  const isMobile = useMedia(MOBILE_QUERY);
  const months = isMobile ? 1 : 2;
  const [shown, setShown] = useState<IsoDate | null>(null);
  const prices = useMonthPrices(isPriced ? shown : null, months);
  const hasPrices = isPriced && prices !== null;
  return (
    <div className="datepop__days" ref={showWhole}>
      {offer !== null && grid.from !== null ? (
        <button
          className="btn btn--line btn--s datepop__offer"
          type="button"
          onClick={() => {
            grid.onChoose(offer);
          }}
        >
          {t.sameStay(daysBetween(grid.from, offer), dayText(messages, offer))}
        </button>
      ) : null}
      <DateGrid
        {...grid}
        start={offer}
        first={window.first}
        last={window.last}
        months={months}
        words={{ ...t, weekdays: messages.search.weekdays }}
        onShown={setShown}
        {...(hasPrices
          ? {
              noteOf: (date: IsoDate) => {
                const day = prices.noteOf(date);
                if (day === null) return null;
                if (day.cents === null) return { text: '–', name: t.noFlights, isLow: false };
                const price = formatDollarsUp(day.cents);
                return { text: price, name: day.isLowest ? t.lowestInMonth(price) : t.fromPrice(price), isLow: day.isLowest };
              },
            }
          : {})}
      />
      {hasPrices ? <p className="small muted">{t.pricesOf(prices.stay)}</p> : null}
      <p className="small muted only-desktop" id={helpId}>
        {t.help}
      </p>
    </div>
  );
}
