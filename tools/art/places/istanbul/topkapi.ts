import { gable, slab } from '../../kit/masonry';
import { tree } from '../../kit/props';
import { crowd, row, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** The gate with two towers. */
export const topkapi = (): string =>
  scene('noon', { x: 860, y: 260, r: 76, seed: 3041, clouds: 300 }, (p) => [
    row(9, -10, 150, (x, i) => tree(x, 580, 250 + (i % 3) * 40, '#2f6a58', '#9ac070')) +
      slab(1010, 190, 60, 300, '#c9c0ac', '#fff6e4', 0.36) +
      gable(1040, 90, 194, 40, '#5f7a80', '#a8c0bc'),
    path(box(180, 430, 840, 190), '#c4b498') +
      path(box(840, 430, 180, 190), '#f0e4c8') +
      path(
        row(21, 180, 40, (x) => box(x, 410, 24, 24)),
        '#d9cbb0',
      ),
    row(
      2,
      370,
      350,
      (x) =>
        slab(x, 270, 120, 350, '#cfc0a4', '#fff3d9', 0.34) +
        path(
          row(4, x, 33, (q) => box(q, 252, 20, 22)),
          '#e4d8c0',
        ) +
        gable(x + 60, 100, 256, 56, '#5f7a80', '#a8c0bc') +
        line(`M${x + 60} 100v-30`, '#d9b060', 5) +
        path(box(x + 50, 340, 18, 60), '#4a5a5c'),
    ),
    path(box(490, 350, 230, 270), '#d9cbb0') +
      path(
        row(6, 490, 40, (x) => box(x, 332, 24, 22)),
        '#e9dcc4',
      ) +
      path('M540 620V500Q548 440 605 434Q662 440 670 500V620z', '#3a4a4c') +
      path(box(520, 370, 170, 44), '#2f6a58') +
      line('M540 392h130M550 382h30M600 402h50', '#e9c46a', 4),
    ground(618, '#8fb870', '#e4e08c') +
      shape(
        [
          [520, 620],
          [690, 620],
          [820, 800],
          [380, 800],
        ],
        '#e9dcc4',
      ),
    path(
      row(14, 40, 26, (x) => `M${x} 720q-12 -30 0 -36q6 6 6 0q12 6 0 36z`),
      '#d93a4c',
    ) +
      path(
        row(12, 860, 26, (x) => `M${x} 720q-12 -30 0 -36q6 6 6 0q12 6 0 36z`),
        '#f2b84a',
      ),
    crowd(
      [
        [560, 690, 66],
        [590, 694, 62],
        [640, 740, 84],
        [440, 660, 56],
      ],
      p.ink,
    ),
  ]);
