import { letters } from '../../kit/lettering';
import { palm } from '../../kit/plants';
import { crowd, row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** Big letters above the turquoise sea. */
export const playaDelfines = (): string =>
  scene('aqua', { x: 900, y: 280, r: 86, seed: 2411, clouds: 300 }, (p) => [
    sea(p, 420, 900, { seed: 8, spread: 150 }),
    path('M-10 500Q400 450 800 490T1210 480V520Q800 540 400 500T-10 540z', '#8fe0d4'),
    path('M-10 540Q400 500 800 540T1210 520V800H-10z', '#f6e4c0'),
    path('M-10 530Q400 490 800 530T1210 510V524Q800 552 400 510T-10 546z', '#fffdf2'),
    ['C', 'A', 'N', 'C', 'U', 'N']
      .map((ch, i) =>
        letters(ch, 232 + i * 126, 560, 13, 0, ['#f2654e', '#ffb84a', '#1f8a98', '#d9467a', '#5fae6c', '#7a5fc0'][i] ?? '#f2654e', 3),
      )
      .join(''),
    path(box(210, 708, 780, 18), '#e4cca0'),
    row(
      2,
      110,
      960,
      (x) =>
        line(`M${x} 640V520`, '#8a5a3c', 9) +
        path(`M${x - 90} 540q90 -80 180 0q-90 20 -180 0z`, '#b8844c') +
        path(`M${x + 10} 490q60 10 80 50q-40 10 -70 8z`, '#e9c07c'),
    ),
    crowd(
      [
        [180, 760, 80],
        [560, 760, 76],
        [600, 764, 50],
        [1010, 760, 84],
      ],
      p.ink,
    ),
    palm(1150, 800, 430, p.ink, { lean: -50, size: 1.6, seed: 5, lit: '#7fae6c' }),
  ]);
