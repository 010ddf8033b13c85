/** The site's database, whether the site runs just now or not. */
import path from 'node:path';
import type { Config } from '../config/config';
import { AGENCY, openDatabase } from '../db/connection';
import type { Database } from '../db/connection';
import { prepareDataFolder } from '../db/dataFolder';
import { embeddedTarget, startEmbeddedPostgres } from '../db/embeddedPostgres';
import { lockFolder } from '../db/instanceLock';
import { runMigrations } from '../db/migrate';

/** Joins the running site's database; where none runs, starts it for as long as the command takes. */
export async function openDeskDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Pick<Database, 'db' | 'close'>> {
  const ignore = (): void => undefined;
  if (config.databaseUrl !== null) return openDatabase({ connectionString: config.databaseUrl }, ignore, AGENCY);
  const folder = await prepareDataFolder(config.dataDir);
  if (!folder.ok) throw new Error(folder.error);
  const lock = lockFolder(config.dataDir);
  if (!lock.ok) return openDatabase(embeddedTarget(config.dataDir), ignore, AGENCY);
  const releases: (() => Promise<void> | void)[] = [() => lock.value.release()];
  const close = async (): Promise<void> => {
    for (const release of releases.reverse().splice(0)) await release();
  };
  try {
    const embedded = await startEmbeddedPostgres(config.dataDir, __filename);
    releases.push(() => embedded.stop());
    await runMigrations(embedded.target, path.join(__dirname, 'migrations'));
    const database = openDatabase(embedded.target, ignore, AGENCY);
    releases.push(() => database.close());
    return { db: database.db, close };
  } catch (error) {
    await close();
    throw error;
  }
}
