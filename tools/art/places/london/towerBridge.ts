import { panes, slab } from '../../kit/masonry';
import { boat, row, scene, shape } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, line, path } from '../../kit/tools';

/** The two towers with the road raised. */
export const towerBridge = (): string =>
  scene('sunset', { x: 600, y: 400, r: 86, seed: 1141 }, (p) => [
    skyline({ y: 560, min: 40, max: 130, step: 60, ink: p.haze, seed: 13 }),
    sea(p, 556, 600, { seed: 8, spread: 120 }),
    line('M-10 380Q180 560 330 330M870 330Q1020 560 1210 380', '#5a9ab0', 12),
    line(row(6, 30, 48, (x, i) => `M${x} ${440 + i * 10}V540`) + row(6, 930, 48, (x, i) => `M${x} ${490 - i * 10}V540`), '#5a9ab0', 4),
    path(box(-10, 530, 360, 20) + box(850, 530, 360, 20), '#4a6a8c'),
    shape(
      [
        [400, 534],
        [410, 518],
        [560, 420],
        [568, 436],
      ],
      '#4a6a8c',
    ),
    shape(
      [
        [800, 534],
        [790, 518],
        [640, 420],
        [632, 436],
      ],
      '#7a9ab0',
    ),
    path(box(400, 290, 400, 16) + box(400, 322, 400, 12), '#5a9ab0'),
    row(
      2,
      330,
      410,
      (x) =>
        slab(x, 240, 130, 330, '#8a5a78', '#f2a888', 0.32) +
        panes(x + 14, 330, 64, 180, 2, 4, 16, 28, '#4a2264') +
        path(`M${x + 40} 560v-60q25 -34 50 0v60z`, '#4a2264') +
        row(2, x - 4, 110, (q) => slab(q, 220, 28, 90, '#9b6a84', '#ffc4a0', 0.4) + path(`M${q - 4} 222l18 -60l18 60z`, '#5a4a78')) +
        path(`M${x + 16} 242l49 -110l49 110z`, '#5a4a78') +
        path(`M${x + 65} 132l49 110h-40z`, '#c87a8a') +
        line(`M${x + 65} 132v-40`, '#ffe3ac', 5),
    ),
    path(box(300, 560, 190, 50) + box(710, 560, 190, 50), '#5a3a5c'),
    boat(600, 700, 1.6, '#1f1244', '#fff0dc', '#9b3f70'),
  ]);
