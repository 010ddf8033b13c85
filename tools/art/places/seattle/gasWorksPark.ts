import { slab } from '../../kit/masonry';
import { sailboat, tree } from '../../kit/props';
import { crowd, row, scene, shape } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, line, path } from '../../kit/tools';

/** Rusted towers on the green hill by the lake. */
export const gasWorksPark = (): string =>
  scene('gold', { x: 300, y: 330, r: 84, seed: 631, clouds: 360 }, (p) => [
    skyline({
      y: 540,
      min: 60,
      max: 240,
      step: 46,
      ink: '#b9868a',
      seed: 22,
      from: -20,
      to: 620,
      shape: (x) => 0.4 + Math.exp(-Math.pow((x - 300) / 180, 2)),
    }),
    sea(p, 536, 300, { base: 640, seed: 6 }),
    sailboat(240, 580, 0.9, '#fff6dc', '#f0b07c', p.ink),
    path('M-10 660Q400 590 700 620T1210 600V800H-10z', '#6f8f5c'),
    row(
      4,
      640,
      120,
      (x, i) =>
        slab(x, 260 + (i % 2) * 60, 84, 380 - (i % 2) * 60, '#7a3f38', '#d9804f', 0.34) +
        path(box(x - 8, 300 + (i % 2) * 60, 100, 10) + box(x - 8, 420, 100, 10) + box(x - 8, 540, 100, 10), '#4a2430') +
        path(`M${x + 10} ${260 + (i % 2) * 60}l20 -60h24l20 60z`, '#8f4a3c'),
    ),
    line('M680 330H1080M680 470H1080M720 400L840 330L960 400M640 640V380', '#4a2430', 8),
    path(
      row(3, 700, 130, (x) => box(x + 50, 170, 12, 120)),
      '#5f2f34',
    ),
    path('M-10 700Q300 640 620 690T1210 680V800H-10z', '#8fa85c'),
    path('M60 730Q300 650 520 720z', '#a9c070'),
    line('M300 690L420 300', '#fff6dc', 2),
    shape(
      [
        [420, 300],
        [470, 250],
        [500, 320],
        [450, 360],
      ],
      '#f2654e',
    ),
    shape(
      [
        [470, 250],
        [500, 320],
        [450, 360],
      ],
      '#ffd58a',
    ),
    line('M460 356q20 40 -6 70', '#f2654e', 4),
    crowd(
      [
        [296, 700, 70],
        [560, 730, 76],
        [600, 734, 60],
      ],
      p.ink,
    ),
    tree(90, 740, 170, '#3f5f4a', '#a9b878'),
  ]);
