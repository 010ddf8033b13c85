import { tree } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { disc, line, path } from '../../kit/tools';

/** Pond, bicycles and willows. */
export const vondelpark = (): string =>
  scene('aqua', { x: 600, y: 300, r: 80, seed: 2241, clouds: 320 }, (p) => [
    row(8, 0, 170, (x, i) => tree(x, 560, 260 + (i % 3) * 50, '#2a7a6a', '#a0c878')),
    ground(540, '#8fc06c', '#d4e08c'),
    path('M100 620Q400 560 760 580T1130 640Q1000 700 600 700T100 620z', '#2aa0a8'),
    line('M300 630h120M560 610h140M760 660h140M420 670h120', '#c4f0e4', 4, 'stroke-linecap="round"'),
    path('M560 640q40 -26 80 0q-36 16 -80 0zM630 634q-8 -34 12 -38q10 4 2 10q-6 10 2 30z', '#fffdf2'),
    path('M-10 700Q500 660 1210 700V760Q600 720 -10 760z', '#e6d6b4'),
    row(
      2,
      260,
      480,
      (x) =>
        path(disc(x, 730, 32) + disc(x + 92, 730, 32), p.ink) +
        path(disc(x, 730, 25) + disc(x + 92, 730, 25), '#e6d6b4') +
        line(`M${x} 730l34 -50h40l18 50M${x + 34} 680l20 50M${x + 30} 670h18M${x + 74} 680v-16h16`, '#163a56', 6),
    ),
    crowd([[306, 706, 90]], '#c8503f') + crowd([[786, 706, 90]], p.ink),
    path('M1030 800Q1010 500 1060 360h30Q1080 520 1090 800z', '#3a5a58') +
      line(
        row(12, 960, 20, (x, i) => `M1074 380Q${x} 380 ${x} ${560 + (i % 3) * 40}`),
        '#5f9a6c',
        7,
        'stroke-linecap="round"',
      ),
    crowd(
      [
        [480, 584, 50],
        [506, 584, 46],
      ],
      p.ink,
    ),
  ]);
