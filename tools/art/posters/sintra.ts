import { arcade, dome, panes, slab } from '../kit/masonry';
import { fir } from '../kit/props';
import { row, scene } from '../kit/scene';
import { box, disc, line, path } from '../kit/tools';

/** Red and yellow towers above the wood. */
export const sintra = (): string =>
  scene('teal', { x: 300, y: 300, r: 78, seed: 2351, clouds: 460 }, () => [
    path('M200 640Q320 470 520 440L760 450Q960 500 1060 660z', '#3a5a50'),
    slab(420, 340, 230, 130, '#f2b84a', '#ffe08f', 0.3) +
      path(
        row(7, 420, 34, (x) => box(x, 326, 20, 18)),
        '#ffd58a',
      ),
    slab(640, 300, 160, 160, '#c8403c', '#f2806a', 0.3) +
      path(
        row(5, 640, 33, (x) => box(x, 286, 20, 18)),
        '#e8685a',
      ),
    slab(700, 160, 70, 150, '#d94a42', '#f28a70', 0.36) +
      path(
        row(3, 696, 28, (x) => box(x, 146, 18, 18)),
        '#e8685a',
      ) +
      slab(716, 110, 38, 50, '#c8403c', '#f2806a', 0.36) +
      dome(735, 112, 20, '#8a2f38', '#f2806a'),
    slab(440, 240, 76, 230, '#ffc95c', '#fff0b0', 0.34) +
      dome(478, 244, 42, '#f2b84a', '#fff0b0', 1.1) +
      line('M478 196V166', '#fff0b0', 5),
    slab(560, 380, 90, 90, '#7a8aa8', '#c4d0dc', 0.3),
    arcade(430, 560, 460, 4, 20, 60, '#6a3a50') + panes(650, 330, 110, 90, 3, 2, 16, 28, '#ffe19a'),
    path(
      row(12, -20, 110, (x, i) => disc(x, 620 + (i % 3) * 20, 80)),
      '#2a5650',
    ),
    path(
      row(11, 20, 120, (x, i) => disc(x, 720 + (i % 2) * 24, 90)),
      '#1f4446',
    ),
    row(6, 60, 210, (x, i) => fir(x, 800, 240 + (i % 3) * 50, i % 2 ? '#143a44' : '#1d4a4c', '#3f7a68')),
  ]);
