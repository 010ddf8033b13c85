/** Tables kept by month: each month is a partition, made before it begins and dropped when it is old (decision 166). */
import { getTableName, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addMonths, parseIsoDate, utcDateOf } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';

/** A table whose migration made it partitioned by the range of a moment, with a partition `…_rest` for what has no month. */
export interface MonthlyTable {
  readonly table: string;
  /** The column that says in which month a row belongs. */
  readonly moment: string;
}

type Db = Pick<NodePgDatabase, 'execute' | 'transaction'>;

/** Made before they begin: a site whose rounds fail has as long to be fixed. */
const MONTHS_AHEAD = 2;

const restOf = ({ table }: MonthlyTable): string => `${table}_rest`;
/** The partition of the month that begins on this day (UTC). */
const partOf = ({ table }: MonthlyTable, month: IsoDate): string => `${table}_${month.slice(0, 7).replace('-', '_')}`;
const monthOfPart = ({ table }: MonthlyTable, part: string): IsoDate | null =>
  part.startsWith(`${table}_`) ? parseIsoDate(`${part.slice(table.length + 1).replace('_', '-')}-01`) : null;
const firstOf = (day: IsoDate): IsoDate => addMonths(day, 0).replace(/\d\d$/, '01') as IsoDate; // the first is in every month
/** Bounds of partitions take no parameters. */
const momentText = (month: IsoDate): SQL => sql.raw(`'${month}T00:00:00Z'`);

/** Named by the column that tells the month. */
export const monthlyTable = (moment: PgColumn): MonthlyTable => ({ table: getTableName(moment.table), moment: moment.name });

/** Every table that is kept by month, as the database itself tells. */
export async function findMonthlyTables(db: Db): Promise<readonly MonthlyTable[]> {
  const { rows } = await db.execute<{ readonly table: string; readonly moment: string }>(sql`
    select c.relname::text as table, a.attname::text as moment
    from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = p.partattrs[0]
    where c.relnamespace = 'public'::regnamespace and p.partstrat = 'r' order by 1`);
  return rows;
}

/** Drops the months that ended `keptMs` ago, deletes what else is as old, and makes the months to come. */
export async function keepMonths(db: Db, of: MonthlyTable, now: Date, keptMs: number): Promise<void> {
  const oldest = new Date(now.getTime() - keptMs);
  for (const month of await monthsOf(db, of))
    if (addMonths(month, 1) <= utcDateOf(oldest)) await db.execute(sql`drop table if exists ${sql.identifier(partOf(of, month))}`);
  await deleteBefore(db, of, oldest);
  const current = firstOf(utcDateOf(now));
  const ahead = Array.from({ length: MONTHS_AHEAD + 1 }, (_, i) => addMonths(current, i));
  await makeMonths(db, of, ahead);
}

/** An hour of rows at a time, as rounds leave behind: those of a site that stood still for days would take longer than a query may. */
async function deleteBefore(db: Db, of: MonthlyTable, oldest: Date): Promise<void> {
  const [table, moment] = [sql.identifier(of.table), sql.identifier(of.moment)];
  for (;;) {
    // two statements: the plan of the second goes by the moment itself
    const { rows } = await db.execute<{ readonly until: string | null }>(sql`
      select (min(${moment}) + interval '1 hour')::text as until from ${table} where ${moment} < ${oldest.toISOString()}`);
    const until = rows[0]?.until ?? null;
    if (until === null) return;
    await db.execute(sql`delete from ${table} where ${moment} < least(${until}::timestamptz, ${oldest.toISOString()}::timestamptz)`);
  }
}

/** Gives these months, and those of which the rest has rows, a partition each. */
export async function makeMonths(db: Db, of: MonthlyTable, wanted: readonly IsoDate[] = []): Promise<void> {
  const { rows } = await db.execute<{ readonly month: IsoDate }>(sql`
    select distinct to_char(date_trunc('month', ${sql.identifier(of.moment)} at time zone 'UTC'), 'YYYY-MM-DD') as month
    from ${sql.identifier(restOf(of))}`);
  const there = new Set(await monthsOf(db, of));
  for (const month of new Set([...wanted, ...rows.map((row) => row.month)])) if (!there.has(month)) await makeMonth(db, of, month);
}

async function monthsOf(db: Db, of: MonthlyTable): Promise<readonly IsoDate[]> {
  const { rows } = await db.execute<{ readonly name: string }>(sql`
    select c.relname::text as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${of.table}::regclass order by 1`);
  return rows.flatMap(({ name }) => monthOfPart(of, name) ?? []);
}

/**
 * Writers wait for the lock of the whole table, so that a row finds either the rest, and is moved, or its month; readers go on. Whoever makes
 * the same month in another process waits as well and finds it made.
 */
async function makeMonth(db: Db, of: MonthlyTable, month: IsoDate): Promise<void> {
  const [table, part, moment] = [sql.identifier(of.table), sql.identifier(partOf(of, month)), sql.identifier(of.moment)];
  const [from, to] = [momentText(month), momentText(addMonths(month, 1))];
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table only ${table} in share row exclusive mode`);
    if ((await monthsOf(tx, of)).includes(month)) return;
    await tx.execute(sql`create table ${part} (like ${table} including all)`);
    await tx.execute(sql`
      with moved as (delete from ${sql.identifier(restOf(of))} where ${moment} >= ${from} and ${moment} < ${to} returning *)
      insert into ${part} select * from moved`);
    await tx.execute(sql`alter table ${table} attach partition ${part} for values from (${from}) to (${to})`);
  });
}
