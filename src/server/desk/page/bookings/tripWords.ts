/** The site's own words of flights, fares and bookings, and who and where a booking names, in the language of the desk. */
import { booking as bookingEn } from '#core/content/messages/booking/booking.en';
import { booking as bookingEs } from '#core/content/messages/booking/booking.es';
import { extraNames as extrasEn } from '#core/content/messages/booking/extraNames.en';
import { extraNames as extrasEs } from '#core/content/messages/booking/extraNames.es';
import { trip as tripEn } from '#core/content/messages/booking/trip.en';
import { trip as tripEs } from '#core/content/messages/booking/trip.es';
import { common as commonEn } from '#core/content/messages/site/common.en';
import { common as commonEs } from '#core/content/messages/site/common.es';
import { workplace as workplaceEn } from '#core/content/messages/desk/workplace.en';
import { workplace as workplaceEs } from '#core/content/messages/desk/workplace.es';
import type { Locale } from '#core/domain/site/routes';
import { localParts } from '#core/domain/values/dates';
import type { LocalDateTime } from '#core/domain/values/dates';
import { dayText } from '../language';

const WORDS = {
  en: { booking: bookingEn, common: commonEn, extraNames: extrasEn, trip: tripEn },
  es: { booking: bookingEs, common: commonEs, extraNames: extrasEs, trip: tripEs },
} as const;

/** Why people called, and what came of it. */
export const callWords = (lang: Locale) => (lang === 'es' ? workplaceEs : workplaceEn).call;

export const tripWords = (lang: Locale) => WORDS[lang];

/** `Mon, Nov 23, 2026, 9:30 PM`, at the airport's own clock. */
export function localText(at: LocalDateTime, lang: Locale): string {
  const { date, minutes } = localParts(at);
  return `${dayText(date, lang)}, ${WORDS[lang].common.time(minutes)}`;
}
