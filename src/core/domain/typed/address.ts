/** Addresses as password managers and maps give them: all of it in one line. */
import { foldText } from '../values/foldText';
import { at, required } from '../values/checkedReads';

/** Signs that banks take of a line. */
export const MAX_LINE = 60;

/** Other names of countries than those of the tables. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  US: ['us', 'u s', 'usa', 'u s a', 'united states of america', 'estados unidos de america', 'ee uu', 'eeuu', 'eua'],
  GB: ['uk', 'u k', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'],
  MX: ['mx'],
};

/** What a country (ISO 3166) is called in English and Spanish, folded. */
export function countryNames(country: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  const names = ['en', 'es'].map((language) => required(new Intl.DisplayNames(language, { type: 'region' }).of(country), country));
  return [...names.map(foldText), ...(ALSO[country] ?? [])];
}

interface Place {
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly zip: string;
}

/** The street out of an address whose end repeats other fields; of one that is still too long, the parts in front that fit. */
export function streetOf(address: string, { country, state, city, zip }: Place): string {
  const parts = address.split(/, ?/u);
  const repeats = [city, state, zip, zip.slice(0, 5), country].map(foldText).concat(countryNames(country)).filter(Boolean);
  const longestFirst = repeats.sort((a, b) => b.length - a.length);
  const isRepeated = (part: string): boolean => {
    const words = foldText(part);
    return words !== '' && longestFirst.reduce((rest, name) => ` ${rest} `.replace(` ${name} `, ' ').trim(), words) === '';
  };
  const isTooLong = (count: number): boolean => [...parts.slice(0, count).join(', ')].length > MAX_LINE;
  let count = parts.length;
  while (count > 1 && isRepeated(at(parts, count - 1))) count -= 1;
  while (count > 1 && isTooLong(count)) count -= 1;
  return parts.slice(0, count).join(', ');
}
