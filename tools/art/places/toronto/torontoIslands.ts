import { dome, panes } from '../../kit/masonry';
import { tree } from '../../kit/props';
import { crowd, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, disc, line, path } from '../../kit/tools';

/** The ferry and the skyline. */
export const torontoIslands = (): string =>
  scene(
    'sunset',
    {
      x: 300,
      y: 380,
      r: 84,
      seed: 2631,
      birds: [
        [560, 240, 12],
        [596, 226, 9],
      ],
    },
    (p) => [
      skyline({ y: 540, min: 90, max: 300, step: 50, ink: '#7a3580', win: '#ffd9a0', seed: 83, lit: 0.35, from: 480, to: 1220 }),
      path('M716 540L726 190h8L744 540z', '#4a2264') +
        path('M690 250h80l-14 34h-52z', '#5a2a70') +
        path('M727 190h6V70h-6z', '#4a2264') +
        path('M700 250h60v8h-60z', '#ffe19a'),
      dome(860, 540, 90, '#6a3078', '#e0708a', 0.6),
      sea(p, 538, 300, { seed: 8, spread: 120 }),
      path('M240 650H640L610 710H270z', '#fffaea') +
        path(box(280, 600, 330, 50), '#f2e0d8') +
        path(box(330, 560, 220, 40), '#fffaea') +
        path(box(420, 510, 40, 54), '#d93a4c') +
        panes(290, 610, 310, 30, 12, 1, 16, 20, '#4a2264') +
        path('M244 664H636V674H248z', '#d93a4c'),
      path('M200 722Q440 744 680 718', '#fff0e4') + line('M180 726Q440 750 690 722', '#fff0e4', 6),
      path('M-10 740Q300 700 560 760L600 800H-10z', p.ink),
      tree(80, 760, 280, p.ink, '#8a3f6c') + tree(1120, 800, 260, p.ink, '#8a3f6c'),
      crowd(
        [
          [240, 736, 60],
          [300, 740, 64],
        ],
        '#0d0824',
      ) +
        path(disc(380, 748, 20) + disc(440, 748, 20), '#0d0824') +
        line('M380 748l24 -30h28l8 30', '#ff9c5c', 4),
    ],
  );
