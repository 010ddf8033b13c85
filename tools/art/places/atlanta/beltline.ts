import { panes, slab } from '../../kit/masonry';
import { tree } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { skyline } from '../../kit/town';
import { box, disc, line, path } from '../../kit/tools';

/** A path below an old warehouse. */
export const beltline = (): string =>
  scene('sunset', { x: 300, y: 300, r: 80, seed: 1631 }, (p) => [
    skyline({ y: 520, min: 80, max: 280, step: 56, ink: '#a84a84', win: '#ffd9a0', seed: 77, lit: 0.25, to: 620 }),
    path(box(620, 260, 600, 340), '#a8503f'),
    path(box(1060, 260, 160, 340), '#e08a5c'),
    slab(780, 130, 130, 150, '#b85a44', '#f2a070', 0.34),
    panes(640, 290, 400, 290, 9, 5, 26, 38, '#3a1c50'),
    panes(794, 150, 76, 110, 2, 3, 20, 24, '#3a1c50'),
    path(box(612, 250, 608, 14), '#ffd9a0'),
    path(box(-10, 420, 640, 30), '#4a3050'),
    line(
      row(10, 0, 64, (x) => `M${x} 450l32 50l32 -50`),
      '#4a3050',
      7,
    ),
    path(box(200, 450, 30, 190) + box(560, 450, 30, 190), '#3a2448'),
    path('M-10 600Q300 560 620 600T1210 590V800H-10z', '#5f8a58'),
    path('M420 590H640L980 800H160z', '#c9b0a8'),
    line('M540 600L560 800', '#fff0dc', 5, 'stroke-dasharray="24 18"'),
    path(
      row(30, 20, 40, (x, i) => disc(x, 690 + ((i * 43) % 90), 8)),
      '#f2654e',
      'opacity=".8"',
    ),
    path(disc(440, 724, 26) + disc(520, 724, 26), '#1f1244') + path(disc(440, 724, 18) + disc(520, 724, 18), '#c9b0a8'),
    line('M440 724l30 -40h34l16 40M470 684l20 40', '#1f1244', 5),
    crowd(
      [
        [486, 700, 80],
        [640, 700, 80],
        [680, 704, 74],
        [780, 760, 100],
        [560, 640, 48],
      ],
      p.ink,
    ),
    tree(90, 760, 240, '#2f4a50', '#8fae5c'),
  ]);
