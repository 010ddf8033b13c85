import { palm } from '../../kit/plants';
import { crowd, row, scene } from '../../kit/scene';
import { disc, line, path } from '../../kit/tools';

/** A clear pool in the woods. */
export const wekiwaSprings = (): string =>
  scene('teal', { x: 600, y: 330, r: 70, seed: 1341 }, (p) => [
    path(
      row(13, -20, 100, (x, i) => disc(x, 280 + ((i * 53) % 110), 110)),
      '#2f6a5c',
    ),
    path(
      row(11, 20, 120, (x, i) => disc(x, 420 + ((i * 31) % 60), 80)),
      '#1f5a50',
    ),
    row(
      5,
      80,
      240,
      (x) =>
        path(`M${x} 560q10 -200 -10 -330h40q-16 130 20 330z`, '#3a3448') +
        line(
          row(4, x - 30, 26, (q, k) => `M${q} ${300 + k * 14}v60`),
          '#8fa88c',
          3,
        ),
    ),
    path('M-10 540Q300 500 600 520T1210 540V800H-10z', '#4a7a50'),
    path('M120 600Q340 540 620 560T1100 610Q1120 730 700 760T160 720Q60 660 120 600z', '#e4d4a0'),
    path('M150 606Q350 552 620 572T1070 616Q1086 716 700 744T190 708Q100 660 150 606z', '#3fb0b4'),
    path('M330 640Q560 590 800 640Q800 700 570 706T330 640z', '#1a7a94'),
    line('M260 640h110M420 610h140M700 620h150M800 690h130M360 720h120', '#c4f0e4', 4, 'stroke-linecap="round"'),
    path('M780 660q110 40 220 -6q-10 40 -60 44h-90q-56 -6 -70 -38z', '#f2654e'),
    crowd(
      [
        [860, 668, 60],
        [930, 664, 58],
      ],
      p.ink,
    ),
    line('M900 600L830 690', '#ffe8b4', 6),
    path('M470 670q10 -24 40 -20q34 4 30 26q-40 14 -70 -6zM540 668q16 -8 22 4q-10 8 -20 4z', '#2f5a40'),
    crowd(
      [
        [230, 590, 56],
        [262, 588, 50],
      ],
      p.ink,
    ),
    palm(1130, 800, 420, p.ink, { lean: -30, size: 1.6, seed: 5, lit: '#7fae6c' }),
  ]);
