import { columns } from '../../kit/masonry';
import { tree } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** The colonnade over the rowing lake. */
export const retiro = (): string =>
  scene('gold', { x: 860, y: 300, r: 84, seed: 2121, clouds: 350 }, (p) => [
    row(8, -10, 170, (x, i) => tree(x, 570, 230 + (i % 3) * 40, '#4a6a50', '#b0b060')),
    path('M220 440Q600 340 980 440V470Q600 370 220 470z', '#f0d9b0'),
    columns(240, 960, 440, 570, 17, 14, { shadow: '#8f6a58', body: '#d9b088', lit: '#fff0cf' }),
    path(box(540, 330, 120, 250), '#d9b48c'),
    path(box(620, 330, 40, 250), '#fff0cf'),
    path(box(526, 318, 148, 16) + box(516, 560, 168, 24), '#fff0cf'),
    path('M560 318q-4 -50 20 -66q-10 -30 20 -36q20 4 18 30l22 6l-6 20l-18 -4q16 20 14 50z', '#4a5a5c'),
    path('M180 570H1020V600H180z', '#e4c49a'),
    line(
      row(9, 200, 100, (x) => `M${x} 584h60`),
      '#a87a5c',
      4,
    ),
    sea(p, 598, 860, { seed: 4, spread: 140 }),
    row(
      3,
      260,
      300,
      (x, i) =>
        path(`M${x} ${680 + (i % 2) * 50}h150q-8 34 -40 36h-74q-28 -4 -36 -36z`, ['#a8503f', '#2f6a7c', '#8f6a3c'][i] ?? '#a8503f') +
        line(`M${x + 50} ${676 + (i % 2) * 50}l-50 46M${x + 100} ${676 + (i % 2) * 50}l50 46`, '#fff0cf', 5),
    ),
    crowd(
      [
        [330, 684, 54],
        [366, 684, 52],
        [630, 734, 56],
        [668, 734, 54],
        [930, 684, 54],
      ],
      p.ink,
    ),
  ]);
