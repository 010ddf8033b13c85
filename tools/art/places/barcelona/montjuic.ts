import { columns, dome, panes, slab } from '../../kit/masonry';
import { cypress } from '../../kit/plants';
import { crowd, row, scene, shape } from '../../kit/scene';
import { box, line, path } from '../../kit/tools';

/** The palace above its stairs. */
export const montjuic = (): string =>
  scene('sunset', { x: 600, y: 330, r: 90, seed: 2051 }, (p) => [
    path(box(220, 380, 760, 130), '#8a4a70'),
    path(box(820, 380, 160, 130), '#e08a80'),
    panes(240, 400, 560, 80, 14, 2, 12, 22, '#ffd9a0'),
    slab(250, 300, 70, 210, '#9b5a78', '#ffb090', 0.36) + dome(285, 302, 30, '#4a3a68', '#f2a088', 1.3),
    slab(880, 300, 70, 210, '#9b5a78', '#ffb090', 0.36) + dome(915, 302, 30, '#4a3a68', '#f2a088', 1.3),
    slab(480, 330, 50, 180, '#9b5a78', '#ffb090', 0.36) + slab(670, 330, 50, 180, '#9b5a78', '#ffb090', 0.36),
    path(box(540, 330, 120, 180), '#a8607c'),
    dome(600, 334, 90, '#5a3a6c', '#ff9c7c', 1.1),
    line('M600 236V190', '#ffe3ac', 5),
    columns(548, 652, 390, 510, 4, 14, { shadow: '#6a3060', body: '#d9908a', lit: '#ffe3ac' }),
    path('M-10 510H1210V800H-10z', '#4a6a50'),
    shape(
      [
        [480, 510],
        [720, 510],
        [860, 800],
        [340, 800],
      ],
      '#c88a88',
    ),
    line('M466 540H734M452 570H748M438 600H762M424 630H776', '#8a5068', 4),
    row(
      4,
      0,
      0,
      (_, i) =>
        path(`M${470 - i * 36} ${690 + i * 26}q${130 + i * 36} -${60 + i * 6} ${260 + i * 72} 0z`, '#7a9ac8') +
        line(`M${600} ${690 + i * 26}v-${80 - i * 10}`, '#fff0e4', 6),
    ),
    row(5, 20, 84, (x, i) => cypress(x, 640 + i * 8, 180 - i * 14, p.ink, '#5a4a70')),
    row(5, 860, 76, (x, i) => cypress(x, 610 + i * 10, 120 + i * 20, p.ink, '#5a4a70')),
    crowd(
      [
        [380, 760, 76],
        [412, 764, 70],
        [820, 750, 74],
      ],
      p.ink,
    ),
  ]);
