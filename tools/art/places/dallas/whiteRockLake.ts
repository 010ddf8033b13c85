import { sailboat, tree } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, disc, line, path } from '../../kit/tools';

/** Sails at dusk. */
export const whiteRockLake = (): string =>
  scene(
    'sunset',
    {
      x: 760,
      y: 400,
      r: 90,
      seed: 2741,
      birds: [
        [300, 220, 13],
        [336, 206, 10],
        [380, 226, 8],
      ],
    },
    (p) => [
      skyline({ y: 520, min: 20, max: 130, step: 30, ink: '#8a3f88', win: '#ffe19a', seed: 13, lit: 0.3, from: 160, to: 520 }),
      line('M300 520V350', '#8a3f88', 4) + path(disc(300, 344, 14), '#ffe19a'),
      path(
        row(16, -10, 84, (x, i) => disc(x, 520, 20 + (i % 3) * 8)),
        '#6a2f74',
      ),
      sea(p, 524, 760, { seed: 9, spread: 150 }),
      sailboat(420, 600, 1.5, '#fff6e4', '#ff9c7c', p.ink) +
        sailboat(920, 570, 1, '#fff6e4', '#ff9c7c', p.ink) +
        sailboat(620, 560, 0.7, '#fff6e4', '#ff9c7c', p.ink),
      path(box(60, 640, 360, 14), '#3a1c48') +
        path(
          row(5, 80, 76, (x) => box(x, 654, 10, 60)),
          '#3a1c48',
        ) +
        crowd(
          [
            [330, 640, 66],
            [364, 640, 62],
          ],
          p.ink,
        ),
      path('M-10 730Q300 690 600 740T1210 720V800H-10z', '#2f2050'),
      path('M700 740q-6 -40 30 -46q36 -4 44 -40q14 -16 28 -4q16 2 14 12l-20 4q4 50 -36 74z', '#fff6e4') +
        path('M860 744q-4 -30 26 -36q30 -4 36 -32q12 -12 22 -2q14 2 10 10l-16 4q4 40 -28 56z', '#ffd9c0'),
      tree(1120, 780, 300, p.ink, '#7a3f5c'),
    ],
  );
