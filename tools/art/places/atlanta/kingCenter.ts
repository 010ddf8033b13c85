import { slab } from '../../kit/masonry';
import { tree } from '../../kit/props';
import { crowd, house, row, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** The house, the church and the water. */
export const kingCenter = (): string =>
  scene('dawn', { x: 300, y: 320, r: 80, seed: 1621, clouds: 370 }, (p) => [
    row(6, 60, 220, (x, i) => tree(x, 590, 240 + (i % 2) * 40, '#6d7a8a', '#b8c09a')),
    path(box(700, 370, 330, 230), '#a8604f'),
    path(box(930, 370, 100, 230), '#e0a07c'),
    shape(
      [
        [684, 374],
        [760, 290],
        [980, 290],
        [1046, 374],
      ],
      '#5b4a6a',
    ),
    slab(680, 260, 80, 340, '#b8705c', '#f0b890', 0.34),
    slab(970, 300, 80, 300, '#b8705c', '#f0b890', 0.34),
    path('M800 600V470Q806 420 860 416Q914 420 920 470V600z', '#fff0dc'),
    path('M816 600V474Q820 434 860 432Q900 434 904 474V600z', '#6a5a94'),
    house(170, 600, 300, 190, { wall: '#f0d9a0', lit: '#fff3cf', roof: '#7a5a6a', win: '#4a3f7c' }, { rows: 1, cols: 3 }),
    path(box(150, 500, 340, 12), '#fffaea'),
    row(5, 160, 78, (x) => path(box(x, 512, 10, 90), '#fffaea')),
    ground(596, '#8fa87c', '#e4e0b0'),
    path('M60 640H1140L1200 780H0z', '#e4d4c4'),
    path('M120 656H1080L1130 764H70z', '#5a8ac0'),
    line('M260 700H420M520 680H640M700 730H860M340 744H500', '#d4e4f0', 4, 'stroke-linecap="round"'),
    path(disc(600, 700, 90), '#d9c4bc', 'transform="translate(0 210) scale(1 .7)"'),
    path(box(520, 640, 160, 50), '#fffaea'),
    path(box(630, 640, 50, 50), '#e9d4cc'),
    path('M520 640h160l-20 -18h-120z', '#f2e4dc'),
    crowd(
      [
        [180, 640, 50],
        [210, 640, 46],
        [980, 640, 52],
      ],
      p.ink,
    ),
  ]);
