/** Figures of days: what is over was counted before and is read from `report_days`; what is not kept is counted (decision 167). */
import { createHash } from 'node:crypto';
import { and, between, eq, lt } from 'drizzle-orm';
import { addDays, daysBetween } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { KEPT_DAYS } from '#core/domain/values/keptFor';
import { dateIn } from '../geography/timeZones';
import { createFigureCounter } from './countedFigures';
import type { DayRange, FiguresDeps } from './countedFigures';
import type { KeyedFigures } from './figures';
import { reportDays } from './reports.tables';

/** Days that are over and counted again each round: for what was written late, or by a clock that is behind. */
const COUNTED_ANEW = 2;

export function createKeptFigures(deps: FiguresDeps) {
  const { db, numbers, timeZone } = deps;
  const count = createFigureCounter(deps);
  // days counted with others are not those of now
  const settings = createHash('sha256')
    .update(JSON.stringify([timeZone, Object.keys(numbers).sort()]))
    .digest('hex')
    .slice(0, 16);

  const kept = ({ from, to }: DayRange) =>
    db
      .select({ day: reportDays.day, figures: reportDays.figures })
      .from(reportDays)
      .where(and(eq(reportDays.settings, settings), between(reportDays.day, from, to)));

  return {
    /** One row for each day and code with which something happened. Calls and steps are kept for 90 days, money for good. */
    async figures(range: DayRange): Promise<readonly KeyedFigures[]> {
      const days = await kept(range);
      const missing = stretches(range, new Set(days.map(({ day }) => day)));
      const counted = await Promise.all(missing.map(count));
      return [...days.flatMap(({ figures }) => figures), ...counted.flat()];
    },

    /** Names what days are counted with: processes with the same count them together. */
    settings,

    /**
     * Counts the days that are over and keeps them, the newest first, for as long as their events are kept. Goes on after each when
     * `mayGoOn` has answered true.
     */
    async keepDays(now: Date, mayGoOn: (tookMs: number) => Promise<boolean> = () => Promise.resolve(true)): Promise<void> {
      const today = dateIn(timeZone, now);
      const oldest = addDays(today, 1 - KEPT_DAYS.calls);
      await db.delete(reportDays).where(lt(reportDays.day, oldest));
      const days = new Set((await kept({ from: oldest, to: addDays(today, -1 - COUNTED_ANEW) })).map(({ day }) => day));
      for (let day = addDays(today, -1); day >= oldest; day = addDays(day, -1)) {
        if (days.has(day)) continue;
        const began = performance.now();
        const figures = await count({ from: day, to: day });
        await db
          .insert(reportDays)
          .values({ day, settings, figures })
          .onConflictDoUpdate({ target: [reportDays.settings, reportDays.day], set: { figures } });
        if (!(await mayGoOn(performance.now() - began))) return;
      }
    },
  };
}

/** The days of a range that are in no set, as few ranges. */
function stretches({ from, to }: DayRange, without: ReadonlySet<IsoDate>): readonly DayRange[] {
  const found: DayRange[] = [];
  for (let i = 0; i <= daysBetween(from, to); i += 1) {
    const day = addDays(from, i);
    if (without.has(day)) continue;
    const last = found.at(-1);
    if (last !== undefined && addDays(last.to, 1) === day) found[found.length - 1] = { from: last.from, to: day };
    else found.push({ from: day, to: day });
  }
  return found;
}
