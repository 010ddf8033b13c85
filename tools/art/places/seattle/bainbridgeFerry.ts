import { ridge } from '../../kit/land';
import { panes } from '../../kit/masonry';
import { crowd, row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, line, path } from '../../kit/tools';

/** A green and white ferry before the skyline. */
export const bainbridgeFerry = (): string =>
  scene(
    'dawn',
    {
      x: 880,
      y: 340,
      r: 82,
      seed: 641,
      birds: [
        [300, 260, 14],
        [340, 244, 11],
        [700, 220, 10],
      ],
    },
    (p) => [
      skyline({
        y: 500,
        min: 70,
        max: 300,
        step: 48,
        ink: '#a890b4',
        win: '#ffe3c0',
        seed: 17,
        lit: 0.2,
        shape: (x) => 0.35 + 0.8 * Math.exp(-Math.pow((x - 420) / 240, 2)),
      }),
      path('M150 500Q156 390 164 300h6Q178 390 184 500z', '#8f7aa8'),
      path('M120 300q47 -20 94 0l-20 16h-54z', '#6d5a92'),
      ridge(510, 24, p.mid, { seed: 4, step: 160 }),
      sea(p, 506, 880, { seed: 7, spread: 120 }),
      path('M180 640H1040L1000 720H230z', '#fffaea'),
      path('M180 640H1040L1034 652H186z', '#2f7a68'),
      path(box(250, 580, 720, 60), '#fffaea'),
      path(box(320, 530, 580, 50), '#f2e6e0'),
      path(box(560, 460, 90, 72), '#2f7a68'),
      path(box(574, 440, 62, 24), '#3f4a8f'),
      path(box(330, 500, 90, 32) + box(800, 500, 90, 32), '#fffaea'),
      panes(262, 590, 696, 40, 24, 1, 18, 24, '#4a5a9c'),
      panes(330, 540, 560, 30, 20, 1, 16, 18, '#4a5a9c'),
      path(
        row(6, 320, 110, (x) => `M${x} 712v-34q0 -22 28 -22t28 22v34z`),
        '#3f4a7c',
      ),
      path('M200 726Q600 750 1020 722L1060 740Q600 776 160 744z', '#e4ecf2'),
      line('M100 760h120M980 752h160M500 778h200', '#e4ecf2', 5, 'stroke-linecap="round"'),
      crowd(
        [
          [300, 580, 34],
          [330, 580, 32],
          [920, 580, 34],
        ],
        p.ink,
      ),
    ],
  );
