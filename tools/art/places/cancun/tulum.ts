import { slab } from '../../kit/masonry';
import { palm } from '../../kit/plants';
import { crowd, row, scene, shape } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** The castle on its bluff. */
export const tulum = (): string =>
  scene('noon', { x: 300, y: 260, r: 78, seed: 2431, clouds: 300 }, (p) => [
    sea(p, 440, 300, { seed: 7, spread: 130 }),
    path('M0 560Q300 530 620 560V660H-10z', '#8fd8d0'),
    path('M520 560L600 440H1210V800H420z', '#a89878'),
    path('M520 560L600 440H660L600 570L560 700L540 800H420z', '#6f6450'),
    path('M600 440H1210V470Q900 450 600 456z', '#7fa860'),
    shape(
      [
        [700, 440],
        [740, 330],
        [1000, 330],
        [1040, 440],
      ],
      '#b8a888',
    ) +
      shape(
        [
          [920, 330],
          [1000, 330],
          [1040, 440],
          [940, 440],
        ],
        '#fff0cf',
      ),
    slab(760, 230, 220, 104, '#c9b898', '#fff6e0', 0.3) + path(box(744, 216, 252, 18) + box(744, 262, 252, 10), '#e4d8b8'),
    path(box(800, 280, 34, 54) + box(870, 280, 34, 54), '#4a4a4c'),
    path(box(820, 334, 70, 106), '#d9c9a4') +
      line(
        row(7, 0, 0, (_, i) => `M820 ${346 + i * 14}h70`),
        '#a89878',
        3,
      ),
    slab(1080, 370, 90, 74, '#b8a888', '#fff0cf', 0.3) + path(box(1072, 360, 106, 12), '#e4d8b8'),
    path('M-10 700Q200 640 460 680L420 800H-10z', '#f2e0b8') + path('M-10 692Q200 632 460 672V684Q200 648 -10 708z', '#fffdf2'),
    crowd(
      [
        [200, 730, 60],
        [230, 734, 54],
        [330, 720, 56],
        [640, 446, 44],
        [664, 446, 42],
      ],
      p.ink,
    ),
    palm(1130, 640, 330, p.ink, { lean: -20, size: 1.3, seed: 6, lit: '#7fae6c' }),
    palm(80, 790, 380, p.ink, { lean: 40, size: 1.4, seed: 3, lit: '#7fae6c' }),
  ]);
