/** What a caller says of a booking, read from one line as an agent types it. */
import { isLocator, bareCode } from '#core/domain/typed/typedCode';
import { withoutAccents } from '#core/domain/values/foldText';
import { readReference } from '../reference';

/** Fewer digits belong to too many numbers. */
const LEAST_DIGITS = 7;
/** A number without its country: what callers say of numbers in the United States. */
const NATIONAL_DIGITS = 10;
const MOST_WORDS = 6;

/** A day as callers say it, mostly without its year. */
export interface SoughtDay {
  readonly year: number | null;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** What is sought. A line may be read in several ways: then any of them finds. */
export interface Sought {
  readonly reference: string | null;
  readonly airlineReference: string | null;
  readonly email: string | null;
  /** The last digits of a number. */
  readonly phone: string | null;
  /** Number of a ticket, letters and digits alone: whole, or its last ten digits. */
  readonly ticket: string | null;
  /** Beginnings of names, all of one traveler, bare of accents. */
  readonly names: readonly string[];
  /** Beside names: where a slice begins and ends, codes of airports. */
  readonly route: readonly [from: string, to: string] | null;
  /** Beside names: when a flight departs, at its airport. */
  readonly day: SoughtDay | null;
}

const NOTHING: Sought = {
  reference: null,
  airlineReference: null,
  email: null,
  phone: null,
  ticket: null,
  names: [],
  route: null,
  day: null,
};

/** By their place in the year, in English and Spanish, whole or short. */
const MONTHS = [
  'jan(?:uary)?|ene(?:ro)?',
  'feb(?:ruary|rero)?',
  'mar(?:ch|zo)?',
  'apr(?:il)?|abr(?:il)?',
  'mayo?',
  'june?|junio',
  'july?|julio',
  'aug(?:ust)?|ago(?:sto)?',
  'sept?(?:ember|iembre)?',
  'oct(?:ober|ubre)?',
  'nov(?:ember|iembre)?',
  'dec(?:ember)?|dic(?:iembre)?',
] as const;
const MONTH = `(${MONTHS.join('|')})`;
const ROUTE =
  /(?<![\p{L}\p{N}])([A-Za-z]{3}) ?[-–→>] ?([A-Za-z]{3})(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])([A-Z]{3}) (?:to |a )?([A-Z]{3})(?![\p{L}\p{N}])/u;
const ISO_DAY = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/u;
/** As the United States write it: the month first. */
const US_DAY = /(?<!\d)(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?(?!\d)/u;
const NAMED_DAY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(\\d{1,2})(?: de)? ${MONTH}|${MONTH}\\.? (\\d{1,2}))(?:,? (?:de )?(\\d{4}))?(?![\\p{L}\\p{N}])`,
  'iu',
);

/** A word of six signs may be a reference, ours or the airline's, as well as a name: then all are sought. */
export function readSought(typed: string): Sought {
  const text = typed.trim();
  if (text.includes('@')) return { ...NOTHING, email: text.toLowerCase() };
  const digits = text.replace(/\D/g, '');
  const isPhone = /^[\d\s()+./-]+$/.test(text) && digits.length >= LEAST_DIGITS;
  const code = bareCode(text);
  const isTicket = /^[A-Z]{0,4}\d{10,13}$/.test(code) && !text.startsWith('+');
  const [unrouted, route] = withoutRoute(text);
  const [rest, day] = withoutDay(unrouted);
  const names = isPhone || !/\p{L}/u.test(rest) ? [] : (bareName(rest).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  return {
    ...NOTHING,
    reference: readReference(text),
    airlineReference: isLocator(code) ? code : null,
    phone: isPhone ? digits.slice(-NATIONAL_DIGITS) : null,
    ticket: isTicket ? code : null,
    names,
    ...(names.length > 0 && { route, day }),
  };
}

/** Names as they are compared: small letters without accents. */
const bareName = (text: string): string => withoutAccents(text).toLowerCase();

function withoutRoute(text: string): readonly [string, Sought['route']] {
  const found = ROUTE.exec(text);
  const [all, from = found?.[3], to = found?.[4]] = found ?? [];
  if (all === undefined || from === undefined || to === undefined) return [text, null];
  return [text.replace(all, ' '), [from.toUpperCase(), to.toUpperCase()]];
}

function withoutDay(text: string): readonly [string, SoughtDay | null] {
  const iso = ISO_DAY.exec(text);
  if (iso) return [text.replace(iso[0], ' '), dayOf(iso[1], Number(iso[2]), iso[3])];
  const us = US_DAY.exec(text);
  if (us) return [text.replace(us[0], ' '), dayOf(us[3], Number(us[1]), us[2])];
  const named = NAMED_DAY.exec(text);
  if (named === null) return [text, null];
  const [all, dayBefore, monthAfter = '', monthBefore = monthAfter, dayAfter, year] = named;
  return [text.replace(all, ' '), dayOf(year, monthOf(monthBefore), dayBefore ?? dayAfter)];
}

function dayOf(year: string | undefined, month: number, day: string | undefined): SoughtDay | null {
  const isDay = month >= 1 && month <= 12 && Number(day) >= 1 && Number(day) <= 31;
  return isDay ? { year: year === undefined ? null : Number(year), month, day: Number(day) } : null;
}

/** From 1. */
const monthOf = (word: string): number => MONTHS.findIndex((names) => new RegExp(`^(?:${names})$`, 'iu').test(word)) + 1;
