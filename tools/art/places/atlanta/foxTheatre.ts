import { arcade, dome, slab } from '../../kit/masonry';
import { letters } from '../../kit/lettering';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, disc, line, path } from '../../kit/tools';

/** Domes and a glowing sign. */
export const foxTheatre = (): string =>
  scene('neon', { x: 860, y: 340, r: 60, seed: 1641, stars: 30 }, (p) => [
    skyline({ y: 560, min: 120, max: 300, step: 66, ink: p.mid, win: p.win, seed: 5, lit: 0.4 }),
    path(box(120, 330, 900, 310), '#7a4a7c'),
    path(
      row(15, 120, 60, (x) => box(x, 330, 30, 310)),
      '#8f5a86',
    ),
    path(box(880, 330, 140, 310), '#d98a8a'),
    slab(150, 220, 110, 420, '#8f5a86', '#e0a090', 0.34),
    dome(205, 222, 62, '#2f9a90', '#8fe0c8', 1.2),
    line('M205 150V110', '#ffd9a0', 5),
    slab(880, 260, 100, 380, '#8f5a86', '#e0a090', 0.34),
    dome(930, 262, 56, '#2f9a90', '#8fe0c8', 1.2),
    line('M930 196V160', '#ffd9a0', 5),
    arcade(290, 850, 480, 7, 50, 110, '#2a1d50'),
    path(box(330, 510, 480, 70), '#ffce86'),
    path(
      row(20, 336, 24, (x) => disc(x, 518, 4) + disc(x, 572, 4)),
      '#fff6e4',
    ),
    path(
      row(12, 360, 36, (x) => box(x, 534, 24, 22)),
      '#3a2080',
    ),
    path(box(540, 190, 84, 330), '#d93a5a'),
    path(
      row(12, 0, 0, (_, i) => disc(546, 206 + i * 27, 4) + disc(618, 206 + i * 27, 4)),
      '#ffe6b0',
    ),
    letters('F', 564, 216, 6, 1, '#ffe6b0', 1.8),
    letters('O', 562, 306, 6, 1, '#ffe6b0', 1.8),
    line('M562 396l40 60M602 396l-40 60', '#ffe6b0', 10, 'stroke-linecap="round"'),
    path(box(350, 580, 440, 60), '#2a1d50'),
    path(box(380, 590, 380, 50), '#ffb274'),
    ground(640, '#241a58', '#ff9a8a'),
    crowd(
      [
        [300, 740, 92],
        [340, 746, 86],
        [500, 690, 70],
        [540, 694, 66],
        [700, 720, 84],
        [860, 750, 94],
      ],
      p.ink,
    ),
  ]);
