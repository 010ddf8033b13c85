import { useId } from 'react';
import { useMessages } from '#web/platform/sent/messages';
import type { PricedDaysProps } from './PricedDays';
import { Part } from '#web/parts/Part';
import { lazyPart } from '#web/parts/lazyPart';

const load = () => import(/* webpackChunkName: "date-grid" */ './PricedDays');
const PricedDays = lazyPart(() => load().then((m) => ({ default: m.PricedDays })));

/** Fetches the calendar before it is opened; a failure shows when it is. */
export function preloadDateGrid(): void {
  load().catch(() => undefined);
}

interface DatePopoverProps extends Omit<PricedDaysProps, 'helpId'> {
  readonly label: string;
  /** It is part of a dialog, the sheet of a phone; else it is one. */
  readonly isPart: boolean;
}

/** The calendar below a date field. */
export function DatePopover({ label, isPart, ...days }: DatePopoverProps) {
  const { common } = useMessages();
  const helpId = useId();
  return (
    // A click on its paper keeps focus inside, so that it does not count as leaving.
    <div
      className="popover datepop"
      {...(isPart ? { role: 'group' } : { role: 'dialog', 'aria-label': label, 'aria-describedby': helpId })}
      tabIndex={-1}
    >
      <Part fallback={<p className="datepop__wait muted">{common.loading}</p>}>
        <PricedDays {...days} helpId={helpId} />
      </Part>
    </div>
  );
}
