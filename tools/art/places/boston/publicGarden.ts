import { tree } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, line, path } from '../../kit/tools';

/** Swan boat and bridge. */
export const publicGarden = (): string =>
  scene('noon', { x: 860, y: 300, r: 78, seed: 1431, clouds: 330 }, (p) => [
    skyline({ y: 480, min: 80, max: 240, step: 64, ink: '#a9bd9c', seed: 19 }),
    row(9, -10, 150, (x, i) => tree(x, 560, 220 + (i % 3) * 40, '#2b6a60', '#8fb86c')),
    ground(540, '#7fae6c'),
    path('M-10 590Q600 540 1210 590V800H-10z', '#2f8a98'),
    line('M80 660h120M300 640h90M900 650h140M1000 720h120M420 760h150M700 690h90', '#a8dcd4', 4, 'stroke-linecap="round"'),
    path(box(430, 400, 34, 170) + box(740, 400, 34, 170), '#c9c0ac'),
    path(box(452, 400, 12, 170) + box(762, 400, 12, 170), '#fff6e4'),
    line('M250 540Q380 500 447 410Q600 570 757 410Q830 500 950 540', '#3a6a5c', 6),
    line(
      row(14, 300, 46, (x) => `M${x} 500V548`),
      '#3a6a5c',
      3,
    ),
    path('M240 556Q600 516 960 556V572Q600 532 240 572z', '#8a7a68'),
    path('M380 690H820L790 740H410z', '#3a5a48'),
    path('M380 690H820V702H384z', '#b8403c'),
    path(
      row(5, 420, 70, (x) => box(x, 660, 50, 10) + box(x, 670, 6, 20)),
      '#8a6a4c',
    ),
    crowd(
      [
        [440, 672, 54],
        [510, 672, 52],
        [580, 672, 56],
        [650, 672, 50],
      ],
      p.ink,
    ),
    path(
      'M700 690Q700 600 780 600Q860 610 860 690zM810 610Q820 540 860 520Q900 520 896 556L920 566L890 572Q880 550 866 560Q850 600 852 650z',
      '#fffdf2',
    ),
    path('M780 600Q860 610 860 690H800Q820 640 780 600z', '#d4dcd0'),
    row(8, 240, 30, (x) => path(`M${x} 790q2 -22 18 -20q10 0 8 10l8 4l-8 4q-8 8 -26 2z`, '#c8884a')),
  ]);
