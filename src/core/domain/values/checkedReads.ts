/** Reads that must find something. A missing row, price or identifier is an error of ours; a default in its place would be sold. */

/** The element at an index that must exist. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no row ${String(index)}`);
  return value;
}

/** The value of a key that must be in the map. */
export function lookUp<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`no entry ${String(key)}`);
  return value;
}

/** A value that must be there; `name` tells in the error what was missing. */
export function required<T>(value: T | null | undefined, name: string | number): T {
  if (value === undefined || value === null) throw new RangeError(`missing: ${String(name)}`);
  return value;
}

/** The value of a key that may be missing itself. */
export const findIn = <K, V>(map: ReadonlyMap<K, V>, key: K | null | undefined): V | undefined =>
  key === null || key === undefined ? undefined : map.get(key);

/** The same in a table by names. */
export const entryOf = <V>(table: Readonly<Record<string, V>>, name: string | null | undefined): V | undefined =>
  name === null || name === undefined || !Object.hasOwn(table, name) ? undefined : table[name];

/** Those of a list that are there. */
export const known = <T>(list: readonly (T | null | undefined)[]): readonly T[] => list.flatMap((one) => one ?? []);
