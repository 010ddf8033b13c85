/** Curves of the model: straight lines between points. */

/** Points in ascending order of `x`. */
export type Curve = readonly (readonly [x: number, y: number])[];

/** The value at `x`; beyond the ends the end's. */
export function straight(curve: Curve, x: number): number {
  let [beforeX, before] = curve[0] ?? [0, 1];
  if (x <= beforeX) return before;
  for (const [at, value] of curve) {
    if (x <= at) return before + ((value - before) * (x - beforeX)) / Math.max(1, at - beforeX);
    [beforeX, before] = [at, value];
  }
  return before;
}
