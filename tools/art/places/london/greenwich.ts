import { columns, dome, panes, slab } from '../../kit/masonry';
import { tree } from '../../kit/props';
import { boat, crowd, row, scene } from '../../kit/scene';
import { ground, sea } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** The colonnades below the hill. */
export const greenwich = (): string =>
  scene('aqua', { x: 880, y: 300, r: 80, seed: 1151, clouds: 330 }, (p) => [
    row(4, 520, 90, (x, i) => slab(x, 250 - (i % 2) * 60, 60, 260, '#6fb5a0', '#d4ecd0', 0.34)),
    path('M-10 560Q300 420 560 480T1210 520V640H-10z', '#5f9a70'),
    slab(210, 380, 110, 70, '#b8684a', '#ffd9a0', 0.3),
    dome(240, 380, 34, '#8f4048', '#f2a077'),
    line('M240 346V300', '#163a56', 4),
    path(disc(240, 306, 11), '#d93a34'),
    slab(430, 500, 340, 100, '#f0e6d0', '#fffaea', 0.26),
    panes(446, 510, 220, 80, 7, 2, 14, 24, '#1d6a80'),
    row(
      2,
      100,
      690,
      (x) =>
        path(box(x, 470, 310, 130), '#e4d4bc') +
        columns(x + 6, x + 304, 490, 600, 9, 14, { shadow: '#a8a090', body: '#f0e6d0', lit: '#fffdf2' }) +
        path(box(x - 8, 470, 326, 18), '#fffaea') +
        path(box(x + 110, 380, 90, 92), '#d9c8ac') +
        dome(x + 155, 384, 52, '#6f8f98', '#dcecd8', 1.2) +
        line(`M${x + 155} 324v-34`, '#ffd58a', 4),
    ),
    ground(598, '#8fc06c', '#d4e08c'),
    path('M-10 670H1210V690H-10z', '#c9bfae'),
    sea(p, 688, 880, { seed: 4 }),
    boat(330, 740, 1.1, '#163a56', '#fffaea', '#1d6a80'),
    crowd(
      [
        [500, 668, 50],
        [526, 668, 46],
        [700, 668, 50],
        [960, 668, 52],
      ],
      p.ink,
    ),
    tree(40, 670, 170, '#1d5a58', '#8fc06c'),
    tree(1160, 670, 190, '#1d5a58', '#8fc06c'),
  ]);
