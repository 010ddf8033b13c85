import { palm } from '../../kit/plants';
import { crowd, row, scene, shape } from '../../kit/scene';
import { skyline } from '../../kit/town';
import { box, disc, line, path } from '../../kit/tools';

/** Jets below the tower. */
export const dubaiFountain = (): string =>
  scene('neon', { x: 860, y: 380, r: 0, seed: 3111, stars: 40 }, (p) => [
    skyline({ y: 560, min: 100, max: 300, step: 64, ink: p.mid, win: p.win, seed: 19, lit: 0.45 }),
    shape(
      [
        [540, 560],
        [556, 380],
        [566, 380],
        [572, 260],
        [582, 260],
        [588, 150],
        [596, 150],
        [600, 20],
        [604, 150],
        [612, 150],
        [618, 260],
        [628, 260],
        [634, 380],
        [644, 380],
        [660, 560],
      ],
      '#3a2080',
    ) +
      shape(
        [
          [600, 20],
          [604, 150],
          [612, 150],
          [618, 260],
          [628, 260],
          [634, 380],
          [644, 380],
          [660, 560],
          [606, 560],
        ],
        '#d95f90',
      ) +
      path(
        row(16, 0, 0, (_, i) => box(586, 170 + i * 24, 28, 4)),
        '#ffd9a0',
      ),
    path('M-10 556H1210V800H-10z', '#2a1a66') +
      row(12, 40, 100, (x, i) => path(box(x, 600 + ((i * 37) % 170), 70, 5), i % 2 ? '#ff7a8a' : '#ffce86')),
    row(
      9,
      240,
      90,
      (x, i) =>
        path(
          `M${x - 9} 660Q${x - 4} ${620 - Math.sin((i + 1) * 0.32) * 280} ${x} ${560 - Math.sin((i + 1) * 0.32) * 300}Q${x + 4} ${620 - Math.sin((i + 1) * 0.32) * 280} ${x + 9} 660z`,
          '#fff0e4',
        ) + path(disc(x, 662, 20), '#ffd9c8', 'opacity=".6"'),
    ),
    line('M300 660Q420 420 540 660M660 660Q780 420 900 660M380 660Q600 380 820 660', '#ffd9f0', 5),
    path('M-10 740Q600 700 1210 740V800H-10z', '#0d0b2e') +
      crowd(
        Array.from({ length: 13 }, (_, i) => [60 + i * 92, 770 - (i % 2) * 8, 74] as const),
        '#05041a',
      ),
    palm(80, 760, 300, '#05041a', { lean: 14, size: 1.2, seed: 4 }) + palm(1130, 760, 320, '#05041a', { lean: -14, size: 1.2, seed: 6 }),
  ]);
