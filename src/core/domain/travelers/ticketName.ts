/**
 * Names as airlines print them on tickets: Latin capitals, written as in the machine-readable lines of a passport (ICAO Doc 9303, part 3,
 * section 6: letters with marks by its table, hyphens as spaces, apostrophes, periods and middle dots left out), and no longer than airlines take.
 */
import { APOSTROPHE_SIGNS, HYPHEN_SIGNS } from '../typed/plainText';
import { withoutAccents } from '../values/foldText';

/** Letters of each of the two names that airlines take (decision 135). */
export const TICKET_NAME_LETTERS = 20;

/** Letters that are more than a base letter with a mark. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Đ: 'D',
  Ð: 'D',
  Ə: 'E',
  Ħ: 'H',
  Ĳ: 'IJ',
  ĸ: 'Q',
  Ł: 'L',
  Ŀ: 'L',
  Ŋ: 'N',
  Ö: 'OE',
  Ø: 'OE',
  Œ: 'OE',
  ẞ: 'SS',
  ß: 'SS',
  Ŧ: 'T',
  Þ: 'TH',
  Ü: 'UE',
};

const AS_SPACE = new RegExp(`[${HYPHEN_SIGNS}]`, 'gu');
const LEFT_OUT = new RegExp(`[.·${APOSTROPHE_SIGNS}]`, 'gu');

/** A name in the letters of a ticket, of any length; null where a letter is not Latin, so that only its bearer can tell how it is written. */
export function ticketLetters(name: string): string | null {
  const spaced = name.normalize('NFC').replace(AS_SPACE, ' ').replace(LEFT_OUT, '');
  const letters = [...spaced].map((letter) => {
    const capital = letter.toUpperCase();
    return WRITTEN_AS[letter] ?? WRITTEN_AS[capital] ?? withoutAccents(capital);
  });
  const written = letters.join('').trim().replace(/\s+/gu, ' ');
  return /^[A-Z ]*$/.test(written) ? written : null;
}

export interface TicketName {
  /** First and middle name: a middle name that does not fit is its initial, or left out. */
  readonly given: string;
  readonly family: string;
}

interface Named {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
}

/** What the ticket will say; null where a name is not in Latin letters, or none is left of it. */
export function ticketName({ firstName, middleName, lastName }: Named): TicketName | null {
  const [first, middle, last] = [firstName, middleName, lastName].map(ticketLetters);
  if (!first || !last || middle === null || middle === undefined) return null;
  const whole = [`${first} ${middle}`, `${first} ${middle.slice(0, 1)}`].find((given) => given.trim().length <= TICKET_NAME_LETTERS);
  return { given: cut(whole ?? first), family: cut(last) };
}

const cut = (name: string): string => name.slice(0, TICKET_NAME_LETTERS).trim();

/** Whether the ticket shortens a name. */
export function isCut({ firstName, middleName, lastName }: Named): boolean {
  const whole = (names: readonly string[]): number => (ticketLetters(names.filter(Boolean).join(' ')) ?? '').length;
  return whole([firstName, middleName]) > TICKET_NAME_LETTERS || whole([lastName]) > TICKET_NAME_LETTERS;
}

/** `Smith Jr.`: what tells a father from his son, who never share a birth date. */
const SUFFIX = / (?:JR|SR|JUNIOR|SENIOR|II|III|IV)$/u;
/** A name in the letters of a ticket without the suffix that one booking has and another one lacks. */
export const withoutSuffix = (letters: string): string => letters.replace(SUFFIX, '');
