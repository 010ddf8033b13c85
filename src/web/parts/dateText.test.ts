import { messages as en } from '#core/content/messages/messages.en';
import { messages as es } from '#core/content/messages/messages.es';
import type { IsoDate } from '#core/domain/values/dates';
import { datesText } from './dateText';

const date = (text: string): IsoDate => text as IsoDate;

it.each([
  ['2027-01-14', '2027-01-21', 'Thu, Jan 14 to Thu, Jan 21', 'del jue 14 al jue 21 de enero'],
  ['2027-01-27', '2027-02-03', 'Wed, Jan 27 to Wed, Feb 3', 'del mié 27 de enero al mié 3 de febrero'],
  ['2026-12-30', '2027-01-02', 'Wed, Dec 30 to Sat, Jan 2', 'del mié 30 de diciembre al sáb 2 de enero'],
  ['2027-01-14', null, 'Thu, Jan 14', 'jue, 14 ene'],
] as const)('says a trip from %s to %s', (from, to, inEnglish, inSpanish) => {
  expect(datesText(en, date(from), to && date(to))).toBe(inEnglish);
  expect(datesText(es, date(from), to && date(to))).toBe(inSpanish);
});
