import { arcade, panes, slab } from '../../kit/masonry';
import { palm } from '../../kit/plants';
import { sailboat } from '../../kit/props';
import { crowd, row, scene, shape } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, disc, path } from '../../kit/tools';

/** The villa and its stone barge. */
export const vizcaya = (): string =>
  scene('dawn', { x: 300, y: 330, r: 80, seed: 1241, clouds: 360 }, (p) => [
    path(
      row(9, -20, 150, (x, i) => disc(x, 500 + (i % 3) * 14, 90)),
      '#6d8a90',
    ),
    path(box(330, 360, 640, 200), '#e9cfc0'),
    path(box(780, 360, 190, 200), '#fff3e0'),
    slab(290, 300, 120, 260, '#f0d9c8', '#fffaea', 0.3),
    slab(890, 300, 120, 260, '#f0d9c8', '#fffaea', 0.3),
    shape(
      [
        [276, 304],
        [350, 250],
        [424, 304],
      ],
      '#c8705c',
    ),
    shape(
      [
        [876, 304],
        [950, 250],
        [1024, 304],
      ],
      '#c8705c',
    ),
    path(box(410, 340, 480, 24), '#c8705c'),
    arcade(430, 870, 560, 5, 60, 140, '#6a5a94'),
    panes(430, 374, 440, 40, 7, 1, 24, 34, '#6a5a94'),
    panes(300, 330, 80, 90, 2, 1, 20, 40, '#6a5a94'),
    panes(900, 330, 80, 90, 2, 1, 20, 40, '#6a5a94'),
    path(box(200, 560, 900, 26), '#f2e4d0'),
    sea(p, 586, 300, { seed: 6, spread: 120 }),
    path('M380 690Q460 640 540 650H760Q840 640 920 690L860 730H440z', '#b8a0a8'),
    path('M760 650Q840 640 920 690L860 730H780z', '#fff0dc'),
    row(4, 450, 120, (x) => path(`M${x} 650l16 -110l16 110z`, '#d9c4bc') + path(`M${x + 16} 540l16 110h-14z`, '#fffaea')),
    crowd([[620, 648, 60]], '#d9c4bc'),
    sailboat(180, 700, 0.9, '#fffaea', '#ea9d9f', p.ink),
    palm(1110, 620, 300, p.ink, { lean: -20, size: 1.2, seed: 3, lit: '#8fae7c' }),
    palm(110, 600, 280, p.ink, { lean: 24, size: 1.2, seed: 6, lit: '#8fae7c' }),
  ]);
