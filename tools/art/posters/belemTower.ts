import { arcade, dome, panes, slab } from '../kit/masonry';
import { sailboat } from '../kit/props';
import { crowd, rocks, row, scene, suspension } from '../kit/scene';
import { sea } from '../kit/stage';
import { box, path } from '../kit/tools';

/** The tower at the edge of the river. */
export const belemTower = (): string =>
  scene('gold', { x: 300, y: 340, r: 86, seed: 2311, clouds: 380 }, (p) => [
    suspension(860, 1120, 480, 330, '#c8503f', '#c8503f'),
    sea(p, 520, 300, { seed: 6, spread: 140 }),
    path('M420 540H860V640H420z', '#c9a080') + path(box(760, 540, 100, 100), '#ffe0b0'),
    path(
      row(12, 424, 37, (x) => box(x, 520, 22, 24)),
      '#e4c49a',
    ),
    slab(500, 250, 190, 300, '#d9b48c', '#fff0cf', 0.32),
    path(
      row(6, 494, 34, (x) => box(x, 226, 20, 28)),
      '#e4c49a',
    ),
    path(box(490, 250, 210, 12) + box(490, 380, 210, 12), '#fff0cf'),
    slab(550, 170, 90, 60, '#c9a080', '#ffe0b0', 0.32) +
      path(
        row(3, 550, 34, (x) => box(x, 152, 20, 20)),
        '#e4c49a',
      ),
    row(2, 484, 194, (x) => slab(x, 220, 36, 60, '#c9a080', '#ffe0b0', 0.4) + dome(x + 18, 222, 20, '#b88a70', '#fff0cf', 1.1)),
    row(2, 410, 420, (x) => slab(x, 500, 40, 60, '#c9a080', '#ffe0b0', 0.4) + dome(x + 20, 502, 22, '#b88a70', '#fff0cf', 1.1)),
    arcade(520, 670, 370, 3, 30, 70, '#6a3a50'),
    panes(520, 410, 120, 100, 2, 1, 22, 50, '#6a3a50'),
    path(
      row(5, 450, 74, (x) => box(x, 580, 26, 30)),
      '#6a3a50',
    ),
    rocks(
      [
        [410, 650, 30],
        [520, 656, 24],
        [700, 654, 30],
        [870, 650, 34],
      ],
      '#5f4a5c',
      '#c9a080',
    ),
    path('M-10 700Q200 640 420 690L460 800H-10z', '#8a6a5c'),
    crowd(
      [
        [120, 690, 70],
        [150, 694, 64],
        [280, 700, 68],
      ],
      p.ink,
    ),
    sailboat(240, 600, 1, '#fff6dc', '#f2a65e', p.ink),
  ]);
