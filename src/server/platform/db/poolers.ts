/**
 * Poolers that hand out a connection for one transaction at a time, such as PgBouncer: a connection's settings do not reach them, or others
 * get them. `DATABASE_URL=postgres://…?pooler=transaction` sends the settings with each transaction instead.
 */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { causesOf, isTransientFault } from './faults';
import { StartRefused } from './startRefused';

/** In milliseconds. */
export interface Settings {
  readonly lock_timeout: number;
  readonly statement_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
}

type Target = Pick<PoolConfig, 'connectionString'>;

export const isPooled = ({ connectionString }: Target): boolean =>
  connectionString !== undefined &&
  URL.canParse(connectionString) &&
  new URL(connectionString).searchParams.get('pooler') === 'transaction';

const WHAT_TO_SET =
  'Behind a pooler that hands out connections for one transaction (PgBouncer) add ?pooler=transaction to DATABASE_URL (docs/operations.md).';

/** Sets them for the transaction that it is sent in. */
const textWith = (settings: Settings): string =>
  `select ${Object.entries({ ...settings, jit: 'off' })
    .map(([name, value]) => `set_config('${name}', '${String(value)}', true)`)
    .join(', ')}`;

export const sentWith = (settings: Settings): SQL => sql.raw(textWith(settings));

type Ask = (...args: readonly unknown[]) => Promise<unknown>;

/** What is asked of the pool itself becomes a transaction with the settings, three ways to the server instead of one. */
export function askInTransactions(pool: Pool, settings: Settings): void {
  const begin = `begin; ${textWith(settings)}`;
  const ask: Ask = async (...args) => {
    const client = await pool.connect();
    let isBroken = true;
    try {
      await client.query(begin);
      const answer = await askOf(client)(...args);
      await client.query('commit');
      isBroken = false;
      return answer;
    } catch (error) {
      // a connection in doubt is closed, which rolls back as well
      if (!isTransientFault(error)) isBroken = await client.query('rollback').then(isNever, isAlways);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  // the form without a callback, which is the one in use
  pool.query = ask as typeof pool.query;
}

const askOf = (client: PoolClient): Ask => client.query.bind(client) as Ask;
const isNever = (): boolean => false;
const isAlways = (): boolean => true;

/** Throws {@link StartRefused} where something on the way to the database takes the settings away: queries would have no end. */
export async function refuseLostSettings({ pool, target }: { readonly pool: Pool; readonly target: Target }): Promise<void> {
  try {
    const { rows } = await pool.query<{ readonly patience: string }>(`select current_setting('statement_timeout') as patience`);
    if (rows[0]?.patience === '0')
      throw new StartRefused(`What the site sets for its connections does not reach the database. ${WHAT_TO_SET}`);
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    const refused = causesOf(error).find(({ message }) => message.includes('unsupported startup parameter'));
    if (refused && !isPooled(target))
      throw new StartRefused(`The database's pooler refuses what the site sets for its connections. ${WHAT_TO_SET}`);
    // a database that is away just now is one to come
  }
}
