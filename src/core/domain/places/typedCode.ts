/** A code that was typed is among the first rows, whatever else begins with its letters (search.7). */

const FIRST_ROWS = 3;

/** How rows are read: whether one is the airport of the code, and whether one is offered for it. */
interface Reading<R> {
  readonly isOwn: (row: R) => boolean;
  readonly isForIt: (row: R) => boolean;
}

/** The rows, with that of the code third where it was further down, and what is offered for it right after. */
export function codeAmongFirst<R>(rows: readonly R[], { isOwn, isForIt }: Reading<R>): readonly R[] {
  if (rows.findIndex(isOwn) < FIRST_ROWS) return rows;
  const isOfIt = (row: R): boolean => isOwn(row) || isForIt(row);
  const others = rows.filter((row) => !isOfIt(row));
  return [...others.slice(0, FIRST_ROWS - 1), ...rows.filter(isOwn), ...rows.filter(isForIt), ...others.slice(FIRST_ROWS - 1)];
}
