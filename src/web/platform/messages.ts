/** The words of the page's language: one chunk a language and one more for booking, loaded once, suspended on until there. */
import { createContext, use } from 'react';
import type { booking } from '#core/content/messages/booking.en';
import type { Messages } from '#core/content/messages/messages.en';
import type { Locale } from '#core/domain/routes';

export type BookingWords = typeof booking;

/** A loader that gives the same promise every time; a failed load is kept (clearing it here would loop with Suspense) until forgotten. */
function keptByLocale<T>(load: (locale: Locale) => Promise<T>) {
  const loaded = new Map<Locale, Promise<T>>();
  return {
    load(locale: Locale): Promise<T> {
      const known = loaded.get(locale) ?? load(locale);
      loaded.set(locale, known);
      return known;
    },
    forget: (locale: Locale): void => void loaded.delete(locale),
  };
}

const all = keptByLocale<Messages>((locale) =>
  locale === 'es'
    ? import(/* webpackChunkName: "messages-es" */ '#core/content/messages/messages.es').then((m) => m.messages)
    : import(/* webpackChunkName: "messages-en" */ '#core/content/messages/messages.en').then((m) => m.messages),
);
const ofBooking = keptByLocale<BookingWords>((locale) =>
  locale === 'es'
    ? import(/* webpackChunkName: "booking-words-es" */ '#core/content/messages/booking.es').then((m) => m.booking)
    : import(/* webpackChunkName: "booking-words-en" */ '#core/content/messages/booking.en').then((m) => m.booking),
);

export const loadMessages = all.load;
export const loadBookingWords = ofBooking.load;

/** Lets a retry load the language again. */
export function forgetMessages(locale: Locale): void {
  all.forget(locale);
  ofBooking.forget(locale);
}

export interface Language {
  readonly locale: Locale;
  readonly messages: Messages;
}

export const LanguageContext = createContext<Language | null>(null);

function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('no language provided');
  return language;
}

/** Every word a component shows comes from here. */
export const useMessages = (): Messages => useLanguage().messages;

/** The words of the booking pages alone. */
export const useBookingWords = (): BookingWords => use(loadBookingWords(useLocale()));

/** For `href(route, locale)`. */
export const useLocale = (): Locale => useLanguage().locale;
