/** The site's database, whether the site runs just now or not. */
import path from 'node:path';
import type { Config } from '../platform/config/config';
import { AGENCY, openDatabase } from '../platform/db/connection';
import type { Database, DatabaseTarget } from '../platform/db/connection';
import { prepareDataFolder } from '../platform/db/dataFolder';
import { embeddedTarget, startEmbeddedPostgres } from '../platform/db/embeddedPostgres';
import { lockFolder } from '../platform/db/instanceLock';
import { runMigrations } from '../platform/db/migrate';

export interface DeskTarget {
  readonly target: DatabaseTarget;
  /** Started here, for nobody else. */
  readonly isOurs: boolean;
  close(): Promise<void>;
}

/** Joins the running site's database; where none runs, starts it for as long as the command takes. Its tables stay as they are. */
export async function openDeskTarget({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<DeskTarget> {
  const nothing = (): Promise<void> => Promise.resolve();
  if (databaseUrl !== null) return { target: { connectionString: databaseUrl }, isOurs: false, close: nothing };
  const folder = await prepareDataFolder(dataDir);
  if (!folder.ok) throw new Error(folder.error);
  const lock = lockFolder(dataDir);
  if (!lock.ok) return { target: embeddedTarget(dataDir), isOurs: false, close: nothing };
  try {
    const embedded = await startEmbeddedPostgres(dataDir, __filename);
    return {
      target: embedded.target,
      isOurs: true,
      close: async () => {
        await embedded.stop();
        lock.value.release();
      },
    };
  } catch (error) {
    lock.value.release();
    throw error;
  }
}

/** The same with this program's tables. A site that runs has seen to them; an outside database is left to its sites. */
export async function openDeskDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Pick<Database, 'db' | 'close'>> {
  const found = await openDeskTarget(config);
  try {
    if (found.isOurs) await runMigrations(found.target, path.join(__dirname, 'migrations'));
    const database = openDatabase(found.target, () => undefined, AGENCY);
    return {
      db: database.db,
      close: async () => {
        await database.close();
        await found.close();
      },
    };
  } catch (error) {
    await found.close();
    throw error;
  }
}
