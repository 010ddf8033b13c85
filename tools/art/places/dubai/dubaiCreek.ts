import { dome, gable, panes, slab } from '../../kit/masonry';
import { crowd, row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, disc, line, path } from '../../kit/tools';

/** Wooden abras and wind towers. */
export const dubaiCreek = (): string =>
  scene(
    'gold',
    {
      x: 300,
      y: 300,
      r: 84,
      seed: 3121,
      birds: [
        [560, 180, 12],
        [596, 166, 9],
      ],
    },
    (p) => [
      skyline({ y: 520, min: 20, max: 130, step: 60, ink: p.haze, seed: 4 }),
      row(
        5,
        480,
        150,
        (x, i) =>
          slab(x, 400 - (i % 2) * 30, 140, 170 + (i % 2) * 30, '#c9a078', '#ffe0b0', 0.3) +
          slab(x + 40, 270 - (i % 2) * 30, 56, 140, '#d9b088', '#fff0cf', 0.34) +
          line(`M${x + 50} ${290 - (i % 2) * 30}v60M${x + 60} ${290 - (i % 2) * 30}v60M${x + 70} ${290 - (i % 2) * 30}v60`, '#7a4a48', 5) +
          panes(x + 10, 430, 84, 90, 2, 1, 22, 50, '#6a3f48'),
      ),
      slab(330, 240, 36, 320, '#e4c49a', '#fff6dc', 0.4) +
        path(box(322, 320, 52, 10), '#fff6dc') +
        gable(348, 180, 244, 20, '#8a9a90', '#dce0c4') +
        dome(420, 470, 54, '#8a9a90', '#dce0c4', 1) +
        path(box(366, 470, 108, 90), '#d9b088'),
      path('M-10 556H1210V584H-10z', '#a87a5c'),
      sea(p, 582, 300, { seed: 5, spread: 130 }),
      row(
        2,
        180,
        440,
        (x, i) =>
          path(`M${x} ${680 + i * 30}q170 40 340 -10q-10 60 -60 64H${x + 60}q-50 -10 -60 -54z`, '#6a3a34') +
          path(`M${x + 40} ${610 + i * 30}h230v10h-230z`, '#fff0cf') +
          line(`M${x + 56} ${620 + i * 30}v76M${x + 156} ${620 + i * 30}v82M${x + 256} ${620 + i * 30}v74`, '#8a5a44', 6) +
          crowd(
            [
              [x + 100, 694 + i * 30, 60],
              [x + 130, 696 + i * 30, 58],
              [x + 200, 696 + i * 30, 60],
            ],
            p.ink,
          ),
      ),
      path('M60 560q10 -30 30 -30q24 0 30 30zM130 560q10 -34 34 -34q26 0 30 34z', '#b8683f') +
        path(disc(90, 532, 16) + disc(164, 528, 16), '#f2b84a'),
    ],
  );
