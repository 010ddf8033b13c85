import { lamp, tree } from '../../kit/props';
import { crowd, house, row, scene, shape } from '../../kit/scene';
import { box, line, path } from '../../kit/tools';

/** Brick rows along the canal. */
export const georgetown = (): string =>
  scene('gold', { x: 600, y: 280, r: 76, seed: 2551 }, (p) => [
    row(4, -40, 126, (x, i) =>
      house(
        x,
        600,
        118,
        230 + (i % 2) * 40,
        { wall: ['#a8503f', '#d9a078', '#8a4048', '#e4c49a'][i] ?? '#a8503f', lit: '#ffdca6', roof: '#4a3a50', win: '#fff0cf' },
        { rise: 0.2, cols: 3, rows: 3 },
      ),
    ),
    row(4, 740, 126, (x, i) =>
      house(
        x,
        600,
        118,
        270 - (i % 2) * 40,
        { wall: ['#c8705c', '#7a8a90', '#b8604a', '#f0d9b0'][i] ?? '#c8705c', lit: '#ffe6b8', roof: '#5a3a48', win: '#4a2848' },
        { rise: 0.2, cols: 3, rows: 3 },
      ),
    ),
    row(3, 480, 100, (x) => tree(x, 590, 200, '#4a6048', '#d9a050')),
    path('M-10 600H520L380 800H-10zM680 600H1210V800H820z', '#b89078'),
    shape(
      [
        [520, 600],
        [680, 600],
        [860, 800],
        [340, 800],
      ],
      '#3f6a78',
    ) + line('M540 640h60M600 680h80M500 720h110M620 760h140', '#ffdf9f', 4, 'stroke-linecap="round"'),
    path('M440 560q160 -90 320 0v26q-160 -84 -320 0z', '#8a6a60') + path('M440 560q160 -90 320 0v8q-160 -90 -320 0z', '#ffe0b0'),
    path('M480 700h240l-16 60H500z', '#6a3a34') +
      path(box(510, 670, 160, 34), '#c8503f') +
      path(
        row(4, 522, 38, (x) => box(x, 678, 22, 18)),
        '#fff0cf',
      ),
    crowd(
      [
        [330, 700, 70],
        [360, 704, 64],
        [880, 720, 76],
        [580, 540, 40],
        [610, 538, 38],
      ],
      p.ink,
    ),
    lamp(240, 780, 260, p.ink, '#fff0c4') + lamp(980, 780, 260, p.ink, '#fff0c4'),
  ]);
