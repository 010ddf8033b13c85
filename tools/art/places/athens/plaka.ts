import { columns, slab } from '../../kit/masonry';
import { crowd, row, scene } from '../../kit/scene';
import { box, disc, line, path } from '../../kit/tools';

/** White steps, cats and bougainvillea. */
export const plaka = (): string =>
  scene('aqua', { x: 600, y: 240, r: 70, seed: 2821 }, (p) => [
    path('M360 320Q440 230 600 220Q760 230 840 320V500H360z', '#d9b088') +
      path(box(530, 190, 140, 10), '#fff6e4') +
      columns(536, 664, 198, 232, 6, 8, { shadow: '#b89878', body: '#e9d4b4', lit: '#fffdf2' }),
    slab(-20, 250, 380, 430, '#f4ece0', '#fffdf4', 0.26) +
      slab(60, 160, 240, 100, '#e9dccc', '#fffaea', 0.3) +
      slab(820, 220, 400, 460, '#e4d4c4', '#fffdf4', 0.3),
    path(box(-20, 240, 386, 16) + box(812, 210, 400, 16), '#d9704a'),
    row(2, 40, 150, (x) => path(box(x, 320, 76, 100), '#2f6fa8') + line(`M${x + 38} 320v100`, '#f4ece0', 5)) +
      row(2, 920, 150, (x) => path(box(x, 300, 76, 100), '#2f6fa8') + line(`M${x + 38} 300v100`, '#f4ece0', 5)) +
      path(box(150, 500, 96, 180), '#2f6fa8') +
      path(box(960, 480, 100, 200), '#2f6fa8'),
    row(
      9,
      0,
      0,
      (_, i) =>
        path(`M${390 - i * 26} ${470 + i * 36}h${420 + i * 52}v14h-${420 + i * 52}z`, '#fffdf4') +
        path(`M${390 - i * 26} ${484 + i * 36}h${420 + i * 52}v22h-${420 + i * 52}z`, '#c9bcb0'),
    ),
    path(
      row(26, 0, 0, (_, i) => disc(300 + ((i * 47) % 120), 240 + ((i * 61) % 210), 18 + (i % 3) * 6)),
      '#d9467a',
    ) +
      path(
        row(14, 0, 0, (_, i) => disc(310 + ((i * 53) % 100), 250 + ((i * 67) % 190), 8)),
        '#ff9ab0',
      ) +
      path(
        row(16, 0, 0, (_, i) => disc(820 + ((i * 43) % 110), 230 + ((i * 37) % 120), 16 + (i % 3) * 5)),
        '#d9467a',
      ),
    row(
      4,
      330,
      0,
      (_, i) => path(`M${350 - i * 26} ${560 + i * 60}h36l-6 30h-24z`, '#c8603f') + path(disc(368 - i * 26, 550 + i * 60, 20), '#3f8a5c'),
    ),
    path('M720 640q-4 -40 20 -50l4 -20l10 10h14l10 -10l2 24q16 20 10 46zM786 634q24 -4 26 -34', '#163a56') +
      line('M788 634q24 -4 22 -36', '#163a56', 6),
    crowd(
      [
        [560, 560, 66],
        [590, 566, 62],
      ],
      p.ink,
    ),
  ]);
