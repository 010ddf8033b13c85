import { ridge } from '../../kit/land';
import { slab } from '../../kit/masonry';
import { saguaro } from '../../kit/props';
import { crowd, rocks, row, scene, shape } from '../../kit/scene';
import { skyline } from '../../kit/town';
import { box, line, path } from '../../kit/tools';

/** The stone shelter above the lights. */
export const southMountain = (): string =>
  scene('dusk', { x: 820, y: 470, r: 70, seed: 451, stars: 20 }, (p) => [
    ridge(560, 60, '#a85a80', { seed: 24, step: 200 }),
    path('M-10 560H1210V800H-10z', '#4c2c68'),
    path(
      row(26, 10, 46, (x, i) => row(6, 0, 1, (_, k) => box(x + ((i * 7 + k * 13) % 20), 576 + k * 26, 6 + k, 4))),
      '#ffc98a',
    ),
    skyline({ y: 580, min: 14, max: 56, step: 24, ink: '#6a3570', win: '#ffd08a', seed: 8, from: 620, to: 860, lit: 0.5 }),
    line('M-10 620L1210 650M-10 690L1210 720M300 570L180 800M760 570L860 800', '#e08a70', 3),
    path('M-10 660Q200 600 420 640Q620 660 800 740L840 800H-10z', '#2a1a50'),
    slab(150, 470, 60, 180, '#6a4a70', '#c87a78', 0.34),
    slab(300, 470, 60, 180, '#6a4a70', '#c87a78', 0.34),
    slab(450, 470, 60, 184, '#6a4a70', '#c87a78', 0.34),
    shape(
      [
        [110, 474],
        [160, 410],
        [520, 410],
        [560, 474],
      ],
      '#4a2558',
    ),
    shape(
      [
        [360, 410],
        [520, 410],
        [560, 474],
        [420, 474],
      ],
      '#a85a70',
    ),
    rocks(
      [
        [120, 664, 50],
        [230, 668, 34],
        [400, 664, 40],
        [540, 680, 56],
        [660, 720, 44],
      ],
      '#3a2058',
      '#a85a70',
    ),
    crowd(
      [
        [250, 648, 74],
        [400, 650, 78],
        [420, 652, 70],
      ],
      p.ink,
    ),
    saguaro(1040, 780, 300, p.ink, p.lit),
    saguaro(920, 790, 190, p.ink, p.lit),
    line(`M60 ${800}v-60M90 ${800}v-44`, p.ink, 8),
  ]);
