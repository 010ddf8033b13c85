/**
 * Names that a text misspells: one walk over sorted names, in which names with the same beginning share its work. Search libraries would rank
 * by a second rule, count swapped letters as two errors, and be too large for the browser.
 */
import { at } from '../values/checkedReads';

const FEW_LETTERS = 4;
const MANY_LETTERS = 7;
/** Longer texts are no misspelled name. */
const MOST_LETTERS = 32;

/** Typing errors forgiven in so many letters (search.35). */
const forgiven = (letters: number): number => (letters < FEW_LETTERS ? 0 : letters < MANY_LETTERS ? 1 : 2);

/** Reads within the tables below, whose indexes are their own. */
const cell = (table: Uint8Array, i: number): number => table[i] ?? 0;

/** Called with names that are near: from where to before where they stand, the errors, and whether the text is the whole name or a beginning. */
type Found = (from: number, to: number, errors: number, isWhole: boolean) => void;

/**
 * Makes `near(text, isWholeOneError, found)` over sorted names. An error is a letter left out, added or mistaken, or two
 * neighbors exchanged. A whole name forgives by its own letters, the beginning of one by those of the text.
 * `isWholeOneError` asks for whole names with a single error alone.
 */
export function createNearNames(names: readonly string[]): (text: string, isWholeOneError: boolean, found: Found) => void {
  // letters that each name begins with as the one before, and the next name that shares fewer
  const shared = Uint8Array.from(names, (name, i) => {
    const before = i === 0 ? '' : at(names, i - 1);
    let n = 0;
    while (n < name.length && n < before.length && name.charCodeAt(n) === before.charCodeAt(n)) n++;
    return n;
  });
  const fewer = new Uint32Array(names.length);
  for (let i = names.length - 1; i >= 0; i--) {
    let next = i + 1;
    while (next < names.length && cell(shared, next) >= cell(shared, i)) next = fewer[next] ?? names.length;
    fewer[i] = next;
  }
  /** The first name after this one that begins otherwise in so many letters. */
  const past = (position: number, letters: number): number => {
    let next = position + 1;
    while (next < names.length && cell(shared, next) >= letters) next = fewer[next] ?? names.length;
    return next;
  };

  return (text, isWholeOneError, found) => {
    const n = text.length;
    if (n > MOST_LETTERS) return;
    const inBeginning = isWholeOneError ? -1 : forgiven(n);
    const most = isWholeOneError ? 1 : forgiven(n + 2);
    if (forgiven(n + most) === 0) return;
    const wanted = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
    // row i, column j: errors between the first i letters of the name and the first j of the text; no more than `most` apart matter
    const width = n + 2;
    const table = new Uint8Array((n + most + 3) * width).fill(most + 1);
    for (let j = 0; j <= most; j++) table[j] = j;
    /** The fewest errors of the whole text against a beginning, by the letters of the beginning. */
    const least = new Uint8Array(n + most + 3).fill(most + 1);
    for (let k = 0; k < names.length;) {
      const name = at(names, k);
      let i = cell(shared, k);
      let isHopeless = false;
      while (i < name.length && !isHopeless) {
        i++;
        const letter = name.charCodeAt(i - 1);
        const row = i * width;
        const above = row - width;
        const first = i > most ? i - most : 1;
        const last = i + most < n ? i + most : n;
        let best = i > most ? most + 1 : i;
        table[row + first - 1] = best;
        for (let j = first; j <= last; j++) {
          let errors = cell(table, above + j - 1) + (letter === wanted[j - 1] ? 0 : 1);
          const added = cell(table, above + j) + 1;
          if (added < errors) errors = added;
          const leftOut = cell(table, row + j - 1) + 1;
          if (leftOut < errors) errors = leftOut;
          if (i > 1 && j > 1 && letter === wanted[j - 2] && name.charCodeAt(i - 2) === wanted[j - 1]) {
            const exchanged = cell(table, above - width + j - 2) + 1;
            if (exchanged < errors) errors = exchanged;
          }
          table[row + j] = errors;
          if (errors < best) best = errors;
        }
        if (last < n) table[row + last + 1] = most + 1;
        const before = cell(least, i - 1);
        const here = last === n ? cell(table, row + n) : most + 1;
        least[i] = here < before ? here : before;
        isHopeless = best > most;
      }
      const next = isHopeless ? past(k, i) : k + 1;
      const errors = cell(least, i);
      const whole = isHopeless ? most + 1 : cell(table, i * width + n);
      if (whole <= Math.min(most, forgiven(name.length))) found(k, next, whole, true);
      else if (errors <= inBeginning) found(k, next, errors, false);
      k = next;
    }
  };
}
