import { sailboat } from '../../kit/props';
import { rocks, row, scene, shape } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { line, path } from '../../kit/tools';

/** Fluted green cliffs falling into the sea. */
export const naPali = (): string =>
  scene(
    'teal',
    {
      x: 250,
      y: 380,
      r: 82,
      seed: 541,
      clouds: 300,
      birds: [
        [420, 240, 12],
        [456, 226, 9],
      ],
    },
    (p) => [
      sea(p, 560, 250, { seed: 9, spread: 110 }),
      shape(
        [
          [1210, 90],
          [1120, 160],
          [1060, 130],
          [960, 240],
          [900, 210],
          [800, 330],
          [760, 320],
          [660, 470],
          [560, 580],
          [1210, 600],
        ],
        '#3a6a5c',
      ),
      row(7, 640, 84, (x, i) =>
        shape(
          [
            [x, 580],
            [x + 60, 470 - i * 54],
            [x + 96, 500 - i * 44],
            [x + 110, 590],
          ],
          i % 2 ? '#2a5650' : '#5f8a58',
        ),
      ),
      row(7, 690, 84, (x, i) =>
        shape(
          [
            [x + 12, 470 - i * 54],
            [x + 26, 520 - i * 50],
            [x + 40, 588],
            [x + 4, 588],
          ],
          '#b8a860',
        ),
      ),
      line('M1010 300q-10 90 6 270', '#e4f0e0', 6),
      path('M560 584Q880 560 1210 590V640Q880 600 540 620z', '#d9b078'),
      path('M540 616Q880 596 1210 636V650Q880 616 540 626z', '#fff3d4'),
      sailboat(330, 640, 1.5, '#fff6e4', '#e98a5f', p.ink),
      path('M90 720q60 -16 130 -2l-16 22H110z', p.ink),
      line('M200 700q30 -40 44 -10', '#e4f0e0', 6, 'stroke-linecap="round"'),
      path('M620 730q34 -44 80 -6q-40 4 -80 6zM690 726l30 -22l-4 22z', p.ink),
      rocks(
        [
          [1010, 650, 34],
          [1100, 668, 50],
          [900, 640, 24],
        ],
        '#2a3a50',
        '#7a7a78',
      ),
    ],
  );
