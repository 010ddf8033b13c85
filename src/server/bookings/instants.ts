/** Wall-clock times at airports as instants; needed only where a calendar or a deadline asks for them. */
import type { LocalDateTime } from '#core/domain/dates';

/** IANA time zone of an airport, null when the airport is unknown. */
export type TimeZoneOf = (airport: string) => string | null;

/** The instant of a local time. Times that clocks skip are read as if they had not; of times that occur twice, the first counts. */
export function instantOf(local: LocalDateTime, timeZone: string): Date {
  const asUtc = Date.parse(`${local}:00Z`);
  // Two looks: the offset at the guess, then the offset where the guess led to.
  const guess = asUtc - offsetMs(asUtc, timeZone);
  const second = asUtc - offsetMs(guess, timeZone);
  return new Date(offsetMs(second, timeZone) === asUtc - second ? second : guess);
}

function offsetMs(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const at = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((p) => p.type === type)?.value ?? 0);
  return Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second')) - Math.floor(instant / 1000) * 1000;
}
