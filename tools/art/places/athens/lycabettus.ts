import { ridge } from '../../kit/land';
import { dome, slab } from '../../kit/masonry';
import { row, scene } from '../../kit/scene';
import { box, disc, line, path } from '../../kit/tools';

/** The cone and its chapel at dusk. */
export const lycabettus = (): string =>
  scene('dusk', { x: 860, y: 340, r: 74, seed: 2841, stars: 14 }, () => [
    ridge(560, 50, '#a85a80', { seed: 4, step: 240 }),
    path('M120 640Q340 520 470 330L520 280L570 250L640 260L700 330Q820 540 1080 640z', '#4a3a5c') +
      path('M570 250L640 260L700 330Q820 540 1080 640H800Q700 460 570 250z', '#8a5a78'),
    row(14, 260, 50, (x, i) => path(disc(x, 590 - 220 * Math.exp(-Math.pow((x - 600) / 180, 2)) + (i % 2) * 26, 26), '#2f2a4c')),
    slab(556, 210, 70, 50, '#fff0e4', '#fffdf4', 0.3) +
      dome(591, 212, 22, '#d95f4a', '#ffb08a') +
      slab(632, 190, 22, 70, '#fff0e4', '#fffdf4', 0.4) +
      line('M591 188v-16M584 178h14', '#fff0e4', 4),
    line('M560 262L420 420L520 500L380 600', '#e0a890', 4),
    path('M-10 620H1210V800H-10z', '#3a2450'),
    row(4, 0, 0, (_, r) =>
      row(
        16,
        -20 + (r % 2) * 40,
        80,
        (x, i) =>
          path(
            box(x, 620 + r * 44 - ((i * 7 + r * 5) % 4) * 8, 66, 60),
            ['#e4c4c0', '#c9a0a8', '#b88898', '#f2d9cc'][(i + r) % 4] ?? '#e4c4c0',
          ) +
          path(
            row(3, x + 8, 18, (q) => box(q, 634 + r * 44, 10, 14)),
            (i + r) % 3 ? '#ffd08a' : '#6a4a70',
          ),
      ),
    ),
  ]);
