/** Puts a backup into an empty database: complete, compared row by row with what was written, or not at all. */
import { cpSync, createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { drizzle } from 'drizzle-orm/node-postgres';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import type { DatabaseTarget } from '../connection';
import { compareHistory, LACKS_MIGRATIONS, runMigrations } from '../migrate';
import type { HistoryFault } from '../migrate';
import { findMonthlyTables, makeMonths } from '../months/months';
import { countRows, rowsOf, withClient } from './dump';
import { fileOf, readManifest } from './manifest';
import type { Manifest, TableCopy } from './manifest';
import { copyIn, quoted, tablesOf } from './tables';

interface Journal {
  readonly entries: readonly { readonly when: number; readonly tag: string }[];
}

/** The list of a backup whose files are all there, as they were written. The failure is one sentence. */
export async function readWhole(folder: string): Promise<Result<Manifest, string>> {
  const manifest = readManifest(folder);
  if (!manifest.ok) return manifest;
  const whole = await checkFiles(folder, manifest.value);
  return whole.ok ? manifest : whole;
}

/** Reads all files once before anything is changed. The failure names the first that is not what was written. */
export async function checkFiles(folder: string, { tables }: Manifest): Promise<Result<null, string>> {
  for (const table of tables) {
    const counted = countRows();
    try {
      await pipeline(openRows(folder, table), counted.stream, nowhere());
    } catch {
      return err(`${path.join(folder, fileOf(table.name))} cannot be read: the backup is damaged.`);
    }
    if (counted.result().sha256 !== table.sha256) return err(`${path.join(folder, fileOf(table.name))} was changed since it was written.`);
  }
  return ok(null);
}

/**
 * Makes the tables as they were when the backup was written, fills them in one transaction, compares every table, and brings them to this
 * program's. `folder` was found whole (readWhole). The failure says in a sentence why nothing was restored.
 */
export async function restoreDatabase(
  target: DatabaseTarget,
  folder: string,
  manifest: Manifest,
  migrations: string,
): Promise<Result<null, string>> {
  const known = journalOf(migrations);
  const fault = compareHistory(
    manifest.migrations,
    known.entries.map(({ when }) => when),
  );
  if (fault !== null) return err(refusalOf(fault));
  const isEmpty = await withClient(target, async (client) => (await tablesOf(client)).length === 0);
  if (!isEmpty) return err('The database has tables already: a backup is restored into an empty one.');
  await migrateTo(target, migrations, new Set(manifest.migrations));
  const filled = await withClient(target, (client) => fill(client, folder, manifest));
  if (!filled.ok) return filled;
  await runMigrations(target, migrations);
  // here a large month may take as long as it takes
  await withClient(target, async (client) => {
    const db = drizzle(client);
    for (const table of await findMonthlyTables(db)) await makeMonths(db, table);
  });
  return ok(null);
}

function refusalOf(fault: HistoryFault): string {
  switch (fault.kind) {
    case 'newer':
      return `The backup is newer than this program (${fault.unknown} unknown migrations): restore it with the program that wrote it.`;
    case 'beforeBaseline':
      return `The backup ${LACKS_MIGRATIONS}: restore it with a program that has these, and take another.`;
  }
}

async function fill(client: Client, folder: string, { tables, sequences }: Manifest): Promise<Result<null, string>> {
  await client.query('begin');
  for (const table of tables) {
    const name = `public.${quoted(table.name)}`;
    // these judge how rows change, not rows that were there
    await client.query(`alter table ${name} disable trigger user`);
    await pipeline(openRows(folder, table), client.query(copyFrom(copyIn(table))));
    await client.query(`alter table ${name} enable trigger user`);
    const counted = countRows();
    await pipeline(rowsOf(client, table), counted.stream, nowhere());
    if (counted.result().sha256 !== table.sha256) {
      await client.query('rollback');
      return err(`The table ${table.name} is not what the backup says after it was filled: nothing was restored.`);
    }
  }
  for (const { name, last, isFresh } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), last, !isFresh]);
  await client.query('commit');
  await client.query('analyze');
  return ok(null);
}

const openRows = (folder: string, { name }: TableCopy): Readable => {
  const file = createReadStream(path.join(folder, fileOf(name)));
  const rows = createGunzip();
  file.once('error', (error) => rows.destroy(error));
  return file.pipe(rows);
};

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** drizzle-kit's own list. */
const journalOf = (migrations: string): Journal =>
  JSON.parse(readFileSync(path.join(migrations, 'meta', '_journal.json'), 'utf8')) as Journal;

/** Applies the migrations of these times alone: drizzle applies a whole folder. */
async function migrateTo(target: DatabaseTarget, migrations: string, times: ReadonlySet<number>): Promise<void> {
  const some = mkdtempSync(path.join(tmpdir(), 'wf-migrations-'));
  try {
    cpSync(migrations, some, { recursive: true });
    const journal = journalOf(migrations);
    const kept = { ...journal, entries: journal.entries.filter(({ when }) => times.has(when)) };
    writeFileSync(path.join(some, 'meta', '_journal.json'), JSON.stringify(kept));
    await runMigrations(target, some);
  } finally {
    rmSync(some, { recursive: true, force: true });
  }
}
