/** The words of the desk, and how it writes days and moments. */
import type { IsoDate } from '#core/domain/values/dates';
import type { Locale } from '#core/domain/site/routes';
import { en as bookingsEn } from './words/bookings.en';
import type { BookingWords } from './words/bookings.en';
import { es as bookingsEs } from './words/bookings.es';
import { en } from './words/desk.en';
import type { DeskWords } from './words/desk.en';
import { es } from './words/desk.es';

export const WORDS: Readonly<Record<Locale, DeskWords>> = { en, es };
export const BOOKING_WORDS: Readonly<Record<Locale, BookingWords>> = { en: bookingsEn, es: bookingsEs };
export const OTHER: Readonly<Record<Locale, Locale>> = { en: 'es', es: 'en' };
const TAGS: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US' };

/** A moment at the agency's clock, to the minute: `2027-01-31 14:05`. */
export const momentText = (at: Date, timeZone: string): string =>
  // Swedish dates are ISO's
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

/** `Mon, Nov 23, 2026` */
export const dayText = (day: IsoDate, lang: Locale): string =>
  new Intl.DateTimeFormat(TAGS[lang], { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  );

export const countText = (value: number, lang: Locale): string => value.toLocaleString(TAGS[lang]);
export const percentText = (value: number | null): string => (value === null ? '–' : `${value.toFixed(1)}%`);
