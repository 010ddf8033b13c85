/** Where everything is kept: the data folder and the database, opened in order and watched while the site runs. */
import type { Config } from './config/config';
import { openDatabase } from './db/connection';
import type { Database } from './db/connection';
import { prepareDataFolder, watchDiskSpace } from './db/dataFolder';
import { startEmbeddedPostgres } from './db/embeddedPostgres';
import type { EmbeddedOptions } from './db/embeddedPostgres';
import { codesOf } from './db/faults';
import { lockFolder } from './db/instanceLock';
import { StartRefused } from './db/startRefused';
import { warn } from './config/warnings';

export interface Storage {
  readonly database: Database;
  /** False while nothing new may be stored. */
  readonly hasRoom: () => boolean;
}

/** What is to be closed again, in the opposite order. */
export type Release = () => Promise<void> | void;

const WORDS: Readonly<Record<Parameters<NonNullable<EmbeddedOptions['onEvent']>>[0], string>> = {
  ended: 'the embedded database has ended and is started again',
  'not started': 'the embedded database could not be started; trying again',
  'runs again': 'the embedded database runs again',
};

/** Adds to `releases` as it goes, so that a start cut short leaves nothing. Throws {@link StartRefused}. */
export async function openStorage(config: Pick<Config, 'databaseUrl' | 'dataDir'>, releases: Release[]): Promise<Storage> {
  const { databaseUrl, dataDir } = config;
  const open = (target: Parameters<typeof openDatabase>[0]): Database => {
    const database = openDatabase(target, (error) => warn('database connection lost', { codes: codesOf(error) }));
    releases.push(() => database.close());
    return database;
  };
  // with an external database the folder holds rendered pictures alone
  if (databaseUrl !== null) return { database: open({ connectionString: databaseUrl }), hasRoom: () => true };

  const folder = await prepareDataFolder(dataDir);
  if (!folder.ok) throw new StartRefused(folder.error);
  const lock = lockFolder(dataDir);
  if (!lock.ok) throw new StartRefused(`Another instance (process ${lock.error.pid}) is running on ${dataDir}: stop it, or set DATA_DIR.`);
  releases.push(() => lock.value.release());
  const room = await watchDiskSpace(dataDir, (hasRoom, freeBytes) =>
    warn(hasRoom ? 'there is room on the disk again' : 'the disk is nearly full: nothing new is stored', { freeBytes }),
  );
  releases.push(() => room.stop());
  const embedded = await startEmbeddedPostgres(dataDir, __filename, { onEvent: (event, why) => warn(WORDS[event], { why }) });
  releases.push(() => embedded.stop());
  return { database: open(embedded.target), hasRoom: room.hasRoom };
}
