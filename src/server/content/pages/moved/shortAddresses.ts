/** Addresses that people type and that are no page: the folder above pages, or the short name of one. */
import { href, splitLocale } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import { entryOf } from '#core/domain/values/checkedReads';

type Leads = (locale: Locale) => string;

const LEADS: Readonly<Record<string, Leads>> = {
  '/destinations': (locale) => href('explore', locale),
  '/blog/authors': (locale) => href('blog', locale),
  '/booking': (locale) => href('findBooking', locale),
  '/deals': (locale) => href('deals', locale),
  '/about': (locale) => href('about', locale),
  '/contact': (locale) => href('contact', locale),
  '/faq': (locale) => href('faq', locale),
  '/help': (locale) => href('faq', locale),
  '/privacy': (locale) => href('privacy', locale),
  '/refunds': (locale) => href('refundPolicy', locale),
  '/terms': (locale) => href('terms', locale),
  '/baggage': (locale) => href('baggageFees', locale),
};

/** The page that is meant; null for every other address. */
export function leadsFromShort(pathname: string): string | null {
  const { locale, path } = splitLocale(pathname);
  return entryOf(LEADS, path.toLowerCase())?.(locale) ?? null;
}
