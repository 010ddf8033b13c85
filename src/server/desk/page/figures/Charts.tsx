import { formatCents } from '#core/domain/values/money';
import { byDay, revenueOf } from '../../../reports/figures';
import type { Figures } from '../../../reports/figures';
import { countText, dayText } from '../language';
import { useDesk } from '../parts/frame';
import { Columns } from './Columns';
import type { DeskData } from './tables';

/** Revenue, calls and tickets by day. */
export function Charts({ figures, range }: Pick<DeskData, 'figures' | 'range'>) {
  const { lang, words } = useDesk();
  const days = byDay(figures, range.from, range.to);
  const chart = (caption: string, valueOf: (f: Figures) => number, format: (value: number) => string) => {
    const bars = days.map((row) => ({ title: `${dayText(row.day, lang)}: ${format(valueOf(row))}`, value: valueOf(row) }));
    const values = bars.map(({ value }) => value);
    return (
      <Columns
        caption={caption}
        says={words.chart(caption, format(Math.min(...values)), format(Math.max(...values)))}
        bars={bars}
        first={dayText(range.from, lang)}
        last={dayText(range.to, lang)}
        format={format}
      />
    );
  };
  const count = (value: number): string => (Number.isInteger(value) ? countText(value, lang) : '');
  return (
    <div className="charts">
      {chart(words.revenueByDay, revenueOf, (cents) => formatCents(cents).replace('.00', ''))}
      {chart(words.callsByDay, ({ calls }) => calls, count)}
      {chart(words.ticketsByDay, ({ tickets }) => tickets, count)}
    </div>
  );
}
