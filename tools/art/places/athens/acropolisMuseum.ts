import { columns, panes, pediment } from '../../kit/masonry';
import { cypress } from '../../kit/plants';
import { tree } from '../../kit/props';
import { crowd, row, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** The turned glass floor below the rock. */
export const acropolisMuseum = (): string =>
  scene('noon', { x: 880, y: 240, r: 76, seed: 2811, clouds: 280 }, (p) => [
    path('M-10 420Q60 330 200 300Q340 270 480 300L560 420V560H-10z', '#c9a888') +
      path('M340 286Q420 280 480 300L560 420V560H420z', '#f2d9b0'),
    path(box(170, 232, 220, 18), '#fff6e4') +
      columns(180, 380, 248, 300, 8, 12, { shadow: '#b89878', body: '#e9d4b4', lit: '#fffdf2' }) +
      pediment(164, 396, 200, 236, '#fff6e4', '#d9c09a'),
    path(box(470, 470, 640, 160), '#a8a498') +
      path(box(930, 470, 180, 160), '#e4dcc8') +
      panes(480, 490, 440, 110, 10, 1, 30, 90, '#2c5670'),
    shape(
      [
        [520, 400],
        [1150, 370],
        [1170, 470],
        [500, 474],
      ],
      '#4f8496',
    ) +
      shape(
        [
          [920, 381],
          [1150, 370],
          [1170, 470],
          [930, 472],
        ],
        '#a8d4d4',
      ) +
      line(
        row(12, 540, 52, (x) => `M${x} 398L${x - 4} 472`),
        '#dcecE8',
        3,
      ),
    path('M490 386L1170 350L1176 372L486 404z', '#e9e4d8'),
    row(4, 520, 150, (x) => path(box(x, 600, 24, 40), '#c9bfae')),
    ground(636, '#e4cfa8', '#fff3d9') +
      path('M460 680H1000L1060 770H400z', '#7fa0a8', 'opacity=".6"') +
      line('M500 690l40 70M620 690l10 70M760 690l-10 70M900 690l-30 70M430 726H1030', '#fff6e4', 3),
    crowd(
      [
        [300, 720, 84],
        [336, 724, 78],
        [640, 670, 60],
        [900, 680, 64],
        [180, 700, 70],
      ],
      p.ink,
    ),
    row(3, 60, 80, (x) => tree(x, 640, 120, '#5f7a5c', '#b0b880')) + cypress(1150, 770, 260, '#2b5a52', '#7a9a70'),
  ]);
