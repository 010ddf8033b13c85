/** Reading refusals of the database as values. */

/** The name of the unique index an insert ran into, or null when the error is another one. */
export function violatedIndex(error: unknown): string | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && at.code === '23505') return 'constraint' in at && typeof at.constraint === 'string' ? at.constraint : '';
  }
  return null;
}
