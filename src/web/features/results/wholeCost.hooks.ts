/** What prices include, in words. */
import type { Extra } from '#core/domain/wholeCost';
import { useMessages } from '#web/platform/messages';

/** `Prices include 1 checked bag and seat choice per traveler`; empty when prices are the fares as sold. */
export function useIncluded(extras: readonly Extra[]): string {
  const { wholeCost, results } = useMessages();
  if (extras.length === 0) return '';
  const list = new Intl.ListFormat(results.and === 'and' ? 'en-US' : 'es-US');
  return wholeCost.include(list.format(extras.map((extra) => wholeCost.inSentence[extra])));
}
