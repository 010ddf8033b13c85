/**
 * Changing flights that were booked, by the traveler: an exchange, in the words of the field. A schedule change is the airline's
 * (`scheduleChange.ts`).
 */
import { priceWith } from '../extras/chooseExtras';
import { extrasTotal } from '../extras/extras';
import type { ChosenExtra } from '../extras/extras';
import type { PriceBreakdown, TravelerPrice } from '../flights/flights';
import type { SearchQuery } from '../search/trip';
import type { IsoDate } from '../values/dates';
import type { Cents } from '../values/money';
import { mapNonEmpty } from '../values/nonEmpty';
import type { AirlineCredit } from './cancelRules';

/** A slice of a booking that is to be flown on another day, by its place in the trip from 0; its airports stay. */
export interface ReplacedSlice {
  readonly place: number;
  readonly date: IsoDate;
}

/** What an exchange costs or brings the whole party, in cents. Money moves one way or none: `due` or `refund` is 0. */
export interface ExchangeTerms {
  /** The new flights less the old ones, seats that are given up included; negative where the new ones are cheaper. */
  readonly difference: Cents;
  /** The airline's change fee. */
  readonly penalty: Cents;
  /** To be paid now. */
  readonly due: Cents;
  /** Back to the card. */
  readonly refund: Cents;
  /** What the airline gives the travelers where the new flights are cheaper and nothing reaches a card; left out where it gives none. */
  readonly credit?: AirlineCredit;
}

/** Where the airline sends what the new flights are cheaper by: to the card, as credit with itself, or nowhere. */
export type RefundTo = 'card' | AirlineCredit['kind'] | 'nowhere';

export function exchangeTerms(difference: Cents, penalty: Cents, refundTo: RefundTo): ExchangeTerms {
  const net = difference + penalty;
  if (net >= 0) return { difference, penalty, due: net, refund: 0 };
  switch (refundTo) {
    case 'card':
      return { difference, penalty, due: 0, refund: -net };
    case 'nowhere':
      return { difference, penalty, due: 0, refund: 0 };
    default:
      return { difference, penalty, due: 0, refund: 0, credit: { kind: refundTo, amount: -net } };
  }
}

/** Whether two offers ask the same of a traveler: what was agreed to holds for the other one. */
export const isSameDeal = (a: Pick<ExchangeTerms, 'due' | 'refund'>, b: Pick<ExchangeTerms, 'due' | 'refund'>): boolean =>
  a.due === b.due && a.refund === b.refund;

/** The search of a trip with the replaced slices on their new days; null where none or the same one twice is replaced, or dates would go backwards. */
export function exchangedQuery(query: SearchQuery, replaced: readonly ReplacedSlice[]): SearchQuery | null {
  const dates = new Map(replaced.map(({ place, date }) => [place, date]));
  const isOnce = dates.size > 0 && dates.size === replaced.length && replaced.every(({ place }) => query.slices[place] !== undefined);
  const slices = mapNonEmpty(query.slices, (slice, place) => ({ ...slice, date: dates.get(place) ?? slice.date }));
  const isInOrder = slices.every(({ date }, i) => i === 0 || (slices[i - 1]?.date ?? date) <= date);
  return isOnce && isInOrder ? { ...query, slices } : null;
}

/** Whether a seat or bag is for a slice that stays as it is. */
export const isOnKeptSlice = (extra: ChosenExtra, replaced: readonly ReplacedSlice[]): boolean => {
  const isKept = (slice: number): boolean => replaced.every(({ place }) => place !== slice);
  return extra.kind === 'seat' ? isKept(extra.slice) : extra.slices.some(isKept);
};

/**
 * The price of a booking after an exchange for so much more or less, with the extras that stay: the fare takes up the difference, shared
 * evenly by those with a seat, the odd cents by single travelers; taxes and our fee stay. Null where a part would fall below zero.
 */
export function exchangedPrice(before: PriceBreakdown, kept: readonly ChosenExtra[], difference: Cents): PriceBreakdown | null {
  const flights = priceWith(before, []);
  const by = before.total + difference - extrasTotal(kept) - flights.total;
  const base = flights.base + by;
  const perTraveler = sharedBy(flights.perTraveler, by);
  if (base < 0 || perTraveler.some(({ each }) => each < 0)) return null;
  return priceWith({ ...flights, base, total: flights.total + by, perTraveler }, kept);
}

/** Prices of travelers that are so much higher or lower together; a lap infant pays what it did. */
function sharedBy(rows: readonly TravelerPrice[], by: Cents): readonly TravelerPrice[] {
  const seats = rows.reduce((sum, { kind, count }) => sum + (kind === 'infant' ? 0 : count), 0);
  const share = Math.floor(by / seats);
  let odd = by - share * seats;
  const after: TravelerPrice[] = [];
  const add = (row: TravelerPrice): void => {
    const same = after.findIndex(({ kind, each }) => kind === row.kind && each === row.each);
    const known = after[same];
    if (known) after[same] = { ...known, count: known.count + row.count };
    else if (row.count > 0) after.push(row);
  };
  for (const { kind, count, each } of rows) {
    const more = kind === 'infant' ? 0 : Math.min(odd, count);
    odd -= more;
    add({ kind, count: count - more, each: kind === 'infant' ? each : each + share });
    add({ kind, count: more, each: each + share + 1 });
  }
  return after;
}
