/** A site behind a pooler that hands out connections for one transaction: bounds hold, nothing stays on a connection (reliability.10). */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { openDatabase } from './connection';
import type { Database, Patience } from './connection';
import { runMigrations } from './migrate';
import { refuseLostSettings } from './poolers';
import { StartRefused } from './startRefused';

const PATIENCE: Patience = { connections: 2, connect: 30_000, lock: 2_000, query: 700, answer: 30_000 };
const SETTINGS = `select current_setting('statement_timeout') as query, current_setting('lock_timeout') as lock,
  current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit`;
const KEPT = { query: '700ms', lock: '2s', idle: '10s', jit: 'off' };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const opened: Database[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

interface Place {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** Where the test's database is. */
function placeOf(): Place {
  const { host, port, user, database: name } = new Client(database.target);
  return { host, port, user: user ?? 'postgres', database: name ?? 'postgres' };
}
const urlOf = ({ database: name, ...where }: Place, pooler = ''): string =>
  `postgres:///${name}?${String(new URLSearchParams({ ...where, port: String(where.port) }))}${pooler}`;

function open(url: string): Database {
  const one = openDatabase({ connectionString: url }, () => undefined, PATIENCE);
  opened.push(one);
  return one;
}

describe('with ?pooler=transaction', () => {
  const pooled = (): Database => open(urlOf(placeOf(), '&pooler=transaction'));

  it('each query and each transaction has the settings, and the connection keeps none', async () => {
    const { pool, db } = pooled();
    expect((await pool.query(SETTINGS)).rows).toEqual([KEPT]);
    expect((await db.execute(sql.raw(SETTINGS))).rows).toEqual([KEPT]);
    expect((await db.transaction((tx) => tx.execute(sql.raw(SETTINGS)))).rows).toEqual([KEPT]);
    const client = await pool.connect();
    const { rows } = await client.query<typeof KEPT>(SETTINGS);
    client.release();
    expect(rows[0]?.query).not.toBe(KEPT.query);
  });

  it('a query without an end is ended, and a refused row leaves nothing behind', async () => {
    const { pool } = pooled();
    await expect(pool.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' });
    await expect(pool.query('insert into report_days values ($1, $2, $3)', ['2026-01-01', null, '[]'])).rejects.toMatchObject({
      code: '23502',
    });
    await pool.query('insert into report_days values ($1, $2, $3)', ['2026-01-01', 'poolers', '[]']);
    expect((await database.pool.query(`delete from report_days where settings = 'poolers'`)).rowCount).toBe(1);
    expect(pool.idleCount).toBe(1);
  });

  it('is taken to start with', async () => {
    await expect(refuseLostSettings(pooled())).resolves.toBeUndefined();
  });
});

it('a start says what to set where settings of connections are lost', async () => {
  const one = open(urlOf(placeOf()));
  await expect(refuseLostSettings(one)).resolves.toBeUndefined();
  const losing = open(`${urlOf(placeOf())}&statement_timeout=0`);
  await expect(refuseLostSettings(losing)).rejects.toThrow(StartRefused);
  await expect(refuseLostSettings(losing)).rejects.toThrow('?pooler=transaction');
});

const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;
(hasPgBouncer ? describe : describe.skip)('behind PgBouncer', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wf-pooler-'));
  let bouncer: ChildProcess;
  let way: Server;
  let place: Place;
  let said = '';

  beforeAll(async () => {
    const { user, database: name } = placeOf();
    way = await wayTo(placeOf());
    place = { host: '127.0.0.1', port: await freePort(), user, database: name };
    const file = path.join(folder, 'pgbouncer.ini');
    writeFileSync(
      file,
      `[databases]
* = host=127.0.0.1 port=${String(portOf(way))} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${String(place.port)}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
      { mode: 0o644 },
    );
    chmodSync(folder, 0o755);
    // it does not run as root
    bouncer = spawn('pgbouncer', [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file]);
    bouncer.stderr?.on('data', (text) => (said += String(text)));
    for (let i = 0; i < 100 && !said.includes('process up'); i += 1) await sleep(100);
  });
  afterAll(() => {
    bouncer.kill();
    way.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('a start is refused with what to set', async () => {
    await expect(refuseLostSettings(open(urlOf(place)))).rejects.toThrow('add ?pooler=transaction to DATABASE_URL');
  });

  it('migrations run by several processes at once, and their lock goes with them', async () => {
    const name = `${place.database}_pooled`;
    await database.pool.query(`create database ${name}`);
    try {
      const url = urlOf({ ...place, database: name }, '&pooler=transaction');
      const migrate = (): Promise<void> => runMigrations({ connectionString: url }, path.join(__dirname, 'migrations'));
      await Promise.all([migrate(), migrate()]);
      await migrate();
      expect((await open(url).pool.query('select 1 from jobs')).rowCount).toBe(0);
      expect((await database.pool.query(`select 1 from pg_locks where locktype = 'advisory' and granted`)).rowCount).toBe(0);
    } finally {
      for (const one of opened.splice(0)) await one.close();
      await database.pool.query(`drop database ${name} with (force)`);
    }
  });

  it('more queries at once than it has connections are all answered, with the settings', async () => {
    const { pool, db } = open(urlOf(place, '&pooler=transaction'));
    await expect(refuseLostSettings({ pool, target: database.target })).resolves.toBeUndefined();
    const asked = Array.from({ length: 20 }, (_, i) =>
      i % 2 === 0 ? pool.query(SETTINGS) : db.transaction((tx) => tx.execute(sql.raw(SETTINGS))),
    );
    for (const { rows } of await Promise.all(asked)) expect(rows).toEqual([KEPT]);
  });
});

/** A port that leads to the database: PgBouncer runs as a user who may not enter the folder of its socket. */
async function wayTo({ host, port }: Place): Promise<Server> {
  const server = createServer((socket) => {
    const on = host.startsWith('/') ? connect(path.join(host, `.s.PGSQL.${String(port)}`)) : connect(port, host);
    for (const end of [socket, on]) end.on('error', () => [socket, on].map((one) => one.destroy()));
    socket.pipe(on).pipe(socket);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port; // of a TCP server that listens

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const port = portOf(server);
  await new Promise((closed) => server.close(closed));
  return port;
}
