/** What people type into the fields of a name that is not their name: titles, seats, "to be announced". Each has words that lead on. */
import type { TravelerName } from '../booking/booking';
import { foldText } from '../values/foldText';

export type NameWordFault = 'name_title' | 'name_extra_seat' | 'name_not_known' | 'name_one_letter';

/** Titles in English and Spanish that are nobody's name; left out is what is a given name as well (Don, Lic, Ing). */
const TITLES: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'mstr', 'mx', 'dr', 'dra', 'prof', 'sra', 'srta']);
/** Written out they are titles beside a name alone; Señor is one before it, and Senior, which belongs to the name, after it. */
const TITLES_BESIDE: ReadonlySet<string> = new Set(
  (
    'miss mister doctor doctora senor senora senorita sr sir rev reverend fr rabbi mme mlle monsieur madame herr frau ' +
    'sgt ssgt capt cpt lt ltc cpl pvt cmdr cdr atty profa lcda lcdo licda arq abog dna pbro cap cnel tte sgto mtro mtra'
  ).split(' '),
);
/** Behind a last name: `Smith, M.D.` In front of it and alone, Md is Mohammed. */
const DEGREE = /\w (?:m ?d|ph ?d|esq|esquire|dds|dmd|dvm)$/;

/** How airlines enter a second seat of one person, and a seat for an instrument. */
const EXTRA_SEAT = /^(?:exst|cbbg|extra ?seat|comfort ?seat|cabin ?bag(?:gage)?|cello|asiento (?:extra|adicional)|violonchelo)$/;
/** What stands for a name that nobody has decided on, as of a child who is not born. */
const NOT_KNOWN =
  /^(?:tba|tbd|tbc|to be (?:announced|advised|determined|named)|unborn(?: (?:baby|child|infant))?|not (?:yet )?born|por (?:nacer|definir|confirmar)|no nacid[oa]|sin nombre|no name|unnamed|n a)$/;

function hasTitle(words: readonly string[]): boolean {
  const [start = '', end = ''] = [words[0], words.at(-1)];
  return TITLES.has(start) || TITLES.has(end) || (words.length > 1 && TITLES_BESIDE.has(start));
}

/** What forms and offices write where somebody has no middle name; Na and No are names. */
const NO_MIDDLE_NAME = /^(?:none|nmn|nmi|no middle name|ninguno|ninguna|no tiene|no aplica|sin segundo nombre)$/;

/** The middle name that was meant: empty for `none`, `(NMN)`, `N/A` and a hyphen. */
export const middleNameOf = (typed: string): string =>
  NO_MIDDLE_NAME.test(foldText(typed)) || /^[\s(]*n ?\/ ?[ad][\s).]*$/iu.test(typed) || !/[\p{L}\p{N}]/u.test(typed) ? '' : typed;

/** Fields that hold something else than a name, with what it is; a middle name may be an initial, and a first one before it. */
export function nameWordFaults(name: TravelerName): Partial<Record<keyof TravelerName, NameWordFault>> {
  const middle = foldText(name.middleName);
  const faultOf = (field: keyof TravelerName): NameWordFault | null => {
    const text = foldText(name[field]);
    if (EXTRA_SEAT.test(text)) return 'name_extra_seat';
    if (NOT_KNOWN.test(text)) return 'name_not_known';
    if (hasTitle(text.split(' ')) || (field === 'lastName' && DEGREE.test(text))) return 'name_title';
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
