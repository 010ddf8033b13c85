/** The page that a visitor came from (tracking.8). */
import { NO_REFERRER } from '#core/domain/site/visitor';

const MAX_REFERRER = 500;

/** In full, but for a query with somebody's address in it (decision 063). */
export function referrerOf(documentReferrer: string): string {
  const [address = ''] = documentReferrer.split(isPersonal(documentReferrer) ? '?' : '#');
  return clean(address).slice(0, MAX_REFERRER) || NO_REFERRER;
}

export const clean = (text: string): string => text.replace(/\p{Cc}/gu, '').trim();

/** Mail programs write addresses into links. */
export const isPersonal = (text: string): boolean => /@|%40/.test(text);
