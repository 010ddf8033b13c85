import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { IsoDate } from '#core/domain/values/dates';
import { SEARCH } from '#testing/bookings/fakeSupplier';
import { World } from '#testing/bookings/bookingWorld';
import { emptyDatabaseNextTo } from '#testing/database/emptyDatabase';
import { withLaterMigrations } from '#testing/database/laterMigrations';
import type { Database } from '../connection';
import { makeMonths } from '../months/months';
import { dumpDatabase } from './dump';
import { readManifest } from './manifest';
import type { Manifest } from './manifest';
import { checkFiles, restoreDatabase } from './restore';

const MIGRATIONS = path.join(__dirname, '..', 'migrations');
const NOW = new Date('2026-11-26T15:04:05Z');
const WHOSE = 'ab'.repeat(32);
/** What the text of a row has to carry. */
const ODD = 'Zoë\tO\\Neil\n\\N "quoted" 東京 🛫 \\. $1';

/** Of two months, of which one had a partition. */
const EVENTS = ['2026-10-31T23:59:59.999Z', '2026-11-01T00:00:00Z', '2026-11-26T15:04:05Z'];

let folder: string;
let world: World;
let manifest: Manifest;
/** A second database on the same server. */
let empty: Database;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wf-backup-'));
  world = await World.open();
  const process = world.start();
  const draft = await process.checkout.createDraft({ search: SEARCH, flightId: 'BA178', seenTotal: 50_000 }, WHOSE);
  if (!draft.ok) throw new Error(draft.error.code);
  await process.checkout.book(await world.body(process, draft.value.draftId, '4242424242424242'), 'backup-key-1', WHOSE);
  const { pool, db } = world.database;
  await makeMonths(db, { table: 'funnel_events', moment: 'received_at' }, ['2026-11-01' as IsoDate]);
  await pool.query(`insert into shared_secrets (name, value) values ('odd', $1)`, [ODD]);
  await pool.query(
    `insert into funnel_events (name, params, campaign, page_url, fingerprint_id, referrer, received_at)
    select 'search', '{}', '{}', '/', 'f', '', at::timestamptz from unnest($1::text[]) at`,
    [EVENTS],
  );
  const taken = await dumpDatabase(world.database.target, path.join(folder, 'whole'), NOW);
  if (!taken.ok) throw new Error(taken.error);
  manifest = taken.value;
});
afterAll(async () => {
  await world.database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  empty = await emptyDatabaseNextTo(world.database);
});
afterEach(() => empty.close());

const restore = (from: string, list: Manifest, migrations = MIGRATIONS) => restoreDatabase(empty.target, from, list, migrations);
const tablesThere = async (): Promise<number> =>
  (await empty.pool.query(`select 1 from pg_tables where schemaname = 'public'`)).rowCount ?? 0;

/** A copy of the backup in which one file reads otherwise. */
function changed(name: string, file: string, change: (text: string) => string): string {
  const copy = path.join(folder, name);
  cpSync(path.join(folder, 'whole'), copy, { recursive: true });
  const place = path.join(copy, file);
  const packed = file.endsWith('.gz');
  const text = (packed ? gunzipSync(readFileSync(place)) : readFileSync(place)).toString();
  writeFileSync(place, packed ? gzipSync(change(text)) : change(text));
  return copy;
}

it('holds every table, for this user alone, and the list last', () => {
  const found = readManifest(path.join(folder, 'whole'));
  expect(found).toEqual({ ok: true, value: manifest });
  const rows = new Map(manifest.tables.map((table) => [table.name, table.rows]));
  expect([rows.get('bookings'), rows.get('attempts'), rows.get('drafts'), rows.get('comments')]).toEqual([1, 1, 1, 0]);
  expect(readdirSync(path.join(folder, 'whole')).sort()).toEqual(['backup.json', ...[...rows.keys()].map((n) => `${n}.copy.gz`)].sort());
  expect(statSync(path.join(folder, 'whole')).mode & 0o077).toBe(0);
  for (const file of readdirSync(path.join(folder, 'whole'))) expect(statSync(path.join(folder, 'whole', file)).mode & 0o077).toBe(0);
});

it('comes back row by row, with its numbers and its rules', async () => {
  expect(await checkFiles(path.join(folder, 'whole'), manifest)).toEqual({ ok: true, value: null });
  expect(await restore(path.join(folder, 'whole'), manifest)).toEqual({ ok: true, value: null });
  const again = await dumpDatabase(empty.target, path.join(folder, 'again'), NOW);
  expect(again).toEqual({ ok: true, value: manifest });
  expect((await empty.pool.query(`select tableoid::regclass::text as month from funnel_events order by received_at`)).rows).toEqual(
    ['10', '11', '11'].map((month) => ({ month: `funnel_events_2026_${month}` })),
  );
  expect((await empty.pool.query(`select value from shared_secrets where name = 'odd'`)).rows).toEqual([{ value: ODD }]);
  // a state may not go back, here as there
  await expect(empty.pool.query(`update attempts set state = 'started'`)).rejects.toThrow('may not follow');
  const next = `select nextval('booking_events_id_seq') as id`;
  expect((await empty.pool.query(next)).rows).toEqual((await world.database.pool.query(next)).rows);
});

it('of an earlier program is brought to the tables of this one', async () => {
  await withLaterMigrations(MIGRATIONS, 1, async (later) => {
    expect(await restore(path.join(folder, 'whole'), manifest, later)).toEqual({ ok: true, value: null });
  });
  expect((await empty.pool.query('select 1 from bookings')).rowCount).toBe(1);
  expect((await empty.pool.query('select 1 from later_1')).rowCount).toBe(0);
});

it('of before the baseline comes back where it has all migrations, and else not', async () => {
  const [baseline = 0] = manifest.migrations;
  const before = Array.from({ length: 43 }, (_, i) => baseline - i);
  const lacking = { ...manifest, migrations: before.slice(0, -1) };
  expect(await restore(path.join(folder, 'whole'), lacking)).toEqual({
    ok: false,
    error: expect.stringContaining('lacks some of the 43 migrations') as string,
  });
  expect(await restore(path.join(folder, 'whole'), { ...manifest, migrations: before })).toEqual({ ok: true, value: null });
});

it.each([
  ['one row changed', 'drafts.copy.gz', (text: string) => text.replace('JFK', 'EWR'), 'was changed since it was written'],
  ['one row gone', 'shared_secrets.copy.gz', (text: string) => text.split('\n').slice(1).join('\n'), 'was changed since it was written'],
] as const)('is refused with %s, before anything is made', async (name, file, change, says) => {
  const copy = changed(name, file, change);
  expect(await checkFiles(copy, manifest)).toEqual({ ok: false, error: expect.stringContaining(`${file} ${says}`) as string });
});

it('is refused where a file is cut off or gone', async () => {
  const copy = changed('cut', 'attempts.copy.gz', (text) => text);
  writeFileSync(path.join(copy, 'attempts.copy.gz'), readFileSync(path.join(copy, 'attempts.copy.gz')).subarray(0, 60));
  expect(await checkFiles(copy, manifest)).toEqual({ ok: false, error: expect.stringContaining('the backup is damaged') as string });
  rmSync(path.join(copy, 'attempts.copy.gz'));
  expect(await checkFiles(copy, manifest)).toEqual({ ok: false, error: expect.stringContaining('cannot be read') as string });
});

it('leaves no row where a table does not turn out as it was', async () => {
  const tables = manifest.tables.map((table) => (table.name === 'sandbox_payments' ? { ...table, sha256: 'other' } : table));
  expect(await restore(path.join(folder, 'whole'), { ...manifest, tables })).toEqual({
    ok: false,
    error: 'The table sandbox_payments is not what the backup says after it was filled: nothing was restored.',
  });
  expect((await empty.pool.query('select 1 from drafts')).rowCount).toBe(0);
});

it('is not put over tables that are there, nor into an earlier program', async () => {
  await empty.pool.query('create table visitors (id int primary key)');
  expect(await restore(path.join(folder, 'whole'), manifest)).toEqual({
    ok: false,
    error: 'The database has tables already: a backup is restored into an empty one.',
  });
  const later = { ...manifest, migrations: [...manifest.migrations, 4_102_444_800_000] };
  expect(await restore(path.join(folder, 'whole'), later)).toEqual({
    ok: false,
    error: expect.stringContaining('newer than this program') as string,
  });
  expect(await tablesThere()).toBe(1);
});

it('is written under its name when complete, and over nothing', async () => {
  expect(await dumpDatabase(world.database.target, path.join(folder, 'whole'), NOW)).toEqual({
    ok: false,
    error: `${path.join(folder, 'whole')} is there already: name a folder that is not.`,
  });
  await expect(dumpDatabase(empty.target, path.join(folder, 'never'), NOW)).rejects.toThrow('does not exist');
  expect(readdirSync(folder).filter((name) => name.startsWith('never'))).toEqual([]);
});

it.each([
  ['a folder without its list', (copy: string) => rmSync(path.join(copy, 'backup.json')), 'is no backup'],
  ['a list of something else', (copy: string) => writeFileSync(path.join(copy, 'backup.json'), '{"format":2}'), 'a later program wrote it'],
  ['half a list', (copy: string) => writeFileSync(path.join(copy, 'backup.json'), '{"format":1,'), 'the backup is damaged'],
] as const)('%s is refused', (name, change, says) => {
  const copy = changed(name, 'backup.json', (text) => text);
  change(copy);
  expect(readManifest(copy)).toEqual({ ok: false, error: expect.stringContaining(says) as string });
  expect(existsSync(copy)).toBe(true);
});
