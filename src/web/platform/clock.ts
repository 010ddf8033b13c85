/** The browser's clock: the only place of the client that reads it (with server's clock: code.7). */
import type { IsoDate } from '#core/domain/values/dates';
import { isoDateOf } from '#core/domain/values/dates';
import { lazily, once } from '#core/domain/values/once';

/** What a browser says of its zone that hides it (Firefox and Tor against fingerprints, some company desktops). */
const HIDDEN_ZONES = new Set(['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT', 'Atlantic/Reykjavik']);
/** Where the last of the 48 states still has today: nobody there is told that today is past. */
const ZONE_OF_VISITORS = 'America/Los_Angeles';

/** Milliseconds since the epoch. */
export const now = (): number => Date.now();

// made once: pages ask for today each time they are drawn, and a format takes 300 microseconds to make, 8 to use
const zoneHere = lazily(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
const calendarOf = once((zone: string): Intl.DateTimeFormat => {
  const calendarIn = (timeZone: string): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  if (HIDDEN_ZONES.has(zone)) return calendarIn(ZONE_OF_VISITORS);
  try {
    return calendarIn(zone);
  } catch {
    // Chromium says `Etc/Unknown` where it does not know the system's zone, and refuses that name itself
    return calendarIn(ZONE_OF_VISITORS);
  }
});

/** The form's today is the browser's date (search.12). */
export const today = (): IsoDate => dateAt(new Date(), zoneHere());

/** The date at a moment where the browser says it is; where it hides its zone or has none, in the visitors' country. */
export function dateAt(at: Date, zone: string): IsoDate {
  const parts = calendarOf(zone).formatToParts(at);
  const part = (name: string): number => Number(parts.find(({ type }) => type === name)?.value);
  const date = isoDateOf(part('year'), part('month'), part('day'));
  if (!date) throw new Error('the clock is outside the calendar');
  return date;
}

/** An ISO instant, for records. */
export const nowIso = (): string => new Date().toISOString();
