import { letters } from '../../kit/lettering';
import { palm } from '../../kit/plants';
import { crowd, house, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** A cafe, dominoes and a rooster. */
export const littleHavana = (): string =>
  scene('gold', { x: 860, y: 280, r: 80, seed: 1231, clouds: 330 }, (p) => [
    house(60, 600, 330, 260, { wall: '#e9a05c', lit: '#ffd08a', roof: '#a84a3c', win: '#3f6a6c' }, { rise: 0.2 }),
    house(810, 600, 330, 260, { wall: '#6fa8a0', lit: '#c4dcb8', roof: '#8f4048', win: '#4a3050' }, { rise: 0.2 }),
    path(box(400, 300, 400, 300), '#f0d9b0'),
    path(box(700, 300, 100, 300), '#fff0d0'),
    path(box(384, 280, 432, 26), '#c8503f'),
    letters('CAFE', 530, 322, 4.4, 2, '#a8403f'),
    path(
      row(8, 400, 50, (x) => `M${x} 390h50v40q-25 22 -50 0z`),
      '#fff6e4',
    ),
    path(
      row(4, 400, 100, (x) => `M${x} 390h50v40q-25 22 -50 0z`),
      '#d93a34',
    ),
    path(box(430, 460, 340, 100), '#5a2850'),
    path(box(420, 546, 360, 16), '#a8684a'),
    ground(600, '#c98a68', '#ffdca6'),
    line('M-10 660H1210M-10 730H1210M240 604L120 800M520 604L480 800M800 604L860 800', '#b07858', 3),
    path(box(260, 690, 180, 14) + box(280, 704, 10, 60) + box(410, 704, 10, 60), '#6a3f34'),
    path(
      row(5, 276, 32, (x) => box(x, 676, 22, 12)),
      '#fff6e4',
    ),
    crowd(
      [
        [240, 766, 120],
        [462, 766, 118],
        [350, 680, 90],
        [600, 590, 90],
        [660, 590, 86],
      ],
      p.ink,
    ),
    path(
      'M800 740q-30 -70 30 -90q60 -10 80 -60q14 10 10 30q20 -10 24 10l-20 8q10 60 -40 90v30h-8v-24h-24v24h-8v-20q-30 -6 -44 2z',
      '#d95f3f',
    ),
    path('M800 740q-50 -30 -50 -90q20 40 60 30z', '#2f5a5c'),
    path('M904 590q-4 -24 14 -26q0 10 8 6q4 10 -2 22z', '#d93a34'),
    palm(1120, 790, 400, p.ink, { lean: -20, size: 1.4, seed: 8, lit: '#a9b070' }),
  ]);
