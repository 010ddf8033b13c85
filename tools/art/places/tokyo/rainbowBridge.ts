import { PALETTES } from '../../kit/palettes';
import { lamp } from '../../kit/props';
import { crowd, row, scene, shape, suspension } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, disc, path } from '../../kit/tools';

/** The bridge over the bay, lit by night. */
export const rainbowBridge = (): string =>
  scene('night', { x: 880, y: 190, r: 56, seed: 751, stars: 60 }, () => {
    const p = PALETTES.night;
    return [
      skyline({ y: 540, min: 60, max: 260, step: 50, ink: '#2a2f72', win: '#ffd58a', seed: 41, lit: 0.45 }),
      path('M196 540L226 330h8L264 540z', '#f2654e'),
      sea(p, 536, 880, { seed: 4, count: 60 }),
      suspension(360, 850, 470, 250, '#c9b9d6', '#e4dcf0'),
      path(box(-10, 490, 1220, 8), '#8a8cc4'),
      path(
        row(40, 0, 31, (x) => disc(x, 468, 4)),
        '#ffe6a8',
      ),
      path(
        row(14, 20, 88, (x, i) => box(x, 560 + (i % 4) * 40, 50, 5)),
        '#7fc4d0',
      ),
      path(
        row(10, 60, 120, (x, i) => box(x, 580 + (i % 3) * 50, 60, 5)),
        '#ff9a8a',
      ),
      path('M420 690h300q-20 50 -60 54H480q-44 -8 -60 -54zM470 690q30 -60 220 -40l20 40z', '#0d0f34'),
      path(
        row(9, 482, 24, (x) => disc(x, 676, 6)),
        '#ff8a6a',
      ),
      path('M-10 740Q300 700 500 770L520 800H-10z', '#0d0f34'),
      crowd(
        [
          [160, 744, 80],
          [194, 748, 74],
          [300, 756, 60],
        ],
        '#05061c',
      ),
      lamp(60, 760, 200, '#05061c', '#ffd58a'),
      shape(
        [
          [900, 800],
          [960, 740],
          [1210, 720],
          [1210, 800],
        ],
        '#0d0f34',
      ),
    ];
  });
