/** The words of the desk's program, both languages in its one file: agents switch, and load it once a release. */
import { extraNames as extrasEn } from '#core/content/messages/booking/extraNames.en';
import { extraNames as extrasEs } from '#core/content/messages/booking/extraNames.es';
import { fares as faresEn } from '#core/content/messages/flights/fares/fares.en';
import { fares as faresEs } from '#core/content/messages/flights/fares/fares.es';
import { workplace as workplaceEn } from '#core/content/messages/desk/workplace.en';
import { workplace as workplaceEs } from '#core/content/messages/desk/workplace.es';
import { useLocale } from '#web/platform/sent/messages';

const WORDS = {
  en: { workplace: workplaceEn, fares: faresEn, extraNames: extrasEn },
  es: { workplace: workplaceEs, fares: faresEs, extraNames: extrasEs },
} as const;

export const useDeskWords = () => WORDS[useLocale()];
