import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, disc, path } from '../../kit/tools';

/** The wooden gate in the forest. */
export const meijiShrine = (): string =>
  scene('teal', { x: 600, y: 420, r: 80, seed: 721 }, (p) => [
    path(
      row(13, -20, 100, (x, i) => disc(x, 330 + ((i * 53) % 90), 120)),
      '#2f6a62',
    ),
    path(
      row(11, 20, 120, (x, i) => disc(x, 460 + ((i * 37) % 60), 90)),
      '#1f4f50',
    ),
    path('M470 560H730V420Q600 360 470 420z', '#ffd08f'),
    path('M540 580L560 480h80L660 580z', '#fff0cf'),
    path(row(4, 60, 60, (x) => box(x, 300, 22, 340)) + row(4, 930, 60, (x) => box(x, 280, 22, 360)), '#143a44'),
    ground(590, '#3f5a50'),
    path('M470 580H730L960 800H240z', '#d9c09a'),
    path('M600 580H730L960 800H600z', '#efd9b0'),
    path(box(330, 330, 46, 400) + box(824, 330, 46, 400), '#6a3f34'),
    path(box(358, 330, 18, 400) + box(852, 330, 18, 400), '#b8784c'),
    path('M220 250Q600 300 980 250L996 290Q600 340 204 290z', '#5a352f'),
    path('M204 290Q600 340 996 290V306Q600 356 204 306z', '#c98a54'),
    path(box(280, 420, 640, 34), '#6a3f34'),
    path(box(280, 446, 640, 8), '#c98a54'),
    path(box(574, 330, 52, 92), '#6a3f34'),
    path(disc(450, 318, 16) + disc(600, 324, 16) + disc(750, 318, 16), '#ffd08f'),
    crowd(
      [
        [540, 680, 74],
        [572, 684, 68],
        [660, 720, 92],
        [520, 620, 40],
        [640, 614, 38],
      ],
      p.ink,
    ),
    path('M-10 800V640Q80 610 160 660T240 800zM1210 800V620Q1120 600 1050 660T960 800z', '#143a44'),
  ]);
