import { palm } from '../../kit/plants';
import { tree } from '../../kit/props';
import { crowd, house, row, scene } from '../../kit/scene';
import { box, line, path } from '../../kit/tools';

/** A boat on the canal. */
export const winterPark = (): string =>
  scene('noon', { x: 600, y: 300, r: 74, seed: 1351, clouds: 310 }, (p) => [
    row(3, 60, 130, (x, i) =>
      house(
        x,
        520,
        120,
        120,
        { wall: ['#f0d9b0', '#d98f62', '#e4e0cc'][i] ?? '#f0d9b0', lit: '#fff6e4', roof: '#8f5a4c', win: '#2c5670' },
        { cols: 2, rows: 1 },
      ),
    ),
    row(3, 780, 130, (x, i) =>
      house(
        x,
        520,
        120,
        120,
        { wall: ['#c4dcc0', '#f2c49a', '#e9d4c0'][i] ?? '#c4dcc0', lit: '#fff6e4', roof: '#5f6f78', win: '#2c5670' },
        { cols: 2, rows: 1 },
      ),
    ),
    path('M-10 510H520L420 800H-10zM680 510H1210V800H780z', '#6f9a60'),
    path('M520 510H680L900 800H300z', '#2f8a98'),
    path('M580 510H640L720 800H500z', '#6fc0bc'),
    line('M560 560h70M520 620h90M620 660h110M470 720h130M650 750h140', '#dcf0e0', 4, 'stroke-linecap="round"'),
    path('M420 660H780L750 720Q600 740 450 720z', '#fffdf2'),
    path('M420 660H780L776 674H424z', '#f2654e'),
    path(box(440, 560, 320, 14), '#2c5670'),
    line('M460 574V660M740 574V660M600 574V660', '#c4d4d0', 6),
    crowd(
      [
        [500, 664, 70],
        [540, 664, 66],
        [640, 664, 70],
        [690, 664, 68],
      ],
      p.ink,
    ),
    tree(130, 640, 330, '#2b5a52', '#8fb06c'),
    tree(1080, 650, 350, '#2b5a52', '#8fb06c'),
    line(
      row(9, 30, 26, (x, i) => `M${x} ${420 + (i % 3) * 20}v70`) + row(9, 970, 26, (x, i) => `M${x} ${420 + (i % 3) * 20}v76`),
      '#a8b8a0',
      3,
    ),
    palm(330, 760, 240, p.ink, { lean: 14, size: 1, seed: 3, lit: '#7fae6c' }),
  ]);
