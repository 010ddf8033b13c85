import { ridge } from '../../kit/land';
import { columns } from '../../kit/masonry';
import { cypress } from '../../kit/plants';
import { crowd, row, scene, shape } from '../../kit/scene';
import { box, line, path } from '../../kit/tools';

/** The temple against the sun. */
export const templeOfDebod = (): string =>
  scene('ember', { x: 600, y: 400, r: 120, seed: 2151 }, (p) => [
    ridge(580, 60, p.haze, { seed: 7, step: 200 }),
    path('M-10 580H1210V800H-10z', '#7a2f48'),
    row(
      3,
      330,
      220,
      (x, i) =>
        shape(
          [
            [x, 580],
            [x + 14, 380 - i * 20],
            [x + 146, 380 - i * 20],
            [x + 160, 580],
          ],
          '#6a2a48',
        ) +
        shape(
          [
            [x + 110, 380 - i * 20],
            [x + 146, 380 - i * 20],
            [x + 160, 580],
            [x + 116, 580],
          ],
          '#e0703f',
        ) +
        path(box(x + 2, 366 - i * 20, 156, 18), '#ffc468') +
        path(box(x + 54, 450 - i * 14, 52, 130 + i * 14), p.ink),
    ),
    shape(
      [
        [770, 580],
        [790, 300],
        [1000, 300],
        [1020, 580],
      ],
      '#571f42',
    ) +
      shape(
        [
          [940, 300],
          [1000, 300],
          [1020, 580],
          [956, 580],
        ],
        '#ff9c52',
      ) +
      path(box(776, 284, 240, 20), '#ffdf9c'),
    columns(830, 950, 340, 580, 3, 26, { shadow: '#3a1838', body: '#9c3a40', lit: '#ffb068' }),
    path('M120 600H1080L1140 760H60z', '#b83a50'),
    row(3, 0, 0, (_, i) => path(`M${340 + i * 220} 606h${150}l-10 ${120 + i * 10}h-${130}z`, '#571f42')),
    path('M480 604H720L700 756H500z', '#ffc468', 'opacity=".7"'),
    line('M160 660H300M520 690H680M800 640H960M260 730H420', '#ffdf9c', 4, 'stroke-linecap="round"'),
    crowd(
      [
        [80, 640, 70],
        [110, 644, 64],
        [1090, 640, 72],
        [250, 600, 44],
        [280, 600, 42],
      ],
      p.ink,
    ),
    cypress(40, 800, 330, p.ink, '#8a3448'),
    cypress(1160, 800, 350, p.ink, '#8a3448'),
  ]);
