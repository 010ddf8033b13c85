/** Codes that people copy off a document or read out over the telephone. */
import { withoutAccents } from '../values/foldText';
import { plainText } from './plainText';

/** 32 signs without look-alikes (no 0 O 1 I), so that five random bits make one without bias. */
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** One sign for each number; of a number its last five bits count. Chance is the caller's: random bytes, or a hash. */
export const readableCode = (numbers: Iterable<number>): string => Array.from(numbers, (n) => CODE_SIGNS[n & 31]).join('');

/** The code in what was typed: a label up to its colon, spaces, hyphens, periods, slashes and small letters are not part of it. */
export const bareCode = (typed: string): string =>
  plainText(typed)
    .replace(/^.*[:#]/su, '')
    .replace(/[\s./-]+/gu, '')
    .toUpperCase();

/** `No.`, `Núm.`, `N.º`: signs of a number, whose letters are none of it. */
const NUMBER_SIGN = /(?<![\p{L}\p{N}])n(?:\.?[º°]|(?:[or]|ro|[uú]m)(?=[.\s]))\.?/giu;
/** Said about a number: a label up to its colon, when it ends, dates. */
const NO_PART: readonly RegExp[] = [
  /(?:\p{L}[\p{L}\s./-]{0,40})?[:#]/gu,
  /(?<![\p{L}\p{N}])(?:EXP|EXPIR\p{L}*|EXPED\p{L}*|VENC\p{L}*|CADUC\p{L}*|V[AÁ]LID\p{L}*|UNTIL|HASTA|ISSUED|EMITID\p{L})(?![\p{L}\p{N}]).*$/su,
  /(?<![\p{L}\p{N}])(?:\d{1,2}([/.-])\d{1,2}\1(?:19|20)\d\d|(?:19|20)\d\d([/.-])\d{1,2}\2\d{1,2})(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])\d{1,2}[ -]\p{L}{3,10}[. -]{1,2}(?:19|20)\d\d(?![\p{L}\p{N}])/gu,
];
const IN_BRACKETS = /\([^()]*\)|\[[^[\]]*\]/gu;
/** Short words of a label, which no number begins with. */
const LABEL_WORDS: ReadonlySet<string> = new Set(['ES', 'ID', 'IS', 'NO', 'NR']);
/** Words are no part of a number, but two letters in front of its digits and one behind them. */
const LONG_WORD = /(?<!\S)\p{L}{3,}(?!\S)/u;
/** A passport of Spain or Argentina, or a word and a number: no telling which. */
const WORD_OR_SERIES = /(?<!\S)\p{L}{3} (?:\d ?){5}\d(?! ?\d)/u;
/** `AB 123 456`, `X 123 4567 A`, `123 45-6`; what has eight signs is a number by itself, and digits beside it are another one. */
const ONE_NUMBER = /^(?:[A-Z] ?|[A-Z]{2} (?=[\d ]+(?: [A-Z])?$))?(?=[A-Z]*\d)(?:[A-Z\d]+|[A-Z\d]{1,7}(?: [A-Z\d]{1,7})+)(?: [A-Z])?$/u;

/**
 * The number of a document or program in what was typed, without its label and what is said about it: `Passport No. 12 345 6789 (US), exp 2030`.
 * Beside it may stand `notes`: the code of its country or airline. Empty where nothing was typed, null where there is no telling which it
 * is: a wrong one would go to the airline unseen.
 */
export function documentNumber(typed: string, notes: readonly string[] = []): string | null {
  if (bareCode(typed) === '') return '';
  const text = plainText(typed.replace(NUMBER_SIGN, ' ')).toUpperCase();
  const unnoted = text.replace(IN_BRACKETS, ' ');
  const words = NO_PART.reduce((left, part) => left.replace(part, ' '), /\d/u.test(unnoted) ? unnoted : text)
    .split(/[\s,;/.()[\]"'\p{So}\p{Pi}\p{Pf}-]+/u)
    .filter((word) => word !== '' && !LABEL_WORDS.has(word) && !notes.includes(word))
    .join(' ');
  const [number, ...others] = words.split(LONG_WORD).filter((part) => /\d/u.test(part));
  if (number === undefined || others.length > 0 || WORD_OR_SERIES.test(words) || !ONE_NUMBER.test(number.trim())) return null;
  return number.replaceAll(' ', '');
}

/** Words beside a reference in our mails and in those of airlines, English and Spanish, bare of accents. */
const BESIDE = new Set(
  (
    'A AEROLINEA AIRLINE AND BOOKING CLAVE CODE CODIGO CONF CONFIRMACION CONFIRMATION DE DEL EL ES FLIGHT HI HOLA IS IT LA LOCALIZADOR ' +
    'LOCATOR MI MY N NO NR NUM NUMBER NUMERO OUR PLEASE PNR RECORD REF REFERENCE REFERENCIA RES RESERVA RESERVACION RESERVATION S ' +
    'SU THANKS THE TICKET TRAVEL TRIP VIAJE VUELO WINGFARE Y YOUR'
  ).split(' '),
);

/** Most codes that are looked up of one text: a booking has ours, the airline's, and perhaps a second airline's. */
const MOST_CODES = 3;

/**
 * The one code of six signs in what was typed, with words around it, spaces within, a whole line of a mail or an address: `Ref: K7M PX2.`
 * Among several words that could be it, the one with a digit, else the one in capitals. Null where there is none, or no telling which.
 */
export function findCode(typed: string, isCode: (code: string) => boolean): string | null {
  const [likely = []] = codesBySign(typed, isCode);
  const [code, ...others] = likely;
  return code === undefined || others.length > 0 ? null : code;
}

/** Every code in what was typed, for whoever can try each: `62SLUC / M59CUT`. Words in small letters only where nothing else could be one. */
export function findCodes(typed: string, isCode: (code: string) => boolean): readonly string[] {
  const [first = [], second = []] = codesBySign(typed, isCode);
  return [...new Set([...first, ...second])].slice(0, MOST_CODES);
}

/** Those with a digit, then those in capitals; any others only where there are none of these. A text that is one code as a whole has no other. */
function codesBySign(typed: string, isCode: (code: string) => boolean): readonly (readonly string[])[] {
  const text = withoutAccents(plainText(typed));
  const words = (text.match(/[A-Za-z0-9]+/g) ?? []).filter((word) => !BESIDE.has(word.toUpperCase()));
  const whole = words.join('').toUpperCase();
  if (isCode(whole)) return [[whole]];
  const codes = words.filter((word) => isCode(word.toUpperCase()));
  const having = (sign: RegExp) => [...new Set(codes.filter((word) => sign.test(word)).map((word) => word.toUpperCase()))];
  const sure = [having(/\d/), having(/^[A-Z]+$/)].filter((found) => found.length > 0);
  return sure.length > 0 ? sure : [having(/^/)];
}

/** Whether it can be a reference of ours. */
export const isReference = (code: string): boolean => /^[A-HJ-NP-Z2-9]{6}$/.test(code);
/** Whether it can be the reference of an airline (a record locator, IATA Resolution 830d). */
export const isLocator = (code: string): boolean => /^[A-Z0-9]{6}$/.test(code);
