import { panes, slab } from '../../kit/masonry';
import { crowd, row, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { disc, line, path } from '../../kit/tools';

/** A castle and fireworks. */
export const magicKingdom = (): string =>
  scene('night', { x: 600, y: 420, r: 0, seed: 1311, stars: 60, reach: 700 }, () => [
    row(5, 140, 230, (x, i) =>
      line(
        row(12, 0, 0, (_, k) => {
          const a = (k * Math.PI) / 6;
          const r = 40 + (i % 3) * 18;
          return `M${Math.round(x + 14 * Math.cos(a))} ${Math.round(150 + (i % 2) * 70 + 14 * Math.sin(a))}l${Math.round(r * Math.cos(a))} ${Math.round(r * Math.sin(a))}`;
        }),
        ['#ffd58a', '#ff8a9a', '#8fd4e0', '#ffd58a', '#c9a0e0'][i] ?? '#ffd58a',
        4,
        'stroke-linecap="round"',
      ),
    ),
    path(
      row(9, 0, 150, (x, i) => disc(x, 620, 70 + (i % 3) * 16)),
      '#1b1d56',
    ),
    slab(420, 420, 360, 230, '#8a8cc8', '#d9cfee', 0.3),
    row(
      4,
      400,
      120,
      (x) =>
        slab(x, 360, 44, 290, '#979ad0', '#e9e0f4', 0.36) +
        path(`M${x - 8} 364l30 -90l30 90z`, '#3f5fb0') +
        path(`M${x + 22} 274l30 90h-18z`, '#7a9ae0'),
    ),
    slab(510, 300, 60, 200, '#a7a0d8', '#f2e8f6', 0.36),
    slab(630, 300, 60, 200, '#a7a0d8', '#f2e8f6', 0.36),
    shape(
      [
        [500, 304],
        [540, 190],
        [580, 304],
      ],
      '#3f5fb0',
    ),
    shape(
      [
        [620, 304],
        [660, 190],
        [700, 304],
      ],
      '#3f5fb0',
    ),
    slab(568, 220, 64, 280, '#b8b0e0', '#fff6fa', 0.36),
    shape(
      [
        [556, 224],
        [600, 70],
        [644, 224],
      ],
      '#3f5fb0',
    ),
    shape(
      [
        [600, 70],
        [644, 224],
        [612, 224],
      ],
      '#8fb0f0',
    ),
    line('M600 70V40', '#ffd58a', 4),
    path('M602 42l26 8l-26 8z', '#ff8a9a'),
    panes(430, 440, 240, 90, 6, 1, 14, 40, '#ffd58a'),
    path('M560 650V560q40 -50 80 0v90z', '#191c50'),
    ground(646, '#14184a', '#6467ae'),
    path('M560 650H640L760 800H440z', '#3a3f86'),
    crowd(
      [
        [300, 720, 80],
        [330, 724, 50],
        [370, 722, 84],
        [800, 730, 86],
        [840, 734, 54],
        [560, 740, 70],
        [660, 760, 84],
      ],
      '#05061c',
    ),
  ]);
