/** What a slice of a trip is called: there and back have names, others are counted. */
import type { AirportRef, Slice } from '../../domain/flights/flights';
import type { SearchQuery } from '../../domain/search/trip';
import { lastOf } from '../../domain/values/nonEmpty';
import type { common } from '../messages/site/common.en';

interface Flown {
  readonly slices: readonly Pick<Slice, 'legs'>[];
  readonly airports: Readonly<Record<string, AirportRef>>;
  /** What was searched for; slices that are left of a trip keep the names that they had in it. */
  readonly query?: Pick<SearchQuery, 'slices'>;
}

/** Where a slice begins and ends: a city where that is known, else an airport. */
interface Route {
  readonly from: string;
  readonly to: string;
}

/** `Outbound`, `Return`; `Flight 2` of a multi-city trip. `place` counts from 0. */
export function directionName(
  words: { readonly common: Pick<typeof common, 'outbound' | 'return' | 'flight'> },
  { slices, airports, query }: Flown,
  place: number,
): string {
  const city = (code: string): string => airports[code]?.metro ?? code;
  const flown = slices.map(({ legs }): Route => ({ from: city(legs[0].from), to: city(lastOf(legs).to) }));
  const sold = query?.slices.map(({ origin, destination }): Route => ({ from: city(origin), to: city(destination) })) ?? [];
  const soldPlaces = placesAmong(sold, flown);
  const [routes, at] = soldPlaces === null ? [flown, place] : [sold, soldPlaces[place] ?? place];
  if (!isThereAndBack(routes)) return words.common.flight(at + 1);
  return at === 0 ? words.common.outbound : words.common.return;
}

/** Which of the slices that were sold are left, in their order; null where none is missing, or they go elsewhere now. */
function placesAmong(sold: readonly Route[], flown: readonly Route[]): readonly number[] | null {
  if (sold.length <= flown.length) return null;
  const places: number[] = [];
  for (const { from, to } of flown) {
    const next = sold.findIndex((one, i) => i > (places.at(-1) ?? -1) && one.from === from && one.to === to);
    if (next < 0) return null;
    places.push(next);
  }
  return places;
}

/** One way, or back from where the first slice ends to where it began. */
function isThereAndBack([out, back, ...more]: readonly Route[]): boolean {
  if (out === undefined || back === undefined) return true;
  return more.length === 0 && back.from === out.to && back.to === out.from;
}
