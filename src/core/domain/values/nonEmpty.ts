/** Lists that have at least one item, so that their first needs no check. */
export type NonEmpty<T> = readonly [T, ...T[]];

export const isNonEmpty = <T>(list: readonly T[]): list is NonEmpty<T> => list.length > 0;

/** A list that is not empty by construction. */
export function nonEmpty<T>(list: readonly T[]): NonEmpty<T> {
  if (!isNonEmpty(list)) throw new RangeError('the list is empty');
  return list;
}

/** Maps every item; as many come out. */
export const mapNonEmpty = <T, U>([first, ...rest]: NonEmpty<T>, map: (item: T, index: number) => U): NonEmpty<U> => [
  map(first, 0),
  ...rest.map((item, i) => map(item, i + 1)),
];

export const lastOf = <T>(list: NonEmpty<T>): T => list[list.length - 1] ?? list[0];
