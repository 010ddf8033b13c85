import { fir } from '../../kit/props';
import { crowd, row, scene, shape } from '../../kit/scene';
import { skyline } from '../../kit/town';
import { box, line, path } from '../../kit/tools';

/** Rows between two tilted slabs. */
export const redRocks = (): string =>
  scene('ember', { x: 600, y: 330, r: 84, seed: 1511, stars: 10 }, (p) => [
    skyline({ y: 470, min: 10, max: 44, step: 24, ink: p.mid, win: p.win, seed: 4, from: 480, to: 740 }),
    path('M-10 470H1210V520H-10z', '#9a3f48'),
    shape(
      [
        [-10, 160],
        [120, 120],
        [300, 230],
        [430, 420],
        [470, 560],
        [-10, 620],
      ],
      '#8f3038',
    ),
    shape(
      [
        [120, 120],
        [300, 230],
        [430, 420],
        [470, 560],
        [360, 570],
        [240, 330],
      ],
      '#e0653f',
    ),
    shape(
      [
        [1210, 60],
        [1060, 130],
        [900, 260],
        [790, 430],
        [740, 560],
        [1210, 620],
      ],
      '#a83c3a',
    ),
    shape(
      [
        [1060, 130],
        [900, 260],
        [790, 430],
        [740, 560],
        [830, 566],
        [940, 340],
      ],
      '#f2854a',
    ),
    line('M60 260L300 420M80 380L360 520M1140 220L880 420M1150 360L830 530', '#571f42', 5),
    path(box(470, 480, 270, 60), '#3a1838') + path(box(490, 500, 230, 34), '#ffd58a'),
    row(9, 0, 0, (_, i) =>
      path(
        `M${400 - i * 48} ${560 + i * 27}Q600 ${540 + i * 30} ${800 + i * 48} ${560 + i * 27}v17Q600 ${562 + i * 30} ${400 - i * 48} ${577 + i * 27}z`,
        i % 2 ? '#c8705a' : '#8a4048',
      ),
    ),
    crowd(
      Array.from({ length: 24 }, (_, i) => [300 + ((i * 97) % 620), 610 + ((i * 53) % 170), 40 + ((i * 53) % 170) * 0.14] as const),
      p.ink,
    ),
    fir(70, 800, 260, '#2a1a3c', '#7a3a48'),
    fir(1140, 800, 280, '#2a1a3c', '#7a3a48'),
  ]);
