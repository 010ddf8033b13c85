import { panes, slab } from '../kit/masonry';
import { tree } from '../kit/props';
import { boat, crowd, row, scene } from '../kit/scene';
import { wheel } from '../kit/shared';
import { sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { box, disc, path } from '../kit/tools';

/** The wheel over the river. */
export const southBank = (): string =>
  scene('dusk', { x: 860, y: 360, r: 76, seed: 1121, stars: 10 }, (p) => [
    skyline({ y: 560, min: 60, max: 180, step: 64, ink: '#8a4a78', win: p.win, seed: 8, lit: 0.3 }),
    wheel(420, 310, 230, 600, { ink: '#2a1a50', rim: '#fff0e0', pods: '#ffd08a' }),
    slab(690, 470, 420, 110, '#7d3a68', '#f0876a', 0.26),
    panes(700, 480, 290, 90, 14, 3, 9, 18, '#ffd08a'),
    path(box(680, 456, 440, 16), '#4a2558'),
    path(box(-10, 578, 1220, 30), '#54306a'),
    path(
      row(16, 10, 78, (x) => disc(x, 566, 6)),
      '#ffe9b8',
    ),
    sea(p, 606, 860, { seed: 5, spread: 130 }),
    path('M900 600V540q60 -60 120 0v60z', '#3a2058'),
    boat(760, 700, 1.4, p.ink, '#ffe9d0', '#7d3a68'),
    crowd(
      [
        [100, 578, 44],
        [130, 578, 40],
        [260, 578, 44],
        [600, 578, 42],
        [630, 578, 44],
      ],
      p.ink,
    ),
    tree(60, 600, 150, '#3a2058', '#a84a7c'),
  ]);
