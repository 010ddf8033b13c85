/** Bookings by what a caller says: reference, email, telephone or name. Read by the agency alone. */
import { desc, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { withoutAccents } from '#core/domain/values/foldText';
import { bookings } from '../bookings.tables';
import { bareWords, emailOf, nameWords, phoneBackwards } from './bookingIndexes.tables';
import { readReference } from '../reference';
import type { Booking } from '../saga/work';

/** More are no answer: say more. */
export const MOST_FOUND = 50;
/** Fewer digits belong to too many numbers. */
const LEAST_DIGITS = 7;
/** A number without its country: what callers say of numbers in the United States. */
const NATIONAL_DIGITS = 10;
const MOST_WORDS = 6;

/** What is sought, read from what was typed. */
export interface Sought {
  readonly reference: string | null;
  readonly email: string | null;
  /** The last digits of a number. */
  readonly phone: string | null;
  /** Beginnings of names, all of one traveler, bare of accents. */
  readonly names: readonly string[];
}

/** Names as they are compared: small letters without accents. */
const bareName = (text: string): string => withoutAccents(text).toLowerCase();

/** A word of six signs may be a reference as well as a name: then both are sought. */
export function readSought(typed: string): Sought {
  const text = typed.trim();
  if (text.includes('@')) return { reference: null, email: text.toLowerCase(), phone: null, names: [] };
  const digits = text.replace(/\D/g, '');
  const isPhone = /^[\d\s()+./-]+$/.test(text) && digits.length >= LEAST_DIGITS;
  const words = bareName(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return {
    reference: readReference(text),
    email: null,
    phone: isPhone ? digits.slice(-NATIONAL_DIGITS) : null,
    names: isPhone || !/\p{L}/u.test(text) ? [] : words.slice(0, MOST_WORDS),
  };
}

/** The bookings that fit, the newest first, at most {@link MOST_FOUND}; failed ones too. */
export async function findBookings(db: Pick<NodePgDatabase, 'select'>, typed: string): Promise<readonly Booking[]> {
  const { reference, email, phone, names } = readSought(typed);
  const conditions: readonly (SQL | null)[] = [
    reference === null ? null : sql`${bookings.reference} = ${reference}`,
    email === null ? null : sql`${emailOf(bookings.contact)} = ${email}`,
    phone === null ? null : sql`${phoneBackwards(bookings.contact)} like ${`${[...phone].reverse().join('')}%`}`,
    names.length === 0 ? null : hasTraveler(names),
  ];
  const wanted = conditions.flatMap((condition) => condition ?? []);
  if (wanted.length === 0) return [];
  return db
    .select()
    .from(bookings)
    .where(or(...wanted))
    .orderBy(desc(bookings.createdAt))
    .limit(MOST_FOUND);
}

/** Somebody travels of whose names each of these words begins one: of the bookings that have all words, those that have them in one name. */
function hasTraveler(words: readonly string[]): SQL {
  const beginnings = words.map((word) => `${word}:*`).join(' & ');
  const name = sql`' ' || ${bareWords(sql`concat_ws(' ', one->>'firstName', one->>'middleName', one->>'lastName')`)}`;
  const each = sql.join(
    words.map((word) => sql`position(${` ${word}`} in ${name}) > 0`),
    sql` and `,
  );
  return sql`${nameWords(bookings.travelers)} @@ to_tsquery('simple', ${beginnings}) and exists (select 1 from jsonb_array_elements(${bookings.travelers}) as one where ${each})`;
}
