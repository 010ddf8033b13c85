import { columns, dome, pediment } from '../../kit/masonry';
import { crowd, row, scene, shape } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** The round memorial among cherries. */
export const tidalBasin = (): string =>
  scene('dusk', { x: 300, y: 320, r: 74, seed: 2541 }, (p) => [
    path(
      row(11, -10, 120, (x, i) => disc(x, 510 + (i % 3) * 8, 44)),
      '#8a4a78',
    ),
    path(box(420, 480, 400, 60), '#a86a80') + path(box(400, 470, 440, 14), '#ffe3c0'),
    columns(420, 820, 390, 480, 13, 14, { shadow: '#8a4a70', body: '#e0a8a0', lit: '#fff0dc' }) + path(box(404, 376, 432, 18), '#ffe3c0'),
    pediment(500, 740, 330, 380, '#ffe3c0', '#b8708a'),
    dome(620, 378, 150, '#c88890', '#ffd9b8', 0.72),
    shape(
      [
        [380, 540],
        [860, 540],
        [900, 580],
        [340, 580],
      ],
      '#d99a98',
    ),
    sea(p, 578, 300, { seed: 5, spread: 130 }),
    path('M470 590H770Q740 680 620 690Q500 680 470 590z', '#c88890', 'opacity=".4"'),
    line(
      'M-20 200Q200 160 420 260M60 180Q160 260 260 260M1220 180Q1000 160 860 270M1120 190Q1040 280 960 290',
      p.ink,
      16,
      'stroke-linecap="round"',
    ),
    path(
      row(30, 0, 0, (_, i) => disc(((i * 83) % 430) - 10, 130 + ((i * 47) % 170), 22 + (i % 4) * 7)),
      '#f2a8b8',
    ) +
      path(
        row(26, 0, 0, (_, i) => disc(820 + ((i * 79) % 400), 120 + ((i * 53) % 180), 22 + (i % 4) * 7)),
        '#ffc4c8',
      ) +
      path(
        row(20, 0, 0, (_, i) => disc((i * 97) % 420, 140 + ((i * 41) % 150), 9)),
        '#fff0ec',
      ),
    path('M460 690q20 -30 50 -20h50l20 20q-10 26 -40 26h-50q-24 -4 -30 -26z', '#fff0dc') +
      crowd(
        [
          [500, 684, 40],
          [540, 684, 40],
        ],
        p.ink,
      ),
  ]);
