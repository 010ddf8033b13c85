import { arcade, panes } from '../../kit/masonry';
import { saguaro } from '../../kit/props';
import { crowd, row, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** The white courtyard with its arcade and a fountain. */
export const heardMuseum = (): string =>
  scene('noon', { x: 860, y: 300, r: 80, seed: 431, clouds: 330 }, (p) => [
    path(box(-10, 330, 1220, 320), '#f2dcc0'),
    path(box(860, 330, 350, 320), '#fff3d9'),
    path(box(-10, 300, 1220, 34), '#c8704a'),
    path(
      row(31, -10, 40, (x) => disc(x + 20, 334, 17)),
      '#a8503f',
    ),
    arcade(20, 860, 640, 7, 92, 240, '#5f4a5c'),
    arcade(30, 850, 640, 7, 70, 214, '#2c5670'),
    path(box(880, 400, 250, 240), '#fff6e4'),
    shape(
      [
        [860, 400],
        [1005, 310],
        [1150, 400],
      ],
      '#c8704a',
    ),
    path('M960 640V520Q962 470 1005 468Q1048 470 1050 520V640z', '#5f3550'),
    panes(900, 420, 210, 50, 3, 1, 30, 40, '#2c5670'),
    ground(640, '#e0b48a', '#fff3d9'),
    path('M380 720Q600 670 820 720Q800 780 600 782T380 720z', '#a8684a'),
    path('M410 716Q600 678 790 716Q770 752 600 754T410 716z', '#6fc4c4'),
    path(box(588, 620, 24, 110) + 'M540 640q60 -26 120 0q-20 26 -60 26t-60 -26z', '#c8704a'),
    line('M600 616q-50 10 -64 60M600 616q50 10 64 60M600 612v-26', '#e4f6ee', 5, 'stroke-linecap="round"'),
    saguaro(150, 770, 230, '#2f5f56', '#a9b878'),
    saguaro(1080, 780, 200, '#2f5f56', '#a9b878'),
    crowd(
      [
        [330, 690, 84],
        [364, 694, 76],
        [900, 690, 80],
      ],
      p.ink,
    ),
  ]);
