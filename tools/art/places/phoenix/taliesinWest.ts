import { ridge } from '../../kit/land';
import { saguaro } from '../../kit/props';
import { crowd, rocks, row, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** Angular roofs of stone and redwood below the mountain. */
export const taliesinWest = (): string =>
  scene('sunset', { x: 300, y: 380, r: 84, seed: 441 }, (p) => [
    ridge(520, 240, '#b0527a', { seed: 14, step: 180, sharp: true }),
    ridge(580, 110, p.mid, { seed: 5, step: 140, sharp: true }),
    ground(590, '#a85a5c', '#ffa468'),
    shape(
      [
        [240, 640],
        [300, 500],
        [980, 470],
        [1080, 640],
      ],
      '#5a2560',
    ),
    row(12, 300, 58, (x, i) =>
      shape(
        [
          [x, 520 - i * 3],
          [x + 34, 470 - i * 3],
          [x + 46, 470 - i * 3],
          [x + 20, 560],
        ],
        '#c8503f',
      ),
    ),
    shape(
      [
        [280, 520],
        [980, 470],
        [1000, 492],
        [270, 546],
      ],
      '#8f3a48',
    ),
    row(10, 322, 64, (x) => path(box(x, 550, 44, 74), '#ffe19a')),
    shape(
      [
        [200, 660],
        [250, 560],
        [330, 570],
        [350, 660],
      ],
      '#8a6a7a',
    ),
    shape(
      [
        [900, 660],
        [930, 540],
        [1050, 560],
        [1090, 660],
      ],
      '#8a6a7a',
    ),
    rocks(
      [
        [230, 656, 26],
        [290, 656, 30],
        [950, 656, 34],
        [1020, 656, 30],
      ],
      '#a8808a',
      '#ffc9a0',
    ),
    path('M160 660H1140L1210 800H60z', '#7c3269'),
    shape(
      [
        [420, 690],
        [760, 690],
        [820, 760],
        [380, 760],
      ],
      '#4a8a9c',
    ),
    line('M450 706h120M600 724h130M440 742h150', '#ffd9b8', 4, 'stroke-linecap="round"'),
    saguaro(110, 780, 250, p.ink, p.lit),
    saguaro(1120, 770, 190, p.ink, p.lit),
    crowd([[880, 730, 64]], p.ink),
  ]);
