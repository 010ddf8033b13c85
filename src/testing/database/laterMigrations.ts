/** The migrations of a program that is newer than this one. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Journal {
  readonly entries: readonly { readonly when: number }[];
}

/** Does `work` with a copy of the folder that has `count` more, each of which makes an empty table (`later_1`, …). */
export async function withLaterMigrations<T>(migrations: string, count: number, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wf-later-migrations-'));
  try {
    cpSync(migrations, folder, { recursive: true });
    const list = path.join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(list, 'utf8')) as Journal;
    const last = Math.max(...journal.entries.map(({ when }) => when));
    const added = Array.from({ length: count }, (_, i) => ({
      idx: journal.entries.length + i,
      version: '7',
      when: last + i + 1,
      tag: `later_${i + 1}`,
      breakpoints: true,
    }));
    for (const { tag } of added) writeFileSync(path.join(folder, `${tag}.sql`), `create table ${tag} (id int primary key)`);
    writeFileSync(list, JSON.stringify({ ...journal, entries: [...journal.entries, ...added] }));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
