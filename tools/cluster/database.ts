/** A PostgreSQL primary with a standby that follows it in step, behind a proxy that finds out which of them may be written to. */
import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { asUser, findDatabaseUser } from '#server/platform/db/postgresUser';
import { freePort, isRunning } from '../../e2e/fixtures/site';
import { run, until } from './programs';
import type { Programs } from './programs';

const SETTINGS = path.resolve(__dirname, '../../deploy/haproxy-database.cfg');
const USER = 'wingfare';
const NAME = 'wingfare';
/** For pg_ctl, which ends before where the server does. */
const PATIENCE_S = '3600';

export interface ClusterDatabase {
  /** As DATABASE_URL of the sites names it: the proxy. */
  readonly url: string;
  /** Ends the primary in order and starts it again. */
  restart(): Promise<void>;
  /** Kills the primary and makes the standby the primary; there is no standby afterwards. Once. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

interface Server {
  readonly folder: string;
  readonly port: number;
}

/** Makes both under `folder`. A commit is acknowledged when the standby has it on its disk as well. */
export async function startDatabase({ postgres, haproxy }: Programs, folder: string): Promise<ClusterDatabase> {
  const user = findDatabaseUser();
  mkdirSync(folder, { recursive: true });
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const call = (program: string, ...args: readonly string[]): void => {
    const { program: file, args: words, options } = asUser(user, [folder], path.join(postgres, program), args);
    const { status, stderr } = spawnSync(file, words, { ...options, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  const primary: Server = { folder: path.join(folder, 'primary'), port: await freePort() };
  const standby: Server = { folder: path.join(folder, 'standby'), port: await freePort() };
  const start = (server: Server, settings: string): void => {
    const own = `-p ${server.port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=100 ${settings}`;
    // a log of its own: with the tool's pipe the call would end with the server alone
    call(
      'pg_ctl',
      '-D',
      server.folder,
      '-l',
      path.join(folder, `${path.basename(server.folder)}.log`),
      '-o',
      own,
      '-w',
      '-t',
      PATIENCE_S,
      'start',
    );
  };
  const SYNCED = '-c synchronous_standby_names=*';

  call('initdb', '-D', primary.folder, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C');
  start(primary, '');
  call('pg_basebackup', '-h', '127.0.0.1', '-p', String(primary.port), '-U', USER, '-D', standby.folder, '-R', '-X', 'stream');
  start(standby, '');
  call('pg_ctl', '-D', primary.folder, '-m', 'fast', '-w', '-t', PATIENCE_S, 'stop');
  start(primary, SYNCED);

  const port = await freePort();
  const proxy = run(haproxy, ['-f', SETTINGS], path.join(folder, 'proxy.log'), {
    DATABASE_BIND: `127.0.0.1:${port}`,
    DATABASE_1: `127.0.0.1:${primary.port}`,
    DATABASE_2: `127.0.0.1:${standby.port}`,
  });
  const urlOf = (database: string): string => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  let current: Server | null = primary;
  const pidOf = ({ folder: data }: Server): number => Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const untilWritable = (): Promise<void> =>
    until(
      async () => {
        await execute(urlOf('postgres'), 'create temp table writable (id int)');
        return true;
      },
      () => proxy.isRunning() && current !== null && isRunning(pidOf(current)),
      () => 'The database or its proxy ended.',
    );
  const stop = async (): Promise<void> => {
    current = null;
    await proxy.stop();
    for (const { folder: data } of [standby, primary])
      try {
        call('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      } catch {
        // it was killed before
      }
  };
  try {
    await untilWritable();
    // past the proxy, which on a busy machine may take the standby for the primary once more
    await execute(`postgres://${USER}@127.0.0.1:${primary.port}/postgres`, `create database ${NAME}`);
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    url: urlOf(NAME),
    async restart() {
      if (current === null) return;
      call('pg_ctl', '-D', current.folder, '-m', 'fast', '-w', '-t', PATIENCE_S, 'stop');
      start(current, current === primary ? SYNCED : '');
      await untilWritable();
    },
    async failOver() {
      if (current !== primary) throw new Error('There is no standby any more.');
      process.kill(pidOf(primary), 'SIGKILL');
      call('pg_ctl', '-D', standby.folder, '-w', '-t', PATIENCE_S, 'promote');
      current = standby;
      await untilWritable();
    },
    stop,
  };
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => undefined);
  }
}
