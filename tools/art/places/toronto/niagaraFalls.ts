import { slab } from '../../kit/masonry';
import { boat, crowd, row, scene, shape } from '../../kit/scene';
import { disc, line, path } from '../../kit/tools';

/** The horseshoe and the boat in the spray. */
export const niagaraFalls = (): string =>
  scene('noon', { x: 880, y: 240, r: 74, seed: 2651 }, (p) => [
    path('M-10 340H1210V420H-10z', '#2f7a88') +
      row(4, 60, 60, (x, i) => slab(x, 200 + (i % 2) * 50, 46, 150, '#8fa8ac', '#d8e4d0', 0.34)) +
      path(
        row(9, 300, 110, (x, i) => disc(x, 336, 30 + (i % 3) * 8)),
        '#5f8a70',
      ),
    path('M120 400Q420 350 600 360Q820 350 1080 400Q1040 480 1030 640H180Q170 480 120 400z', '#2a98a4') +
      path('M120 400Q420 350 600 360Q820 350 1080 400V424Q820 376 600 384Q420 376 120 424z', '#8fe0d8'),
    line(
      row(22, 170, 42, (x) => `M${x} ${400 - 26 * (1 - Math.pow((x - 600) / 480, 2))}V640`),
      '#c4f0ea',
      9,
    ) +
      line(
        row(18, 190, 50, (x) => `M${x} 420V640`),
        '#f4fdf8',
        4,
      ),
    path(
      row(13, 130, 80, (x, i) => disc(x, 640 + (i % 3) * 14, 62 + (i % 4) * 8)),
      '#f4fbf4',
      'opacity=".9"',
    ),
    shape(
      [
        [-10, 400],
        [120, 400],
        [190, 640],
        [160, 800],
        [-10, 800],
      ],
      '#4a5a58',
    ) +
      shape(
        [
          [1210, 390],
          [1080, 400],
          [1020, 640],
          [1060, 800],
          [1210, 800],
        ],
        '#7a8070',
      ),
    path('M170 660H1040V800H150z', '#2f8a98') +
      line('M220 700h120M420 760h140M760 720h150M860 770h120', '#c4f0ea', 5, 'stroke-linecap="round"'),
    line('M330 640A300 300 0 0 1 900 600', '#f2654e', 7, 'opacity=".7"') +
      line('M342 644A290 290 0 0 1 890 606', '#ffd58a', 7, 'opacity=".7"') +
      line('M354 648A280 280 0 0 1 880 612', '#2f9a88', 7, 'opacity=".7"'),
    boat(600, 720, 1.4, '#173a58', '#fffdf2', '#2c5670') +
      crowd(
        [
          [540, 680, 34],
          [570, 680, 32],
          [600, 680, 34],
          [630, 680, 32],
        ],
        '#4a7ac0',
      ),
    crowd(
      [
        [60, 400, 44],
        [90, 400, 40],
        [1140, 394, 44],
      ],
      p.ink,
    ),
  ]);
