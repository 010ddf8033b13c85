import { lamp } from '../kit/props';
import { crowd, house, row, scene } from '../kit/scene';
import { ground, sea } from '../kit/stage';
import { box, disc, line, path } from '../kit/tools';

/** A cable car over the crest, the bay below. */
export const cableCars = (): string =>
  scene('gold', { x: 640, y: 330, r: 84, seed: 821, clouds: 360 }, (p) => [
    sea(p, 430, 640, { base: 560, seed: 5 }),
    path('M560 436q60 -36 120 0z', '#8f6a70'),
    ground(590, '#a8685a'),
    house(-40, 620, 170, 330, { wall: '#d98a6a', lit: '#ffc88a', roof: '#8f4048', win: '#5a2850' }, { rows: 3 }),
    house(130, 640, 150, 290, { wall: '#e9c49a', lit: '#fff0cf', roof: '#a85a5c', win: '#5a2850' }, { rows: 3 }),
    house(290, 640, 120, 220, { wall: '#8fae9a', lit: '#d4e0b0', roof: '#5f6a6a', win: '#3a4a5a' }, { rows: 2, cols: 2 }),
    house(1060, 620, 180, 340, { wall: '#c9868a', lit: '#ffb79a', roof: '#7a3350', win: '#5a2850' }, { rows: 3 }),
    house(910, 640, 150, 280, { wall: '#f0d9a8', lit: '#fff6dc', roof: '#b8684a', win: '#5a2850' }, { rows: 3 }),
    house(790, 640, 110, 210, { wall: '#9ab0b8', lit: '#dce4d0', roof: '#5f6f80', win: '#3a4a5a' }, { rows: 2, cols: 2 }),
    path('M420 560H780L1000 800H200z', '#6a4a58'),
    line('M540 560L400 800M570 560L470 800M640 560L740 800M670 560L810 800', '#d9a888', 5),
    line('M555 560L435 800M655 560L775 800', '#3a2440', 4),
    path(box(440, 400, 320, 30), '#7a2f38'),
    path('M440 400q20 -40 160 -40t160 40z', '#a8403f'),
    path(box(456, 430, 288, 150), '#2f5a4c'),
    path(
      row(4, 472, 68, (x) => box(x, 446, 52, 66)),
      '#ffe6b0',
    ),
    path(box(440, 520, 320, 60), '#a8403f'),
    path(box(450, 530, 300, 8) + box(450, 560, 300, 6), '#ffd58a'),
    path(disc(600, 550, 20), '#ffe6b0'),
    path(box(470, 580, 260, 36), '#3a2440'),
    path(disc(510, 620, 20) + disc(690, 620, 20), '#1c1842'),
    crowd(
      [
        [430, 574, 90],
        [774, 574, 88],
        [500, 512, 50],
        [570, 512, 50],
        [700, 512, 52],
      ],
      p.ink,
    ),
    lamp(260, 790, 300, p.ink, '#fff0c4'),
  ]);
