import { dome, slab } from '../../kit/masonry';
import { boat, crowd, row, scene } from '../../kit/scene';
import { wheel } from '../../kit/shared';
import { sea } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, path } from '../../kit/tools';

/** The wheel at the end of the pier. */
export const navyPier = (): string =>
  scene('dusk', { x: 300, y: 350, r: 78, seed: 1031, stars: 14 }, (p) => [
    skyline({ y: 540, min: 70, max: 300, step: 52, ink: '#8a4a78', win: p.win, seed: 51, lit: 0.3, to: 560 }),
    sea(p, 536, 300, { seed: 6 }),
    wheel(820, 300, 190, 560, { ink: '#2a1a50', rim: '#ffe3ac', pods: '#f2654e' }),
    path(box(480, 556, 740, 30), '#4c2c68'),
    path(box(480, 552, 740, 7), '#ffd3a0'),
    path(
      row(10, 500, 74, (x) => box(x, 586, 12, 70)),
      '#2a1a50',
    ),
    slab(540, 490, 170, 66, '#7d3a68', '#f0876a', 0.3),
    path(
      row(5, 552, 32, (x) => box(x, 506, 20, 40)),
      '#ffd08a',
    ),
    slab(1040, 470, 60, 86, '#8a3f6a', '#f0a078', 0.4),
    dome(1070, 470, 34, '#4a6a7c', '#ffd3a0'),
    row(3, 140, 180, (x, i) =>
      path(
        row(12, 0, 0, (_, k) => {
          const a = (k * Math.PI) / 6;
          return `M${Math.round(x + 20 * Math.cos(a))} ${Math.round(130 + i * 40 + 20 * Math.sin(a))}l${Math.round(40 * Math.cos(a))} ${Math.round(40 * Math.sin(a))}l3 3l${-Math.round(40 * Math.cos(a))} ${-Math.round(40 * Math.sin(a))}z`;
        }),
        ['#ffe9b8', '#ff9a8a', '#a8d4d8'][i] ?? '#ffe9b8',
      ),
    ),
    boat(240, 680, 1.2, p.ink, '#ffe9d0', '#7d3a68'),
    crowd(
      [
        [740, 554, 40],
        [764, 554, 36],
        [960, 554, 40],
        [990, 554, 38],
      ],
      p.ink,
    ),
  ]);
