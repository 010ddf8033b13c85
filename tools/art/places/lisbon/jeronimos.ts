import { arcade, dome, panes, slab } from '../../kit/masonry';
import { cypress } from '../../kit/plants';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** The long white monastery. */
export const jeronimos = (): string =>
  scene('noon', { x: 880, y: 260, r: 76, seed: 2321, clouds: 310 }, (p) => [
    path(box(60, 430, 1080, 200), '#e4d4b8'),
    path(box(840, 430, 300, 200), '#fff6e0'),
    path(
      row(40, 60, 27, (x) => `M${x} 432l8 -26l8 26z`),
      '#d9c4a0',
    ),
    arcade(80, 560, 620, 9, 36, 120, '#4a6a7c'),
    arcade(900, 1130, 620, 4, 36, 120, '#4a6a7c'),
    panes(80, 446, 480, 40, 9, 1, 20, 26, '#4a6a7c'),
    path(box(600, 380, 260, 250), '#d9c4a0'),
    arcade(620, 840, 620, 3, 44, 190, '#4a6a7c'),
    path('M690 630V480Q700 410 730 400Q760 410 770 480V630z', '#fff9ea') +
      path('M706 630V490Q712 430 730 424Q748 430 754 490V630z', '#5a4a5c'),
    slab(560, 250, 90, 380, '#e4d4b8', '#fffdf2', 0.34),
    dome(605, 254, 46, '#d9c9ac', '#fffdf2', 1.3) + line('M605 190V150', '#b8a890', 5),
    path(
      row(8, 604, 34, (x) => `M${x} 382l10 -50l10 50z`),
      '#f0e4cc',
    ),
    ground(628, '#8fae78', '#fff3d9'),
    path('M300 720H900L960 780H240z', '#f2e6cc') + path('M340 732H860L900 770H300z', '#6fb4bc'),
    line('M600 752V660M600 680q-34 10 -44 56M600 680q34 10 44 56', '#fffdf2', 6),
    crowd(
      [
        [180, 710, 76],
        [214, 714, 70],
        [1000, 720, 80],
        [730, 650, 40],
      ],
      p.ink,
    ),
    row(3, 40, 60, (x) => cypress(x, 700, 190, '#2b5a52', '#6f9a70')),
  ]);
