import { ridge } from '../kit/land';
import { saguaro } from '../kit/props';
import { crowd, row, scene } from '../kit/scene';
import { ground } from '../kit/stage';
import { disc, path } from '../kit/tools';

/** Cacti in bloom along a path. */
export const desertBotanicalGarden = (): string =>
  scene('gold', { x: 820, y: 360, r: 84, seed: 421, clouds: 400 }, (p) => [
    ridge(560, 150, p.haze, { seed: 9, step: 150, sharp: true }),
    ridge(590, 70, p.mid, { seed: 19, step: 120, sharp: true }),
    ground(590, '#d99a68', '#ffdca6'),
    path('M520 600Q600 650 460 700T380 800H760Q700 720 760 670T600 600z', '#ffdf9f'),
    saguaro(200, 720, 400, '#2f5f56', '#8fae6c'),
    saguaro(960, 740, 470, '#2f5f56', '#a9b878'),
    saguaro(700, 640, 190, '#3f7058', '#a9b878'),
    saguaro(420, 630, 130, '#3f7058', '#a9b878'),
    path(
      row(5, 60, 46, (x) => disc(x, 740, 34)),
      '#4a7a5c',
    ),
    path(
      row(5, 60, 46, (x) => disc(x + 8, 704, 9)),
      '#f2654e',
    ),
    path(
      row(4, 1030, 44, (x) => disc(x, 760, 38)),
      '#3f7058',
    ),
    path(
      row(4, 1030, 44, (x) => disc(x + 6, 722, 10)),
      '#ffd58a',
    ),
    crowd(
      [
        [560, 690, 70],
        [596, 694, 64],
      ],
      p.ink,
    ),
  ]);
