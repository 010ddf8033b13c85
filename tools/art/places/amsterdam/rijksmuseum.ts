import { arcade, gable, panes, slab } from '../../kit/masonry';
import { crowd, row, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** Towers and the passage. */
export const rijksmuseum = (): string =>
  scene('gold', { x: 300, y: 300, r: 80, seed: 2211, clouds: 350 }, (p) => [
    path(box(120, 400, 960, 230), '#a8503f'),
    path(box(880, 400, 200, 230), '#e08a5c'),
    path('M110 404L150 330H1050L1090 404z', '#4a4a60'),
    row(
      2,
      330,
      400,
      (x) =>
        slab(x, 250, 140, 380, '#b85a44', '#f0a070', 0.32) +
        shape(
          [
            [x - 12, 254],
            [x + 30, 130],
            [x + 110, 130],
            [x + 152, 254],
          ],
          '#3f4460',
        ) +
        shape(
          [
            [x + 80, 130],
            [x + 110, 130],
            [x + 152, 254],
            [x + 100, 254],
          ],
          '#8a7a8c',
        ) +
        line(`M${x + 70} 130v-50`, '#ffd39a', 5) +
        panes(x + 14, 290, 84, 200, 2, 3, 22, 44, '#ffe6b0'),
    ),
    gable(600, 240, 404, 120, '#b85a44', '#f2b080'),
    panes(150, 430, 170, 150, 3, 2, 24, 50, '#ffe6b0'),
    panes(890, 430, 170, 150, 3, 2, 24, 50, '#5a2850'),
    arcade(490, 710, 630, 2, 84, 190, '#4a2240'),
    arcade(490, 710, 630, 2, 64, 160, '#ffdf9f'),
    path(disc(600, 350, 34), '#ffe6b0'),
    ground(630, '#8f9a60', '#ffdca6'),
    shape(
      [
        [480, 630],
        [720, 630],
        [860, 800],
        [340, 800],
      ],
      '#d9b48c',
    ),
    row(
      2,
      470,
      190,
      (x) =>
        path(disc(x, 740, 30) + disc(x + 84, 740, 30), p.ink) +
        path(disc(x, 740, 23) + disc(x + 84, 740, 23), '#d9b48c') +
        line(`M${x} 740l32 -46h36l16 46M${x + 32} 694l20 46M${x + 28} 684h16`, p.ink, 6),
    ),
    crowd(
      [
        [514, 716, 80],
        [704, 716, 80],
        [300, 720, 76],
        [920, 720, 80],
      ],
      p.ink,
    ),
  ]);
