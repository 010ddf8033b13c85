import { slab } from '../../kit/masonry';
import { palm } from '../../kit/plants';
import { lamp } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { wheel } from '../../kit/shared';
import { ground } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** The wheel by evening. */
export const iconPark = (): string =>
  scene('dusk', { x: 300, y: 380, r: 76, seed: 1321, stars: 18 }, (p) => [
    path(
      row(12, -20, 110, (x, i) => disc(x, 610, 60 + (i % 3) * 14)),
      '#6a3570',
    ),
    wheel(620, 340, 270, 660, { ink: '#2a1a50', rim: '#ffe9b8', pods: '#7fd0d8' }),
    path(disc(620, 340, 40), '#f2654e'),
    slab(140, 560, 200, 110, '#7d3a68', '#f0876a', 0.3) +
      path(
        row(5, 154, 30, (x) => box(x, 580, 20, 50)),
        '#ffd08a',
      ),
    slab(900, 520, 220, 150, '#5a3068', '#d9708a', 0.3) +
      path(
        row(5, 914, 32, (x) => box(x, 546, 22, 70)),
        '#ffd08a',
      ),
    line('M1060 420Q1050 250 1100 90', '#fff0cf', 5, 'stroke-linecap="round"'),
    path('M1092 96l10 -30l10 30z', '#ffd58a'),
    ground(666, '#4c2c68', '#f0a078'),
    crowd(
      [
        [300, 740, 90],
        [336, 744, 84],
        [360, 746, 56],
        [820, 730, 80],
        [850, 736, 86],
      ],
      p.ink,
    ),
    palm(70, 790, 380, p.ink, { lean: 24, size: 1.4, seed: 4, lit: '#a86a7c' }),
    palm(1140, 790, 420, p.ink, { lean: -30, size: 1.5, seed: 7, lit: '#a86a7c' }),
    lamp(460, 790, 240, p.ink, '#ffe9b8'),
  ]);
