/** The line of an arrow, in the panel and in files. */
import type { Point } from './layers';

export const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** Rounded through the points that the layout gives. */
export function edgePath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${rounded(first.x)} ${rounded(first.y)}`;
  rest.forEach((point, i) => {
    const next = rest[i + 1];
    d += next
      ? ` Q${rounded(point.x)} ${rounded(point.y)} ${rounded((point.x + next.x) / 2)} ${rounded((point.y + next.y) / 2)}`
      : ` L${rounded(point.x)} ${rounded(point.y)}`;
  });
  return d;
}
