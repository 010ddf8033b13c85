/** What becomes of an order, drawn for the fault that strikes its call. */
import type { Chance } from '../random';
import type { FaultKind } from './nemesis';
import type { ExchangeFate } from './simExchanges';
import type { OrderFate } from './simOrder';
import { USUAL_FATE } from './simOrder';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** `givesCredit`: cancelling brings money, credit or a voucher, whole or in part. */
export function drawFate(kind: FaultKind | null, chance: Chance, givesCredit: boolean): OrderFate {
  const fate = { ...USUAL_FATE, ...struckBy(kind, chance) };
  if (!givesCredit) return fate;
  return { ...fate, givesBack: { part: chance.pick([0, 0.4, 1]), as: chance.pick(['money', 'airline_credits', 'voucher']) } };
}

function struckBy(kind: FaultKind | null, chance: Chance): Partial<OrderFate> {
  const newsTakes = chance.pick([0, 30 * SECOND, 2 * MINUTE, null]);
  switch (kind) {
    case 'ticket takes minutes':
      return { newsTakes, ticketedAfter: chance.whole(20 * SECOND, 16 * MINUTE) };
    case 'never ticketed':
      return { ticketedAfter: null };
    case 'ticket comes later':
      return { newsTakes, documentAfter: chance.happens(0.3) ? null : chance.whole(MINUTE, 18 * MINUTE) };
    case 'order taken':
      return { newsTakes, isAnswered: false, ...drawOutcome(chance, newsTakes) };
    case 'order late': {
      const madeAfter = chance.whole(13 * MINUTE, 34 * MINUTE);
      return { newsTakes, isAnswered: false, madeAfter, ticketedAfter: madeAfter, documentAfter: madeAfter };
    }
    default:
      return {};
  }
}

/** Taken by the supplier: the airline makes it, says that it cannot, or is never mentioned again. */
function drawOutcome(chance: Chance, newsTakes: number | null): Partial<OrderFate> {
  const after = chance.whole(2 * SECOND, 11 * MINUTE);
  switch (chance.pick(['made', 'made', 'fails', 'nothing'] as const)) {
    case 'made':
      return { madeAfter: after, ticketedAfter: after, documentAfter: after };
    case 'fails':
      // it is known by the event alone
      return { madeAfter: null, failsAfter: newsTakes === null ? null : after + newsTakes };
    case 'nothing':
      return { madeAfter: null };
  }
}

/** What becomes of an exchange: it is made at once, or taken, and made or given up by the airline minutes later. */
export function drawExchangeFate(kind: FaultKind | null, chance: Chance): ExchangeFate {
  const newsTakes = chance.pick([0, 0, 30 * SECOND, 2 * MINUTE, null]);
  if (kind !== 'exchange taken') return { madeAfter: 0, failsAfter: null, newsTakes };
  const after = chance.whole(2 * SECOND, 14 * MINUTE);
  return chance.happens(0.6) ? { madeAfter: after, failsAfter: null, newsTakes } : { madeAfter: null, failsAfter: after, newsTakes };
}
