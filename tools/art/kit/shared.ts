/** Landmarks that more than one poster uses. */
import type { Point } from './tools';
import { box, disc, line, n, path, poly } from './tools';

interface AirlinerInks {
  readonly body: string;
  readonly belly: string;
  readonly wing: string;
  readonly tail: string;
  readonly glass: string;
}

// Eiffel Tower, also the half-size one in Las Vegas. Feet are on plinths at `base`.
export function eiffel(cx: number, base: number, h: number, { dark, lit, lace }: { dark: string; lit: string; lace: string }): string {
  const half = (t: number) => h * (0.186 * Math.exp(-3.35 * t) + 0.0025),
    inn = (t: number) =>
      t < 0.173
        ? h * (0.112 - 0.33 * t)
        : t < 0.349
          ? h * (0.05 - 0.165 * (t - 0.173))
          : t < 0.47
            ? h * 0.02 * (1 - (t - 0.349) / 0.121)
            : 0,
    Y = (t: number) => base - h * t;
  const leg = (s: number, t0: number, t1: number) => {
    const o: Point[] = [],
      i: Point[] = [];
    for (let k = 0; k <= 10; k++) {
      const t = t0 + ((t1 - t0) * k) / 10;
      o.push([cx + s * half(t), Y(t)]);
      i.unshift([cx + s * inn(t), Y(t)]);
    }
    return poly([...o, ...i]);
  };
  let L = '',
    R = '',
    X = '';
  for (const [a, b] of [
    [0.022, 0.173],
    [0.173, 0.349],
    [0.349, 0.93],
  ] as const) {
    L += leg(-1, a, b);
    R += leg(1, a, b);
  }
  const brace = (a: number, b: number, rows: number) => {
    for (let k = 0; k < rows; k++) {
      const t0 = a + ((b - a) * k) / rows,
        t1 = a + ((b - a) * (k + 1)) / rows;
      for (const s of [-1, 1])
        X += `M${n(cx + s * half(t0))} ${n(Y(t0))}L${n(cx + s * inn(t1))} ${n(Y(t1))}M${n(cx + s * inn(t0))} ${n(Y(t0))}L${n(cx + s * half(t1))} ${n(Y(t1))}`;
    }
  };
  brace(0.03, 0.15, 4);
  brace(0.19, 0.335, 5);
  brace(0.365, 0.66, 9);
  brace(0.66, 0.9, 9);
  const deck = (t: number, k: number, th: number) => box(cx - half(t) * k, Y(t) - h * th, half(t) * 2 * k, h * th);
  const decks =
    deck(0.165, 1.1, 0.026) +
    deck(0.342, 1.14, 0.02) +
    deck(0.905, 2.1, 0.014) +
    box(cx - h * 0.009, Y(0.955), h * 0.018, h * 0.04) +
    `M${n(cx - h * 0.011)} ${n(Y(0.955))}a${n(h * 0.011)} ${n(h * 0.013)} 0 0 1 ${n(h * 0.022)} 0z` +
    box(cx - h * 0.0024, Y(1.04), h * 0.0048, h * 0.085);
  const feet = [-1, 1]
    .map((s) => {
      const a = cx + s * inn(0) - s * h * 0.006,
        b = cx + s * half(0) + s * h * 0.008;
      return poly([
        [a, Y(0.024)],
        [b, Y(0.024)],
        [b + s * 6, base + 2],
        [a - s * 6, base + 2],
      ]);
    })
    .join('');
  const aw = inn(0.05) + h * 0.004,
    archD = `M${n(cx - aw)} ${n(Y(0.05))}A${n(aw)} ${n(h * 0.094)} 0 0 1 ${n(cx + aw)} ${n(Y(0.05))}`;
  return (
    path(L + feet + decks, dark) +
    path(R, lit) +
    line(X, lace, n(Math.max(0.7, h * 0.0022))) +
    line(archD, dark, n(h * 0.017)) +
    line(archD, lace, n(h * 0.003)) +
    path(
      (
        [
          [0.165, 1.1, 0.026],
          [0.342, 1.14, 0.02],
          [0.905, 2.1, 0.014],
        ] as const
      )
        .map(([t, k, th]) => box(cx - half(t) * k - 2, Y(t) - h * th, half(t) * 2 * k + 4, Math.max(1.4, h * 0.005)))
        .join(''),
      lace,
    )
  );
}
// Observation wheel (High Roller, Pacific Park).
export function wheel(
  cx: number,
  cy: number,
  r: number,
  base: number,
  { ink, rim, pods }: { ink: string; rim: string; pods: string },
): string {
  let sp = '',
    pd = '';
  for (let i = 0; i < 20; i++) {
    const a = (i * Math.PI) / 10;
    sp += `M${n(cx)} ${n(cy)}L${n(cx + r * Math.cos(a))} ${n(cy + r * Math.sin(a))}`;
    pd += disc(cx + r * Math.cos(a), cy + r * Math.sin(a), r * 0.055);
  }
  return (
    line(sp, rim, 1.1) +
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${rim}" stroke-width="${n(r * 0.05)}"/>` +
    line(`M${n(cx - r * 0.5)} ${base}L${cx} ${cy}L${n(cx + r * 0.5)} ${base}`, ink, n(r * 0.07), 'stroke-linejoin="round"') +
    path(disc(cx, cy, r * 0.09), ink) +
    path(pd, pods)
  );
}
// Airliner in side view, nose to the right, drawn about its own centre; `k` scales, `tilt` climbs.
export function airliner(x: number, y: number, k: number, tilt: number, { body, belly, wing, tail, glass }: AirlinerInks): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${-tilt}) scale(${k})">` +
    path('M-150-8L-196-74q-2-6 6-6h24q6 0 10 5l46 61z', tail) +
    path('M-176-66h22l14 18h-26z', wing) +
    path('M-186-10Q-180-24-140-26H150q34 0 52 14q18 12 14 20q-8 14-70 16H-60q-84 0-126-34z', body) +
    path('M216 8q-8 14-70 16H-60q-84 0-126-34q110 18 250 18q100 2 152 0z', belly) +
    path('M-150-12l-58 20q-4 2 2 4h24l60-18z', wing) +
    path('M40 6L-64 74q-6 5 2 5h22L96 12q-20-8-56-6z', wing) +
    path('M8 26h44q10 0 10 9t-10 9H12q-14 0-14-9t10-9z', belly) +
    path('M52 26q10 0 10 9t-10 9z', wing) +
    path(Array.from({ length: 22 }, (_, i) => `M${-118 + i * 12}-13h5v8h-5z`).join('') + 'M182-16l14 8h-22l-2-8z', glass) +
    `</g>`
  );
}
