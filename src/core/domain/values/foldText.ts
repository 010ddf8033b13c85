import { plainText } from '../typed/plainText';

/** Letters without their accents, in any script: `Müller` is `Muller`. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const withoutMarks = (text: string): string =>
  withoutAccents(plainText(text))
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[łŁ]/g, 'l')
    .replace(/[đĐ]/g, 'd')
    .replace(/[ıİ]/g, 'i')
    .toLowerCase();

/** Folds accents, case and inner spaces away: `São  Paulo` and `sao paulo` are the same text. Letters other than A to Z are spaces. */
export function foldText(text: string): string {
  return withoutMarks(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Letters that keyboards write in two ways: the final sigma, and those of Arabic and Persian. */
const SAME_LETTERS: Readonly<Record<string, string>> = { ς: 'σ', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ۀ: 'ه' };

/** {@link foldText} that leaves the letters of other alphabets: `Αθήνα` is `αθηνα`, `東京` itself. */
export function foldName(text: string): string {
  return withoutMarks(text)
    .replace(/[ςىیکةۀ]/g, (letter) => SAME_LETTERS[letter] ?? letter)
    .replace(/(?:(?![a-z0-9])[\p{Script=Latin}\P{L}])+/gu, ' ')
    .trim();
}
