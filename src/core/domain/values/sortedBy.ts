/** Places of things in the order of their keys, equal keys as they came. Key and place packed into one number sort without a comparison function. */
export function sortedBy<T>(things: readonly T[], keyOf: (thing: T) => number): Uint32Array {
  const n = Math.max(1, things.length);
  const packed = new Float64Array(things.length);
  things.forEach((thing, i) => (packed[i] = keyOf(thing) * n + i));
  return new Uint32Array(packed.sort().map((key) => key % n));
}
