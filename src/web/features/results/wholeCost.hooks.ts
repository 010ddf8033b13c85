/** What prices include, in words. */
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import type { Extra } from '#core/domain/fares/wholeCost';
import { useLocale, useResultsWords } from '#web/platform/sent/messages';

/** `1 checked bag and seat choice`; empty when prices are the fares as sold. */
export function useExtrasInWords(extras: readonly Extra[]): string {
  const { wholeCost } = useResultsWords();
  const locale = useLocale();
  if (extras.length === 0) return '';
  const list = new Intl.ListFormat(LANGUAGE_TAG[locale]);
  return list.format(extras.map((extra) => wholeCost.inSentence[extra]));
}

/** `Prices include 1 checked bag and seat choice per traveler`; empty when prices are the fares as sold. */
export function useIncluded(extras: readonly Extra[]): string {
  const { wholeCost } = useResultsWords();
  const words = useExtrasInWords(extras);
  return words === '' ? '' : wholeCost.include(words);
}
