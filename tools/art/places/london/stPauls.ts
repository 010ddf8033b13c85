import { columns, dome, pediment, slab } from '../../kit/masonry';
import { crowd, scene, shape } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, disc, line, path } from '../../kit/tools';

/** The dome from the footbridge. */
export const stPauls = (): string =>
  scene(
    'dawn',
    {
      x: 300,
      y: 340,
      r: 80,
      seed: 1131,
      clouds: 380,
      birds: [
        [820, 180, 13],
        [856, 166, 10],
      ],
    },
    (p) => [
      skyline({ y: 600, min: 90, max: 190, step: 70, ink: p.haze, win: '#fff0cf', seed: 44, lit: 0.2 }),
      path(box(380, 470, 440, 140), '#a890b0'),
      path(box(700, 470, 120, 140), '#f2d9c4'),
      slab(330, 360, 90, 250, '#b8a0bc', '#ffe9d0', 0.34),
      slab(780, 360, 90, 250, '#b8a0bc', '#ffe9d0', 0.34),
      dome(375, 362, 38, '#8f7aa8', '#fff0dc', 1.3),
      dome(825, 362, 38, '#8f7aa8', '#fff0dc', 1.3),
      pediment(440, 760, 420, 476, '#fff3e0', '#a890b0'),
      columns(450, 750, 476, 600, 8, 18, { shadow: '#8f7aa8', body: '#d9c4cc', lit: '#fffaea' }),
      path(box(480, 330, 240, 100), '#b8a0bc'),
      path(box(640, 330, 80, 100), '#ffe9d0'),
      columns(486, 714, 340, 424, 10, 12, { shadow: '#8f7aa8', body: '#d9c4cc', lit: '#fffaea' }),
      dome(600, 330, 118, '#8a7ab0', '#f2dccc', 1.16),
      line('M540 320Q550 240 590 196M660 320Q652 240 612 196', '#6d6aa8', 3),
      path(box(584, 140, 32, 56), '#d9c4cc'),
      path(disc(600, 128, 12), '#ffd58a'),
      line('M600 118V84M588 98h24', '#c8a050', 6),
      sea(p, 600, 300, { seed: 7 }),
      shape(
        [
          [540, 600],
          [660, 600],
          [860, 800],
          [340, 800],
        ],
        '#8f8aa8',
      ),
      line('M536 590L300 800M664 590L900 800M520 570L200 800M680 570L1000 800', '#e4ecf2', 5),
      crowd(
        [
          [560, 660, 50],
          [590, 690, 66],
          [650, 720, 80],
          [610, 640, 40],
        ],
        p.ink,
      ),
    ],
  );
