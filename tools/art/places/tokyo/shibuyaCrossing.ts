import { panes, slab } from '../../kit/masonry';
import { lamp } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, disc, path } from '../../kit/tools';

/** Everyone crosses at once between the screens. */
export const shibuyaCrossing = (): string =>
  scene('neon', { x: 600, y: 420, r: 60, seed: 731, stars: 20 }, (p) => [
    skyline({ y: 560, min: 120, max: 260, step: 60, ink: p.mid, win: p.win, seed: 33, lit: 0.5 }),
    slab(-20, 120, 260, 500, '#2a1d66', '#5a2a86', 0.3) +
      path(box(20, 170, 180, 120), '#43c4d0') +
      path(box(20, 320, 180, 60), '#ff7a8a') +
      path(box(20, 410, 180, 90), '#ffce86'),
    slab(250, 220, 150, 400, '#3a2080', '#8a3a96', 0.3) + panes(262, 240, 90, 330, 4, 10, 12, 16, '#ffce86'),
    slab(800, 200, 150, 420, '#3a2080', '#a84a90', 0.3) +
      path(box(816, 230, 110, 160), '#ffd9a0') +
      panes(812, 420, 92, 160, 4, 5, 12, 16, '#ff9a8a'),
    slab(960, 90, 260, 530, '#2a1d66', '#6a2a86', 0.2) +
      path(box(990, 140, 190, 170), '#ff6a7a') +
      path(disc(1085, 225, 52), '#ffe6b0') +
      path(box(990, 340, 190, 50) + box(990, 410, 120, 40), '#43c4d0'),
    path('M380 620V500Q390 450 470 450H500V620z', '#5a2a86'),
    ground(600, '#241a58', '#ff7a8a'),
    path(
      row(9, 300, 70, (x) => `M${x} 640h40l-${(600 - x) / 6} 40h-46z`) + row(8, 120, 130, (x) => `M${x} 740h76l-${(600 - x) / 8} 60h-84z`),
      '#c9b0e0',
    ),
    path(
      row(6, 0, 0, (_, i) => `M${60 + i * 60} ${640 + i * 22}l70 -8l24 14l-74 8zM${1140 - i * 60} ${640 + i * 22}l-70 -8l-24 14l74 8z`),
      '#c9b0e0',
    ),
    crowd(
      Array.from({ length: 26 }, (_, i) => [120 + ((i * 137) % 980), 660 + ((i * 29) % 120), 56 + ((i * 29) % 120) * 0.4] as const),
      p.ink,
    ),
    crowd(
      [
        [300, 700, 70],
        [620, 720, 80],
        [840, 690, 66],
      ],
      '#ff9aa0',
    ),
    lamp(90, 790, 260, p.ink, '#ffd9a0'),
  ]);
