import { Suspense, lazy, useState } from 'react';
import type { IsoDate } from '#core/domain/dates';
import { formatDollarsUp } from '#core/domain/money';
import { useMessages } from '#web/platform/messages';
import { MOBILE_QUERY, useMedia } from '#web/platform/useMedia';
import { useMonthPrices } from '../search.hooks';

const load = () => import(/* webpackChunkName: "date-grid" */ '#web/ui/DateGrid');
const DateGrid = lazy(() => load().then((m) => ({ default: m.DateGrid })));

/** Fetches the calendar before it is opened; a failure shows when it is. */
export function preloadDateGrid(): void {
  load().catch(() => undefined);
}

interface DatePopoverProps {
  readonly label: string;
  readonly value: IsoDate | null;
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  readonly today: IsoDate;
  readonly window: { readonly first: IsoDate; readonly last: IsoDate };
  /** Focus goes into the days; otherwise it stays in the box. */
  readonly hasFocus: boolean;
  readonly onChoose: (date: IsoDate) => void;
  /** Shows lowest prices under the days: those of departures. */
  readonly isPriced: boolean;
}

/** The calendar below a date field; two months where there is room. */
export function DatePopover({ label, window, isPriced, ...grid }: DatePopoverProps) {
  const { common, search: t } = useMessages();
  const isMobile = useMedia(MOBILE_QUERY);
  const months = isMobile ? 1 : 2;
  const [shown, setShown] = useState<IsoDate | null>(null);
  const prices = useMonthPrices(isPriced ? shown : null, months);
  const hasPrices = isPriced && prices !== null;
  return (
    // A click on its paper keeps focus inside, so that it does not count as leaving.
    <div className="datepop" role="dialog" aria-label={label} tabIndex={-1}>
      <Suspense fallback={<p className="datepop__wait muted">{common.loading}</p>}>
        <DateGrid
          {...grid}
          first={window.first}
          last={window.last}
          months={months}
          words={t}
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
      </Suspense>
      {hasPrices ? <p className="small muted">{t.pricesOf(prices.stay)}</p> : null}
      <p className="small muted only-desktop">{t.calendarHelp}</p>
    </div>
  );
}
