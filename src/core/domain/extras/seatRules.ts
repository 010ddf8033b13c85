/** Which traveler may sit where, whatever the airline's map says. */
import type { Assistance } from '../travelers/assistance';
import type { Slice } from '../flights/flights';
import type { SearchParty } from '../travelers/travelers';
import { ageOn } from '../values/age';
import { at } from '../values/checkedReads';
import { localParts } from '../values/dates';
import type { IsoDate } from '../values/dates';

/** Whole years from which somebody may sit next to an exit (14 CFR 121.585 (b) (2)). */
const EXIT_AGE = 15;

/** The day on which a leg leaves; the leg must be one of the slices. */
export const dayOfLeg = (slices: readonly Slice[], { slice, leg }: { readonly slice: number; readonly leg: number }): IsoDate =>
  localParts(at(at(slices, slice).legs, leg).departs).date;

/** What of a traveler keeps them from a seat next to an exit; null where they may have one. */
export type ExitBar = 'age' | 'infant' | 'assistance';

export interface ExitTraveler {
  /** Null while it is not known: it is asked before anything is paid. */
  readonly dateOfBirth: IsoDate | null;
  readonly holdsInfant: boolean;
  readonly assistance?: readonly Assistance[];
}

/** Travelers next to an exit must be able, and free, to open it (14 CFR 121.585): from 15 on the day of the flight, without a lap child, who requested no help. */
export function exitBar({ dateOfBirth, holdsInfant, assistance = [] }: ExitTraveler, day: IsoDate): ExitBar | null {
  if (dateOfBirth !== null && ageOn(dateOfBirth, day) < EXIT_AGE) return 'age';
  if (holdsInfant) return 'infant';
  return assistance.length > 0 ? 'assistance' : null;
}

/**
 * Whether such a seat is offered to a traveler of a search, of whom an age at most is known: adults, unless each has to hold an infant.
 * Who really does is asked with the names.
 */
export const mayBeSoldExit = (traveler: number, { adults, infants, ages = [] }: SearchParty): boolean =>
  traveler < adults && infants < adults && (ages[traveler] ?? EXIT_AGE) >= EXIT_AGE;

/** Whether one of a party holds an infant, by their position. */
export const holdsInfant = (traveler: number, people: readonly { readonly heldBy?: number }[]): boolean =>
  people.some(({ heldBy }) => heldBy === traveler);
