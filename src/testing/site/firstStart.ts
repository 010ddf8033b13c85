/** A first start as a process of its own, for tests that kill it: `firstStart.ts FOLDER` makes a database and its tables, and stops. */
import path from 'node:path';
import { startEmbeddedPostgres } from '#server/platform/db/embeddedPostgres';
import { runMigrations } from '#server/platform/db/migrate';

const [folder = ''] = process.argv.slice(2);
const root = path.join(__dirname, '..', '..', '..');

async function main(): Promise<void> {
  const embedded = await startEmbeddedPostgres(folder, path.join(root, 'package.json'));
  await runMigrations(embedded.target, path.join(root, 'src', 'server', 'platform', 'db', 'migrations'));
  await embedded.stop();
}

void main();
