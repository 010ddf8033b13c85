import { tree } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** A low gray house between live oaks. */
export const menilCollection = (): string =>
  scene('noon', { x: 300, y: 300, r: 80, seed: 921, clouds: 320 }, (p) => [
    row(7, 40, 190, (x, i) => tree(x, 600, 250 + (i % 3) * 30, '#4f7f78', '#a9c07c')),
    path(box(190, 390, 820, 220), '#9aa4a8'),
    path(box(760, 390, 250, 220), '#c4ccc8'),
    line(
      row(34, 200, 24, (x) => `M${x} 396V606`),
      '#8a949c',
      2,
    ),
    path(box(520, 430, 160, 180), '#2c5670'),
    line('M573 430v180M627 430v180', '#e4e8e0', 4),
    path(box(150, 360, 900, 16), '#fffdf2'),
    path(
      row(22, 160, 41, (x) => `M${x} 376q20 -22 40 0v12h-40z`),
      '#e4e8e0',
    ),
    path(
      row(8, 170, 122, (x) => box(x, 376, 10, 234)),
      '#fffdf2',
    ),
    ground(608, '#8fb06c', '#c4d48c'),
    path('M540 610H660L760 800H440z', '#e6d6b4'),
    path('M160 800V520Q150 470 80 440L96 430Q160 452 176 490Q190 430 260 400L270 412Q210 450 204 520V800z', '#173a58'),
    path(disc(80, 380, 110) + disc(220, 340, 130) + disc(340, 400, 90) + disc(-10, 440, 90), '#2b5a62'),
    path(disc(250, 310, 60) + disc(350, 380, 44) + disc(110, 350, 46), '#7fae6c'),
    crowd(
      [
        [560, 680, 70],
        [592, 684, 64],
        [880, 650, 50],
      ],
      p.ink,
    ),
    path('M860 700q40 -30 110 -10l30 40q-90 20 -160 0z', '#fff3d9'),
  ]);
