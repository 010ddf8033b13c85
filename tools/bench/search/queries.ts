/** Searches as travelers make them, the same in every run: from the United States to the world, one in five with a city code. */
import type { IsoDate } from '#core/domain/values/dates';
import { addDays } from '#core/domain/values/dates';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
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
