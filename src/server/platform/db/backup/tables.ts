/** What a database holds, as its own catalog tells: no list of tables that could forget one. Months are rows of their table. */
import type { ClientBase } from 'pg';

export interface Table {
  readonly name: string;
  /** Columns of the primary key: rows are written in its order, so that equal ones are written equally by every server. */
  readonly key: readonly string[];
  readonly columns: readonly string[];
}

/** Where the numbers of a column stand: `last` was given, unless `isFresh`. */
export interface Sequence {
  readonly name: string;
  readonly last: string;
  readonly isFresh: boolean;
}

interface FoundTable extends Table {
  readonly needs: readonly string[];
}

const TABLES = `
  select c.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
    array(select a.attname::text from pg_index i cross join unnest(i.indkey) with ordinality as k(attnum, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary order by k.place) as key,
    array(select distinct o.relname::text from pg_constraint f join pg_class o on o.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
  from pg_class c
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
  order by c.relname`;

/** All tables of the site, each after those whose rows it points to. */
export async function tablesOf(client: ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<FoundTable>(TABLES);
  const left = new Map(rows.map((table) => [table.name, table]));
  const sorted: Table[] = [];
  while (left.size > 0) {
    const free = [...left.values()].filter(({ needs }) => !needs.some((name) => left.has(name)));
    if (free.length === 0) throw new Error(`Tables point at each other: ${[...left.keys()].join(', ')}.`);
    for (const { name, key, columns } of free) {
      if (key.length === 0) throw new Error(`The table ${name} has no primary key.`);
      sorted.push({ name, key, columns });
      left.delete(name);
    }
  }
  return sorted;
}

export async function sequencesOf(client: ClientBase): Promise<readonly Sequence[]> {
  const { rows } = await client.query<{ readonly name: string; readonly last: string | null; readonly start: string }>(
    `select sequencename as name, last_value as last, start_value as start from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name, last, start }) => ({ name, last: last ?? start, isFresh: last === null }));
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const listOf = (names: readonly string[]): string => names.map(quoted).join(', ');

/** Rows as text, a line each, in an order that no server's collation changes. */
export const copyOut = ({ name, columns, key }: Table): string => {
  const order = key.map((column) => `${quoted(column)}::text collate "C"`).join(', ');
  return `copy (select ${listOf(columns)} from public.${quoted(name)} order by ${order}) to stdout`;
};

export const copyIn = ({ name, columns }: Table): string => `copy public.${quoted(name)} (${listOf(columns)}) from stdin`;

/** How values are written must not depend on a server's or role's settings. */
export const PLAIN_TEXT = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set timezone = 'UTC'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;
