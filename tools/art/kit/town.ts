import { W, box, disc, path, poly, rng } from './tools';

type RoofKind = 'paris' | 'rome' | 'tower' | 'low';
/** One house: left edge, top, width, height and the row's random numbers. */
type Roof = (x: number, t: number, w: number, h: number, r: () => number) => string;
interface SkylineOptions {
  readonly y: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly ink: string;
  readonly win?: string;
  readonly kind?: RoofKind;
  readonly seed?: number;
  readonly from?: number;
  readonly to?: number;
  readonly base?: number;
  readonly lit?: number;
  readonly shape?: (x: number) => number;
  readonly ww?: number;
  readonly wh?: number;
  readonly gap?: number;
}

// One row of a town. `kind` picks the roof vocabulary; windows are merged into a single path.
const ROOFS: Record<RoofKind, Roof> = {
  paris: (x, t, w, h, r) => {
    const m = 14 + r() * 12;
    let d = poly([
      [x, t + m],
      [x + w * 0.05, t + m * 0.35],
      [x + w * 0.1, t],
      [x + w * 0.9, t],
      [x + w * 0.95, t + m * 0.35],
      [x + w, t + m],
      [x + w, t + h],
      [x, t + h],
    ]);
    for (let k = 0; k < 3; k++) d += box(x + w * (0.12 + 0.68 * r()), t - 6 - r() * 8, 5 + r() * 5, 16);
    if (r() < 0.16) d += disc(x + w / 2, t + 3, w * 0.24) + box(x + w / 2 - 1.5, t - w * 0.24 - 12, 3, 14);
    return d;
  },
  rome: (x, t, w, h, r) => {
    const q = r(),
      rise = 8 + r() * 10;
    let d =
      q < 0.6
        ? poly([
            [x - 3, t + rise],
            [x + w / 2, t],
            [x + w + 3, t + rise],
            [x + w, t + h],
            [x, t + h],
          ])
        : box(x, t + 4, w, h);
    if (r() < 0.13)
      d +=
        box(x + w * 0.3, t - 44, 20, 60) +
        poly([
          [x + w * 0.3 - 3, t - 44],
          [x + w * 0.3 + 10, t - 62],
          [x + w * 0.3 + 23, t - 44],
        ]);
    if (r() < 0.1) d += disc(x + w / 2, t + 6, w * 0.34) + box(x + w / 2 - 2, t - w * 0.34 - 10, 4, 16);
    return d;
  },
  tower: (x, t, w, h, r) => {
    const q = r();
    let d = box(x, t, w, h);
    if (q < 0.34) d += box(x + w * 0.16, t - 16, w * 0.68, 18) + box(x + w * 0.34, t - 34, w * 0.32, 20);
    else if (q < 0.5)
      d += poly([
        [x, t + 1],
        [x + w / 2, t - 26],
        [x + w, t + 1],
      ]);
    else if (q < 0.62)
      d += poly([
        [x, t + 1],
        [x + w, t - 24],
        [x + w, t + 1],
      ]);
    else if (q < 0.8) d += box(x + w * 0.2, t - 8, w * 0.22, 9) + box(x + w * 0.58, t - 12, w * 0.2, 13);
    if (r() < 0.22) d += box(x + w / 2 - 1.2, t - 58, 2.4, 60);
    return d;
  },
  low: (x, t, w, h, r) => box(x, t, w, h) + (r() < 0.5 ? box(x + w * 0.2, t - 5, w * 0.25, 6) : ''),
};
export function skyline({
  y,
  min,
  max,
  step,
  ink,
  win,
  kind = 'tower',
  seed = 1,
  from = -20,
  to = W + 20,
  base,
  lit = 0.4,
  shape = () => 1,
  ww = 4,
  wh = 6,
  gap = 11,
}: SkylineOptions): string {
  const r = rng(seed);
  let d = '',
    wd = '',
    x = from;
  const floor = base ?? y + 60;
  while (x < to) {
    const w = step * (0.55 + r() * 0.8),
      h = (min + r() * (max - min)) * shape(x + w / 2),
      t = y - h;
    d += ROOFS[kind](x, t, w, floor - t, r);
    if (win)
      for (let yy = t + (kind === 'paris' ? 28 : 13); yy < y - 10; yy += gap * 1.35)
        for (let xx = x + 6; xx < x + w - ww - 4; xx += gap) if (r() < lit) wd += box(Math.round(xx), Math.round(yy), ww, wh);
    x += w + (r() < 0.25 ? step * 0.1 : 0);
  }
  return path(d, ink) + (win && wd ? path(wd, win) : '');
}
