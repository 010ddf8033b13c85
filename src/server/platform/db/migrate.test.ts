import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { StartRefused } from './startRefused';
import { runMigrations } from './migrate';

const MIGRATIONS = path.join(__dirname, 'migrations');
let database: TestDatabase;
/** Migrations as a program has them that is older than the database. */
let older: string;

beforeAll(async () => {
  database = await openTestDatabase();
  older = mkdtempSync(path.join(tmpdir(), 'wingfare-older-'));
  cpSync(MIGRATIONS, older, { recursive: true });
});
afterAll(async () => {
  await database.close();
  rmSync(older, { recursive: true, force: true });
});

const applied = async (): Promise<unknown> => (await database.pool.query('select * from drizzle.__drizzle_migrations order by id')).rows;

it('does nothing where nothing is missing', async () => {
  const before = await applied();
  await runMigrations(database.target, MIGRATIONS);
  expect(await applied()).toEqual(before);
});

it('refuses a database that a newer program has changed', async () => {
  const file = path.join(older, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { readonly entries: readonly unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -2) }));
  const before = await applied();
  const run = runMigrations(database.target, older);
  await expect(run).rejects.toThrow(StartRefused);
  await expect(run).rejects.toThrow('The database is newer than this program: 2 of its migrations are unknown here.');
  expect(await applied()).toEqual(before);
});
