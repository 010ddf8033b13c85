import { bars } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge, palm } from '../kit/plants';
import { wheel } from '../kit/shared';
import { backdrop, ground, sea } from '../kit/stage';
import type { Point } from '../kit/tools';
import { H, disc, line, path, svg } from '../kit/tools';

/** A roller coaster loop, the wheel and a swan boat. */
export function orlando(): string {
  const p = PALETTES.noon;
  const track =
    'M-20 330Q120 250 220 420T400 640Q470 650 520 620Q650 560 650 420Q650 300 545 300Q440 300 440 420Q440 570 590 628Q700 650 760 560T900 430T1040 560T1220 480';
  const posts = [40, 90, 140, 190, 240, 290, 340].map((x): readonly [Point, Point] => [
    [x, x < 150 ? 300 + x * 0.2 : 320 + (x - 150) * 1.5],
    [x, 648],
  ]);
  const later = [
    [760, 560],
    [800, 500],
    [850, 450],
    [900, 430],
    [950, 456],
    [1000, 516],
    [1050, 558],
    [1110, 540],
    [1170, 500],
  ].map(([x = 0, y = 0]): readonly [Point, Point] => [
    [x, y],
    [x, 648],
  ]);
  const cross = [...posts, ...later].flatMap(([a], i, all): (readonly [Point, Point])[] => {
    const next = all[i + 1]?.[0];
    return next && next[0] - a[0] < 70
      ? [
          [
            [a[0], a[1] + 40],
            [next[0], 640],
          ],
          [
            [next[0], next[1] + 40],
            [a[0], 640],
          ],
        ]
      : [];
  });
  const car = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-20-6h40q6 0 6-8l-6-12h-34q-8 0-8 10z', '#f2654e')}${path(disc(-8, -32, 6) + disc(9, -32, 6), '#211d5c')}${path('M-22-10h46v4h-46z', '#ffd58a')}</g>`;
  return svg(
    backdrop(p, { x: 800, y: 330, r: 86, seed: 41, clouds: 420 }) +
      wheel(880, 400, 150, 640, { ink: '#2c5670', rim: '#4f8496', pods: '#f2654e' }) +
      hedge(-10, 1210, 610, 44, '#5f9090', 7, 660) +
      hedge(-10, 1210, 634, 30, '#3f7f78', 4, 670) +
      bars([...posts, ...later], '#fff3d9', 7) +
      bars(cross, '#e9cfa8', 3) +
      line('M545 300V640M470 360L520 640M620 360L570 640', '#e9cfa8', 6) +
      line(track, '#9c3442', 17) +
      line(track, '#f2654e', 11) +
      line(track, '#ffd58a', 3) +
      car(188, 372, 58) +
      car(211, 414, 62) +
      car(164, 338, 46) +
      ground(646, '#7fae6c', '#c7d486') +
      sea(p, 668, 800, { spread: 120, seed: 9, count: 44 }) +
      path('M560 730q10-6 24-6h130q46-6 58-40q6 40-26 62q-20 12-50 12H610q-40-2-50-28z', '#fffaf0') +
      path('M580 728q-6-34 6-60t-8-34q-12-2-14 10l-18 6q2-26 28-28q30 0 28 34q-8 40 6 72z', '#fffaf0') +
      path('M546 648l-16 8l16 6z', '#f2654e') +
      path('M620 730q60-44 130-10q-20 30-70 28q-40 0-60-18z', '#e0d3c8') +
      path('M640 700v-34h70v34z', '#2c5670') +
      path('M630 666l45-30l45 30z', '#f2654e') +
      path('M675 636l45 30h-28z', '#ffd58a') +
      line('M540 768h260M580 782h150', '#fff3d9', 3, 'stroke-linecap="round"') +
      palm(110, 800, 400, '#173a58', { lean: 26, size: 1.4, seed: 5, lit: '#5f9a70' }) +
      palm(1120, 800, 450, '#173a58', { lean: -30, size: 1.45, seed: 9, lit: '#5f9a70' }) +
      palm(1016, 800, 230, '#1d4a60', { lean: 12, size: 0.9, seed: 3, lit: '#5f9a70' }) +
      hedge(-10, 260, 786, 38, '#14324e', 4, H) +
      hedge(960, 1210, 788, 38, '#14324e', 8, H),
  );
}
