import { dome, panes, slab } from '../../kit/masonry';
import { crowd, rocks, row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** The lighthouse at the harbor. */
export const howth = (): string =>
  scene(
    'teal',
    {
      x: 300,
      y: 360,
      r: 84,
      seed: 2951,
      birds: [
        [560, 180, 13],
        [600, 166, 10],
        [680, 210, 9],
      ],
    },
    (p) => [
      sea(p, 480, 300, { seed: 7, spread: 140 }),
      path('M-10 470Q60 430 160 440L260 470V490H-10z', '#3a6a68'),
      path('M1210 240Q1060 240 960 330Q860 380 820 470L780 560L700 640L740 800H1210z', '#4a6a5c') +
        path('M960 330Q860 380 820 470L780 560L700 640L740 800H820L860 640L900 560L920 440z', '#a88a70') +
        path(
          row(16, 920, 18, (x, i) => disc(x, 330 + ((i * 47) % 160), 16)),
          '#a85a90',
        ) +
        path(
          row(12, 960, 22, (x, i) => disc(x, 350 + ((i * 61) % 200), 11)),
          '#f2c84a',
        ),
      slab(580, 300, 60, 220, '#e4dccc', '#fffdf4', 0.34) +
        path(box(570, 290, 80, 14), '#c8403c') +
        path(box(588, 250, 44, 42), '#ffe19a') +
        dome(610, 252, 26, '#c8403c', '#f2806a') +
        panes(590, 330, 36, 150, 1, 3, 12, 22, '#2c4a68'),
      slab(640, 440, 90, 80, '#d9cfc0', '#fffdf4', 0.3),
      path('M420 520H800V560L760 580H440z', '#6a6a70') + path('M420 520H800V528H420z', '#c9c0b4'),
      row(
        3,
        200,
        130,
        (x, i) =>
          path(`M${x} ${640 + i * 20}h100q-8 26 -26 28h-54q-16 -4 -20 -28z`, ['#c8403c', '#2f6fa8', '#e9b84a'][i] ?? '#c8403c') +
          path(box(x + 24, 616 + i * 20, 36, 24), '#fffdf4') +
          line(`M${x + 70} ${640 + i * 20}v-60`, '#e4dccc', 4),
      ),
      path('M560 700q6 -30 36 -30q20 4 18 24q16 10 10 20q-40 14 -64 -14z', '#3a3f58') + path(disc(586, 682, 3), '#fff'),
      crowd(
        [
          [1040, 300, 50],
          [1066, 296, 46],
        ],
        p.ink,
      ) +
        rocks(
          [
            [720, 660, 34],
            [680, 780, 46],
          ],
          '#2f3a4c',
          '#8a8a84',
        ),
    ],
  );
