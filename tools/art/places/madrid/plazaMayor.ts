import { arcade, panes, slab } from '../../kit/masonry';
import { crowd, row, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** The king on his horse in the square. */
export const plazaMayor = (): string =>
  scene('sunset', { x: 300, y: 230, r: 76, seed: 2131 }, (p) => [
    path(box(-10, 330, 1220, 310), '#a8483f'),
    path(box(960, 330, 250, 310), '#e0805c'),
    path('M-10 336L40 280H1160L1210 336z', '#4a3058'),
    row(
      3,
      150,
      400,
      (x) =>
        slab(x, 200, 60, 140, '#8a3a48', '#e08a70', 0.36) +
        shape(
          [
            [x - 8, 204],
            [x + 30, 90],
            [x + 68, 204],
          ],
          '#3a2850',
        ),
    ),
    panes(0, 350, 1200, 170, 22, 3, 22, 36, '#ffe3ac'),
    panes(0, 350, 1200, 170, 22, 3, 14, 30, '#5a2560'),
    arcade(0, 1200, 640, 18, 48, 100, '#3a1c48'),
    ground(640, '#c88a80', '#ffe3ac'),
    line('M-10 700H1210M-10 760H1210M240 644L60 800M600 644V800M960 644L1140 800', '#a86a70', 3),
    path(box(520, 560, 160, 150) + box(500, 700, 200, 24), '#d9b0a0'),
    path(box(640, 560, 40, 150), '#fff0dc'),
    path(
      'M500 540q-4 -70 40 -80h90q20 -10 34 -50q20 -20 44 -10l10 30l-24 10q-6 60 -30 90l6 40h-16l-16 -40h-70l-10 40h-16l-4 -46q-20 -4 -38 16z',
      p.ink,
    ),
    crowd([[590, 470, 100]], p.ink),
    crowd(
      [
        [220, 720, 84],
        [256, 724, 78],
        [380, 700, 70],
        [800, 720, 80],
        [980, 740, 92],
        [1016, 744, 86],
      ],
      p.ink,
    ),
  ]);
