import { arcade, dome, panes, slab } from '../../kit/masonry';
import { palm } from '../../kit/plants';
import { crowd, row, scene, shape } from '../../kit/scene';
import { ground, sea } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** The clock tower at the foot of the street. */
export const ferryBuilding = (): string =>
  scene('noon', { x: 900, y: 300, r: 80, seed: 841, clouds: 340 }, (p) => [
    sea(p, 520, 900, { base: 640, seed: 6 }),
    line('M-10 430L300 330L620 440', '#8fa8a8', 6),
    path(box(290, 330, 16, 200), '#7f9aa0'),
    path(box(160, 470, 900, 170), '#e4d4bc'),
    path(box(860, 470, 200, 170), '#fff3d9'),
    path(box(150, 456, 920, 18), '#a8b0a8'),
    arcade(170, 560, 640, 8, 34, 110, '#4a6a7c'),
    arcade(670, 1050, 640, 8, 34, 110, '#4a6a7c'),
    path(box(560, 420, 110, 220), '#f0e4cc'),
    path('M580 640V540Q582 500 615 498Q648 500 650 540V640z', '#2c5670'),
    slab(572, 170, 86, 260, '#e9dcc4', '#fff9ea', 0.32),
    path(box(562, 230, 106, 10) + box(562, 340, 106, 10), '#b8b0a0'),
    path(disc(610, 290, 36), '#fffdf2'),
    line('M610 290V264M610 290l18 10', '#173a58', 6, 'stroke-linecap="round"'),
    panes(584, 360, 62, 56, 3, 1, 10, 40, '#4a6a7c'),
    path(box(584, 120, 62, 52), '#d9c8ac'),
    arcade(586, 644, 170, 3, 12, 40, '#4a6a7c'),
    dome(615, 120, 24, '#8fa0a0', '#e4e8d8'),
    line('M615 96V50', '#173a58', 5),
    path('M617 52h40l-10 12l10 12h-40z', '#f2654e'),
    ground(640, '#c9bfae', '#fff3d9'),
    row(
      4,
      90,
      130,
      (x, i) =>
        shape(
          [
            [x, 700],
            [x + 50, 660],
            [x + 100, 700],
          ],
          ['#f2654e', '#fff6dc', '#2f8a98', '#ffd58a'][i] ?? '#f2654e',
        ) +
        path(box(x + 8, 700, 84, 50), '#a8784c') +
        path(
          row(5, x + 18, 16, (q) => disc(q, 698, 8)),
          '#7fae6c',
        ),
    ),
    crowd(
      [
        [640, 740, 90],
        [690, 744, 84],
        [900, 730, 78],
        [980, 750, 92],
      ],
      p.ink,
    ),
    palm(1120, 780, 360, p.ink, { lean: -20, size: 1.4, seed: 4, lit: '#7fae6c' }),
  ]);
