/** A place in one call, and what many places need: houses, people, boats, rocks. */
import { person } from './masonry';
import type { Palette } from './palettes';
import { PALETTES } from './palettes';
import { backdrop } from './stage';
import type { Backdrop } from './stage';
import type { Point } from './tools';
import { box, disc, line, n, path, poly, svg } from './tools';

/** A whole picture: the light by the name of its palette, then what `draw` puts before it. */
export function scene(light: keyof typeof PALETTES, far: Backdrop, draw: (p: Palette) => readonly string[]): string {
  const p: Palette = PALETTES[light];
  return svg(backdrop(p, far) + draw(p).join(''));
}

/** People of one ink: x, foot line and height of each. */
export const crowd = (list: readonly (readonly [x: number, base: number, h: number])[], ink: string): string =>
  path(list.map(([x, base, h]) => person(x, base, h)).join(''), ink);

/** A shape of corners, and the same with its right part lit from `from` on. */
export const shape = (points: readonly Point[], ink: string): string => path(poly(points), ink);

/** A house front with a gable or hip roof, its lit right third and rows of windows. */
export function house(
  x: number,
  base: number,
  w: number,
  h: number,
  ink: { readonly wall: string; readonly lit: string; readonly roof: string; readonly win: string },
  { rise = 0.3, cols = 3, rows = 2 }: { readonly rise?: number; readonly cols?: number; readonly rows?: number } = {},
): string {
  const top = base - h;
  let win = '';
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++)
      win += box(x + (w * (c + 0.5)) / cols - w / cols / 5, top + (h * (r + 0.28)) / rows, w / cols / 2.5, (h / rows) * 0.5);
  return (
    path(box(x, top, w, h), ink.wall) +
    path(box(x + w * 0.7, top, w * 0.3, h), ink.lit) +
    shape(
      [
        [x - w * 0.06, top],
        [x + w * 0.5, top - w * rise],
        [x + w * 1.06, top],
      ],
      ink.roof,
    ) +
    path(win, ink.win)
  );
}

/** A boat seen from the side: hull, cabin and stripe. */
export const boat = (x: number, y: number, q: number, hull: string, cabin: string, glass: string): string =>
  path(
    `M${n(x - 90 * q)} ${n(y)}h${n(190 * q)}q${n(-10 * q)} ${n(34 * q)} ${n(-34 * q)} ${n(36 * q)}h${n(-120 * q)}q${n(-26 * q)} ${n(-4 * q)} ${n(-36 * q)} ${n(-36 * q)}z`,
    hull,
  ) +
  path(box(x - 52 * q, y - 30 * q, 110 * q, 30 * q), cabin) +
  path([0, 1, 2, 3].map((i) => box(x - 42 * q + i * 26 * q, y - 24 * q, 16 * q, 13 * q)).join(''), glass);

/** Boulders along a line. */
export const rocks = (list: readonly (readonly [x: number, base: number, r: number])[], ink: string, lit: string): string =>
  path(
    list
      .map(
        ([x, base, r]) =>
          `M${n(x - r)} ${n(base)}q${n(r * 0.1)} ${n(-r * 0.9)} ${n(r * 0.8)} ${n(-r)}q${n(r)} ${n(r * 0.1)} ${n(r * 1.2)} ${n(r)}z`,
      )
      .join(''),
    ink,
  ) + path(list.map(([x, base, r]) => `M${n(x)} ${n(base - r)}q${n(r * 0.8)} ${n(r * 0.1)} ${n(r)} ${n(r)}h${n(-r * 0.5)}z`).join(''), lit);

/** A paper or glass lantern on a cord. */
export const lantern = (x: number, y: number, r: number, ink: string, light: string): string =>
  line(`M${n(x)} ${n(y - r * 2.2)}v${n(r)}`, ink, 3) +
  path(disc(x, y, r), light) +
  path(box(x - r * 0.5, y - r * 1.2, r, r * 0.3) + box(x - r * 0.5, y + r * 0.9, r, r * 0.3), ink);

/** A row of the same thing. */
export const row = (count: number, x: number, step: number, draw: (x: number, i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(x + step * i, i)).join('');

/** A suspension bridge between two towers at `x0` and `x1`, its deck at `y`. */
export function suspension(x0: number, x1: number, y: number, top: number, ink: string, rope: string): string {
  const mid = (x0 + x1) / 2;
  const side = (x1 - x0) * 0.55;
  let hang = '';
  for (let i = 1; i < 12; i++) {
    const t = i / 12;
    const cable = top + (y - 14 - top) * (1 - Math.pow(2 * t - 1, 2));
    hang += `M${n(x0 + (x1 - x0) * t)} ${n(cable)}V${n(y)}`;
  }
  return (
    line(
      `M${n(x0 - side)} ${n(y - 6)}Q${n(x0 - side * 0.4)} ${n(y - 20)} ${n(x0)} ${n(top)}Q${n(mid)} ${n(2 * y - 28 - top)} ${n(x1)} ${n(top)}Q${n(x1 + side * 0.4)} ${n(y - 20)} ${n(x1 + side)} ${n(y - 6)}`,
      rope,
      4,
    ) +
    line(hang, rope, 1.6) +
    path(
      [x0, x1]
        .map(
          (x) =>
            box(x - 15, top - 10, 9, y + 60 - top) +
            box(x + 6, top - 10, 9, y + 60 - top) +
            box(x - 15, top + 26, 30, 9) +
            box(x - 15, (top + y) / 2, 30, 9),
        )
        .join(''),
      ink,
    ) +
    path(box(-10, y, 1220, 12), ink)
  );
}
