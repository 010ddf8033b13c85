/** The database as a whole: written into a folder, made again from one, brought to a later PostgreSQL. */
import path from 'node:path';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import type { Config } from '../platform/config/config';
import { dumpDatabase } from '../platform/db/backup/dump';
import { backupsOf, installPrograms, restoreFolder, stampOf, upgradeFolder } from '../platform/db/backup/embedded';
import type { FolderOrder } from '../platform/db/backup/embedded';
import type { Manifest } from '../platform/db/backup/manifest';
import { readWhole, restoreDatabase } from '../platform/db/backup/restore';
import type { ConfiguredCommand, Report } from './command';
import type { Cell } from './csv';
import { openDeskTarget } from './deskDatabase';

/** `place` is what all of them need and no setting says. */
export function backupCommands(place: Omit<FolderOrder, 'dataDir'>): Readonly<Record<string, ConfiguredCommand>> {
  const orderOf = ({ dataDir }: Config): FolderOrder => ({ ...place, dataDir });
  return {
    backup: {
      usage: 'backup [FOLDER]',
      does: 'writes all tables into a folder, while the site goes on (under DATA_DIR/backups unless named)',
      run: async (config, [folder], { now }) => {
        const into = path.resolve(folder ?? path.join(backupsOf(config.dataDir), stampOf(now)));
        const { target, close } = await openDeskTarget(config);
        try {
          const written = await dumpDatabase(target, into, now);
          return written.ok ? ok(reportOf(written.value, [['written to', into]])) : written;
        } finally {
          await close();
        }
      },
    },
    restore: {
      usage: 'restore FOLDER',
      does: 'makes the database out of a backup, in a DATA_DIR or at a DATABASE_URL that has none',
      run: async (config, [folder]) => {
        if (folder === undefined) return err('Which backup? desk restore var/backups/2026-11-26T15-04-05');
        const from = path.resolve(folder);
        const { databaseUrl } = config;
        const restored =
          databaseUrl === null ? await restoreFolder(orderOf(config), from) : await restoreOutside(databaseUrl, from, place.migrations);
        if (!restored.ok) return restored;
        return ok(reportOf(restored.value, [['compared', 'every row is as it was written']]));
      },
    },
    upgrade: {
      usage: 'upgrade',
      does: 'brings the database in DATA_DIR to this program’s version of PostgreSQL; a backup is written first',
      run: async (config, _words, { now }) => {
        if (config.databaseUrl !== null) return err('DATABASE_URL names a server of its own: upgrade it there.');
        const done = await upgradeFolder(orderOf(config), now, installPrograms);
        if (!done.ok) return done;
        const { from, to, backup, left } = done.value;
        return ok({
          names: ['what', 'value'],
          rows: [
            ['from', `PostgreSQL ${from}`],
            ['to', `PostgreSQL ${to}`],
            ['backup', backup],
            ['left as it was, to be removed', left],
          ],
        });
      },
    },
  };
}

async function restoreOutside(connectionString: string, from: string, migrations: string): Promise<Result<Manifest, string>> {
  const manifest = await readWhole(from);
  if (!manifest.ok) return manifest;
  const restored = await restoreDatabase({ connectionString }, from, manifest.value, migrations);
  return restored.ok ? manifest : restored;
}

function reportOf({ takenAt, postgres, tables }: Manifest, more: readonly (readonly Cell[])[]): Report {
  const rowsIn = (name: string): number => tables.find((table) => table.name === name)?.rows ?? 0;
  const all = tables.reduce((sum, { rows }) => sum + rows, 0);
  return {
    names: ['what', 'value'],
    rows: [['of', takenAt], ['PostgreSQL', postgres], ['tables', tables.length], ['rows', all], ['bookings', rowsIn('bookings')], ...more],
  };
}
