/** A poster's backdrop in one call: stepped sky, sun, streaks and clouds whose inks follow the ring they lie on. */
import type { Palette } from './palettes';
import { birds, cloud, sky, stars, streak, sun } from './sky';
import { H, mix, path, ramp, rng } from './tools';
import { water } from './land';

export interface Backdrop {
  readonly x: number;
  readonly y: number;
  /** Radius of the sun; 0 hides it. */
  readonly r?: number;
  readonly seed?: number;
  readonly reach?: number;
  /** Flat base of the two clouds; absent for a clear sky. */
  readonly clouds?: number;
  readonly stars?: number;
  readonly birds?: readonly (readonly [number, number, number])[];
}

export function backdrop(
  p: Palette,
  { x, y, r = 96, seed = 1, reach = 960, clouds, stars: starCount = 0, birds: flock }: Backdrop,
): string {
  const random = rng(seed * 2654435 + 97);
  for (let i = 0; i < 4; i++) random();
  const at = (px: number, py: number, shift: number) => ramp(p.sky, 1 - Math.min(1, Math.hypot(px - x, py - y) / reach) + shift);
  let s =
    sky({ x, y, stops: p.sky, reach }) +
    (starCount ? stars(seed, starCount, mix(p.sky[6], '#ffffff', 0.2), 330) : '') +
    (r ? sun(x, y, r, p.sun) : '');
  for (let i = 0; i < 5; i++) {
    const px = Math.round((i % 2 ? 700 : 40) + random() * 260);
    const py = 88 + i * 62 + Math.round(random() * 30);
    const w = Math.round(360 - i * 34 - random() * 50);
    const far = Math.hypot(px + w / 2 - x, py - y) / reach;
    s += streak(px, py, w, at(px + w / 2, py, far > 0.42 ? 0.13 : -0.11), 15 - i);
  }
  if (clouds !== undefined) {
    const wide = 300 + Math.round(random() * 80);
    for (const [cx, side] of [
      [-60, 1],
      [1200 - wide + 50, -1],
    ] as const) {
      const toSun = cx + wide / 2 < x ? 1 : -1;
      s += cloud(cx, clouds + (side > 0 ? 14 : -8), wide, {
        lit: at(cx + wide / 2, clouds, 0.16),
        shade: at(cx + wide / 2, clouds, 0.03),
        seed: seed + (side > 0 ? 3 : 8),
        tall: 0.22,
        sunSide: toSun,
      });
    }
  }
  return s + (flock ? birds(flock, p.sky[0]) : '');
}

/** Water in the palette's ink with the sun's broken path. */
export const sea = (
  p: Palette,
  y: number,
  sunX: number,
  options: { base?: number; seed?: number; count?: number; spread?: number } = {},
): string =>
  water({
    y,
    base: options.base ?? H,
    ink: p.water,
    dark: mix(p.water, p.ink, 0.45),
    light: mix(p.water, p.sky[4], 0.38),
    glint: p.sky[5],
    sunX,
    seed: options.seed ?? 5,
    count: options.count ?? 60,
    spread: options.spread ?? 110,
  });

/** Ground from `y` to the bottom edge, a lighter rim on top. */
export const ground = (y: number, ink: string, rim?: string): string =>
  path(`M0 ${y}h1200v${H - y}H0z`, ink) + (rim ? path(`M0 ${y}h1200v6H0z`, rim) : '');

/** The whole picture mirrored, for a sun on the other side. Never for pictures with signs. */
export const mirrored = (body: string): string => `<g transform="matrix(-1 0 0 1 1200 0)">${body}</g>`;
