/** Walls, windows, domes and columns. The sun stands to the right; pictures with a left sun are mirrored entirely. */
import type { Palette } from './palettes';
import type { Point } from './tools';
import { arch, box, line, n, path, poly } from './tools';

/** A slab with its lit right flank; `share` is the flank's part of the width. */
export const slab = (x: number, y: number, w: number, h: number, body: string, lit: string, share = 0.3): string =>
  path(box(x, y, w, h), body) + path(box(x + w * (1 - share), y, w * share, h), lit);

/** A gable or spire with its lit right half. */
export const gable = (cx: number, y: number, base: number, half: number, body: string, lit: string): string =>
  path(
    poly([
      [cx - half, base],
      [cx, y],
      [cx + half, base],
    ]),
    body,
  ) +
  path(
    poly([
      [cx, y],
      [cx + half, base],
      [cx + half * 0.12, base],
    ]),
    lit,
  );

/** A dome on its springing line, with the lit part towards the sun; `k` is height over radius. */
export function dome(cx: number, base: number, r: number, body: string, lit: string, k = 1): string {
  const h = r * k;
  return (
    path(`M${n(cx - r)} ${n(base)}A${n(r)} ${n(h)} 0 0 1 ${n(cx + r)} ${n(base)}z`, body) +
    path(
      `M${n(cx + r * 0.12)} ${n(base - h)}Q${n(cx + r * 0.95)} ${n(base - h * 0.86)} ${n(cx + r)} ${n(base)}H${n(cx + r * 0.5)}Q${n(cx + r * 0.56)} ${n(base - h * 0.66)} ${n(cx + r * 0.12)} ${n(base - h)}z`,
      lit,
    )
  );
}

/** `cols` × `rows` windows spread over a rectangle, as one path. */
export function panes(x: number, y: number, w: number, h: number, cols: number, rows: number, ww: number, wh: number, ink: string): string {
  let d = '';
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) d += box(x + (w * (c + 0.5)) / cols - ww / 2, y + (h * (r + 0.5)) / rows - wh / 2, ww, wh);
  return path(d, ink);
}

/** A row of round arches standing on `base`. */
export function arcade(x0: number, x1: number, base: number, count: number, w: number, h: number, ink: string): string {
  const pitch = (x1 - x0) / count;
  return path(Array.from({ length: count }, (_, i) => arch(x0 + pitch * (i + 0.5) - w / 2, base, w, h)).join(''), ink);
}

/** Columns with capital and foot: shadow, body and a lit edge. */
export function columns(
  x0: number,
  x1: number,
  y: number,
  base: number,
  count: number,
  w: number,
  p: Pick<Palette, 'shadow' | 'body' | 'lit'>,
): string {
  const pitch = count > 1 ? (x1 - x0 - w) / (count - 1) : 0;
  const at = (f: (x: number) => string) => Array.from({ length: count }, (_, i) => f(x0 + pitch * i)).join('');
  return (
    path(
      at((x) => box(x, y, w, base - y) + box(x - w * 0.18, y, w * 1.36, w * 0.35) + box(x - w * 0.18, base - w * 0.35, w * 1.36, w * 0.35)),
      p.body,
    ) +
    path(
      at((x) => box(x, y + w * 0.35, w * 0.28, base - y - w * 0.7)),
      p.shadow,
    ) +
    path(
      at((x) => box(x + w * 0.66, y + w * 0.35, w * 0.34, base - y - w * 0.7)),
      p.lit,
    )
  );
}

/** A pediment: triangle with a darker field. */
export const pediment = (x0: number, x1: number, y: number, base: number, frame: string, field: string): string =>
  path(
    poly([
      [x0, base],
      [(x0 + x1) / 2, y],
      [x1, base],
    ]),
    frame,
  ) +
  path(
    poly([
      [x0 + (x1 - x0) * 0.14, base - (base - y) * 0.16],
      [(x0 + x1) / 2, y + (base - y) * 0.24],
      [x1 - (x1 - x0) * 0.14, base - (base - y) * 0.16],
    ]),
    field,
  );

/** Straight lines between pairs of points, as one stroke. */
export const bars = (list: readonly (readonly [Point, Point])[], ink: string, w: number): string =>
  line(list.map(([a, b]) => `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`).join(''), ink, w);

/** A standing person, feet at `base`, for scale. */
export const person = (x: number, base: number, h: number): string =>
  `M${n(x - h * 0.14)} ${n(base)}l${n(h * 0.03)} ${n(-h * 0.68)}q${n(h * 0.11)} ${n(-h * 0.12)} ${n(h * 0.22)} 0l${n(h * 0.03)} ${n(h * 0.68)}zM${n(x - h * 0.1)} ${n(base - h * 0.87)}a${n(h * 0.1)} ${n(h * 0.1)} 0 1 1 ${n(h * 0.2)} 0a${n(h * 0.1)} ${n(h * 0.1)} 0 1 1 ${n(-h * 0.2)} 0z`;
