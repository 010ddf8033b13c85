import { gable, panes, slab } from '../../kit/masonry';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** The castle on its hill. */
export const casaLoma = (): string =>
  scene('teal', { x: 860, y: 280, r: 78, seed: 2641, clouds: 330 }, (p) => [
    path(
      row(9, -10, 150, (x, i) => disc(x, 560 + (i % 3) * 10, 90)),
      '#3a6a5c',
    ),
    path(box(280, 380, 640, 230), '#8a7a78') + path(box(760, 380, 160, 230), '#d9b894'),
    path(
      row(18, 280, 36, (x) => box(x, 366, 20, 18)),
      '#a89488',
    ),
    slab(230, 260, 120, 350, '#8f8080', '#e0c09c', 0.34) + gable(290, 120, 264, 78, '#8a3f3c', '#d9805c'),
    slab(840, 220, 110, 390, '#8f8080', '#f0cfa4', 0.34) +
      path(
        row(4, 836, 32, (x) => box(x, 206, 20, 18)),
        '#c9a888',
      ) +
      slab(880, 150, 50, 70, '#a08c84', '#f0cfa4', 0.4) +
      gable(905, 60, 152, 36, '#8a3f3c', '#d9805c'),
    slab(520, 300, 150, 310, '#9a8a84', '#e8c8a0', 0.32) +
      gable(595, 210, 304, 92, '#8a3f3c', '#d9805c') +
      panes(536, 330, 90, 160, 2, 3, 26, 38, '#ffd792'),
    panes(370, 420, 130, 130, 3, 2, 22, 44, '#ffd792') +
      panes(690, 420, 130, 130, 3, 2, 22, 44, '#3a2450') +
      panes(250, 320, 60, 200, 1, 3, 24, 44, '#ffd792'),
    path('M560 610V540Q566 510 595 508Q624 510 630 540V610z', '#3a2450'),
    ground(606, '#5f8a5c', '#e4c890') +
      path('M300 700Q600 640 900 700Q880 760 600 764T300 700z', '#4a7a78') +
      line('M600 720V640M600 656q-30 8 -40 50M600 656q30 8 40 50', '#e8f4ec', 5) +
      path(
        row(9, 200, 100, (x, i) => disc(x, 700 + (i % 2) * 60, 18)),
        '#d9566a',
      ),
    crowd(
      [
        [240, 660, 56],
        [270, 664, 52],
        [960, 670, 58],
      ],
      p.ink,
    ),
  ]);
