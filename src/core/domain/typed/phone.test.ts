import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Locale } from '../site/routes';
import type { ParsePhone } from './phone';
import { readPhone } from './phone';

const parse: ParsePhone = (number, country) => {
  const phone = parsePhoneNumberFromString(number, isSupportedCountry(country) ? country : undefined);
  return phone ? { number: phone.number, isKnown: phone.isValid(), isPossible: phone.isPossible() } : null;
};
const phone = (typed: string, locale: Locale): string => {
  const read = readPhone(typed, locale, parse);
  switch (read.kind) {
    case 'number':
      return `${read.number}${read.extension === null ? '' : ` x${read.extension}`}${read.isKnown ? '' : ' ?'}`;
    case 'several':
      return read.choices.map(({ country, number }) => `${country} ${number}`).join(', ');
    case 'unreadable':
      return 'none';
  }
};

it.each<[Locale, string, string]>([
  ['en', '(212) 555-0118', '+12125550118'],
  ['en', '212.555.0118', '+12125550118'],
  ['en', '212\u00a0555–0118', '+12125550118'],
  ['en', '1 212 555 0118', '+12125550118'],
  ['en', '+1 (212) 555-0118 ext. 12', '+12125550118 x12'],
  ['en', '212-555-0118 x12', '+12125550118 x12'],
  ['en', '212-555-0118x12', '+12125550118 x12'],
  ['en', '212-555-0118, ext 12', '+12125550118 x12'],
  ['en', '212-555-0118 (ext. 12)', '+12125550118 x12'],
  ['en', '212-555-0118 #12', '+12125550118 x12'],
  ['en', '+12125550118,,12#', '+12125550118 x12'],
  ['en', 'tel:+1-212-555-0118;ext=12', '+12125550118 x12'],
  ['es', '+1 212 555 0118 extensión 12', '+12125550118 x12'],
  ['es', '+1 212 555 0118 anexo 12', '+12125550118 x12'],
  ['en', 'Phone: (212) 555-0118', '+12125550118'],
  ['es', 'Cel. +52 55 1234 5678', '+525512345678'],
  ['en', 'https://wa.me/12125550118', '+12125550118'],
  ['en', 'wa.me/5215512345678', '+525512345678'],
  ['en', 'https://api.whatsapp.com/send?phone=525512345678&text=Hi', '+525512345678'],
  ['en', '+52 1 55 1234 5678', '+525512345678'],
  ['en', '00 34 612 345 678', '+34612345678'],
  ['es', '0034612345678', '+34612345678'],
  ['en', '011 44 20 7946 0018', '+442079460018'],
  ['en', '011-52-55-1234-5678', '+525512345678'],
  ['en', '+44 (0)20 7946 0018', '+442079460018'],
  ['en', '0044 (0) 20 7946 0018', '+442079460018'],
  ['en', '+39 06 6982 1234', '+390669821234'],
  ['en', '＋５２ ５５ １２３４ ５６７８', '+525512345678'],
  ['en', '+٥٢ ٥٥ ١٢٣٤ ٥٦٧٨', '+525512345678'],
  ['en', '\u202a+52 55 1234 5678\u202c', '+525512345678'],
  ['en', '(+52) 55 1234 5678', '+525512345678'],
  ['en', '525512345678', '+525512345678'],
  // area codes that the tables do not know are of telephones all the same
  ['en', '(555) 010-0199', '+15550100199 ?'],
  ['en', '+1 (555) 010-0199 ext. 12', '+15550100199 x12 ?'],
  // ten digits are a number of several countries
  ['en', '55 1234 5678', '+15512345678'],
  ['es', '55 1234 5678', 'US +15512345678, MX +525512345678'],
  ['es', '55 1234 5678 ext. 9', 'US +15512345678;ext=9, MX +525512345678;ext=9'],
  ['es', '81 1234 5678', '+528112345678'],
  ['es', '300 123 4567', 'MX +523001234567, CO +573001234567'],
  ['es', '+52 55 1234 5678', '+525512345678'],
  ['es', '(956) 555-0118', '+19565550118'],
  // as it is written in the United States alone, where that is a number there
  ['es', '(212) 555-0118', '+12125550118'],
  ['es', '212-555-0118', '+12125550118'],
  ['es', '1 (212) 555-0118 ext. 4', '+12125550118 x4'],
  ['es', '212 555 0118', 'US +12125550118, VE +582125550118'],
  ['es', '(222) 123-4567', '+522221234567'],
  ['es', '612 345 678', 'CL +56612345678, ES +34612345678'],
  // signs, labels and notes around it
  ['es', 'Teléfono móvil: +1 212-555-0118', '+12125550118'],
  ['es', 'Móvil: (212) 555-0118', '+12125550118'],
  ['es', 'Número de teléfono: +52 55 1234 5678', '+525512345678'],
  ['en', '212.555.0118 ext. 4.', '+12125550118 x4'],
  ['en', '+1 212 555 0118,', '+12125550118'],
  ['en', '“212-555-0118”', '+12125550118'],
  ['en', '<+12125550118>', '+12125550118'],
  ['en', '📞 +1 212 555 0118', '+12125550118'],
  ['en', '☎️212-555-0118', '+12125550118'],
  ['en', '+1 212 555 0118 (mobile)', '+12125550118'],
  ['es', '+52 55 1234 5678 - casa', '+525512345678'],
  ['en', '( 212 ) 555-0118', '+12125550118'],
  ['en', '*+1 212 555 0118*', '+12125550118'],
  ['en', '~+1 212 555 0118', '+12125550118'],
  ['en', '212-555-0118 Ext.#12', '+12125550118 x12'],
  ['en', '212·555·0118', '+12125550118'],
  ['en', 'tel:%2B12125550118', '+12125550118'],
  // on Spanish pages a number of no range that is known is of no country
  ['es', 'Ext 4 212-555-0118', 'none'],
  ['es', '020 7946 0018', 'none'],
  ['es', '555-0118', 'none'],
  ['es', '000 555 0118', 'none'],
  ['es', '(000) 555-0118', '+10005550118 ?'],
  ['en', '020 7946 0018', 'none'],
  ['en', '555-0118', 'none'],
  ['en', '1-800-FLOWERS', 'none'],
  ['en', '', 'none'],
  ['en', '12', 'none'],
  ['en', '+1999', 'none'],
  ['en', 'call me', 'none'],
  ['en', '212-555-0118 or 212-555-0119', 'none'],
  ['en', '4242 4242 4242 4242', 'none'],
])('on pages in %s the number in %j is %s', (locale, typed, number) => expect(phone(typed, locale)).toBe(number));
