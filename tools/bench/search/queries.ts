/** Searches as travelers make them, the same in every run: from the United States to the world, one in five with a city code. */
import type { IsoDate } from '#core/domain/values/dates';
import { addDays } from '#core/domain/values/dates';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery, SearchSlice } from '#core/domain/search/trip';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { at } from '#core/domain/values/checkedReads';
import type { AirportTable } from '#server/airports/airportTable';

/** Endless; departures lie within 200 days after `from`. */
export function* searches(airports: AirportTable, from: IsoDate): Generator<SearchQuery> {
  const byWeight = [...airports.airports].sort((a, b) => b.weight - a.weight);
  const us = byWeight.filter((a) => a.country === 'US').slice(0, 60);
  const world = byWeight.slice(0, 200);
  let state = 7;
  const pick = <T>(list: readonly T[]): T | undefined => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return list[Math.floor((state / 2 ** 31) * list.length)];
  };
  for (let i = 0; ; i++) {
    const start = pick(us);
    const to = pick(world);
    if (!start || !to || start.metro === to.metro) continue;
    const departs = addDays(from, i % 200);
    const origin = i % 10 === 0 ? start.metro : start.code;
    const destination = i % 10 === 5 ? to.metro : to.code;
    const isRound = i % 4 !== 3;
    const travelers = { adults: 1 + (i % 3), children: i % 2, infants: 0 };
    yield searchFor({ origin, destination, departs, returns: isRound ? addDays(departs, 3 + (i % 12)) : null }, 'Economy', travelers);
  }
}

/** Multi-city trips of four slices, each from where the one before it ended, four days later; endless. */
export function* multiCitySearches(airports: AirportTable, from: IsoDate): Generator<SearchQuery> {
  const stops: string[] = [];
  let n = 0;
  for (const { slices } of searches(airports, from)) {
    const { origin, destination } = slices[0];
    if (stops.length === 0) stops.push(origin);
    if (stops.includes(destination)) continue;
    stops.push(destination);
    if (stops.length < 4) continue;
    const places = [...stops, at(stops, 0)];
    const slice = (i: number): SearchSlice => ({
      origin: at(places, i),
      destination: at(places, i + 1),
      date: addDays(from, (n % 200) + 4 * i),
    });
    yield { slices: [slice(0), slice(1), slice(2), slice(3)], cabin: 'Economy', travelers: DEFAULT_TRAVELERS };
    stops.length = 0;
    n += 1;
  }
}
