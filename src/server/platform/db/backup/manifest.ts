/** The list next to the tables of a backup, written last: a folder without it is no backup. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';

const Names = Type.Array(Type.String());
const Count = Type.Integer({ minimum: 0 });

const ManifestSchema = Type.Object({
  format: Type.Literal(1),
  takenAt: Type.String(),
  /** As the server tells: `18.4`. */
  postgres: Type.String(),
  /** Times of the migrations that the tables had been through (drizzle tells them apart by these). */
  migrations: Type.Array(Count),
  /** Each after those whose rows it points to. `sha256` is of the rows as text, before compression. */
  tables: Type.Array(Type.Object({ name: Type.String(), columns: Names, key: Names, rows: Count, sha256: Type.String() })),
  sequences: Type.Array(Type.Object({ name: Type.String(), last: Type.String(), isFresh: Type.Boolean() })),
});

export type Manifest = Static<typeof ManifestSchema>;
export type TableCopy = Manifest['tables'][number];

export const MANIFEST = 'backup.json';

export const fileOf = (table: string): string => `${table}.copy.gz`;

/** The failure is one sentence for the operator. */
export function readManifest(folder: string): Result<Manifest, string> {
  let text: string;
  try {
    text = readFileSync(path.join(folder, MANIFEST), 'utf8');
  } catch {
    return err(`${folder} is no backup: it has no readable ${MANIFEST}.`);
  }
  try {
    const value: unknown = JSON.parse(text);
    if (Value.Check(ManifestSchema, value)) return ok(value);
  } catch {
    // said below
  }
  return err(`${path.join(folder, MANIFEST)} cannot be read: the backup is damaged, or a later program wrote it.`);
}
