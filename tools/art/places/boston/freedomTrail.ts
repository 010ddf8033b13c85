import { panes, slab } from '../../kit/masonry';
import { lamp } from '../../kit/props';
import { crowd, row, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** The old brick state house. */
export const freedomTrail = (): string =>
  scene('gold', { x: 900, y: 300, r: 78, seed: 1411, clouds: 340 }, (p) => [
    row(
      3,
      -20,
      150,
      (x, i) => slab(x, 80 + i * 90, 130, 600, '#8f8a98', '#e0c4a0', 0.3) + panes(x + 10, 110 + i * 90, 70, 360, 4, 12, 9, 14, '#ffe6b0'),
    ),
    row(
      3,
      780,
      160,
      (x, i) => slab(x, 200 - i * 50, 140, 500, '#7a7a90', '#f0c898', 0.3) + panes(x + 10, 230 - i * 50, 80, 340, 4, 12, 9, 14, '#ffe6b0'),
    ),
    path(box(390, 340, 380, 300), '#a8503f'),
    path(box(660, 340, 110, 300), '#e08a5c'),
    path('M376 340L420 250H440V230H470V200H690V230H720V250H740L784 340z', '#b85a44'),
    path('M690 200V230H720V250H740L784 340H670L650 200z', '#f09a68'),
    panes(400, 360, 250, 260, 5, 3, 26, 50, '#fff3d9'),
    panes(400, 360, 250, 260, 5, 3, 18, 42, '#5a2850'),
    path(box(540, 460, 80, 12), '#fff3d9'),
    slab(536, 110, 88, 92, '#f0e4cc', '#fffdf2', 0.34),
    slab(552, 60, 56, 52, '#e4d4b4', '#fff9ea', 0.34),
    shape(
      [
        [548, 64],
        [580, -6],
        [612, 64],
      ],
      '#4a5a6c',
    ),
    path(disc(580, 156, 22), '#2a2a50'),
    path('M430 250q-20 -40 10 -50q16 10 10 46zM730 250q24 -40 -6 -50q-16 8 -10 46z', '#ffd58a'),
    ground(636, '#8c5a58', '#ffd39a'),
    path('M560 640H600L640 800H500z', '#b8403c'),
    line('M566 680h42M556 720h56M544 762h70', '#e07a5c', 4),
    crowd(
      [
        [440, 720, 84],
        [480, 724, 78],
        [660, 700, 72],
        [720, 740, 92],
        [300, 700, 70],
      ],
      p.ink,
    ),
    lamp(200, 790, 320, p.ink, '#fff0c4'),
  ]);
