import { arcade, gable, panes, slab } from '../../kit/masonry';
import { boat, crowd, row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** The cone above the bridge. */
export const galataTower = (): string =>
  scene(
    'sunset',
    {
      x: 300,
      y: 340,
      r: 82,
      seed: 3031,
      birds: [
        [460, 200, 13],
        [500, 186, 10],
        [760, 170, 11],
        [440, 260, 9],
      ],
    },
    (p) => [
      path('M-10 600Q300 460 620 450T1210 560V640H-10z', '#8a3f70'),
      row(3, 0, 0, (_, r) =>
        row(
          14,
          -20 + (r % 2) * 40,
          92,
          (x, i) =>
            path(
              box(x, 560 + r * 34 - 110 * Math.exp(-Math.pow((x - 640) / 300, 2)) - ((i * 7) % 3) * 14, 76, 90),
              ['#b8506c', '#d97a78', '#9b3f70', '#e89a84', '#a84a74'][(i + r) % 5] ?? '#b8506c',
            ) +
            path(
              row(3, x + 10, 22, (q) => box(q, 576 + r * 34 - 110 * Math.exp(-Math.pow((x - 640) / 300, 2)), 11, 16)),
              '#ffe3ac',
            ),
        ),
      ),
      slab(580, 230, 120, 270, '#a86a70', '#ffd0a0', 0.36) +
        path(box(570, 300, 140, 14) + box(566, 226, 148, 14), '#fff0c8') +
        arcade(588, 692, 296, 5, 12, 40, '#4a2264') +
        panes(596, 340, 70, 110, 2, 3, 14, 24, '#4a2264') +
        slab(592, 186, 96, 42, '#b8787c', '#ffd9ac', 0.36) +
        gable(640, 60, 190, 64, '#4a3a68', '#a06a88') +
        line('M640 60V30', '#ffe3ac', 5),
      sea(p, 640, 300, { seed: 6, spread: 120 }),
      path(box(-10, 620, 1220, 24), '#3a1c50') +
        path(
          row(7, 40, 180, (x) => box(x, 644, 30, 60)),
          '#3a1c50',
        ) +
        crowd(
          Array.from({ length: 9 }, (_, i) => [60 + i * 132, 620, 46] as const),
          p.ink,
        ) +
        line(
          row(9, 66, 132, (x) => `M${x} 590l50 -30l10 110`),
          '#1f1244',
          2.5,
        ),
      boat(820, 730, 1.3, p.ink, '#fff0e0', '#9b3f70'),
    ],
  );
