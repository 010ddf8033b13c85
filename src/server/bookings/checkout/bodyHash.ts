/** What an idempotency key stands for. */
import { createHash } from 'node:crypto';

/** SHA-256 of a body: the same members in another order are the same body. */
export function bodyHashOf(body: unknown): string {
  return createHash('sha256').update(stableJson(body)).digest('hex');
}

/** JSON with sorted keys. */
function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
