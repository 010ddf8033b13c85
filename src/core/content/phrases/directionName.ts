/** What a slice of a trip is called: there and back have names, others are counted. */
import type { AirportRef, Slice } from '../../domain/flights/flights';
import { lastOf } from '../../domain/values/nonEmpty';
import type { common } from '../messages/site/common.en';

interface Flown {
  readonly slices: readonly Pick<Slice, 'legs'>[];
  readonly airports: Readonly<Record<string, AirportRef>>;
}

/** `Outbound`, `Return`; `Flight 2` of a multi-city trip. `place` counts from 0. */
export function directionName(
  words: { readonly common: Pick<typeof common, 'outbound' | 'return' | 'flight'> },
  flown: Flown,
  place: number,
): string {
  if (!isThereAndBack(flown)) return words.common.flight(place + 1);
  return place === 0 ? words.common.outbound : words.common.return;
}

/** One way, or back from where the first slice ends to where it began, at any airport of these cities. */
function isThereAndBack({ slices: [out, back, ...more], airports }: Flown): boolean {
  const city = (code: string): string => airports[code]?.metro ?? code;
  if (out === undefined || back === undefined) return true;
  const begins = (slice: typeof out): string => city(slice.legs[0].from);
  const ends = (slice: typeof out): string => city(lastOf(slice.legs).to);
  return more.length === 0 && begins(back) === ends(out) && ends(back) === begins(out);
}
