/**
 * Which change of a name is a correction (booking.68). Tickets are not transferable: airlines correct a few letters of a name, and ask for
 * documents where it became another one. No supplier says what an airline corrects: this is what most do free, once, since by a second
 * correction a ticket would change hands. Compared is what tickets print (ticketName.ts), without spaces.
 */
import type { TravelerName } from '../booking/booking';
import type { Slice } from '../flights/flights';
import type { LocalDateTime } from '../values/dates';
import type { NonEmpty } from '../values/nonEmpty';
import type { Result } from '../values/result';
import { letterDistance } from '../values/letterDistance';
import { err, ok } from '../values/result';
import { beforeDeparture } from './passportDue';
import { ticketLetters } from './ticketName';

/** Days before the first departure, at its time, until which a name may be corrected: then airlines check in. */
const DUE_DAYS = 1;
/** The same in hours, as it is shown. */
export const NAME_DUE_HOURS = DUE_DAYS * 24;

/** Until when names may be corrected, at the clock of the first airport. */
export const nameDue = (slices: NonEmpty<Slice>): LocalDateTime => beforeDeparture(slices, DUE_DAYS);

/** `same`: letter by letter; `same_ticket`: accents, hyphens and spaces, which no ticket shows; `small`: a correction of the ticket. */
export type NameChange = 'same' | 'same_ticket' | 'small';
/** One of the two names is another one, as after a marriage, or both are: somebody else. */
export type NameChangeFault = 'name_needs_airline' | 'name_another_person';

/** What a change of a name is to an airline; a fault where it is no correction. */
export function nameChangeOf(from: TravelerName, to: TravelerName): Result<NameChange, NameChangeFault> {
  if (isSameName(from, to)) return ok('same');
  const [was, is] = [lettersOf(from), lettersOf(to)];
  const isSameGiven = was.first + was.middle === is.first + is.middle;
  if (isSameGiven && was.last === is.last) return ok('same_ticket');
  const isMiddleKept = isSmallMiddle(was.middle, is.middle);
  if (was.first === is.last && was.last === is.first && isMiddleKept) return ok('small');
  const isGivenKept = isSameGiven || (isTypo(was.first, is.first) && isMiddleKept);
  const isFamilyKept = isTypo(was.last, is.last);
  if (isGivenKept && isFamilyKept) return ok('small');
  return err(isGivenKept || isFamilyKept ? 'name_needs_airline' : 'name_another_person');
}

export const isSameName = (a: TravelerName, b: TravelerName): boolean =>
  a.firstName === b.firstName && a.middleName === b.middleName && a.lastName === b.lastName;

interface Letters {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
}

const lettersOf = ({ firstName, middleName, lastName }: TravelerName): Letters => ({
  first: bare(firstName),
  middle: bare(middleName),
  last: bare(lastName),
});
const bare = (name: string): string => (ticketLetters(name) ?? name).replaceAll(' ', '');

/** Added, left out, its initial, or mistyped. */
const isSmallMiddle = (a: string, b: string): boolean => a === '' || b === '' || a === b.slice(0, 1) || b === a.slice(0, 1) || isTypo(a, b);

const MOST_TYPOS = 3;

/** Three letters at most, and never more than half of the name: three letters turn Ann into Bob. */
const isTypo = (a: string, b: string): boolean =>
  letterDistance(a, b) <= Math.min(MOST_TYPOS, Math.floor(Math.max(a.length, b.length) / 2));
