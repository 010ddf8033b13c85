/** The site's database, whether the site runs just now or not. */
import path from 'node:path';
import type { Config } from '../config';
import { openDatabase } from '../db/connection';
import type { Database } from '../db/connection';
import { embeddedTarget, startEmbeddedPostgres } from '../db/embeddedPostgres';
import { takeFolder } from '../db/instanceLock';
import { runMigrations } from '../db/migrate';

/** Joins the running site's database; where none runs, starts it for as long as the command takes. */
export async function openDeskDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Pick<Database, 'db' | 'close'>> {
  const ignore = (): void => undefined;
  if (config.databaseUrl !== null) return openDatabase({ connectionString: config.databaseUrl }, ignore);
  const lock = takeFolder(config.dataDir);
  if (!lock.ok) return openDatabase(embeddedTarget(config.dataDir), ignore);
  try {
    const embedded = await startEmbeddedPostgres(config.dataDir, __filename);
    const database = openDatabase(embedded.target, ignore);
    const close = async (): Promise<void> => {
      await database.close();
      await embedded.stop();
      lock.value.release();
    };
    await runMigrations(database.pool, path.join(__dirname, 'migrations'));
    return { db: database.db, close };
  } catch (error) {
    lock.value.release();
    throw error;
  }
}
