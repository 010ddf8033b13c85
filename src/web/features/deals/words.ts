import { deals as english } from '#core/content/messages/flights/fares/deals.en';
import { deals as spanish } from '#core/content/messages/flights/fares/deals.es';
import { useLocale } from '#web/platform/sent/messages';

/** Both languages are loaded with the list: they are smaller than one more request. */
const WORDS = { en: english, es: spanish } as const;

export const useDealWords = (): typeof english => WORDS[useLocale()];
