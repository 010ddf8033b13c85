/** The words of the page's language: one chunk a language, loaded once, suspended on until there. */
import { createContext, use } from 'react';
import type { Messages } from '#core/content/messages/messages.en';
import type { Locale } from '#core/domain/routes';

const loaded = new Map<Locale, Promise<Messages>>();

/** The same promise every time; a failed load is kept (clearing it here would loop with Suspense) until {@link forgetMessages}. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale);
  if (known) return known;
  const loading =
    locale === 'es'
      ? import(/* webpackChunkName: "messages-es" */ '#core/content/messages/messages.es').then((m) => m.messages)
      : import(/* webpackChunkName: "messages-en" */ '#core/content/messages/messages.en').then((m) => m.messages);
  loaded.set(locale, loading);
  return loading;
}

/** Lets a retry load the language again. */
export function forgetMessages(locale: Locale): void {
  loaded.delete(locale);
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

/** For `href(route, locale)`. */
export const useLocale = (): Locale => useLanguage().locale;
