import { gable, panes, slab } from '../../kit/masonry';
import { palm } from '../../kit/plants';
import { crowd, row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, disc, line, path } from '../../kit/tools';

/** Gatehouses, the bench and the city. */
export const parkGuell = (): string =>
  scene('noon', { x: 860, y: 280, r: 80, seed: 2011, clouds: 320 }, (p) => [
    sea(p, 440, 860, { base: 500, seed: 5 }),
    skyline({ y: 520, min: 20, max: 70, step: 40, ink: '#d9a888', seed: 6 }),
    row(4, 560, 26, (x) => gable(x, 380, 520, 8, '#b8805c', '#f2c49a')),
    row(
      2,
      230,
      610,
      (x, i) =>
        slab(x, 420, 150, 220, '#c8905c', '#ffd9a0', 0.3) +
        panes(x + 16, 450, 90, 120, 2, 2, 24, 36, '#5a3a4c') +
        path(`M${x - 14} 424Q${x + 20} 300 ${x + 75} 310Q${x + 140} 300 ${x + 164} 424Q${x + 75} 390 ${x - 14} 424z`, '#6f8fa0') +
        path(`M${x + 75} 310Q${x + 140} 300 ${x + 164} 424Q${x + 110} 400 ${x + 75} 310z`, '#e4d4b0') +
        path(disc(x + 75, 318, 20), i ? '#c8503f' : '#fff6e4') +
        (i
          ? ''
          : path(box(x + 62, 180, 26, 130), '#5b8aa6') +
            path(
              row(5, x + 62, 0, (q) => box(q, 200, 26, 10) + box(q, 230, 26, 10) + box(q, 260, 26, 10)),
              '#fff6e4',
            ) +
            line(`M${x + 75} 180v-50M${x + 62} 146h26`, '#5f4a5c', 5)),
    ),
    path('M-10 640Q150 590 300 640T600 640T900 640T1210 640V720Q1050 670 900 720T600 720T300 720T-10 720z', '#fff6e4'),
    row(24, 0, 50, (x, i) =>
      path(`M${x} ${660 + (i % 2) * 14}l26 -8l14 24l-24 14z`, ['#2f8a98', '#f2654e', '#ffd58a', '#5fae6c', '#5b8aa6'][i % 5] ?? '#2f8a98'),
    ),
    path('M-10 720H1210V800H-10z', '#d9b088'),
    crowd(
      [
        [300, 660, 60],
        [334, 660, 56],
        [760, 656, 58],
        [640, 780, 80],
        [680, 784, 74],
      ],
      p.ink,
    ),
    palm(1120, 790, 380, p.ink, { lean: -20, size: 1.4, seed: 5, lit: '#7fae6c' }),
  ]);
