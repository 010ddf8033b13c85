import { arcade, panes } from '../../kit/masonry';
import { letters } from '../../kit/lettering';
import { crowd, row, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** The red sign over the corner. */
export const wrigleyField = (): string =>
  scene('aqua', { x: 900, y: 280, r: 80, seed: 1041, clouds: 320 }, (p) => [
    line('M140 420V150M1060 420V150', '#1d5a70', 12),
    path(box(80, 110, 130, 60) + box(990, 110, 130, 60), '#2f8488'),
    panes(84, 114, 122, 52, 5, 2, 14, 14, '#fffae4'),
    panes(994, 114, 122, 52, 5, 2, 14, 14, '#fffae4'),
    path(box(-10, 330, 1220, 300), '#d9b89a'),
    path(box(840, 330, 370, 300), '#f2dcb8'),
    path(box(-10, 316, 1220, 20), '#2f7a58'),
    panes(20, 350, 1160, 70, 16, 1, 44, 50, '#1d5a70'),
    path(box(-10, 430, 1220, 12), '#2f7a58'),
    arcade(20, 380, 630, 5, 54, 150, '#2a4a5c'),
    arcade(820, 1180, 630, 5, 54, 150, '#2a4a5c'),
    shape(
      [
        [380, 440],
        [420, 330],
        [780, 330],
        [820, 440],
        [820, 470],
        [380, 470],
      ],
      '#d93a3a',
    ),
    path('M400 336h400v-22h-400z', '#fff6e4'),
    letters('THE', 560, 348, 2.6, 1.6, '#fff6e4'),
    letters('FRIENDLY', 462, 384, 3.4, 1.4, '#fff6e4'),
    letters('CONFINES', 462, 426, 3.4, 1.4, '#fff6e4'),
    path(box(400, 482, 400, 60), '#2a3a4c'),
    path(
      row(18, 410, 22, (x, i) => box(x, 498, 14, i % 5 === 4 ? 8 : 28)),
      '#ffd58a',
    ),
    path(box(420, 552, 360, 80), '#2a4a5c'),
    ground(628, '#a8a090', '#fff0cf'),
    path(box(560, 640, 80, 160), '#c8c0b0'),
    crowd(
      [
        [200, 720, 92],
        [244, 726, 86],
        [460, 690, 74],
        [520, 694, 76],
        [700, 700, 80],
        [740, 704, 54],
        [960, 730, 94],
        [1010, 734, 88],
      ],
      p.ink,
    ),
  ]);
