/** The days that a traveler asks for when changing flights by themselves (booking.62), and why a booking is not changed on the page. */
import { readTypedDate } from '../search/typedDate';
import type { FareConditions, Slice } from '../flights/flights';
import { DATE_WINDOW_DAYS, addDays, localParts } from '../values/dates';
import type { IsoDate } from '../values/dates';
import type { Result } from '../values/result';
import { err, ok } from '../values/result';
import type { ReplacedSlice } from './exchange';

type Flown = readonly Pick<Slice, 'legs'>[];

/** One slice as it is in the form. */
export interface RequestedDay {
  /** Its place in the trip from 0. */
  readonly place: number;
  readonly isChosen: boolean;
  /** The day as typed. */
  readonly text: string;
}

/** What can be wrong with the day of one slice: of the one before or after it, that this one would overtake it. */
export type DayFault = 'empty' | 'unreadable' | 'past' | 'beyondWindow' | 'beforePrevious' | 'afterNext';

/** `none`: no slice is chosen; else what is wrong with each, by its place. */
export type DayFaults = { readonly none: true } | { readonly none: false; readonly days: ReadonlyMap<number, DayFault> };

/** The day on which a slice departs, at its airport. */
export const dayOf = ({ legs }: Pick<Slice, 'legs'>): IsoDate => localParts(legs[0].departs).date;

/** The slices to change with their days, or what is wrong; `today` is the browser's date (search.12). Equal days are allowed. */
export function readExchangeDays(
  slices: Flown,
  typed: readonly RequestedDay[],
  today: IsoDate,
): Result<readonly ReplacedSlice[], DayFaults> {
  const chosen = typed.filter(({ isChosen }) => isChosen);
  if (chosen.length === 0) return err({ none: true });
  const read = new Map(chosen.map(({ place, text }) => [place, readTypedDate(text, today)] as const));
  const faults = new Map<number, DayFault>();
  const replaced: ReplacedSlice[] = [];
  for (const [place, day] of read) {
    if (!day.ok) {
      faults.set(place, day.error);
      continue;
    }
    const fault = faultOf(place, day.value);
    if (fault) faults.set(place, fault);
    replaced.push({ place, date: day.value });
  }
  return faults.size > 0 ? err({ none: false, days: faults }) : ok(replaced);

  function faultOf(place: number, date: IsoDate): DayFault | null {
    if (date < today) return 'past';
    if (date > addDays(today, DATE_WINDOW_DAYS)) return 'beyondWindow';
    const [before, after] = [slices[place - 1], slices[place + 1]];
    const previous = before && newDayOf(place - 1, before);
    if (previous && date < previous) return 'beforePrevious';
    // one that changes as well says it itself
    return after && !read.has(place + 1) && date > dayOf(after) ? 'afterNext' : null;
  }

  function newDayOf(place: number, slice: Pick<Slice, 'legs'>): IsoDate | null {
    const day = read.get(place);
    if (!day) return dayOf(slice);
    return day.ok ? day.value : null;
  }
}

/** Why nothing can be changed on the page, as far as the booking itself shows it. */
export type WhyClosed = 'airlineChange' | 'notOffered' | 'separateTickets' | 'tooLate' | 'unknown';

interface ClosedBooking {
  readonly slices: Flown;
  readonly conditions: Pick<FareConditions, 'changeable' | 'separateTickets'>;
  /** What the airline changed last. */
  readonly change: { readonly isSignificant: boolean; readonly acceptedAt: string | null } | null;
}

export function whyNotExchangeable({ slices, conditions, change }: ClosedBooking, today: IsoDate): WhyClosed {
  if (conditions.separateTickets) return 'separateTickets';
  if (conditions.changeable === 'notOffered') return 'notOffered';
  if (change?.isSignificant === true && change.acceptedAt === null) return 'airlineChange';
  const last = slices.at(-1);
  // airports may be a day ahead of the browser
  return last && dayOf(last) <= addDays(today, 1) ? 'tooLate' : 'unknown';
}
