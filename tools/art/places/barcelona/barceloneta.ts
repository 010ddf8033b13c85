import { palm } from '../../kit/plants';
import { sailboat } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { line, path } from '../../kit/tools';

/** The beach and the sail. */
export const barceloneta = (): string =>
  scene('aqua', { x: 300, y: 300, r: 86, seed: 2041, clouds: 330, birds: [[520, 180, 13]] }, (p) => [
    sea(p, 460, 300, { seed: 7, spread: 140 }),
    path('M900 560V200Q1050 240 1090 560z', '#8fc4d0'),
    path('M990 560V226Q1060 290 1090 560z', '#e4f4ec'),
    line(
      row(9, 0, 0, (_, i) => `M900 ${250 + i * 34}H${1010 + i * 9}`),
      '#4f9ab0',
      3,
    ),
    path('M860 520H1210V600H860z', '#6fb5a0'),
    path('M-10 610Q400 520 800 570T1210 560V800H-10z', '#f2d39a'),
    path('M-10 600Q400 510 800 560T1210 550V562Q900 572 800 572Q400 524 -10 616z', '#fffaea'),
    row(
      4,
      160,
      190,
      (x, i) =>
        path(`M${x - 62} 690q62 -74 124 0z`, ['#f2654e', '#ffd58a', '#1f8a98', '#fff6e4'][i] ?? '#f2654e') +
        line(`M${x} 640v100`, '#a8784c', 5),
    ),
    crowd(
      [
        [230, 740, 64],
        [420, 744, 68],
        [520, 700, 56],
        [880, 690, 60],
        [910, 694, 54],
      ],
      p.ink,
    ),
    sailboat(480, 490, 0.9, '#fffaea', '#f2a077', '#c8503f'),
    sailboat(660, 480, 0.6, '#fffaea', '#f2a077', '#c8503f'),
    palm(1090, 800, 400, p.ink, { lean: -30, size: 1.5, seed: 6, lit: '#7fae6c' }),
    palm(60, 800, 330, p.ink, { lean: 30, size: 1.4, seed: 3, lit: '#7fae6c' }),
  ]);
