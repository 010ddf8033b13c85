import { ridge } from '../../kit/land';
import { tree } from '../../kit/props';
import { crowd, row, scene, shape } from '../../kit/scene';
import { box, line, path } from '../../kit/tools';

/** The obelisk and its flags. */
export const washingtonMonument = (): string =>
  scene('sunset', { x: 300, y: 380, r: 84, seed: 2521 }, (p) => [
    ridge(580, 30, p.haze, { seed: 5, step: 120 }),
    shape(
      [
        [566, 600],
        [578, 120],
        [600, 70],
        [622, 120],
        [634, 600],
      ],
      '#c88a98',
    ) +
      shape(
        [
          [600, 70],
          [622, 120],
          [634, 600],
          [604, 600],
        ],
        '#fff0dc',
      ) +
      path(box(573, 430, 56, 170), '#a86a7c', 'opacity=".35"'),
    path('M-10 590Q600 560 1210 590V800H-10z', '#6a8a58') + path('M200 600Q600 560 1000 600Q900 640 600 642T200 600z', '#c9b0a0'),
    row(
      9,
      260,
      85,
      (x, i) =>
        line(`M${x} ${604 - Math.sin((i + 1) * 0.3) * 10}V490`, '#fff0dc', 4) +
        path(`M${x + 2} 492h34v22h-34z`, '#d93a4c') +
        path(`M${x + 2} 499h34v4h-34zM${x + 2} 507h34v3h-34z`, '#fffaea') +
        path(box(x + 2, 492, 14, 12), '#3f3a80'),
    ),
    path('M-10 680Q600 640 1210 680V800H-10z', '#8fa85c'),
    path('M540 640H660L780 800H420z', '#e4c8a8'),
    crowd(
      [
        [480, 680, 60],
        [510, 684, 56],
        [700, 690, 62],
        [600, 720, 76],
        [860, 700, 66],
      ],
      p.ink,
    ),
    row(4, 40, 60, (x, i) => tree(x, 700 + i * 10, 150, '#4a3058', '#f2a0a8')) +
      row(4, 980, 60, (x, i) => tree(x, 730 - i * 10, 160, '#4a3058', '#f2a0a8')),
  ]);
