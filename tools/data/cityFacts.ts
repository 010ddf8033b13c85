/** Figures of a city's page, computed from the timetable and the fares (content.17: computed numbers carry their date). */
import type { CityFacts } from '#core/content/destinations/cityFacts';
import { addDays, dateParts } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import type { AirportTable } from '#server/airports/airportTable';
import { blocksOfRoute } from '#server/flights/suppliers/sandbox/timetable/network';
import type { Network } from '#server/flights/suppliers/sandbox/timetable/network';
import { lowestFor } from '#server/flights/suppliers/sandbox/itineraries/itinerarySearch';
import { daysIn } from './busiestRoute';

/** Fares are looked at once a week over the months that can be booked; a stay of a week. */
const EVERY_DAYS = 7;
const STAY_DAYS = 7;
const FIRST_DAY = 21;
const LAST_DAY = 320;
/** Block time of a reference hour and month: rush hours and winter winds left out. */
const REFERENCE_MONTH = 4;

/** The facts of `city` (a metropolitan or airport code) for a traveler from `home`; prices in cents, round trip, one adult, all in. */
export function factsOfCity(net: Network, airports: AirportTable, home: string, city: string, today: IsoDate, now: Date): CityFacts {
  const targets = new Set(airports.resolve(city).map((a) => a.index));
  const homes = new Set(airports.resolve(home).map((a) => a.index));
  const carriers = new Set<number>();
  let perWeek = 0;
  const blocks: number[] = [];
  for (let r = 0; r < net.routes; r++) {
    if (!targets.has(net.to[r] ?? -1)) continue;
    carriers.add(net.carrier[r] ?? -1);
    if (!homes.has(net.from[r] ?? -1)) continue;
    perWeek += (net.daily[r] ?? 0) * daysIn(net.mask[r] ?? 0);
    blocks.push(blocksOfRoute(net, r, REFERENCE_MONTH).usual);
  }
  const cheapest = cheapestOf(net, home, city, today, now);
  return {
    airlines: carriers.size,
    flightsPerWeek: perWeek,
    flightMinutes: Math.round(blocks.reduce((sum, b) => sum + b, 0) / Math.max(1, blocks.length)),
    ...cheapest,
  };
}

type FareYear = Pick<CityFacts, 'lowestCents' | 'cheapestMonth' | 'nextMonth' | 'dearestMonth' | 'dearerPercent'>;

/** Lowest fare of all weeks, and the months by the mean of their weeks. */
function cheapestOf(net: Network, home: string, city: string, today: IsoDate, now: Date): FareYear {
  const months = new Map<number, number[]>();
  for (let day = FIRST_DAY; day <= LAST_DAY; day += EVERY_DAYS) {
    const departs = addDays(today, day);
    const cents = lowestFor(
      net,
      searchFor({ origin: home, destination: city, departs, returns: addDays(departs, STAY_DAYS) }, 'Economy', DEFAULT_TRAVELERS),
      now,
    );
    if (cents === null) continue;
    const { month } = dateParts(departs);
    months.set(month, [...(months.get(month) ?? []), cents]);
  }
  const byMean = [...months]
    .map(([month, list]) => ({ month, mean: list.reduce((sum, c) => sum + c, 0) / list.length }))
    .sort((a, b) => a.mean - b.mean);
  const [first, second] = byMean;
  const last = byMean.at(-1);
  if (!first || !second || !last) throw new Error(`nothing flies from ${home} to ${city}`);
  return {
    lowestCents: Math.min(...[...months.values()].flat()),
    cheapestMonth: first.month,
    nextMonth: second.month,
    dearestMonth: last.month,
    dearerPercent: Math.round((last.mean / first.mean - 1) * 100),
  };
}
