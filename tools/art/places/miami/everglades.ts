import { ridge } from '../../kit/land';
import { row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { disc, line, path } from '../../kit/tools';

/** Sawgrass, a heron and an alligator. */
export const everglades = (): string =>
  scene(
    'teal',
    {
      x: 820,
      y: 380,
      r: 84,
      seed: 1251,
      birds: [
        [300, 200, 14],
        [340, 186, 11],
        [380, 210, 9],
      ],
    },
    (p) => [
      ridge(520, 20, '#5f8a70', { seed: 3, step: 90 }),
      path(
        row(6, 80, 200, (x, i) => disc(x, 500, 40 + (i % 3) * 16)),
        '#3a6a5c',
      ),
      sea(p, 520, 820, { seed: 9, spread: 120 }),
      path('M240 640q80 -30 200 -24q60 -20 80 0q130 0 190 30q-60 26 -200 20t-270 -26z', '#2a4a40'),
      path(
        row(9, 440, 24, (x) => `M${x} 630l10 -18l10 18z`),
        '#3f6a50',
      ),
      path(disc(300, 626, 8), '#ffd08f'),
      line('M250 644q60 12 130 8', '#8fae7c', 4),
      path(
        'M900 760V620q-40 -10 -40 -60q0 -40 40 -60q30 -20 24 -60q-6 -30 20 -40q30 0 34 24l50 16l-50 6q-6 50 -30 80q60 20 60 80q-30 30 -70 30l-6 124z',
        '#e4ecf2',
      ),
      path('M930 520q70 20 70 86q-30 30 -70 30q30 -60 0 -116z', '#a8c4d0'),
      line('M910 640V770M936 640V770', '#5a4a48', 6),
      row(14, -10, 90, (x, i) =>
        path(
          row(
            6,
            0,
            0,
            (_, k) =>
              `M${x + k * 9} 800q${(k - 3) * 6} -90 ${(k - 3) * 14} -${140 + ((i * 37 + k * 13) % 70)}q6 80 ${8 - (k - 3) * 2} ${140 + ((i * 37 + k * 13) % 70)}z`,
          ),
          i % 2 ? '#1f4a44' : '#2f6a50',
        ),
      ),
    ],
  );
