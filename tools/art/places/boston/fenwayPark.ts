import { crowd, row, scene, shape } from '../../kit/scene';
import { skyline } from '../../kit/town';
import { box, line, path } from '../../kit/tools';

/** The green wall. */
export const fenwayPark = (): string =>
  scene('aqua', { x: 300, y: 240, r: 74, seed: 1441, clouds: 280 }, (p) => [
    skyline({ y: 380, min: 40, max: 160, step: 70, ink: '#6fb5a0', seed: 9 }),
    line('M160 300V110M700 300V110', '#1d5a70', 12),
    path(box(90, 80, 150, 60) + box(630, 80, 150, 60), '#fffae4'),
    path(box(-10, 300, 760, 250), '#2a7a5c'),
    path(box(-10, 284, 760, 18), '#1d5a48'),
    shape(
      [
        [750, 284],
        [1210, 380],
        [1210, 560],
        [750, 550],
      ],
      '#3f9a70',
    ),
    path(box(120, 400, 460, 120), '#1d5a48'),
    path(
      row(14, 140, 32, (x) => box(x, 424, 22, 30) + box(x, 466, 22, 30)),
      '#fffae4',
    ),
    path(
      row(10, 0, 76, (x) => box(x, 250, 54, 34)),
      '#c8503f',
    ),
    crowd(
      Array.from({ length: 18 }, (_, i) => [14 + i * 42, 284, 36] as const),
      p.ink,
    ),
    path(box(800, 200, 180, 110), '#d93a34'),
    path(box(812, 212, 156, 86), '#fff6e4'),
    line('M840 310V340M940 310V350', p.ink, 8),
    path('M-10 548H1210V800H-10z', '#5fae5c'),
    path(
      row(7, -10, 180, (x) => `M${x} 548h90l-40 252h-120z`),
      '#76c06c',
    ),
    shape(
      [
        [760, 800],
        [1210, 620],
        [1210, 800],
      ],
      '#c98a5c',
    ),
    shape(
      [
        [600, 560],
        [1210, 556],
        [1210, 574],
        [600, 572],
      ],
      '#c98a5c',
    ),
    crowd(
      [
        [300, 620, 60],
        [640, 700, 84],
        [900, 720, 90],
      ],
      '#fffae4',
    ),
    crowd([[1000, 770, 110]], p.ink),
    line('M1010 690l60 -60', '#8a5a34', 10, 'stroke-linecap="round"'),
  ]);
