/** Why a flight is the best, for one line. */
import type { BestReason } from '#core/domain/flights/bestReason';
import { formatDollarsUp } from '#core/domain/values/money';
import type { Messages } from '#core/content/messages/messages.en';
import type { ResultsWords } from '#web/platform/sent/messages';

/** `no red-eye, $28 more than the fastest`. */
export function bestLine({ results, common }: Messages & ResultsWords, { leads, comparison }: BestReason): string {
  const { best } = results;
  if (comparison === null) return best.both;
  const { rival, merits, cents, minutes } = comparison;
  const other = best.than[rival];
  const difference =
    cents === null || cents === 0 || leads.includes('cheapest')
      ? minutes === 0
        ? []
        : [(minutes < 0 ? best.shorter : best.longer)(common.duration(Math.abs(minutes)), other)]
      : [(cents < 0 ? best.less : best.more)(formatDollarsUp(Math.abs(cents)), other)];
  const reasons = [...leads.map((order) => best.leads[order]), ...merits.map((merit) => best.merits[merit])];
  // one of them: the line has room for no more on a phone
  return [...reasons.slice(0, 1), ...difference].join(', ') || best.mix;
}
