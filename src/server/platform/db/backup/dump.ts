/** Writes everything a database holds into a folder, while the site goes on. */
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import type { DatabaseTarget } from '../connection';
import { fileOf, MANIFEST } from './manifest';
import type { Manifest, TableCopy } from './manifest';
import { copyOut, PLAIN_TEXT, sequencesOf, tablesOf } from './tables';
import type { Table } from './tables';

const NEW_LINE = 10;
const CONNECT_MS = 5_000;

/** A connection that waits as long as a large table takes. */
export async function withClient<T>(target: DatabaseTarget, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...target, connectionTimeoutMillis: CONNECT_MS, application_name: 'wingfare backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(PLAIN_TEXT);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Writes the database, as it is at one moment, into `folder`, which must not be there yet. It appears complete or not at all. Only this
 * user may read it: it holds travelers' data and the site's keys.
 */
export async function dumpDatabase(target: DatabaseTarget, folder: string, now: Date): Promise<Result<Manifest, string>> {
  if (existsSync(folder)) return err(`${folder} is there already: name a folder that is not.`);
  const draft = `${folder}.unfinished`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    const manifest = await withClient(target, (client) => dumpTables(client, draft, now));
    const list = path.join(draft, MANIFEST);
    writeFileSync(list, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
    await syncFolder(draft);
    renameSync(draft, folder);
    await syncFolder(path.dirname(folder));
    return ok(manifest);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

async function dumpTables(client: Client, folder: string, now: Date): Promise<Manifest> {
  await client.query('begin isolation level repeatable read read only');
  const found = await client.query<{ readonly version: string; readonly migrations: readonly string[] }>(
    `select current_setting('server_version') as version,
      array(select created_at::text from drizzle.__drizzle_migrations order by created_at) as migrations`,
  );
  const [about] = found.rows;
  if (about === undefined) throw new Error('The database tells nothing about itself.');
  const tables: TableCopy[] = [];
  for (const table of await tablesOf(client)) {
    const counted = countRows();
    const file = createWriteStream(path.join(folder, fileOf(table.name)), { mode: 0o600, flush: true });
    await pipeline(rowsOf(client, table), counted.stream, createGzip(), file);
    tables.push({ ...mutable(table), ...counted.result() });
  }
  // not part of the snapshot: read after all rows, they are never behind them
  const sequences = await sequencesOf(client);
  await client.query('commit');
  return {
    format: 1,
    takenAt: now.toISOString(),
    postgres: about.version,
    migrations: about.migrations.map(Number),
    tables,
    sequences: [...sequences],
  };
}

const mutable = ({ name, columns, key }: Table) => ({ name, columns: [...columns], key: [...key] });

export const rowsOf = (client: ClientBase, table: Table): Readable => client.query(copyTo(copyOut(table)));

/** Passes rows on, and tells their number and hash when all have gone through. */
export function countRows(): { readonly stream: Transform; readonly result: () => Pick<TableCopy, 'rows' | 'sha256'> } {
  const hash = createHash('sha256');
  let rows = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ rows, sha256: hash.digest('hex') }) };
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
