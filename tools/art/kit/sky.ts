/** Everything above the horizon. Light always comes from the sun's side. */
import { H, W, line, n, path, ramp, rng } from './tools';

interface SkyOptions {
  readonly x: number;
  readonly y: number;
  readonly stops: readonly string[];
  readonly steps?: number;
  readonly reach?: number;
  readonly w?: number;
  readonly h?: number;
}
interface CloudOptions {
  readonly lit: string;
  readonly shade?: string;
  readonly seed?: number;
  readonly tall?: number;
  readonly sunSide?: number;
}

// Concentric stepped halos around the sun: `stops` run from the far sky to the sun.
export function sky({ x, y, stops, steps = 11, reach = 960, w = W, h = H }: SkyOptions): string {
  let s = `<path d="M0 0h${w}v${h}H0z" fill="${stops[0]}"/>`;
  for (let i = 1; i <= steps; i++)
    s += `<circle cx="${x}" cy="${y}" r="${n(reach * Math.pow(1 - i / (steps + 1.2), 1.25))}" fill="${ramp(stops, i / steps)}"/>`;
  return s;
}
export const sun = (x: number, y: number, r: number, ink: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`;
export function stars(seed: number, count: number, ink: string, yMax = 300, w = W): string {
  const r = rng(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = r() * w,
      y = r() * yMax,
      q = 1 + r() * 2.6;
    d += `M${n(x - q)} ${n(y)}l${n(q)} ${n(-q)}l${n(q)} ${n(q)}l${n(-q)} ${n(q)}z`;
  }
  return path(d, ink);
}
// Cumulus with a flat base: bumps along an arc; a lit body and a shaded belly away from the sun.
export function cloud(x: number, y: number, w: number, { lit, shade, seed = 1, tall = 0.3, sunSide = 1 }: CloudOptions): string {
  const r = rng(seed),
    bumps = 4 + Math.floor(r() * 3),
    widths = Array.from({ length: bumps }, (_, i) => 0.55 + r() * 0.5 + Math.sin((Math.PI * (i + 0.5)) / bumps));
  const total = widths.reduce((a, b) => a + b);
  const body = (sx: number, sy: number, dx: number) => {
    let d = `M${n(x + dx)} ${n(y)}`,
      lastY = 0;
    widths.forEach((q, i) => {
      const bw = (w * sx * q) / total,
        t = (i + 1) / bumps,
        ty = i === bumps - 1 ? 0 : -Math.sin(Math.PI * t) * w * tall * sy,
        rad = Math.hypot(bw, ty - lastY) * 0.56;
      d += `a${n(rad)} ${n(rad)} 0 0 1 ${n(bw)} ${n(ty - lastY)}`;
      lastY = ty;
    });
    return d + 'z';
  };
  return path(body(1, 1, 0), lit) + (shade ? path(body(0.8, 0.62, sunSide > 0 ? w * 0.03 : w * 0.17), shade) : '');
}
// Stratus: three stacked bars with round ends, the long one in the middle (deco "speed lines").
export function streak(x: number, y: number, w: number, ink: string, h = 12): string {
  const bar = (dx: number, dy: number, l: number, t = h) => {
    const q = t / 2;
    return `M${n(x + dx + q)} ${n(y + dy)}h${n(l - t)}a${n(q)} ${n(q)} 0 0 1 0 ${n(t)}h${n(t - l)}a${n(q)} ${n(q)} 0 0 1 0 ${n(-t)}z`;
  };
  const k = (x * 7 + y * 3) % 3; // small deterministic variation
  return path(
    bar(0, 0, w) +
      bar(w * (0.16 + k * 0.1), -h * 0.86, w * (0.42 - k * 0.06)) +
      bar(w * (0.36 - k * 0.14), h * 0.86, w * (0.38 + k * 0.05), h * 0.8) +
      bar(w * 1.04, h * 0.1, w * 0.1, h * 0.6),
    ink,
  );
}
export const birds = (list: readonly (readonly [number, number, number])[], ink: string): string =>
  line(
    list.map(([x, y, q]) => `M${x - q} ${y}q${n(q * 0.5)} ${n(-q * 0.55)} ${q} 0q${n(q * 0.5)} ${n(-q * 0.55)} ${q} 0`).join(''),
    ink,
    2.6,
    'stroke-linecap="round"',
  );
