import type { Point } from './tools';
import { disc, line, n, path, rng } from './tools';

interface PalmOptions {
  readonly lean?: number;
  readonly size?: number;
  readonly seed?: number;
  readonly lit?: string;
}

export function palm(x: number, base: number, h: number, ink: string, { lean = 0, size = 1, seed = 1, lit }: PalmOptions = {}): string {
  const r = rng(seed),
    tx = x + lean,
    ty = base - h,
    L = 74 * size,
    tw = 3.2 * size;
  let d = '';
  for (let i = 0; i < 10; i++) {
    // fronds: arched rib above, saw-toothed leaflets below
    const a = -Math.PI * (1.06 - (i * 1.12) / 9) + (r() - 0.5) * 0.14,
      l = L * (0.84 + r() * 0.26),
      c = Math.cos(a),
      ex = tx + c * l,
      ey = ty + Math.sin(a) * l * 0.5 + l * 0.5 * c * c,
      mx = tx + c * l * 0.55,
      my = ty + Math.sin(a) * l * 0.74 - l * 0.2;
    const P = (u: number): Point => [
      (1 - u) ** 2 * tx + 2 * u * (1 - u) * mx + u * u * ex,
      (1 - u) ** 2 * ty + 2 * u * (1 - u) * my + u * u * ey,
    ];
    d += `M${n(tx)} ${n(ty)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}`;
    for (let k = 6; k >= 1; k--) {
      const [px, py] = P(k / 7);
      const dep = l * 0.26 * Math.sin(Math.PI * (k / 7) * 0.8 + 0.3);
      d += `L${n(px + c * dep * 0.55)} ${n(py + dep)}L${n(px - c * 2)} ${n(py + dep * 0.34)}`;
    }
    d += 'z';
  }
  const trunk = `M${n(x - tw * 1.7)} ${n(base)}Q${n(x - tw + lean * 0.15)} ${n(base - h * 0.55)} ${n(tx - tw)} ${n(ty)}h${n(tw * 2)}Q${n(x + tw + lean * 0.15)} ${n(base - h * 0.55)} ${n(x + tw * 1.7)} ${n(base)}z`;
  return (
    path(trunk + d + disc(tx, ty + 2, 6 * size), ink) +
    (lit
      ? line(
          `M${n(tx + tw)} ${n(ty + 14)}Q${n(x + tw + lean * 0.15)} ${n(base - h * 0.55)} ${n(x + tw * 1.6)} ${n(base)}`,
          lit,
          1.6,
          'stroke-linecap="round"',
        )
      : '')
  );
}
// Mediterranean stone pine: forked trunk, flat layered crown.
export function pine(x: number, base: number, h: number, ink: string, lit?: string, q = 1, side = 1): string {
  const t = base - h,
    w = h * 0.52 * q;
  const crown = (dx: number, dy: number, s: number) => {
    const k = w * s,
      X = x + dx,
      Y = t + dy;
    return `M${n(X - k)} ${n(Y)}q${n(-k * 0.06)} ${n(-k * 0.3)} ${n(k * 0.34)} ${n(-k * 0.33)}q${n(k * 0.2)} ${n(-k * 0.26)} ${n(k * 0.6)} ${n(-k * 0.2)}q${n(k * 0.4)} ${n(-k * 0.12)} ${n(k * 0.58)} ${n(k * 0.14)}q${n(k * 0.5)} 0 ${n(k * 0.48)} ${n(k * 0.36)}q${n(-k * 0.3)} ${n(k * 0.16)} ${n(-k * 0.62)} ${n(k * 0.1)}q${n(-k * 0.5)} ${n(k * 0.14)} ${n(-k * 0.86)} ${n(0)}q${n(-k * 0.36)} ${n(k * 0.06)} ${n(-k * 0.52)} ${n(-k * 0.07)}z`;
  };
  const trunk = `M${n(x - 7)} ${base}Q${n(x - 3)} ${n(base - h * 0.5)} ${n(x - 5)} ${n(base - h * 0.62)}L${n(x - w * 0.5)} ${n(t - 2)}h9L${n(x)} ${n(base - h * 0.68)}L${n(x + w * 0.42)} ${n(t - 2)}h9L${n(x + 6)} ${n(base - h * 0.6)}Q${n(x + 5)} ${n(base - h * 0.4)} ${n(x + 8)} ${base}z`;
  return path(trunk + crown(0, 0, 1), ink) + (lit ? path(crown(side * w * 0.2, -w * 0.17, 0.62), lit) : '');
}
export const cypress = (x: number, base: number, h: number, ink: string, lit?: string): string =>
  path(
    `M${x} ${base - h}q${n(h * 0.13)} ${n(h * 0.42)} ${n(h * 0.1)} ${n(h * 0.82)}q${n(-h * 0.02)} ${n(h * 0.18)} ${n(-h * 0.1)} ${n(h * 0.18)}q${n(-h * 0.08)} 0 ${n(-h * 0.1)} ${n(-h * 0.18)}q${n(-h * 0.03)} ${n(-h * 0.4)} ${n(h * 0.1)} ${n(-h * 0.82)}z`,
    ink,
  ) +
  (lit
    ? path(
        `M${x + 1} ${n(base - h * 0.94)}q${n(h * 0.11)} ${n(h * 0.4)} ${n(h * 0.085)} ${n(h * 0.78)}q${n(-h * 0.06)} ${n(-h * 0.4)} ${n(-h * 0.085)} ${n(-h * 0.78)}z`,
        lit,
      )
    : '');
// Clipped row of round trees (quays, boulevards): one scalloped path with uneven crowns.
export function hedge(x0: number, x1: number, y: number, r0: number, ink: string, seed = 1, base = y + 20): string {
  const r = rng(seed);
  let x = x0,
    d = `M${n(x0)} ${n(y)}`;
  while (x < x1) {
    const w = Math.min(r0 * (1.1 + r() * 1.1), x1 - x + 1);
    d += `a${n(w * 0.55)} ${n(w * (0.5 + r() * 0.18))} 0 0 1 ${n(w)} 0`;
    x += w;
  }
  return path(
    d + `q${n(r0 * 0.9)} 2 ${n(r0 * 1.5)} ${n(base - y)}H${n(x0 - r0 * 1.5)}Q${n(x0 - r0 * 0.6)} ${n(y + 2)} ${n(x0)} ${n(y)}z`,
    ink,
  );
}
