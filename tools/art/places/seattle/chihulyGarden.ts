import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { disc, line, path } from '../../kit/tools';

/** The glasshouse with orange flowers below the Needle. */
export const chihulyGarden = (): string =>
  scene('night', { x: 300, y: 200, r: 60, seed: 621, stars: 50 }, (p) => [
    path('M560 470Q580 300 592 120h16Q620 300 640 470z', '#141a4c'),
    path('M520 110q80 -26 160 0l-40 26H560z', '#c9b9d6'),
    path('M597 90V40h6v50z', '#c9b9d6'),
    skyline({ y: 560, min: 60, max: 170, step: 60, ink: p.mid, win: p.win, seed: 6, lit: 0.3 }),
    ground(560, '#1d2a50'),
    path('M180 600V430Q600 170 1020 430V600z', '#6f86c4', 'opacity=".55"'),
    line(
      'M180 600V430Q600 170 1020 430V600M180 470H1020M180 540H1020' +
        row(13, 240, 60, (x) => `M${x} 600V${430 - 130 * (1 - Math.pow((x - 600) / 420, 2))}`),
      '#e4ecf6',
      3,
    ),
    row(22, 300, 29, (x, i) =>
      path(
        disc(x, 400 - 90 * (1 - Math.pow((x - 600) / 340, 2)) + (i % 3) * 16, 22 + (i % 4) * 4),
        ['#ff6a3f', '#ffb84a', '#f2453f', '#ff8f3f'][i % 4] ?? '#ff6a3f',
      ),
    ),
    row(22, 308, 29, (x, i) => path(disc(x, 396 - 90 * (1 - Math.pow((x - 600) / 340, 2)) + (i % 3) * 16, 9), '#ffe19a')),
    path('M-10 600Q600 570 1210 600V800H-10z', '#14264a'),
    row(9, 90, 130, (x, i) =>
      path(`M${x} 780q-10 -120 ${i % 2 ? 24 : -20} -190q26 90 20 190z`, ['#d9467a', '#7a5fd0', '#3fa8c4', '#ffb84a'][i % 4] ?? '#d9467a'),
    ),
    row(
      5,
      190,
      210,
      (x, i) =>
        path(disc(x, 740 + (i % 2) * 20, 30), ['#3fa8c4', '#ff6a3f', '#7fc46c'][i % 3] ?? '#3fa8c4') +
        path(disc(x + 8, 730 + (i % 2) * 20, 9), '#e4f6f6'),
    ),
    crowd(
      [
        [500, 700, 66],
        [530, 704, 60],
        [760, 710, 70],
      ],
      p.ink,
    ),
  ]);
