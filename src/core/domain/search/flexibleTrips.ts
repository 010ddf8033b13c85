/** Which trips fit a period in place of dates (search.46): those of which each group has one that is offered. */
import { WEEKEND_NIGHTS } from '../places/explore';
import { addDays, dayNumber, dayOfWeek, daysBetween } from '../values/dates';
import type { IsoDate } from '../values/dates';
import type { Cents } from '../values/money';
import { departureDate, returnDate } from './trip';
import type { SearchQuery } from './trip';
import { periodOf } from './flexible';
import type { Flexibility, FlexPeriod } from './flexible';

export interface TripDays {
  readonly departs: IsoDate;
  /** Null for one way. */
  readonly returns: IsoDate | null;
}

/** Trips of one weekend, of one week that they begin in, or of one length; the one that stands for them without prices comes first. */
export type TripGroup = readonly TripDays[];

/** Nights of a stay as long as it pleases: each length has its cheapest trip. */
export const MONTH_NIGHTS = [3, 5, 7, 10, 14] as const;
const WEEK_NIGHTS = 7;
/** Friday, Saturday and Sunday: one way there is no coming back. */
const WEEKEND_DEPARTURES: Readonly<Record<number, readonly null[]>> = { 5: [null], 6: [null], 0: [null] };

/** The trips of a period that begin and end from `first` to `last`, the days that are sold, in groups by date or length. */
export function groupsOf(period: FlexPeriod, isRoundTrip: boolean, first: IsoDate, last: IsoDate): readonly TripGroup[] {
  const begin = period.first < first ? first : period.first;
  const days = Array.from({ length: Math.max(0, daysBetween(begin, period.last) + 1) }, (_, i) => addDays(begin, i));
  const groups = new Map<number, TripDays[]>();
  for (const departs of days) {
    for (const nights of nightsFrom(departs, period, isRoundTrip)) {
      const returns = nights === null ? null : addDays(departs, nights);
      if ((returns ?? departs) > last) continue;
      const key = period.stay === 'month' && nights !== null ? nights : weekOf(departs, period);
      groups.set(key, [...(groups.get(key) ?? []), { departs, returns }]);
    }
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, trips]) => usualFirst(trips));
}

/** Whether a trip of a flexibility can begin and end from `first` to `last`; that of dates is asked of the dates themselves. */
export function hasTrips(flex: Flexibility, isRoundTrip: boolean, first: IsoDate, last: IsoDate): boolean {
  const period = periodOf(flex);
  return period === null || groupsOf(period, isRoundTrip, first, last).length > 0;
}

function nightsFrom(departs: IsoDate, { stay }: FlexPeriod, isRoundTrip: boolean): readonly (number | null)[] {
  if (stay === 'weekend') return (isRoundTrip ? WEEKEND_NIGHTS : WEEKEND_DEPARTURES)[dayOfWeek(departs)] ?? [];
  if (!isRoundTrip) return [null];
  return stay === 'week' ? [WEEK_NIGHTS] : MONTH_NIGHTS;
}

/** Day numbers of weeks begin on a Thursday, as the longest weekends do; other weeks begin on Sunday. */
const weekOf = (departs: IsoDate, { stay }: FlexPeriod): number => Math.floor((dayNumber(departs) + (stay === 'weekend' ? 0 : 4)) / 7);

const FRIDAY = 5;
/** Friday to Sunday is what a weekend is called. */
function usualFirst(trips: readonly TripDays[]): TripGroup {
  const usual = trips.find(({ departs }) => dayOfWeek(departs) === FRIDAY) ?? trips[0];
  return usual ? [usual, ...trips.filter((trip) => trip !== usual)] : trips;
}

/** The trips up to so many days around both dates of a search that begin and end from `first` to `last`, a way back behind its way out. */
export function tripsAround(query: SearchQuery, days: number, first: IsoDate, last: IsoDate): TripGroup {
  const around = (date: IsoDate): IsoDate[] => Array.from({ length: 2 * days + 1 }, (_, i) => addDays(date, i - days));
  const back = returnDate(query);
  const trips = around(departureDate(query)).flatMap((departs): TripDays[] =>
    back === null ? [{ departs, returns: null }] : around(back).map((returns) => ({ departs, returns })),
  );
  return trips.filter(
    ({ departs, returns }) => departs >= first && (returns ?? departs) <= last && (returns === null || returns > departs),
  );
}

/** Lowest price of one adult; null where nothing is sold, undefined where it is not known. */
export type PriceOf = (trip: TripDays) => Cents | null | undefined;

export interface PricedDays extends TripDays {
  readonly price: Cents | null | undefined;
}

/** What a group offers: its cheapest trip, the first where no price is known. */
export function offerOf(group: TripGroup, priceOf: PriceOf): PricedDays | null {
  const priced = group.map((trip) => ({ ...trip, price: priceOf(trip) }));
  const sold = priced.flatMap((trip) => (typeof trip.price === 'number' ? [{ ...trip, price: trip.price }] : []));
  const [cheapest] = sold.sort((a, b) => a.price - b.price);
  return cheapest ?? priced.find(({ price }) => price === undefined) ?? priced[0] ?? null;
}
