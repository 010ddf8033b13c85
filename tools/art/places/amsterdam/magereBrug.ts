import { panes } from '../../kit/masonry';
import { crowd, row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** The white drawbridge in bulbs. */
export const magereBrug = (): string =>
  scene('night', { x: 900, y: 180, r: 56, seed: 2231, stars: 50 }, (p) => [
    row(
      9,
      10,
      134,
      (x, i) =>
        path(box(x, 420 - (i % 3) * 34, 120, 200), i % 2 ? '#2a2f72' : '#343a80') +
        path(`M${x} ${424 - (i % 3) * 34}l24 -40h72l24 40z`, '#1b1d56') +
        panes(x + 12, 440 - (i % 3) * 34, 96, 120, 3, 2, 16, 32, '#ffd58a'),
    ),
    sea(p, 590, 900, { seed: 6, spread: 120 }),
    path('M-10 560Q300 510 600 506Q900 510 1210 560V592Q900 542 600 538Q300 542 -10 592z', '#e9e4f4'),
    row(4, 160, 290, (x) => path(box(x, 550, 24, 90), '#c9c0dc')),
    row(2, 440, 300, (x) => path(box(x, 300, 18, 230), '#fffaf0') + path(box(x - 10, 294, 38, 12), '#fffaf0')),
    line('M380 300L520 260H680L820 300M449 300L520 510M749 300L680 510M449 300H750', '#fffaf0', 8),
    path(
      row(30, -6, 42, (x) => disc(x, 544 - 36 * (1 - Math.pow((x - 600) / 620, 2)), 5)) +
        row(9, 380, 55, (x) => disc(x, 290 - 20 * (1 - Math.abs(x - 600) / 230), 5)),
      '#ffe6a8',
    ),
    path(
      row(9, 160, 110, (x, i) => box(x, 650 + (i % 3) * 30, 60, 5)),
      '#ffe6a8',
    ),
    path('M180 700h240q-14 40 -46 42H230q-38 -4 -50 -42z', '#0d0f34') +
      path(box(230, 676, 130, 26), '#3a3f86') +
      path(
        row(4, 242, 30, (x) => box(x, 682, 18, 13)),
        '#ffd58a',
      ),
    crowd(
      [
        [560, 506, 44],
        [590, 505, 40],
        [640, 505, 44],
      ],
      '#05061c',
    ),
  ]);
