/** Telephone numbers as people, offices and messengers write them. The tables of numbers are the caller's ({@link ParsePhone}). */
import type { Locale } from '../site/routes';
import { plainText } from './plainText';
import { at } from '../values/checkedReads';

/** What the tables of the world's numbers say of one. */
export interface ParsedPhone {
  /** E.164, `+12125550118`. */
  readonly number: string;
  /** Of a range that is in service, as far as the tables know. */
  readonly isKnown: boolean;
  /** As long as numbers of its country are. */
  readonly isPossible: boolean;
}
/** Reads a number with its country code, or one of `country` (ISO 3166) without; null where it can be none. */
export type ParsePhone = (number: string, country: string) => ParsedPhone | null;

export type PhoneReading =
  /** `isKnown` is false where the tables have no such range: new area codes come into service before they are in any table. */
  | { readonly kind: 'number'; readonly number: string; readonly extension: string | null; readonly isKnown: boolean }
  /** A number of several countries: its owner says of which. E.164 each, with the extension. */
  | { readonly kind: 'several'; readonly choices: readonly { readonly country: string; readonly number: string }[] }
  | { readonly kind: 'unreadable' };

/** Whose numbers are written without a country code, on pages in each language. Ten digits are a number in the first four. */
const HOME: Readonly<Record<Locale, readonly string[]>> = {
  en: ['US'],
  es: ['US', 'MX', 'CO', 'VE', 'AR', 'EC', 'PE', 'CL', 'GT', 'SV', 'HN', 'CR', 'PA', 'ES'],
};

/** As numbers are written in the United States and Canada, and nowhere else: `(212) 555-0118`, `212-555-0118`, `1 (212) 555-0118`. */
const US_FORM = /^(?:1[ .-]?)?(?:\(\d{3}\) ?\d{3}[.-]\d{4}|\d{3}([.-])\d{3}\1\d{4})$/u;

const LINK = /(?:wa\.me\/|whatsapp\.com\/send\/?\?(?:\S*&)?phone=|whatsapp:\/\/send\/?\?(?:\S*&)?phone=)\+?(\d+)/iu;
/** `Móvil:`; what says an extension is no label. */
const LABEL = /^(?!ext|anexo|int)\p{L}[\p{L} .:-]{0,30}(?=[+(\d])/iu;
/** Quotes, brackets of mail programs, marks of emphasis in chats, pictures of a telephone. */
const AROUND = /^[\s"'<>:*~_|`\p{So}]+|[\s"'<>.,;:!?*~_|`\p{So}]{1,10}$/gu;
/** `(mobile)`, ` - casa` */
const NOTE =
  /[\s-]{0,3}(?:\([\p{L} .-]{1,30}\)|(?<=[\s-])(?:mobile|cell|cel|celular|m[oó]vil|home|casa|work|trabajo|office|oficina|whatsapp))$/iu;
/** `ext. 12`, `x12`, `extensión 12`, `anexo 12`, `#12`; a comma is a pause of the dialer, `;ext=` that of RFC 3966. */
const EXTENSION = /(?:[\s(;,]{0,3}(?<![a-z])(?:extensi[oó]n|extn?|anexo|interno|int|x)[.:=#\s]{0,3}|\s?[,#]{1,3}\s?)(\d{1,7})[)#]{0,2}$/iu;

/** The extension alone, and the number without it, with `+` in place of the signs that dial abroad. */
export function splitPhone(typed: string): { readonly number: string; readonly extension: string | null } {
  const text = plainText(typed.replace(/%2b/giu, '+').replace(/[·•∙⋅]/gu, '.'))
    .replace(AROUND, '')
    .replace(NOTE, '')
    .replace(/(?<=\() | (?=\))/gu, '');
  const linked = LINK.exec(text)?.[1];
  if (linked !== undefined) return { number: oldMobile(`+${linked}`), extension: null };
  const extension = EXTENSION.exec(text);
  const number = (extension ? text.slice(0, extension.index) : text)
    .replace(LABEL, '')
    .replace(/^[(\s]*\+[\s+]*/u, '+')
    .replace(/^[(\s]*00[)\s.-]*(?=[1-9])/u, '+')
    .replace(/^[(\s]*011[)\s.-]*(?=[1-9])/u, '+')
    // the zero of calls at home, which is dialed from abroad in Italy alone
    .replace(/^(\+(?!39).*?)\(0\)/u, '$1');
  return { number: oldMobile(number), extension: extension?.[1] ?? null };
}

/** WhatsApp still writes Mexican numbers with the 1 of mobile telephones, which is no part of them since 2020. */
const oldMobile = (number: string): string => {
  const digits = number.replace(/\D/gu, '');
  return number.startsWith('+') && /^521\d{10}$/u.test(digits) ? `+52${digits.slice(3)}` : number;
};

/** What somebody meant who typed this on a page in `locale`; with a country code, it is that of the number. */
export function readPhone(typed: string, locale: Locale, parse: ParsePhone): PhoneReading {
  const { number, extension } = splitPhone(typed);
  const read = (phone: ParsedPhone): PhoneReading => ({ kind: 'number', number: phone.number, extension, isKnown: phone.isKnown });
  if (!/^[+\d][\d\s().\-/]*$/u.test(number.replace(/^\(+/u, ''))) return { kind: 'unreadable' };
  if (number.startsWith('+')) {
    const phone = parse(number, at(HOME.en, 0));
    return phone?.isPossible ? read(phone) : { kind: 'unreadable' };
  }
  const homes = US_FORM.test(number) && parse(number, 'US')?.isKnown ? HOME.en : HOME[locale];
  const home = homes.flatMap((country) => {
    const phone = parse(number, country);
    return phone ? [{ country, phone }] : [];
  });
  const known = home.filter(({ phone }, i) => phone.isKnown && home.findIndex((other) => other.phone.number === phone.number) === i);
  const [first, ...others] = known;
  if (first && others.length > 0)
    return { kind: 'several', choices: known.map(({ country, phone }) => ({ country, number: withExtension(phone.number, extension) })) };
  // the first country whose numbers are as long is nobody's answer
  const isOfOne = homes.length === 1 || US_FORM.test(number);
  // all digits but the plus, as messengers copy them
  const abroad = parse(oldMobile(`+${number}`), '');
  const phone = first?.phone ?? (abroad?.isKnown ? abroad : home.find((one) => isOfOne && one.phone.isPossible)?.phone);
  return phone ? read(phone) : { kind: 'unreadable' };
}

/** `+12125550118;ext=12` (RFC 3966): a number and its extension as one text, which {@link readPhone} reads. */
export const withExtension = (number: string, extension: string | null): string =>
  extension === null ? number : `${number};ext=${extension}`;
