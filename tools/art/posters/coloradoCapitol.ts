import { ridge } from '../kit/land';
import { columns, dome, panes, pediment, slab } from '../kit/masonry';
import { tree } from '../kit/props';
import { crowd, scene, shape } from '../kit/scene';
import { ground } from '../kit/stage';
import { box, line, path } from '../kit/tools';

/** The gold dome before the Rockies. */
export const coloradoCapitol = (): string =>
  scene('gold', { x: 300, y: 300, r: 80, seed: 1541, clouds: 380 }, (p) => [
    ridge(560, 170, '#b08a9a', { seed: 8, step: 120, sharp: true }),
    ridge(580, 60, p.mid, { seed: 18, step: 160 }),
    path(box(180, 460, 840, 170), '#b8a49c'),
    path(box(820, 460, 200, 170), '#ffe3c0'),
    panes(200, 480, 230, 130, 6, 3, 18, 26, '#5a3a5a'),
    panes(770, 480, 230, 130, 6, 3, 18, 26, '#5a3a5a'),
    path(box(440, 430, 320, 200), '#d4c0b0'),
    columns(452, 750, 470, 630, 6, 24, { shadow: '#8f7a80', body: '#e4d0bc', lit: '#fffaea' }),
    pediment(424, 776, 390, 466, '#fff0d4', '#b89c90'),
    path(box(510, 320, 180, 90), '#c8b4a8'),
    path(box(640, 320, 50, 90), '#fff0d4'),
    columns(516, 684, 326, 400, 9, 9, { shadow: '#8f7a80', body: '#e4d0bc', lit: '#fffaea' }),
    path(box(500, 312, 200, 10), '#fff0d4'),
    dome(600, 314, 84, '#d99a3a', '#ffe08a', 1.25),
    line('M560 300Q566 240 590 214M640 300Q636 240 610 214', '#a86a2a', 3),
    slab(586, 170, 28, 46, '#e4c07a', '#fff0c4', 0.4),
    dome(600, 172, 16, '#d99a3a', '#ffe08a', 1.1),
    line('M600 154V124', '#a86a2a', 4),
    shape(
      [
        [430, 630],
        [770, 630],
        [840, 720],
        [360, 720],
      ],
      '#d9c4b0',
    ),
    line('M416 650H784M400 674H800M380 698H820', '#a8908a', 4),
    ground(718, '#7f9a5c', '#ffe0a0'),
    crowd(
      [
        [520, 716, 60],
        [556, 716, 56],
        [660, 690, 50],
        [480, 770, 80],
      ],
      p.ink,
    ),
    tree(110, 760, 230, '#4a5a48', '#a9b060'),
    tree(1090, 760, 250, '#4a5a48', '#a9b060'),
  ]);
