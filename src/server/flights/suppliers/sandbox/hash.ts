/** Chance without a clock: every choice of the sandbox is a hash of what it is about (fare-model.1). */

/** Taken out of Math once: test runners make each look-up of a global slow, and this is called by the million. */
const { imul } = Math;

const SEED = 'wingfare-1';
const PRIME = 0x01000193;

/** FNV-1a over the UTF-16 units of `text`, continuing from `state`. */
function fnv1a(text: string, state = 0x811c9dc5): number {
  let h = state;
  for (let i = 0; i < text.length; i++) h = imul(h ^ text.charCodeAt(i), PRIME);
  return h >>> 0;
}

const START = fnv1a(`${SEED}|`);

/** FNV's last step barely moves the high bits; this spreads it, so that neighbors in a key differ in the result. */
function spread(h: number): number {
  let x = h ^ (h >>> 16);
  x = imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  x = imul(x, 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

/** A whole number 0 … 2³²−1 that stands for the key, the same on every machine. */
export function hashOf(key: string): number {
  return spread(fnv1a(key, START));
}

/** A fraction 0 ≤ x < 1 that stands for the key. */
export function chance(key: string): number {
  return hashOf(key) / 4_294_967_296;
}
