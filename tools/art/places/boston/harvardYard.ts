import { columns, dome, panes, pediment, slab } from '../../kit/masonry';
import { tree } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** Brick halls and elms. */
export const harvardYard = (): string =>
  scene('ember', { x: 860, y: 340, r: 80, seed: 1451 }, (p) => [
    path(box(60, 370, 380, 260), '#8a3a38'),
    path(box(330, 370, 110, 260), '#c8603f'),
    path(box(760, 370, 380, 260), '#9a4038'),
    path(box(1030, 370, 110, 260), '#e07a48'),
    path('M40 374L90 310H410L460 374zM740 374L790 310H1110L1160 374z', '#4a3050'),
    panes(80, 390, 240, 220, 5, 4, 22, 34, '#ffe6a0'),
    panes(780, 390, 240, 220, 5, 4, 22, 34, '#ffe6a0'),
    path(box(470, 420, 260, 210), '#d9b8a0'),
    path(box(660, 420, 70, 210), '#fff0cf'),
    pediment(454, 746, 340, 424, '#fff0cf', '#b88a78'),
    columns(480, 720, 424, 630, 5, 22, { shadow: '#9a7068', body: '#e9d0b8', lit: '#fffaea' }),
    slab(574, 240, 52, 110, '#e9d9c4', '#fffdf2', 0.36),
    dome(600, 244, 30, '#4a6a6c', '#c4d4b8', 1.2),
    line('M600 206V150', '#ffdf9c', 4),
    ground(628, '#7a8a48', '#ffd58a'),
    path('M540 630H660L820 800H380z', '#d9b088'),
    path(box(250, 640, 90, 90), '#a89088'),
    crowd([[296, 644, 110]], '#4a5a58'),
    path(
      row(40, 10, 30, (x, i) => disc(x, 660 + ((i * 47) % 130), 6)),
      '#f2904a',
    ),
    tree(130, 740, 420, '#57234a', '#f2904a'),
    tree(1070, 740, 440, '#57234a', '#f2904a'),
    crowd(
      [
        [560, 700, 70],
        [590, 704, 66],
        [680, 740, 84],
      ],
      p.ink,
    ),
  ]);
