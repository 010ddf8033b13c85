/**
 * Local time ⇄ UTC for IANA zones (fare-model.8). Each zone's changes within a year are found once through Intl and kept, so
 * that a look-up is a short scan of numbers; those count whole minutes since 1970.
 */
import type { IsoDate, LocalDateTime } from '#core/domain/values/dates';
import { dateOfDayNumber, dayNumber } from '#core/domain/values/dates';
import { at } from '#core/domain/values/checkedReads';

const { floor } = Math;

interface ZoneYear {
  /** UTC minutes from which the offset of the same position holds. */
  readonly starts: readonly number[];
  readonly offsets: readonly number[];
}

const MINUTE_MS = 60_000;
const DAY = 1440;
const MEAN_YEAR = 365.2425 * DAY;
const FIRST_YEAR = 1970;
/** Offsets never change twice within this time (Morocco's Ramadan change lasts a month). */
const STEP = 12 * DAY;
/** Looks this far to both sides for a clock change; the first guess is at most an hour or two off. */
const AROUND = 180;

export interface TimeZones {
  /** A small number for a zone name; look-ups take it. Throws for a name that the runtime does not know. */
  idOf(name: string): number;
  /** Minutes that local time is ahead of UTC at a moment. */
  offsetAt(zone: number, utc: number): number;
  /** The offset that holds over a stretch of at most some days of local time; null where the clock changes around it. */
  steadyOffset(zone: number, first: number, last: number): number | null;
  /** The moment of a local time; one that a clock change skips moves forward, one that comes twice is the first. */
  toUtc(zone: number, local: number): number;
}

/** IANA time zone of an airport, null when the airport is unknown. */
export type TimeZoneOf = (airport: string) => string | null;

/** The time zones of this runtime; `idOf` is cheap, a zone's year costs about half a millisecond on first use. */
export const timeZones: TimeZones = readTimeZones();

/** The instant of a local time. Times that clocks skip are read as if they had not; of times that occur twice, the first counts. */
export function instantOf(local: LocalDateTime, timeZone: string): Date {
  const minutes = Date.parse(`${local}:00Z`) / MINUTE_MS;
  return new Date(timeZones.toUtc(timeZones.idOf(timeZone), minutes) * MINUTE_MS);
}

/** The instant at which a date begins in a zone. */
export function startOfDay(day: IsoDate, timeZone: string): Date {
  return new Date(timeZones.toUtc(timeZones.idOf(timeZone), dayNumber(day) * DAY) * MINUTE_MS);
}

/** The date on the calendar of a zone at an instant. */
export function dateIn(timeZone: string, now: Date): IsoDate {
  const utc = floor(now.getTime() / MINUTE_MS);
  return dateOfDayNumber(floor((utc + timeZones.offsetAt(timeZones.idOf(timeZone), utc)) / DAY));
}

function readTimeZones(): TimeZones {
  const names: string[] = [];
  const ids = new Map<string, number>();
  const years: (ZoneYear | undefined)[][] = [];

  function yearOf(zone: number, utc: number): ZoneYear {
    const year = floor(utc / MEAN_YEAR);
    const own = (years[zone] ??= []);
    return (own[year] ??= readYear(names[zone] ?? 'UTC', FIRST_YEAR + year));
  }

  function offsetAt(zone: number, utc: number): number {
    const { starts, offsets } = yearOf(zone, utc);
    let i = starts.length - 1;
    while (i > 0 && utc < at(starts, i)) i--;
    return at(offsets, i);
  }

  return {
    idOf(name) {
      const found = ids.get(name);
      if (found !== undefined) return found;
      const id = names.push(name) - 1;
      ids.set(name, id);
      return id;
    },
    offsetAt,
    steadyOffset(zone, first, last) {
      // A day to either side covers every offset; clocks never change twice so shortly.
      const offset = offsetAt(zone, first - DAY);
      return offset === offsetAt(zone, last + DAY) ? offset : null;
    },
    toUtc(zone, local) {
      const near = local - offsetAt(zone, local);
      const before = offsetAt(zone, near - AROUND);
      const early = local - before;
      if (offsetAt(zone, early) === before) return early;
      const after = offsetAt(zone, near + AROUND);
      return offsetAt(zone, local - after) === after ? local - after : early;
    },
  };
}

/** The changes of one zone in a year, some days to either side included: the year of a moment is only estimated. */
function readYear(name: string, year: number): ZoneYear {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const read = (utc: number): number => {
    const parts: Record<string, number> = {};
    for (const p of format.formatToParts(utc * MINUTE_MS)) parts[p.type] = Number(p.value);
    const { year: y = 0, month: m = 1, day: d = 1, hour = 0, minute = 0 } = parts;
    return Date.UTC(y, m - 1, d, hour, minute) / MINUTE_MS - utc;
  };
  const from = Date.UTC(year, 0, 1) / MINUTE_MS - 5 * DAY;
  const to = from + 376 * DAY;
  const starts = [from];
  const offsets = [read(from)];
  for (let low = from; low < to; low += STEP) {
    const high = low + STEP;
    const old = offsets[offsets.length - 1];
    const next = read(high);
    if (next === old) continue;
    let a = low;
    let b = high;
    while (b - a > 1) {
      const middle = floor((a + b) / 2);
      if (read(middle) === old) a = middle;
      else b = middle;
    }
    starts.push(b);
    offsets.push(next);
  }
  return { starts, offsets };
}
