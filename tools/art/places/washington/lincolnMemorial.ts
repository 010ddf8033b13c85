import { columns } from '../../kit/masonry';
import { tree } from '../../kit/props';
import { crowd, row, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** The temple and the pool. */
export const lincolnMemorial = (): string =>
  scene('dawn', { x: 860, y: 320, r: 80, seed: 2511, clouds: 370 }, (p) => [
    row(9, -10, 150, (x, i) => tree(x, 560, 200 + (i % 3) * 30, '#5b6a86', '#a8b8a0')),
    path(box(330, 300, 540, 40), '#e4d4d0') + path(box(300, 340, 600, 26), '#fffaea'),
    path(box(320, 366, 560, 190), '#a890b0'),
    path(box(540, 380, 120, 176), '#5b4a86') + crowd([[600, 552, 130]], '#d9c4d0') + path(box(566, 500, 68, 56), '#c9b4c4'),
    columns(324, 876, 366, 556, 12, 24, { shadow: '#a890b0', body: '#e9dcd8', lit: '#fffdf4' }),
    shape(
      [
        [280, 556],
        [920, 556],
        [1000, 640],
        [200, 640],
      ],
      '#e4d0c8',
    ) +
      path('M262 574H938M246 592H954M230 610H970M214 626H986', '#b8a0b0') +
      line('M262 574H938M246 592H954M230 610H970M214 626H986', '#b8a0b0', 3),
    ground(640, '#8fa888', '#fff0cf'),
    shape(
      [
        [440, 660],
        [760, 660],
        [900, 800],
        [300, 800],
      ],
      '#e9d9d0',
    ) +
      shape(
        [
          [460, 668],
          [740, 668],
          [860, 800],
          [340, 800],
        ],
        '#6f86b8',
      ),
    row(6, 500, 40, (x) => path(box(x, 676, 12, 100), '#d4dcec', 'opacity=".6"')),
    crowd(
      [
        [360, 636, 44],
        [390, 636, 42],
        [720, 620, 40],
        [800, 636, 46],
        [240, 720, 76],
        [980, 730, 80],
      ],
      p.ink,
    ),
  ]);
