/** Small drawing tools. Every function that draws returns SVG text; numbers are cut to a tenth to keep files small. */
export type Point = readonly [number, number];

/** The plate of every poster; the heroes bring their own. */
export const W = 1200,
  H = 800;

export const n = (v: number): number => +v.toFixed(1); // short numbers keep files small
export const rng =
  (seed = 1) =>
  (): number =>
    (seed = (seed * 1664525 + 1013904223) >>> 0) / 4294967296;
export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}"${extra && ' ' + extra}/>`;
export const line = (d: string, ink: string, w: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}"${extra && ' ' + extra}/>`;
export const poly = (pts: readonly Point[]): string => 'M' + pts.map(([x, y]) => `${n(x)} ${n(y)}`).join('L') + 'Z';
export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}v${n(-(h - w / 2))}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}z`;
const channels = (c: string): [number, number, number] => [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16)) as [number, number, number];
/** The ink between two inks: `t` 0 is `a`, 1 is `b`. */
export const mix = (a: string, b: string, t: number): string => {
  const to = channels(b);
  return (
    '#' +
    channels(a)
      .map((v, i) =>
        Math.round(v + ((to[i] ?? v) - v) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
};
/** The ink at `t` (0 to 1) along a row of inks. */
export const ramp = (stops: readonly string[], t: number): string => {
  const k = Math.min(1, Math.max(0, t)) * (stops.length - 1);
  const i = Math.min(Math.floor(k), stops.length - 2);
  const from = stops[i] ?? '#000000';
  return mix(from, stops[i + 1] ?? from, k - i);
};
export const svg = (body: string, w = W, h = H): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" id="art" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${body}</svg>`;
