/** Postal codes as they are typed, and as spreadsheets and password managers leave them. */
import type { Result } from '../values/result';
import { err, ok } from '../values/result';
import { foldText, withoutAccents } from '../values/foldText';
import { countryNames } from './address';
import { tidyText } from './plainText';

export type PostalCodeFault = 'zip_missing' | 'zip_format_us' | 'zip_format_ca' | 'zip_format';

/** Zeros in front of the ZIP codes of a state, which programs that take them for numbers leave out (USPS Publication 65). */
const ZEROS_IN_FRONT: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT', 'AE'].map((state) => [state, 1])),
  ...{ PR: 2, VI: 2 },
};

/** `ZIP: 10001`, `C.P. 06600`, `〒100-0001` */
const LABEL = /^(?:〒|(?:(?:ZIP ?|POSTAL ?|POST ?)?CODE|ZIP|CODIGO POSTAL)[ :#]+|CP[ :]*(?=\d)) ?/u;

/** In capitals, without its label, and without state and country beside it: `10001, NY, USA`. */
function codeWithoutPlace(typed: string, country: string, state: string): string {
  const text = withoutAccents(tidyText(typed)).toUpperCase();
  const words = text
    .replace(/[.;"']/gu, '')
    .replace(/,/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(LABEL, '');
  const unplaced = countryNames(country)
    .map((name) => ` ${name.toUpperCase()}`)
    .reduce((code, name) => (code.endsWith(name) ? code.slice(0, -name.length) : code), words);
  const region = foldText(state).toUpperCase();
  if (region === '') return unplaced;
  if (unplaced.startsWith(`${region} `)) return unplaced.slice(region.length + 1);
  return unplaced.endsWith(` ${region}`) ? unplaced.slice(0, -region.length - 1) : unplaced;
}

/** `10001`, `10001-1234`, `K1A 0B1`, `SW1A 1AA`; other countries have their own forms, or none at all. */
export function readPostalCode(typed: string, country: string, state: string): Result<string, PostalCodeFault> {
  const code = codeWithoutPlace(typed, country, state);
  const bare = code.replace(/[\s-]/gu, '');
  switch (country) {
    case 'US':
      return bare === '' ? err('zip_missing') : readZip(code, state);
    case 'CA': {
      if (bare === '') return err('zip_missing');
      // Canada Post uses no D F I O Q U, and no W or Z in front: an O or I is a digit
      const parts = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/.exec(withDigits(bare));
      return parts ? ok(`${parts[1]} ${parts[2]}`) : err('zip_format_ca');
    }
    case 'GB': {
      const parts = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/.exec(bare);
      return parts ? ok(`${parts[1]} ${parts[2]}`) : readOther(code);
    }
    default:
      return readOther(code);
  }
}

function readZip(code: string, state: string): Result<string, PostalCodeFault> {
  // a code of nine digits may lack its last four, and have the two letters of a state without a space
  const bare = code
    .replace(/-[-_ ]{0,9}$/u, '')
    .replace(/^([A-Z]{2})(?:\s|(?=\d))|([A-Z]{2})$/u, (letters, before?: string, after?: string) =>
      letters.includes(' ') || state === (before ?? after) ? '' : letters,
    );
  const digits = withDigits(bare);
  const [, zip = '', four] = /^(\d{3,5})(?:[- ]?(\d{4}))?$/.exec(digits) ?? [];
  const zeros = 5 - zip.length;
  if (zip === '' || (zeros > 0 && zeros !== ZEROS_IN_FRONT[state])) return err('zip_format_us');
  return ok(`${'0'.repeat(zeros)}${zip}${four === undefined ? '' : `-${four}`}`);
}

const withDigits = (code: string): string => code.replaceAll('O', '0').replaceAll('I', '1');

const readOther = (code: string): Result<string, PostalCodeFault> => (/^[\p{L}\p{N} -]{0,12}$/u.test(code) ? ok(code) : err('zip_format'));
