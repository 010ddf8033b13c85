import { ridge } from '../../kit/land';
import { columns, slab } from '../../kit/masonry';
import { cypress, hedge } from '../../kit/plants';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** Columns, standing and fallen. */
export const templeOfZeus = (): string =>
  scene('gold', { x: 300, y: 330, r: 88, seed: 2831 }, (p) => [
    ridge(580, 70, p.haze, { seed: 9, step: 200 }) +
      path('M760 540Q860 430 1000 430Q1100 440 1210 540V600H700z', '#b87a6a') +
      path(box(900, 408, 130, 8), '#fff0cf') +
      columns(906, 1024, 414, 440, 8, 6, { shadow: '#a87860', body: '#e4c49a', lit: '#fff6dc' }),
    ground(590, '#b8905c', '#ffe0a0'),
    row(
      7,
      300,
      86,
      (x, i) =>
        slab(x, 250, 40, 350, '#c98a60', '#ffdca6', 0.36) +
        line(`M${x + 10} 270V590M${x + 20} 270V590`, '#9a6048', 3) +
        path(`M${x - 10} 250h60l-8 -36h-44z`, '#f0c088') +
        (i < 6 ? path(box(x - 12, 190, 110, 26), '#d9a070') + path(box(x - 12, 184, 110, 8), '#fff0cf') : ''),
    ),
    row(2, 960, 120, (x) => slab(x, 300, 36, 300, '#c98a60', '#ffdca6', 0.36) + path(`M${x - 8} 300h52l-6 -30h-40z`, '#f0c088')),
    row(
      9,
      420,
      62,
      (x, i) =>
        path(`M${x} ${724 + i * 2}a30 34 0 1 1 44 -2l6 30q-30 14 -50 -2z`, i % 2 ? '#d9a878' : '#c9905f') +
        path(disc(x + 30, 712 + i * 2, 26), '#f2cfa0'),
    ),
    crowd(
      [
        [220, 680, 66],
        [252, 684, 60],
        [880, 660, 58],
      ],
      p.ink,
    ),
    cypress(90, 780, 330, p.ink, '#5a4a58') + cypress(1150, 790, 300, p.ink, '#5a4a58') + hedge(-10, 200, 796, 26, p.ink, 4),
  ]);
