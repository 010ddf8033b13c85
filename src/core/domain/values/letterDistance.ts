/**
 * The fewest letters to insert, leave out, exchange, or swap with their neighbor that make `b` of `a` (Damerau and Levenshtein, each letter
 * touched once).
 */
import { at } from './checkedReads';
export function letterDistance(a: string, b: string): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1), isSwapped ? at(before, j - 2) + 1 : Infinity),
      );
    }
    [before, last] = [last, row];
  }
  return at(last, b.length);
}
