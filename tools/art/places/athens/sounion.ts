import { slab } from '../../kit/masonry';
import { sailboat } from '../../kit/props';
import { crowd, rocks, row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, path } from '../../kit/tools';

/** Poseidon on the cape. */
export const sounion = (): string =>
  scene(
    'ember',
    {
      x: 380,
      y: 440,
      r: 110,
      seed: 2851,
      birds: [
        [700, 180, 12],
        [736, 166, 9],
      ],
    },
    (p) => [
      sea(p, 520, 380, { seed: 8, spread: 170 }),
      path('M1210 400Q1000 380 860 420Q700 440 640 520L560 600L600 680L520 800H1210z', '#6d2640') +
        path('M860 420Q700 440 640 520L560 600L600 680L520 800H640L700 680L680 600L760 500z', '#d9603f'),
      path(box(760, 390, 330, 22), '#c98a70') + path(box(760, 386, 330, 8), '#ffdf9c'),
      row(8, 770, 40, (x) => slab(x, 200, 20, 190, '#8a4048', '#ffc890', 0.4) + path(`M${x - 5} 200h30l-5 -14h-20z`, '#f0a878')),
      path(box(758, 162, 340, 26), '#a8584c') + path(box(758, 156, 340, 8), '#ffdf9c'),
      row(2, 1130, 36, (x) => slab(x, 270, 20, 120, '#8a4048', '#ffc890', 0.4)),
      rocks(
        [
          [600, 700, 36],
          [530, 790, 44],
          [660, 640, 24],
        ],
        '#3a1838',
        '#b8503f',
      ),
      crowd(
        [
          [820, 388, 36],
          [950, 388, 38],
          [976, 388, 34],
        ],
        p.ink,
      ),
      sailboat(180, 600, 1.1, '#fff0d0', '#ff9c52', p.ink),
      path('M900 520q40 -20 80 0q-30 20 -80 0zM1000 600q50 -20 90 4q-40 16 -90 -4z', '#4a5a40'),
    ],
  );
