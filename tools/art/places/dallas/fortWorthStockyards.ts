import { panes } from '../../kit/masonry';
import { letters } from '../../kit/lettering';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** Longhorns under the sign. */
export const fortWorthStockyards = (): string =>
  scene('ember', { x: 300, y: 300, r: 80, seed: 2751 }, (p) => [
    row(
      3,
      -20,
      160,
      (x, i) =>
        path(box(x, 380 - i * 20, 150, 260 + i * 20), ['#8a3f38', '#a8604a', '#6d3440'][i] ?? '#8a3f38') +
        path(box(x - 6, 364 - i * 20, 162, 22), '#d9905c') +
        panes(x + 14, 400 - i * 20, 120, 110, 3, 2, 20, 34, '#ffd58a') +
        path(box(x, 540, 150, 16), '#4a2038'),
    ),
    row(
      3,
      780,
      160,
      (x, i) =>
        path(box(x, 340 + i * 20, 150, 300 - i * 20), ['#9a4a3c', '#7a3440', '#b86a4a'][i] ?? '#9a4a3c') +
        path(box(x - 6, 324 + i * 20, 162, 22), '#f0b070') +
        panes(x + 14, 360 + i * 20, 120, 110, 3, 2, 20, 34, '#57234a') +
        path(box(x, 540, 150, 16), '#4a2038'),
    ),
    line('M380 640V250M820 640V250', '#3a1838', 14) +
      path('M360 270Q600 190 840 270V200Q600 120 360 200z', '#57234a') +
      letters('STOCKYARDS', 392, 190, 4.6, 1.2, '#ffdf9c', 1.7),
    ground(640, '#b86a48', '#ffc468'),
    row(
      3,
      220,
      280,
      (x, i) =>
        path(
          `M${x} ${740 + (i % 2) * 24}v-70q0 -40 40 -44h120q20 -20 50 -14l16 20l-10 24q-20 8 -30 0q0 30 -16 44v40h-18v-36h-100v36h-18v-40q-16 -4 -20 -20v60z`,
          ['#6a2a34', '#e9c49a', '#8a4a3c'][i] ?? '#6a2a34',
        ) +
        line(
          `M${x + 150} ${616 + (i % 2) * 24}q10 -36 60 -44M${x + 214} ${618 + (i % 2) * 24}q30 -14 34 -60`,
          '#fff0d0',
          8,
          'stroke-linecap="round"',
        ) +
        path(`M${x + 60} ${634 + (i % 2) * 24}q30 0 50 20q-40 20 -60 0z`, i === 1 ? '#a8604a' : '#f0d9b0'),
    ),
    crowd(
      [
        [140, 720, 100],
        [1080, 730, 104],
      ],
      p.ink,
    ) + path('M118 634q22 -26 44 0l14 6h-72zM1056 636q24 -28 46 0l16 6h-78z', '#3a1838'),
  ]);
