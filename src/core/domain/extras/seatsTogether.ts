/** "Choose for me, together": seats that cost nothing, next to each other, for all travelers of a leg. */
import type { ExtraChoice, Seat, SeatElement, SeatMap } from './extras';
import { seatBar, serviceOf } from './seatChoice';
import type { SeatedTraveler } from './seatChoice';
import type { IsoDate } from '../values/dates';

/** Nobody is further from the others than this many rows. */
const MOST_ROWS = 3;

/**
 * A seat for each of the party, the first from the front: next to each other in one section, else across an aisle, else in rows behind each
 * other; what holds no seat, like an exit, parts no rows. Null where there are none: never a seat that costs, is taken, or that its traveler
 * may not have.
 */
export function seatsTogether(map: SeatMap, party: readonly SeatedTraveler[], day: IsoDate): readonly ExtraChoice[] | null {
  if (party.length === 0) return null;
  const cabins = map.cabins.map(({ rows }) => rows.map(({ sections }) => sections).filter((sections) => sections.some(hasSeat)));
  const bySection = cabins.map((rows) => sectionsOf(rows));
  const tries = [
    () => bySection.flatMap((columns) => columns.flatMap((rows) => rows.flatMap((row) => blocksOf([row], party.length)))),
    () => cabins.flatMap((rows) => rows.flatMap((sections) => blocksOf([sections.flat()], party.length))),
    ...Array.from({ length: MOST_ROWS - 1 }, (_, i) => i + 2)
      .filter((height) => height <= party.length)
      .map(
        (height) => () =>
          bySection.flatMap((columns) =>
            columns.flatMap((rows) =>
              rows.flatMap((_, i) =>
                i + height > rows.length ? [] : blocksOf(rows.slice(i, i + height), Math.ceil(party.length / height)),
              ),
            ),
          ),
      ),
  ];
  for (const candidates of tries)
    for (const seats of candidates()) {
      const choices = seatedOn(seats, party, day);
      if (choices) return choices;
    }
  return null;
}

const hasSeat = (section: readonly SeatElement[]): boolean => section.some(({ kind }) => kind === 'seat');

/** Section by section, its rows from the front. */
const sectionsOf = (rows: readonly (readonly (readonly SeatElement[])[])[]): readonly (readonly (readonly SeatElement[])[])[] =>
  Array.from({ length: Math.max(0, ...rows.map((sections) => sections.length)) }, (_, s) => rows.map((sections) => sections[s] ?? []));

/** All blocks of seats so many places wide, over all of these rows. */
function blocksOf(rows: readonly (readonly SeatElement[])[], width: number): readonly (readonly Seat[])[] {
  const most = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: Math.max(0, most - width + 1) }, (_, from) =>
    rows.flatMap((row) => row.slice(from, from + width)).filter((element) => element.kind === 'seat'),
  );
}

/** The party on these seats in their order, each on the first that they can have; null where somebody would stand. */
function seatedOn(seats: readonly Seat[], party: readonly SeatedTraveler[], day: IsoDate): readonly ExtraChoice[] | null {
  if (seats.length < party.length) return null;
  const open = seats.slice();
  const choices: ExtraChoice[] = [];
  for (const who of party) {
    const at = open.findIndex((seat) => seatBar(seat, who, day) === null && serviceOf(seat, who.traveler)?.price === 0);
    const service = open[at] && serviceOf(open[at], who.traveler);
    if (!service) return null;
    open.splice(at, 1);
    choices.push({ id: service.id, quantity: 1 });
  }
  return choices;
}
