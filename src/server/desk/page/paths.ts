/** Addresses of the desk's page. */
import type { Locale } from '#core/domain/site/routes';

export const DESK_PATH = '/desk';

/** Where signing in leads: without a session there, the browser refused its cookie. */
export const SIGNED_IN_PATH = `${DESK_PATH}?signed=in`;

/** The list of open sessions. */
export const SESSIONS_PATH = `${DESK_PATH}/sessions`;

/** The accounts of agents. */
export const AGENTS_PATH = `${DESK_PATH}/agents`;

/** A booking's page at the desk. */
export const bookingPath = (reference: string): string => `${DESK_PATH}/bookings/${reference}`;
/** The page that confirms whether to do something with a booking, and where the answer goes. */
export const actionPath = (reference: string, action: string): string => `${bookingPath(reference)}/${action}`;
/** The same for closing an entry. */
export const closePath = (entryId: string): string => `${DESK_PATH}/attention/${entryId}/close`;

/** An address in a language; English needs no word of it. */
export const inLanguage = (path: string, lang: Locale): string =>
  lang === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=es`;
