import { arcade, columns } from '../../kit/masonry';
import { hedge } from '../../kit/plants';
import { tree } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, path } from '../../kit/tools';

/** The long museum and its columns. */
export const prado = (): string =>
  scene('noon', { x: 900, y: 260, r: 78, seed: 2111, clouds: 300 }, (p) => [
    row(6, 0, 220, (x, i) => tree(x, 520, 250 + (i % 2) * 40, '#5f8a6c', '#b8c07c')),
    path(box(60, 400, 1080, 230), '#c8805f'),
    path(box(900, 400, 240, 230), '#f0b488'),
    path(box(40, 384, 1120, 20), '#f2e4cc'),
    arcade(90, 420, 620, 6, 34, 110, '#2c5670'),
    arcade(780, 1110, 620, 6, 34, 110, '#2c5670'),
    columns(100, 420, 410, 480, 7, 14, { shadow: '#a8988c', body: '#e9dcc8', lit: '#fffdf2' }),
    columns(780, 1100, 410, 480, 7, 14, { shadow: '#a8988c', body: '#e9dcc8', lit: '#fffdf2' }),
    path(box(440, 360, 320, 270), '#d9c4ac'),
    columns(456, 744, 370, 620, 6, 32, { shadow: '#a8988c', body: '#f0e4d0', lit: '#fffdf2' }),
    path(box(424, 330, 352, 40), '#fff6e4'),
    path(box(470, 270, 260, 62), '#e4d4bc'),
    crowd(
      [
        [540, 326, 44],
        [600, 326, 54],
        [660, 326, 44],
      ],
      '#b8a894',
    ),
    ground(630, '#d9c09a', '#fff3d9'),
    path(box(560, 650, 80, 70), '#e9dcc8') + crowd([[600, 652, 100]], '#5f6a60'),
    crowd(
      [
        [300, 720, 80],
        [336, 724, 74],
        [800, 710, 76],
        [900, 740, 90],
        [930, 744, 60],
      ],
      p.ink,
    ),
    hedge(-10, 420, 790, 30, '#3f7a5c', 3),
    hedge(780, 1210, 790, 30, '#3f7a5c', 6),
  ]);
