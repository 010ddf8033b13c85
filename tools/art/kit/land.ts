import { H, W, line, n, path, rng } from './tools';

interface RidgeOptions {
  readonly seed?: number;
  readonly step?: number;
  readonly base?: number;
  readonly sharp?: boolean;
  readonly w?: number;
}
interface WaterOptions {
  readonly y: number;
  readonly base?: number;
  readonly ink: string;
  readonly dark: string;
  readonly light: string;
  readonly glint?: string;
  readonly sunX: number;
  readonly seed?: number;
  readonly count?: number;
  readonly spread?: number;
  readonly w?: number;
}

export function ridge(
  y: number,
  amp: number,
  ink: string,
  { seed = 1, step = 120, base = H, sharp = false, w = W }: RidgeOptions = {},
): string {
  const r = rng(seed);
  let x = -step,
    d = `M${x} ${base}V${n(y)}`;
  while (x < w + step) {
    const dx = step * (0.6 + r() * 0.8),
      ny = y - r() * amp;
    d += sharp ? `L${n(x + dx)} ${n(ny)}` : `S${n(x + dx * 0.45)} ${n(ny)} ${n(x + dx)} ${n(ny)}`;
    x += dx;
  }
  return path(d + `V${base}Z`, ink);
}
// Flat water, horizontal dashes that grow towards the viewer, broken sun path below the sun.
export function water({ y, base = H, ink, dark, light, glint, sunX, seed = 3, count = 70, spread = 90, w = W }: WaterOptions): string {
  const r = rng(seed);
  let a = '',
    b = '',
    g = '';
  for (let i = 0; i < count; i++) {
    const k = r(),
      yy = y + 6 + (base - y - 10) * k,
      l = 14 + 90 * k * (0.4 + r()),
      x = r() * w;
    if (i % 2) a += `M${n(x)} ${n(yy)}h${n(l)}`;
    else b += `M${n(x)} ${n(yy)}h${n(l)}`;
  }
  for (let yy = y + 5, k = 0; yy < base; yy += 5 + k * 1.1, k++) {
    const l = spread * (0.5 + r() * 0.7) * (1 + k * 0.035),
      dx = (r() - 0.5) * spread * 0.35;
    g += `M${n(sunX + dx - l / 2)} ${n(yy)}h${n(l)}`;
    if (k % 3 === 1) g += `M${n(sunX + dx + l * 0.75)} ${n(yy)}h${n(l * 0.25)}`;
  }
  const o = 'stroke-linecap="round"';
  return path(`M0 ${y}h${w}v${base - y}H0z`, ink) + line(a, dark, 3, o) + line(b, light, 2.4, o) + (glint ? line(g, glint, 3.2, o) : '');
}
