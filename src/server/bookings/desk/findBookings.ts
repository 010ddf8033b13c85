/** Bookings by what a caller says: references, ticket, email, telephone, or name with day or route. Read by the agency alone. */
import { desc, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { bookings } from '../bookings.tables';
import { bareWords, emailOf, nameWords, phoneBackwards, ticketWords } from './bookingIndexes.tables';
import { readSought } from './readSought';
import type { Sought, SoughtDay } from './readSought';
import type { Booking } from '../saga/work';

/** More are no answer: say more. */
export const MOST_FOUND = 50;
/** The bookings that fit, the newest first, at most {@link MOST_FOUND}; failed ones too. */
export async function findBookings(db: Pick<NodePgDatabase, 'select'>, typed: string): Promise<readonly Booking[]> {
  const { reference, airlineReference, email, phone, ticket, names, route, day } = readSought(typed);
  const conditions: readonly (SQL | null)[] = [
    reference === null ? null : sql`${bookings.reference} = ${reference}`,
    airlineReference === null ? null : sql`${bookings.supplierReference} = ${airlineReference}`,
    ticket === null ? null : sql`${ticketWords(bookings.tickets)} @@ plainto_tsquery('simple', ${ticket})`,
    email === null ? null : sql`${emailOf(bookings.contact)} = ${email}`,
    phone === null ? null : sql`${phoneBackwards(bookings.contact)} like ${`${[...phone].reverse().join('')}%`}`,
    names.length === 0
      ? null
      : sql.join([hasTraveler(names), ...(route ? [flies(route)] : []), ...(day ? [departs(day)] : [])], sql` and `),
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

/** One of its slices goes there, as it was sold or as it is flown now. */
function flies([from, to]: NonNullable<Sought['route']>): SQL {
  const sold = sql`jsonb_path_exists(${bookings.offer}, '$.query.slices[*] ? (@.origin == $from && @.destination == $to)', ${JSON.stringify({ from, to })}::jsonb)`;
  const flown = sql`exists (select 1 from jsonb_array_elements(${bookings.offer}->'slices') as slice
    where slice->'legs'->0->>'from' = ${from} and slice->'legs'->-1->>'to' = ${to})`;
  return sql`(${sold} or ${flown})`;
}

/** One of its flights departs that day, of any year where none was said. */
function departs({ year, month, day }: SoughtDay): SQL {
  const two = (number: number): string => String(number).padStart(2, '0');
  const pattern = `${year === null ? '____' : String(year)}-${two(month)}-${two(day)}T%`;
  return sql`exists (select 1 from jsonb_array_elements(${bookings.offer}->'slices') as slice, jsonb_array_elements(slice->'legs') as leg
    where leg->>'departs' like ${pattern})`;
}
