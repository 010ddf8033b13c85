import { columns, pediment } from '../../kit/masonry';
import { crowd, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** Columns and a pediment. */
export const britishMuseum = (): string =>
  scene('noon', { x: 300, y: 300, r: 78, seed: 1111, clouds: 320 }, (p) => [
    path(box(40, 420, 260, 220) + box(900, 420, 260, 220), '#b8b0a4'),
    columns(56, 290, 430, 630, 5, 26, { shadow: '#7f8a90', body: '#d9cdb8', lit: '#fff6e4' }),
    columns(912, 1146, 430, 630, 5, 26, { shadow: '#7f8a90', body: '#d9cdb8', lit: '#fff6e4' }),
    path(box(20, 396, 1160, 30), '#e4d9c4'),
    path(box(310, 400, 580, 240), '#6f7f88'),
    columns(320, 880, 400, 636, 8, 40, { shadow: '#8a9498', body: '#e4d9c4', lit: '#fffdf2' }),
    path(box(300, 356, 600, 48), '#f0e6d0'),
    pediment(290, 910, 220, 358, '#fffdf2', '#a8aca4'),
    crowd(
      [
        [480, 344, 50],
        [540, 344, 70],
        [600, 344, 84],
        [660, 344, 70],
        [720, 344, 50],
      ],
      '#e4d9c4',
    ),
    shape(
      [
        [260, 640],
        [940, 640],
        [1000, 700],
        [200, 700],
      ],
      '#d9cdb8',
    ),
    line('M246 656H954M230 672H970M214 688H986', '#a8a090', 4),
    ground(700, '#8fae84', '#fff3d0'),
    path('M480 700H720L820 800H380z', '#e6dcc8'),
    crowd(
      [
        [560, 740, 76],
        [596, 744, 70],
        [700, 720, 66],
        [380, 690, 54],
        [800, 696, 56],
      ],
      p.ink,
    ),
    line('M600 220V130', p.ink, 5),
    path('M604 132h70v40h-70z', '#c8403c'),
  ]);
