import { columns, slab } from '../../kit/masonry';
import { palm } from '../../kit/plants';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** Low temples and an iguana. */
export const elRey = (): string =>
  scene('gold', { x: 860, y: 300, r: 82, seed: 2451, clouds: 360 }, (p) => [
    row(9, -20, 150, (x, i) => path(disc(x, 540 + (i % 3) * 12, 80), i % 2 ? '#5f7a4c' : '#4a6a48')),
    row(
      3,
      0,
      0,
      (_, i) =>
        slab(240 + i * 40, 520 - i * 60, 420 - i * 80, 70, '#a8876c', '#f2cfa0', 0.24) +
        path(box(234 + i * 40, 512 - i * 60, 432 - i * 80, 10), '#ffe6b8'),
    ),
    path(box(420, 390, 60, 200), '#d9b48c') +
      line(
        row(12, 0, 0, (_, i) => `M420 ${400 + i * 16}h60`),
        '#8f6a58',
        3,
      ),
    columns(350, 550, 310, 392, 5, 20, { shadow: '#8f6a58', body: '#c9a080', lit: '#ffe6b8' }),
    slab(800, 480, 260, 110, '#b8906c', '#ffdca6', 0.26) +
      path(box(792, 470, 276, 12), '#ffe6b8') +
      columns(830, 1030, 400, 472, 5, 18, { shadow: '#8f6a58', body: '#c9a080', lit: '#ffe6b8' }),
    ground(586, '#8fa05c', '#ffe0a0'),
    path('M440 590H520L640 800H380z', '#e4c49a'),
    path(box(700, 700, 420, 100), '#b8906c') + path(box(700, 690, 420, 14), '#ffdca6'),
    path(
      'M740 692Q700 690 640 740Q690 660 760 650Q840 610 920 640L960 620Q1000 600 1030 630L1050 646Q1020 664 980 660Q960 680 940 690H910L900 670H830L810 692z',
      '#4f7a4c',
    ) +
      path('M780 646l10 -22l14 16l14 -22l12 18l16 -20l10 20l16 -16l10 20z', '#8fae5c') +
      path(disc(1012, 632, 6), '#ffd58a'),
    crowd(
      [
        [300, 660, 60],
        [330, 664, 56],
        [560, 650, 50],
      ],
      p.ink,
    ),
    palm(110, 780, 360, p.ink, { lean: 20, size: 1.4, seed: 5, lit: '#a9b070' }),
  ]);
