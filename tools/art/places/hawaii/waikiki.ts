import { ridge } from '../../kit/land';
import { panes, slab } from '../../kit/masonry';
import { palm } from '../../kit/plants';
import { sailboat, surfboard } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { line, path } from '../../kit/tools';

/** Hotels along a curved beach, the pink one among them. */
export const waikiki = (): string =>
  scene('aqua', { x: 860, y: 330, r: 88, seed: 511, clouds: 350, birds: [[260, 190, 13]] }, (p) => [
    sea(p, 470, 860, { seed: 8, spread: 120 }),
    ridge(470, 40, '#4f9a98', { seed: 7, step: 200 }),
    row(
      4,
      40,
      120,
      (x, i) =>
        slab(x, 250 + ((i * 47) % 90), 92, 270, '#4f8f98', '#d8efd8', 0.3) +
        panes(x + 8, 270 + ((i * 47) % 90), 56, 200, 3, 8, 10, 12, '#1d5a70'),
    ),
    slab(520, 360, 190, 160, '#f2889a', '#ffc4b8', 0.3),
    path('M506 364q24 -40 50 0zM590 364q28 -60 54 0zM680 364q24 -40 50 0z', '#d95f7a'),
    panes(530, 376, 130, 130, 5, 3, 14, 22, '#8f3f5c'),
    path('M-10 520H760Q980 540 1210 640V800H-10z', '#f2d39a'),
    path('M-10 520H760Q980 540 1210 640V652Q960 560 740 540H-10z', '#fff6dc'),
    sailboat(960, 470, 1.1, '#fff6e4', '#f2b878', '#c8503f'),
    row(
      3,
      330,
      150,
      (x, i) =>
        path(`M${x - 60} 600q60 -70 120 0z`, ['#f2654e', '#ffd58a', '#1f8a98'][i] ?? '#f2654e') + line(`M${x} 560v86`, '#8a5a48', 5),
    ),
    crowd(
      [
        [300, 660, 60],
        [480, 650, 56],
        [660, 664, 60],
        [790, 640, 44],
        [812, 642, 40],
      ],
      p.ink,
    ),
    palm(110, 790, 500, p.ink, { lean: 60, size: 1.9, seed: 3, lit: '#7fae6c' }),
    palm(1090, 800, 420, p.ink, { lean: -70, size: 1.7, seed: 6, lit: '#7fae6c' }),
    surfboard(940, 770, 190, 26, '#f2654e', '#fff6dc', 8),
    surfboard(1000, 780, 170, 24, '#ffd58a', '#1f8a98', -6),
  ]);
