import { panes, slab } from '../../kit/masonry';
import { boat, crowd, row, scene, shape } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** Towers along the water and a raised bridge. */
export const chicagoRiver = (): string =>
  scene('noon', { x: 600, y: 330, r: 80, seed: 1021 }, (p) => [
    row(
      5,
      -20,
      92,
      (x, i) =>
        slab(x, 120 + ((i * 83) % 160), 84, 560, '#4f7f90', '#b8d4c8', 0.3) +
        panes(x + 8, 150 + ((i * 83) % 160), 46, 380, 3, 14, 9, 14, '#dcecd8'),
    ),
    row(
      5,
      800,
      88,
      (x, i) =>
        slab(x, 90 + ((i * 67) % 180), 80, 590, '#3f6a82', '#e4d4a8', 0.3) +
        panes(x + 8, 120 + ((i * 67) % 180), 44, 400, 3, 14, 9, 14, '#f2e6c0'),
    ),
    row(
      2,
      440,
      120,
      (x) =>
        path(box(x, 190, 96, 400), '#d9c4a0') +
        path(
          row(18, 0, 0, (_, k) => row(5, x, 24, (q) => `M${q} ${200 + k * 21}q12 14 24 0z`)),
          '#5f7a7c',
        ) +
        path(box(x + 70, 190, 26, 400), '#fff0cf') +
        path(box(x + 36, 160, 24, 32), '#8f9a90'),
    ),
    sea(p, 580, 600, { seed: 5, spread: 140 }),
    path(box(-10, 560, 420, 30) + box(790, 560, 420, 30), '#a8784c'),
    shape(
      [
        [300, 570],
        [330, 556],
        [470, 430],
        [456, 418],
      ],
      '#8f3f3c',
    ),
    shape(
      [
        [900, 570],
        [870, 556],
        [730, 430],
        [744, 418],
      ],
      '#c8604a',
    ),
    line('M340 548l10 -40M390 506l8 -40M440 462l6 -36M860 548l-10 -40M810 506l-8 -40M760 462l-6 -36', '#6a2f38', 4),
    boat(600, 690, 1.8, '#173a58', '#fff9ea', '#2c5670'),
    crowd(
      [
        [500, 636, 36],
        [540, 636, 34],
        [660, 636, 36],
        [120, 560, 40],
        [1060, 560, 42],
      ],
      p.ink,
    ),
  ]);
