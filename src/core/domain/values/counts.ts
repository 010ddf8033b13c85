/** How much was counted of something: nothing of what was never met. */
export const countIn = <K>(counts: ReadonlyMap<K, number>, key: K): number => counts.get(key) ?? 0;

/** Counts one more of something, or so many more. */
export function addTo<K>(counts: Map<K, number>, key: K, more = 1): void {
  counts.set(key, countIn(counts, key) + more);
}
