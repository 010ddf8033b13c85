import { bars, panes, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { sailboat } from '../kit/props';
import { backdrop, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import type { Point } from '../kit/tools';
import { box, disc, path, poly, svg } from '../kit/tools';

/** The Zakim Bridge and sails on the Charles. */
export function boston(): string {
  const p = PALETTES.gold;
  const deck = 566;
  const fan = (x: number, top: number, reach: number, count: number, s: number) =>
    Array.from({ length: count }, (_, i): readonly [Point, Point] => [
      [x, top + i * 9],
      [x + s * (40 + (reach - 40) * (1 - i / count)), deck],
    ]);
  const pylon = (x: number, top: number, q: number) =>
    path(
      poly([
        [x - 10 * q, top + 60 * q],
        [x, top],
        [x + 10 * q, top + 60 * q],
        [x + 13 * q, top + 190 * q],
        [x - 13 * q, top + 190 * q],
      ]),
      '#e9d3c0',
    ) +
    path(
      poly([
        [x, top],
        [x + 10 * q, top + 60 * q],
        [x + 13 * q, top + 190 * q],
        [x + 2, top + 190 * q],
      ]),
      '#fff6e2',
    ) +
    path(
      poly([
        [x - 13 * q, top + 186 * q],
        [x + 2, top + 186 * q],
        [x - 50 * q, 650],
        [x - 78 * q, 650],
      ]),
      '#c79f9a',
    ) +
    path(
      poly([
        [x - 2, top + 186 * q],
        [x + 13 * q, top + 186 * q],
        [x + 78 * q, 650],
        [x + 50 * q, 650],
      ]),
      '#fff0d4',
    );
  return svg(
    backdrop(p, {
      x: 720,
      y: 440,
      r: 92,
      seed: 19,
      clouds: 400,
      birds: [
        [210, 210, 13],
        [244, 196, 10],
      ],
    }) +
      skyline({ y: 600, min: 50, max: 140, step: 48, ink: p.haze, seed: 61 }) +
      slab(586, 322, 62, 300, '#4a6a92', '#9fb2b4') +
      panes(588, 330, 42, 260, 4, 18, 4, 7, '#7f93b0') +
      slab(846, 404, 54, 220, '#a85f68', '#f7b67e') +
      path('M846 404L873 330L900 404z', '#7a3350') +
      path('M873 330L900 404h-22z', '#f7b67e') +
      path(disc(870, 424, 11), '#fff6dc') +
      skyline({ y: 612, min: 40, max: 110, step: 56, ink: '#96565f', win: '#ffdf9f', seed: 43, lit: 0.22 }) +
      hedge(-10, 1210, 606, 20, '#5f3556', 5, 640) +
      sea(p, 622, 720, { spread: 130, seed: 7 }) +
      bars(
        [...fan(430, 206, 400, 16, -1), ...fan(430, 206, 300, 16, 1), ...fan(1010, 290, 250, 12, -1), ...fan(1010, 290, 220, 12, 1)],
        '#fff3d9',
        1.8,
      ) +
      pylon(1010, 270, 0.8) +
      path(`M0 ${deck}H1200v18H0z`, '#3a2a52') +
      path(`M0 ${deck}H1200v5H0z`, '#ffdca6') +
      pylon(430, 180, 1) +
      path(box(330, 640, 200, 22) + box(930, 636, 160, 20), '#3a2a52') +
      path(box(330, 640, 200, 5) + box(930, 636, 160, 5), '#c79f9a') +
      sailboat(690, 716, 1.1, '#fff6dc', '#e0b8a0', p.ink) +
      sailboat(860, 676, 0.6, '#fff6dc', '#e0b8a0', p.ink) +
      sailboat(230, 742, 1.3, '#ff9a78', '#c2603f', p.ink),
  );
}
