import { fareRows as english } from '#core/content/messages/flights/fares/fareRows.en';
import { fareRows as spanish } from '#core/content/messages/flights/fares/fareRows.es';
import { useLocale } from '#web/platform/sent/messages';

/** Both languages are loaded with the fares: they are smaller than one more request. */
const WORDS = { en: english, es: spanish } as const;

/** Words of fares that were seen. */
export const useFareWords = (): typeof english => WORDS[useLocale()];
