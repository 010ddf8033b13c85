/**
 * Ids of the sandbox's exchange offers: `K7MPX2.0_1810814400_1_2027-05-20_AALAXJFK6o0` is an offer for the order `K7MPX2` that was
 * exchanged 0 times, until an end in seconds, in which slice 1 is flown on another day by these flights. They come back from browsers.
 */
import { MOST_SLICES } from '#core/domain/search/trip';
import { parseIsoDate } from '#core/domain/values/dates';
import { standingEnds } from '../quotes';
import type { ReplacedBy } from './exchangeTrips';

/** The order that an offer is made for, as it is. */
export interface OfferedFor {
  readonly supplierReference: string;
  readonly exchanges: readonly unknown[];
}

const PARTS_A_SLICE = 3;

const versionOf = ({ supplierReference, exchanges }: OfferedFor): string => `${supplierReference}.${String(exchanges.length)}`;

export const exchangeId = (order: OfferedFor, until: Date, replaced: readonly Required<ReplacedBy>[]): string =>
  [versionOf(order), until.getTime() / 1000, ...replaced.flatMap(({ place, date, flights }) => [place, date, flights])].join('_');

export interface ReadExchange {
  readonly replaced: readonly Required<ReplacedBy>[];
  readonly until: Date;
  /** Its time is over, or the order was exchanged since. */
  readonly isOver: boolean;
}

/** What an id says; null where it is not one of this order's. */
export function readExchangeId(id: string, order: OfferedFor, now: Date): ReadExchange | null {
  const [version = '', end = '', ...parts] = id.split('_');
  if (!version.startsWith(`${order.supplierReference}.`) || !/^\d{1,12}$/.test(end)) return null;
  const replaced: Required<ReplacedBy>[] = [];
  for (let i = 0; i < parts.length && replaced.length < MOST_SLICES; i += PARTS_A_SLICE) {
    const [place = '', day = '', flights = ''] = parts.slice(i, i + PARTS_A_SLICE);
    const date = parseIsoDate(day);
    if (!/^\d$/.test(place) || date === null || flights === '') return null;
    replaced.push({ place: Number(place), date, flights });
  }
  const until = new Date(Number(end) * 1000);
  const isStanding = standingEnds(now).some((standing) => standing.getTime() === until.getTime());
  return { replaced, until, isOver: !isStanding || version !== versionOf(order) };
}
