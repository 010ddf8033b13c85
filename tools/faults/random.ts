/** Chance that is the same for the same seed, drawn by name: dropping one part of a run leaves what the others draw. */

type Part = string | number;

/** 32 bits out of names and numbers (FNV-1a, then mixed). */
export function hash(...parts: readonly Part[]): number {
  let h = 0x811c9dc5;
  for (const char of parts.join('\u0001')) {
    h ^= char.charCodeAt(0);
    h = Math.imul(h, 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export interface Chance {
  /** True so often, of 1. */
  happens(probability: number): boolean;
  /** A whole number of this range, both ends included. */
  whole(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** What is drawn for these names (mulberry32). */
export function chanceOf(...parts: readonly Part[]): Chance {
  let state = hash(...parts);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole: Chance['whole'] = (from, to) => from + Math.floor(next() * (to - from + 1));
  return {
    happens: (probability) => next() < probability,
    whole,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
  };
}
