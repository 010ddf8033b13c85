/** Codes that people copy off a document or read out over the telephone. */
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

/** Words beside a reference in our mails and in those of airlines, English and Spanish, bare of accents. */
const BESIDE = new Set(
  (
    'A AEROLINEA AIRLINE AND BOOKING CLAVE CODE CODIGO CONF CONFIRMACION CONFIRMATION DE DEL EL ES FLIGHT HI HOLA IS IT LA LOCALIZADOR ' +
    'LOCATOR MI MY N NO NR NUM NUMBER NUMERO OUR PLEASE PNR RECORD REF REFERENCE REFERENCIA RES RESERVA RESERVACION RESERVATION S ' +
    'SU THANKS THE TICKET TRAVEL TRIP VIAJE VUELO WINGFARE Y YOUR'
  ).split(' '),
);

/**
 * The one code of six signs in what was typed, with words around it, spaces within, a whole line of a mail or an address: `Ref: K7M PX2.`
 * Among several words that could be it, the one with a digit, else the one in capitals. Null where there is none, or no telling which.
 */
export function findCode(typed: string, isCode: (code: string) => boolean): string | null {
  const text = plainText(typed).normalize('NFD').replace(/\p{M}/gu, '');
  const words = (text.match(/[A-Za-z0-9]+/g) ?? []).filter((word) => !BESIDE.has(word.toUpperCase()));
  const whole = words.join('').toUpperCase();
  if (isCode(whole)) return whole;
  const codes = [...new Set(words)].filter((word) => isCode(word.toUpperCase()));
  const likely = [/\d/, /^[A-Z]+$/, /^/].map((sign) => codes.filter((word) => sign.test(word))).find((found) => found.length > 0) ?? [];
  const [code, ...others] = [...new Set(likely.map((word) => word.toUpperCase()))];
  return code === undefined || others.length > 0 ? null : code;
}

/** Whether it can be a reference of ours. */
export const isReference = (code: string): boolean => /^[A-HJ-NP-Z2-9]{6}$/.test(code);
/** Whether it can be the reference of an airline (a record locator, IATA Resolution 830d). */
export const isLocator = (code: string): boolean => /^[A-Z0-9]{6}$/.test(code);
