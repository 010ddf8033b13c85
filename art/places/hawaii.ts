import { ridge } from '../kit/land';
import { panes, slab } from '../kit/masonry';
import { palm } from '../kit/plants';
import { sailboat, surfboard } from '../kit/props';
import { crowd, rocks, row, scene, shape } from '../kit/scene';
import { ground, sea } from '../kit/stage';
import { box, disc, line, path } from '../kit/tools';

/** Hotels along a curved beach, the pink one among them. */
const waikiki = (): string =>
  scene('aqua', { x: 860, y: 330, r: 88, seed: 511, clouds: 350, birds: [[260, 190, 13]] }, (p) => [
    sea(p, 470, 860, { seed: 8, spread: 120 }),
    ridge(470, 40, '#4f9a98', { seed: 7, step: 200 }),
    row(
      4,
      40,
      120,
      (x, i) =>
        slab(x, 250 + ((i * 47) % 90), 92, 270, '#4f8f98', '#d8efd8', 0.3) +
        panes(x + 8, 270 + ((i * 47) % 90), 56, 200, 3, 8, 10, 12, '#1d5a70'),
    ),
    slab(520, 360, 190, 160, '#f2889a', '#ffc4b8', 0.3),
    path('M506 364q24 -40 50 0zM590 364q28 -60 54 0zM680 364q24 -40 50 0z', '#d95f7a'),
    panes(530, 376, 130, 130, 5, 3, 14, 22, '#8f3f5c'),
    path('M-10 520H760Q980 540 1210 640V800H-10z', '#f2d39a'),
    path('M-10 520H760Q980 540 1210 640V652Q960 560 740 540H-10z', '#fff6dc'),
    sailboat(960, 470, 1.1, '#fff6e4', '#f2b878', '#c8503f'),
    row(
      3,
      330,
      150,
      (x, i) =>
        path(`M${x - 60} 600q60 -70 120 0z`, ['#f2654e', '#ffd58a', '#1f8a98'][i] ?? '#f2654e') + line(`M${x} 560v86`, '#8a5a48', 5),
    ),
    crowd(
      [
        [300, 660, 60],
        [480, 650, 56],
        [660, 664, 60],
        [790, 640, 44],
        [812, 642, 40],
      ],
      p.ink,
    ),
    palm(110, 790, 500, p.ink, { lean: 60, size: 1.9, seed: 3, lit: '#7fae6c' }),
    palm(1090, 800, 420, p.ink, { lean: -70, size: 1.7, seed: 6, lit: '#7fae6c' }),
    surfboard(940, 770, 190, 26, '#f2654e', '#fff6dc', 8),
    surfboard(1000, 780, 170, 24, '#ffd58a', '#1f8a98', -6),
  ]);

/** The white memorial across the sunken ship. */
const pearlHarbor = (): string =>
  scene('dawn', { x: 760, y: 360, r: 80, seed: 521, clouds: 380 }, (p) => [
    ridge(500, 110, p.haze, { seed: 6, step: 220 }),
    ridge(510, 40, p.mid, { seed: 16, step: 160 }),
    sea(p, 506, 760, { seed: 4, spread: 130 }),
    path('M150 470Q250 500 380 496Q460 520 600 520T820 496Q950 500 1050 470V560H150z', '#fffaea'),
    path('M820 496Q950 500 1050 470V560H820z', '#ffe3c0'),
    path(
      row(7, 396, 62, (x) => box(x, 528, 38, 22)) +
        row(3, 190, 56, (x) => box(x, 512, 34, 34)) +
        row(3, 860, 56, (x) => box(x, 512, 34, 34)),
      '#8f7aa8',
    ),
    path(box(200, 560, 36, 46) + box(480, 560, 36, 46) + box(690, 560, 36, 46) + box(960, 560, 36, 46), '#b8a2c0'),
    path('M120 620q480 -60 960 0q-40 60 -480 62t-480 -62z', '#3f4f88', 'opacity=".5"'),
    path(disc(420, 640, 26) + disc(780, 650, 30), '#7a4a60'),
    path(disc(420, 634, 18) + disc(780, 644, 20), '#c88a7a'),
    line('M600 470V310', '#4a3f7c', 6),
    path('M604 312h96v60h-96z', '#d9566a'),
    path('M604 322h96v9h-96zM604 342h96v9h-96zM604 362h96v9h-96z', '#fffaea'),
    path('M604 312h40v30h-40z', '#3f4a8f'),
    path('M300 740h260q14 0 20 -12q0 44 -30 46H330q-26 -4 -30 -34z', p.ink),
    path(box(340, 704, 180, 34), '#fffaea'),
    path(
      row(6, 352, 28, (x) => box(x, 712, 16, 14)),
      '#4a3f7c',
    ),
    crowd(
      [
        [380, 704, 34],
        [420, 704, 36],
        [470, 704, 34],
      ],
      p.ink,
    ),
  ]);

/** Above the clouds at the rim of the crater. */
const haleakala = (): string =>
  scene('ember', { x: 620, y: 400, r: 92, seed: 531, stars: 26 }, (p) => [
    path(
      row(9, -60, 150, (x, i) => disc(x, 470 + (i % 3) * 12, 90)),
      '#f2a27a',
    ),
    path(
      row(9, 10, 150, (x, i) => disc(x, 510 + (i % 2) * 14, 80)),
      '#ffd09a',
    ),
    path('M-10 520H1210V640H-10z', '#ffd09a'),
    shape(
      [
        [-10, 620],
        [180, 470],
        [330, 540],
        [470, 600],
        [560, 680],
        [-10, 800],
      ],
      '#7a2f48',
    ),
    shape(
      [
        [1210, 600],
        [1010, 440],
        [900, 520],
        [800, 590],
        [680, 680],
        [1210, 800],
      ],
      '#9a3f48',
    ),
    shape(
      [
        [1010, 440],
        [900, 520],
        [800, 590],
        [680, 680],
        [820, 680],
        [930, 560],
      ],
      '#ff9c52',
    ),
    shape(
      [
        [440, 690],
        [520, 610],
        [560, 606],
        [640, 690],
      ],
      '#8a3448',
    ),
    shape(
      [
        [540, 608],
        [560, 606],
        [640, 690],
        [580, 690],
      ],
      '#e0703f',
    ),
    shape(
      [
        [640, 700],
        [720, 640],
        [760, 638],
        [850, 710],
      ],
      '#7a2f48',
    ),
    shape(
      [
        [740, 640],
        [760, 638],
        [850, 710],
        [790, 710],
      ],
      '#d9603f',
    ),
    path('M-10 700Q300 650 620 700T1210 690V800H-10z', '#57234a'),
    path('M-10 760Q240 720 460 760L520 800H-10z', p.ink),
    crowd(
      [
        [190, 744, 92],
        [232, 748, 84],
        [290, 752, 88],
        [330, 756, 60],
      ],
      p.ink,
    ),
    path(
      row(7, 0, 0, (_, i) => `M960 780q${(i - 3) * 16} -40 ${(i - 3) * 26} -${90 - Math.abs(i - 3) * 12}q-4 50 -${(i - 3) * 12 + 8} 90z`),
      '#c9c0a8',
    ),
    line('M960 700v-70', '#e0603f', 14, 'stroke-linecap="round"'),
    rocks(
      [
        [700, 770, 30],
        [1080, 790, 44],
      ],
      '#3a1838',
      '#9a3f48',
    ),
  ]);

/** Fluted green cliffs falling into the sea. */
const naPali = (): string =>
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

/** A glowing crater inside the rain forest. */
const kilauea = (): string =>
  scene('neon', { x: 600, y: 520, r: 0, seed: 551, stars: 40 }, (p) => [
    path('M430 470Q380 330 470 240Q440 150 560 90Q700 60 720 170Q820 230 760 330Q800 420 740 480z', '#8a4a7a'),
    path('M500 470Q480 350 560 280Q560 190 640 180Q700 240 660 330Q700 400 680 480z', '#d9708a'),
    shape(
      [
        [-10, 620],
        [200, 500],
        [420, 470],
        [780, 470],
        [1000, 500],
        [1210, 600],
        [1210, 800],
        [-10, 800],
      ],
      '#2a1d56',
    ),
    path('M300 540Q600 470 900 540Q860 640 600 650T300 540z', '#12103a'),
    path('M360 560Q600 510 840 560Q800 626 600 630T360 560z', '#d8465a'),
    path('M420 570Q600 536 780 570Q740 606 600 610T420 570z', '#ff8a4a'),
    path('M500 576Q600 560 700 576Q670 594 600 596T500 576z', '#ffe19a'),
    line('M440 560l60 30l-20 30M620 540l30 50l-40 30M760 560l-50 40', '#8a1f48', 5),
    path('M580 560q-10 -70 6 -110q26 40 20 108zM660 566q0 -50 10 -70q14 30 8 72z', '#ffb274'),
    path('M-10 660Q300 620 600 680T1210 650V800H-10z', '#160f40'),
    row(6, 60, 70, (x, i) =>
      path(
        row(
          7,
          0,
          0,
          (_, k) => `M${x} ${790 - i * 8}q${(k - 3) * 22} -60 ${(k - 3) * 40} -${70 - Math.abs(k - 3) * 8}q-10 50 -${(k - 3) * 20} 76z`,
        ),
        i % 2 ? '#0d2a40' : '#1a3a4a',
      ),
    ),
    palm(1090, 800, 300, p.ink, { lean: -30, size: 1.5, seed: 9 }),
    crowd(
      [
        [760, 716, 60],
        [788, 720, 54],
        [830, 718, 58],
      ],
      '#050420',
    ),
    ground(770, '#0d0b2e'),
  ]);

export const hawaiiPlaces = { waikiki, 'pearl-harbor': pearlHarbor, haleakala, 'na-pali': naPali, kilauea };
