/** Small things that are in a picture: firs, cacti, boards, lamps, sails. Lit on the right. */
import type { Point } from './tools';
import { box, disc, line, n, path, poly } from './tools';

/** A fir of stacked skirts. */
export function fir(x: number, base: number, h: number, ink: string, lit?: string): string {
  const tiers = 6;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < tiers; i++) {
    const w = h * (0.07 + (i / tiers) * 0.19);
    const y = base - h + ((i + 1) * h * 0.92) / tiers;
    left.push([x - w, y], [x - w * 0.52, y - h * 0.012]);
    right.push([x + w, y], [x + w * 0.52, y - h * 0.012]);
  }
  const trunk = box(x - h * 0.02, base - h * 0.1, h * 0.04, h * 0.1);
  return (
    path(poly([[x, base - h], ...right, [x, base - h * 0.08], ...left.reverse()]) + trunk, ink) +
    (lit
      ? path(
          poly([[x, base - h], ...right.map(([px, py]): Point => [px - (px - x) * 0.1, py - h * 0.01]), [x + h * 0.06, base - h * 0.1]]),
          lit,
        )
      : '')
  );
}

/** A saguaro with two arms and a lit edge. */
export function saguaro(x: number, base: number, h: number, ink: string, lit: string): string {
  const w = h * 0.13;
  const d = `M${n(x)} ${base}V${n(base - h + w / 2)}M${n(x)} ${n(base - h * 0.36)}h${n(-h * 0.12)}q${n(-h * 0.1)} 0 ${n(-h * 0.1)} ${n(-h * 0.1)}v${n(-h * 0.2)}M${n(x)} ${n(base - h * 0.46)}h${n(h * 0.1)}q${n(h * 0.1)} 0 ${n(h * 0.1)} ${n(-h * 0.1)}v${n(-h * 0.24)}`;
  const shift = `transform="translate(${n(w * 0.3)} 0)" stroke-linecap="round"`;
  return line(d, ink, n(w), 'stroke-linecap="round"') + line(d, lit, n(Math.max(2, w * 0.14)), shift);
}

/** A surfboard stuck in the sand. */
export function surfboard(x: number, base: number, h: number, half: number, ink: string, stripe: string, tilt: number): string {
  const d = `M${x} ${base - h}q${half} ${n(h * 0.22)} ${half} ${n(h * 0.55)}q0 ${n(h * 0.3)} ${n(-half * 0.6)} ${n(h * 0.45)}h${n(-half * 0.8)}q${n(-half * 0.6)} ${n(-h * 0.15)} ${n(-half * 0.6)} ${n(-h * 0.45)}q0 ${n(-h * 0.33)} ${half} ${n(-h * 0.55)}z`;
  return `<g transform="rotate(${tilt} ${x} ${base})">${path(d, ink)}${path(box(x - 3, base - h * 0.93, 6, h * 0.9), stripe)}${path(box(x - half * 0.9, base - h * 0.42, half * 1.8, h * 0.06), stripe)}</g>`;
}

/** A street lamp with one round light. */
export const lamp = (x: number, base: number, h: number, ink: string, light: string): string =>
  path(
    box(x - h * 0.018, base - h, h * 0.036, h) +
      box(x - h * 0.06, base - h * 0.08, h * 0.12, h * 0.08) +
      box(x - h * 0.04, base - h * 0.9, h * 0.08, h * 0.03),
    ink,
  ) + path(disc(x, base - h, h * 0.07), light);

/** A small sailing boat. */
export const sailboat = (x: number, y: number, q: number, sail: string, shade: string, hull: string): string =>
  path(`M${n(x)} ${n(y)}V${n(y - 92 * q)}l${n(50 * q)} ${n(92 * q)}z`, sail) +
  path(`M${n(x - 6 * q)} ${n(y)}v${n(-78 * q)}l${n(-34 * q)} ${n(78 * q)}z`, shade) +
  path(
    `M${n(x - 48 * q)} ${n(y + 5 * q)}h${n(106 * q)}q${n(-8 * q)} ${n(16 * q)} ${n(-22 * q)} ${n(18 * q)}h${n(-62 * q)}q${n(-16 * q)} ${n(-4 * q)} ${n(-22 * q)} ${n(-18 * q)}z`,
    hull,
  ) +
  line(`M${n(x - 66 * q)} ${n(y + 32 * q)}h${n(130 * q)}`, sail, n(3 * q), 'stroke-linecap="round"');

/** A round tree on a trunk with a lit crown. */
export const tree = (x: number, base: number, h: number, ink: string, lit: string): string => {
  const r = h * 0.3;
  return (
    path(
      box(x - h * 0.03, base - h * 0.5, h * 0.06, h * 0.5) +
        disc(x - r * 0.5, base - h * 0.56, r * 0.8) +
        disc(x + r * 0.55, base - h * 0.54, r * 0.78) +
        disc(x, base - h * 0.72, r),
      ink,
    ) + path(disc(x + r * 0.5, base - h * 0.68, r * 0.5) + disc(x + r * 0.85, base - h * 0.5, r * 0.34), lit)
  );
};
