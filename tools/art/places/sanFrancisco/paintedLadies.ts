import { tree } from '../../kit/props';
import { crowd, house, row, scene, shape } from '../../kit/scene';
import { skyline } from '../../kit/town';
import { box, disc, path } from '../../kit/tools';

/** Seven Victorian fronts before the towers. */
export const paintedLadies = (): string =>
  scene('sunset', { x: 220, y: 330, r: 80, seed: 831 }, (p) => [
    skyline({
      y: 520,
      min: 120,
      max: 330,
      step: 56,
      ink: '#b0527a',
      win: '#ffd9a0',
      seed: 15,
      lit: 0.2,
      shape: (x) => 0.4 + Math.exp(-Math.pow((x - 720) / 220, 2)),
    }),
    shape(
      [
        [640, 520],
        [676, 150],
        [712, 520],
      ],
      '#9b3f70',
    ),
    row(
      7,
      60,
      156,
      (x, i) =>
        house(
          x,
          690 - i * 8,
          140,
          250,
          {
            wall: ['#8fb0b8', '#f2c49a', '#c9868a', '#f0e0b8', '#7a9a8a', '#d98a8a', '#a89ac4'][i] ?? '#f2c49a',
            lit: '#fff0d0',
            roof: ['#4a6a78', '#a85a4c', '#7a3a50', '#8f7a4c', '#3f5f58', '#8f4048', '#5a4a86'][i] ?? '#7a3a50',
            win: '#4a2264',
          },
          { rise: 0.55, rows: 2, cols: 2 },
        ) +
        path(box(x + 52, 620 - i * 8, 32, 70 - i), '#4a2264') +
        path(box(x - 4, 560 - i * 8, 148, 8), '#fff6e4') +
        path(disc(x + 70, 418 - i * 8, 13), '#fff6e4'),
    ),
    path('M-10 700Q400 640 1210 630V800H-10z', '#5f8a58'),
    path('M-10 740Q500 690 1210 690V800H-10z', '#8fae5c'),
    crowd(
      [
        [300, 750, 70],
        [336, 754, 62],
        [820, 730, 60],
        [860, 734, 56],
      ],
      p.ink,
    ),
    path('M480 760l120 -10l30 24l-130 12z', '#f2654e'),
    tree(1120, 760, 220, '#2f4a50', '#8fae5c'),
    tree(50, 780, 170, '#2f4a50', '#8fae5c'),
  ]);
