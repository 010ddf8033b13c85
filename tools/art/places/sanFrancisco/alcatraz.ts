import { ridge } from '../../kit/land';
import { panes, slab } from '../../kit/masonry';
import { sailboat } from '../../kit/props';
import { rocks, row, scene, suspension } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, disc, path } from '../../kit/tools';

/** The prison island with its lighthouse. */
export const alcatraz = (): string =>
  scene(
    'dawn',
    {
      x: 880,
      y: 330,
      r: 82,
      seed: 811,
      clouds: 400,
      birds: [
        [300, 200, 14],
        [340, 186, 11],
        [640, 170, 10],
      ],
    },
    (p) => [
      ridge(520, 70, p.haze, { seed: 3, step: 220 }),
      suspension(60, 190, 500, 400, '#c86a6a', '#c86a6a'),
      sea(p, 516, 880, { seed: 7, spread: 130 }),
      path('M170 600Q240 500 380 470L440 430H820L900 480Q1010 510 1060 600z', '#6d5a86'),
      path('M700 430H820L900 480Q1010 510 1060 600H820Q780 500 700 430z', '#c9a0a0'),
      path('M250 520Q420 480 560 500T960 520L1000 560H220z', '#7a8a78'),
      slab(430, 360, 360, 90, '#d9c4c8', '#fff6e2', 0.24),
      panes(440, 372, 260, 66, 13, 2, 9, 18, '#4a3f7c'),
      path(box(424, 350, 372, 12), '#a888ae'),
      slab(330, 410, 80, 80, '#c8b0bc', '#ffe3c0', 0.3),
      slab(860, 430, 70, 70, '#d9c4c8', '#fff6e2', 0.3),
      slab(386, 250, 26, 150, '#e9d9d8', '#fffaea', 0.4),
      path(box(380, 240, 38, 10) + box(388, 220, 22, 20) + 'M386 220l13 -18l13 18z', '#4a3f7c'),
      path(disc(399, 231, 7), '#ffd58a'),
      slab(980, 420, 34, 130, '#8f6a8a', '#c9a0a0', 0.4),
      path('M972 420h50l-8 -40h-34z', '#6d5a86'),
      rocks(
        [
          [180, 606, 40],
          [300, 612, 34],
          [1040, 608, 50],
          [900, 614, 36],
        ],
        '#5b4a78',
        '#b890a0',
      ),
      sailboat(700, 700, 1.3, '#fffaea', '#ea9d9f', p.ink),
      path('M180 716h250q-10 34 -40 36H230q-34 -6 -50 -36zM230 690h150v26H230z', '#fffaea'),
      path(
        row(6, 240, 23, (x) => box(x, 696, 14, 12)),
        '#4a3f7c',
      ),
    ],
  );
