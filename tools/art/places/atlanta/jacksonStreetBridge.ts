import { slab } from '../../kit/masonry';
import { lamp } from '../../kit/props';
import { crowd, row, scene, shape } from '../../kit/scene';
import { skyline } from '../../kit/town';
import { box, disc, line, path } from '../../kit/tools';

/** The skyline over the parkway. */
export const jacksonStreetBridge = (): string =>
  scene('dusk', { x: 420, y: 400, r: 76, seed: 1651, stars: 14 }, (p) => [
    skyline({
      y: 520,
      min: 140,
      max: 420,
      step: 58,
      ink: '#5a2a68',
      win: '#ffd08a',
      seed: 29,
      lit: 0.4,
      from: 260,
      to: 960,
      shape: (x) => 0.35 + 0.8 * Math.exp(-Math.pow((x - 620) / 210, 2)),
    }),
    shape(
      [
        [640, 520],
        [650, 190],
        [670, 150],
        [680, 90],
        [690, 150],
        [710, 190],
        [720, 520],
      ],
      '#4a2260',
    ),
    slab(500, 220, 80, 300, '#4a2260', '#c8607c', 0.36),
    path(
      row(11, -20, 120, (x, i) => disc(x, 540 + (i % 3) * 10, 60)),
      '#3a2050',
    ),
    shape(
      [
        [560, 520],
        [640, 520],
        [1180, 800],
        [20, 800],
      ],
      '#4a4468',
    ),
    shape(
      [
        [596, 520],
        [604, 520],
        [640, 800],
        [560, 800],
      ],
      '#6a8a5c',
    ),
    line('M570 540L200 800M630 540L1000 800', '#fff0dc', 3, 'stroke-dasharray="30 24"'),
    path(
      row(9, 0, 0, (_, i) => disc(590 - i * 44, 546 + i * 28, 3 + i) + disc(578 - i * 52, 546 + i * 28, 3 + i)),
      '#ff6a5a',
    ),
    path(
      row(9, 0, 0, (_, i) => disc(614 + i * 46, 546 + i * 28, 3 + i) + disc(624 + i * 54, 546 + i * 28, 3 + i)),
      '#fff0c0',
    ),
    path('M-10 560L460 560L20 800H-10zM1210 560H740L1180 800h30z', '#2f3a4c'),
    path(box(-10, 740, 1220, 14), p.ink),
    line(
      row(25, 0, 50, (x) => `M${x} 740V800`),
      p.ink,
      5,
    ),
    crowd(
      [
        [180, 800, 150],
        [240, 800, 140],
        [980, 800, 146],
      ],
      p.ink,
    ),
    lamp(400, 640, 130, p.ink, '#ffd08a'),
    lamp(820, 640, 130, p.ink, '#ffd08a'),
  ]);
