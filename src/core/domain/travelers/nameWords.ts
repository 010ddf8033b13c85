/** What people type into the fields of a name that is not their name: titles, seats, "to be announced". Each has words that lead on. */
import type { TravelerName } from '../booking/booking';
import { foldText } from '../values/foldText';

export type NameWordFault = 'name_title' | 'name_extra_seat' | 'name_not_known' | 'name_one_letter';

/** Titles in English and Spanish that are nobody's name; left out is what is a given name as well (Don, Lic, Ing). */
const TITLES: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'mstr', 'mx', 'dr', 'dra', 'prof', 'sra', 'srta']);
/** Written out they are titles beside a name alone; Señor is one before it, and Senior, which belongs to the name, after it. */
const TITLES_BESIDE: ReadonlySet<string> = new Set(['miss', 'mister', 'doctor', 'doctora', 'senor', 'senora', 'senorita', 'sr']);

/** How airlines enter a second seat of one person, and a seat for an instrument. */
const EXTRA_SEAT = /^(?:exst|cbbg|extra ?seat|comfort ?seat|cabin ?bag(?:gage)?|cello|asiento (?:extra|adicional)|violonchelo)$/;
/** What stands for a name that nobody has decided on, as of a child who is not born. */
const NOT_KNOWN =
  /^(?:tba|tbd|tbc|to be (?:announced|advised|determined|named)|unborn(?: (?:baby|child|infant))?|not (?:yet )?born|por (?:nacer|definir|confirmar)|no nacid[oa]|sin nombre|no name|unnamed|n a)$/;

function hasTitle(words: readonly string[]): boolean {
  const [start = '', end = ''] = [words[0], words.at(-1)];
  return TITLES.has(start) || TITLES.has(end) || (words.length > 1 && TITLES_BESIDE.has(start));
}

/** Fields that hold something else than a name, with what it is; a middle name may be an initial, and a first one before it. */
export function nameWordFaults(name: TravelerName): Partial<Record<keyof TravelerName, NameWordFault>> {
  const middle = foldText(name.middleName);
  const faultOf = (field: keyof TravelerName): NameWordFault | null => {
    const text = foldText(name[field]);
    if (EXTRA_SEAT.test(text)) return 'name_extra_seat';
    if (NOT_KNOWN.test(text)) return 'name_not_known';
    if (hasTitle(text.split(' '))) return 'name_title';
    const isWhole = field === 'middleName' || (field === 'firstName' && middle.length > 1);
    return text.length === 1 && !isWhole ? 'name_one_letter' : null;
  };
  const fields = ['firstName', 'middleName', 'lastName'] as const;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const fault = faultOf(field);
      return fault === null ? [] : [[field, fault]];
    }),
  );
}

/** "First name unknown": what US visas print for people with one name, and airlines enter in its place. */
const STANDS_FOR_NAME: ReadonlySet<string> = new Set(['fnu', 'lnu', 'nfn', 'nln', 'nmn', 'xxx']);

/** Whether a single name seems to be meant: one that stands for none, or the same name in both fields. */
export function isSingleName({ firstName, lastName }: Pick<TravelerName, 'firstName' | 'lastName'>): boolean {
  const [first, last] = [foldText(firstName), foldText(lastName)];
  return STANDS_FOR_NAME.has(first) || STANDS_FOR_NAME.has(last) || (first !== '' && first === last);
}
