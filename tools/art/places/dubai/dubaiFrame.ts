import { palm } from '../../kit/plants';
import { crowd, row, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, line, path } from '../../kit/tools';

/** The golden frame. */
export const dubaiFrame = (): string =>
  scene('sunset', { x: 600, y: 420, r: 90, seed: 3141 }, (p) => [
    skyline({ y: 600, min: 60, max: 240, step: 44, ink: '#8a3f88', win: '#ffe19a', seed: 29, lit: 0.3, from: 620 }) +
      skyline({ y: 600, min: 20, max: 70, step: 50, ink: '#a84a84', seed: 12, to: 600, kind: 'low' }),
    shape(
      [
        [852, 600],
        [866, 260],
        [876, 260],
        [886, 130],
        [892, 60],
        [898, 130],
        [908, 260],
        [918, 260],
        [932, 600],
      ],
      '#7a3580',
    ),
    path('M390 90H810V640H390z M450 160V640H750V160z', '#d99a3a', 'fill-rule="evenodd"') +
      path('M750 160H810V640H750zM390 90H810V112H390z', '#ffe08a') +
      line(
        'M400 100V640M420 100V640M440 160V640M760 160V640M780 100V640M800 100V640' +
          row(14, 0, 0, (_, i) => `M390 ${190 + i * 32}h60M750 ${190 + i * 32}h60`) +
          row(10, 0, 0, (_, i) => `M${410 + i * 42} 92v66`),
        '#a8682a',
        3,
      ),
    path(box(450, 140, 300, 20), '#8fd4d8'),
    ground(636, '#5f8a58', '#ffe19a') +
      shape(
        [
          [520, 640],
          [680, 640],
          [820, 800],
          [380, 800],
        ],
        '#d9a8a0',
      ) +
      path('M470 710Q600 680 730 710Q716 750 600 752T470 710z', '#7f9ac8') +
      line('M600 716V650', '#fff6f0', 6),
    row(4, 100, 70, (x, i) => palm(x, 740, 190 + (i % 2) * 40, p.ink, { size: 0.9, seed: i + 2, lit: '#8fae5c' })) +
      row(4, 890, 70, (x, i) => palm(x, 740, 190 + (i % 2) * 40, p.ink, { size: 0.9, seed: i + 5, lit: '#8fae5c' })),
    crowd(
      [
        [440, 700, 60],
        [470, 704, 56],
        [760, 720, 66],
      ],
      p.ink,
    ),
  ]);
