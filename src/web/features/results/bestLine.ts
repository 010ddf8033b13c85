/** Why a flight is the best, for one line. */
import type { BestReason } from '#core/domain/flights/bestReason';
import { formatDollarsUp } from '#core/domain/values/money';
import type { Messages } from '#core/content/messages/messages.en';
import type { ResultsWords } from '#web/platform/sent/messages';

/** The reason, and what follows it where the line has room: `Best: no red-eye` and `, $28 more than the fastest`. */
export function bestLine({ results, common }: Messages & ResultsWords, { leads, comparison }: BestReason): readonly [string, string] {
  const { best } = results;
  if (comparison === null) return [best.line(best.both), ''];
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
  const [first = '', ...rest] = [...reasons.slice(0, 1), ...difference];
  return [best.line(first), rest.map((more) => `, ${more}`).join('')];
}
