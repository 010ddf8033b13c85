/** What prices include, in words. */
import type { Extra } from '#core/domain/wholeCost';
import { useMessages } from '#web/platform/messages';

/** `1 checked bag and seat choice`; empty when prices are the fares as sold. */
export function useExtrasInWords(extras: readonly Extra[]): string {
  const { wholeCost, results } = useMessages();
  const list = new Intl.ListFormat(results.and === 'and' ? 'en-US' : 'es-US');
  return list.format(extras.map((extra) => wholeCost.inSentence[extra]));
}

/** `Prices include 1 checked bag and seat choice per traveler`; empty when prices are the fares as sold. */
export function useIncluded(extras: readonly Extra[]): string {
  const { wholeCost } = useMessages();
  const words = useExtrasInWords(extras);
  return words === '' ? '' : wholeCost.include(words);
}
