/** Sets of rows as bits, 32 to a word, many sets of one list in one array: set `s` is the words from `s × words` on. */

export interface Bitmaps {
  /** Words of one set. */
  readonly words: number;
  readonly bits: Int32Array;
}

export function buildBitmaps(rows: number, sets: number): Bitmaps {
  const words = Math.ceil(rows / 32);
  return { words, bits: new Int32Array(words * sets) };
}

export function addRow({ words, bits }: Bitmaps, set: number, row: number): void {
  const at = set * words + (row >>> 5);
  bits[at] = (bits[at] ?? 0) | (1 << (row & 31));
}

/** The rows from `from` on that are not in a set. */
export function dropRowsFrom({ words, bits }: Bitmaps, set: number, from: number): void {
  const kept = (1 << (from & 31)) - 1;
  const first = set * words + (from >>> 5);
  if (from >>> 5 < words) bits[first] = (bits[first] ?? 0) & kept;
  bits.fill(0, first + 1, (set + 1) * words);
}

/** How many bits of a word are set: pairs, fours, bytes are added side by side. */
export function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Position of the lowest bit that is set. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** The first row that two sets share; -1 where they share none. */
export function firstShared(a: Bitmaps, setA: number, b: Bitmaps, setB: number): number {
  const { words, bits } = a;
  const other = b.bits;
  for (let w = 0, i = setA * words, j = setB * words; w < words; w++, i++, j++) {
    const both = (bits[i] ?? 0) & (other[j] ?? 0);
    if (both !== 0) return w * 32 + lowestBit(both);
  }
  return -1;
}

/** How many rows two sets share. */
export function countShared(a: Bitmaps, setA: number, b: Bitmaps, setB: number): number {
  const { words, bits } = a;
  const other = b.bits;
  let count = 0;
  for (let w = 0, i = setA * words, j = setB * words; w < words; w++, i++, j++) count += bitCount((bits[i] ?? 0) & (other[j] ?? 0));
  return count;
}

/** 1 when the row is in the set, else 0. */
export const isIn = ({ words, bits }: Bitmaps, set: number, row: number): number =>
  ((bits[set * words + (row >>> 5)] ?? 0) >>> (row & 31)) & 1;
