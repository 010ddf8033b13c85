/** What indexes of bookings are made of, for the table that declares them and the queries that are to find them: both must say the same. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ERASED_DOMAIN } from '#core/domain/values/keptFor';

/** The address of a contact, in small letters. */
export const emailOf = (contact: PgColumn): SQL => sql`lower(${contact}->>'email')`;

/** The digits of a contact's number from the last to the first: callers say its end. */
export const phoneBackwards = (contact: PgColumn): SQL => sql`reverse(regexp_replace(${contact}->>'phone', '\\D', '', 'g'))`;

/** Small letters without accents, a blank between words. */
export const bareWords = (text: SQL): SQL =>
  sql`regexp_replace(lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g')`;

/** Every word in the names of all travelers of a booking: finds some bookings too many, and none too few. */
export const nameWords = (travelers: PgColumn): SQL => {
  const all = (name: string): SQL => sql`jsonb_path_query_array(${travelers}, ${sql.raw(`'$[*].${name}'`)})::text`;
  return sql`to_tsvector('simple', ${bareWords(sql`${all('firstName')} || ${all('middleName')} || ${all('lastName')}`)})`;
};

/** Numbers of tickets, letters and digits alone: whole, and their last ten digits, which callers read without the airline's three. */
export const ticketWords = (tickets: PgColumn): SQL => {
  const numbers = sql`regexp_replace(replace(jsonb_path_query_array(${tickets}, '$[*].number')::text, '-', ''), '[^[:alnum:]]+', ' ', 'g')`;
  return sql`to_tsvector('simple', ${numbers} || ' ' || regexp_replace(${numbers}, '\\m[[:alnum:]]*([0-9]{10})\\M', '\\1', 'g'))`;
};

/** Birth dates of all travelers of a booking, as a list. */
export const birthsOf = (travelers: PgColumn): SQL => sql`jsonb_path_query_array(${travelers}, '$[*].dateOfBirth')`;

/** A booking that failed and still has its people. */
export const hasLostPeople = ({ state, contact }: { readonly state: PgColumn; readonly contact: PgColumn }): SQL =>
  sql`${state} = 'failed' and ${contact}->>'email' not like ${sql.raw(`'%@${ERASED_DOMAIN}'`)}`;

/** A line of the ledger that says that money moved. */
export const isMoved = (reason: PgColumn): SQL => sql`${reason} in ('captured', 'refunded')`;
