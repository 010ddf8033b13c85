import type { Slice } from '#core/domain/flights/flights';

/** How much of the line the code of a stop takes up, in a narrow column too. */
const CODE_PART = 0.24;

/** Where on a slice's line each stop stands, as `37.5%`: the middle of its layover, moved as far as the codes need room. */
export function stopPlaces({ legs, layovers, minutes }: Slice): readonly string[] {
  const before = (i: number): number =>
    legs.slice(0, i + 1).reduce((sum, leg) => sum + leg.minutes, 0) + layovers.slice(0, i).reduce((sum, l) => sum + l.minutes, 0);
  const places = layovers.reduce<readonly number[]>((found, layover, i) => {
    const middle = minutes > 0 ? (before(i) + layover.minutes / 2) / minutes : 0;
    const least = (found[i - 1] ?? 0.08 - CODE_PART) + CODE_PART;
    const most = 1 - CODE_PART * (layovers.length - i);
    return [...found, Math.min(most, Math.max(least, middle))];
  }, []);
  return places.map((place) => `${String(Math.round(place * 1000) / 10)}%`);
}
