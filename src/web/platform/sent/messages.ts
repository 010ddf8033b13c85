/** The words of the page's language: one chunk a language, one more for flights and failures, one for home, results, booking, changing flights and the contact form each, loaded once, suspended on until there. */
import { createContext, use } from 'react';
import type { booking } from '#core/content/messages/booking/booking.en';
import type { exchange } from '#core/content/messages/booking/exchange/exchange.en';
import type { enquiries } from '#core/content/messages/site/enquiries.en';
import type { homePage } from '#core/content/messages/site/homePage.en';
import type { Messages } from '#core/content/messages/messages.en';
import type { resultsPage } from '#core/content/messages/flights/results/resultsPage.en';
import type { trip } from '#core/content/messages/booking/trip.en';
import type { Locale } from '#core/domain/site/routes';
import { keepAnswers } from './kept';

export type EnquiryWords = typeof enquiries;
export type HomeWords = typeof homePage;
export type BookingWords = typeof booking;
export type ExchangeWords = typeof exchange;
export type ResultsWords = typeof resultsPage;
export type TripWords = typeof trip;
/** Part of the words of results and of booking. */
export type FareWords = ResultsWords['fares'];

function keptByLocale<T>(load: (locale: Locale) => Promise<T>): (locale: Locale) => Promise<T> {
  const known = keepAnswers<T>();
  return (locale) => known.get(locale, () => load(locale));
}

export const loadMessages = keptByLocale<Messages>((locale) =>
  locale === 'es'
    ? import(/* webpackChunkName: "messages-es" */ '#core/content/messages/messages.es').then((m) => m.messages)
    : import(/* webpackChunkName: "messages-en" */ '#core/content/messages/messages.en').then((m) => m.messages),
);
export const loadHomeWords = keptByLocale<HomeWords>((locale) =>
  locale === 'es'
    ? import(/* webpackChunkName: "home-words-es" */ '#core/content/messages/site/homePage.es').then((m) => m.homePage)
    : import(/* webpackChunkName: "home-words-en" */ '#core/content/messages/site/homePage.en').then((m) => m.homePage),
);
export const loadTripWords = keptByLocale<TripWords>((locale) =>
  locale === 'es'
    ? import(/* webpackChunkName: "trip-words-es" */ '#core/content/messages/booking/trip.es').then((m) => m.trip)
    : import(/* webpackChunkName: "trip-words-en" */ '#core/content/messages/booking/trip.en').then((m) => m.trip),
);
export const loadResultsWords = keptByLocale<ResultsWords>((locale) =>
  locale === 'es'
    ? import(/* webpackChunkName: "results-words-es" */ '#core/content/messages/flights/results/resultsPage.es').then((m) => m.resultsPage)
    : import(/* webpackChunkName: "results-words-en" */ '#core/content/messages/flights/results/resultsPage.en').then((m) => m.resultsPage),
);
export const loadBookingWords = keptByLocale<BookingWords>((locale) =>
  locale === 'es'
    ? import(/* webpackChunkName: "booking-words-es" */ '#core/content/messages/booking/booking.es').then((m) => m.booking)
    : import(/* webpackChunkName: "booking-words-en" */ '#core/content/messages/booking/booking.en').then((m) => m.booking),
);

export const loadExchangeWords = keptByLocale<ExchangeWords>((locale) =>
  locale === 'es'
    ? import(/* webpackChunkName: "booking-words-es" */ '#core/content/messages/booking/exchange/exchange.es').then((m) => m.exchange)
    : import(/* webpackChunkName: "booking-words-en" */ '#core/content/messages/booking/exchange/exchange.en').then((m) => m.exchange),
);

export const loadEnquiryWords = keptByLocale<EnquiryWords>((locale) =>
  locale === 'es'
    ? import(/* webpackChunkName: "enquiry-words-es" */ '#core/content/messages/site/enquiries.es').then((m) => m.enquiries)
    : import(/* webpackChunkName: "enquiry-words-en" */ '#core/content/messages/site/enquiries.en').then((m) => m.enquiries),
);

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

/** The words that pages of every kind show. */
export const useMessages = (): Messages => useLanguage().messages;

/** The words of the home page alone. */
export const useHomeWords = (): HomeWords => use(loadHomeWords(useLocale()));

/** Words of flights and failures, on the pages that search, book and ask. */
export const useTripWords = (): TripWords => use(loadTripWords(useLocale()));

/** The words of the results page alone. */
export const useResultsWords = (): ResultsWords => use(loadResultsWords(useLocale()));

/** The words of the booking pages alone. */
export const useBookingWords = (): BookingWords => use(loadBookingWords(useLocale()));

/** The words of changing flights alone. */
export const useExchangeWords = (): ExchangeWords => use(loadExchangeWords(useLocale()));

/** The words of the contact form alone. */
export const useEnquiryWords = (): EnquiryWords => use(loadEnquiryWords(useLocale()));

/** For `href(route, locale)`. */
export const useLocale = (): Locale => useLanguage().locale;
