import { ridge } from '../kit/land';
import { arcade, panes, slab } from '../kit/masonry';
import { saguaro } from '../kit/props';
import { crowd, rocks, row, scene, shape } from '../kit/scene';
import { ground } from '../kit/stage';
import { skyline } from '../kit/town';
import { box, disc, line, path } from '../kit/tools';

/** A red butte with a hole, the city through it. */
const papagoPark = (): string =>
  scene('ember', { x: 640, y: 420, r: 80, seed: 411, birds: [[300, 170, 13]] }, (p) => [
    ridge(560, 60, p.haze, { seed: 4, step: 170 }),
    skyline({ y: 600, min: 20, max: 70, step: 40, ink: p.mid, seed: 12, from: 440, to: 860 }),
    ground(596, '#a8503f'),
    path('M120 660Q160 420 300 330Q420 210 600 200Q800 190 920 320Q1040 400 1080 660z', '#8f3a3c'),
    path('M700 206Q840 214 920 320Q1040 400 1080 660H820Q900 420 700 206z', '#e07a4a'),
    path('M480 520Q470 380 580 350Q720 330 760 420Q780 500 730 540Q600 570 480 520z', '#ffc468'),
    path(disc(640, 430, 56), p.sun),
    skyline({ y: 526, min: 16, max: 50, step: 26, ink: p.mid, seed: 31, from: 505, to: 735, base: 545 }),
    path('M470 524Q600 566 740 536L780 600H440z', '#6d2a3c'),
    line('M240 500Q330 470 400 500M300 420Q360 390 440 400M860 420Q920 430 960 490M880 540Q940 540 1000 580', '#571f42', 5),
    crowd(
      [
        [560, 552, 44],
        [584, 556, 40],
        [700, 548, 40],
      ],
      p.ink,
    ),
    path('M-10 640Q300 600 600 650T1210 640V800H-10z', '#7a2f48'),
    saguaro(150, 760, 260, p.ink, p.lit),
    saguaro(1060, 770, 210, p.ink, p.lit),
    rocks(
      [
        [330, 760, 46],
        [900, 780, 60],
        [520, 790, 34],
      ],
      '#571f42',
      p.lit,
    ),
  ]);

/** Cacti in bloom along a path. */
const desertBotanicalGarden = (): string =>
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

/** The white courtyard with its arcade and a fountain. */
const heardMuseum = (): string =>
  scene('noon', { x: 860, y: 300, r: 80, seed: 431, clouds: 330 }, (p) => [
    path(box(-10, 330, 1220, 320), '#f2dcc0'),
    path(box(860, 330, 350, 320), '#fff3d9'),
    path(box(-10, 300, 1220, 34), '#c8704a'),
    path(
      row(31, -10, 40, (x) => disc(x + 20, 334, 17)),
      '#a8503f',
    ),
    arcade(20, 860, 640, 7, 92, 240, '#5f4a5c'),
    arcade(30, 850, 640, 7, 70, 214, '#2c5670'),
    path(box(880, 400, 250, 240), '#fff6e4'),
    shape(
      [
        [860, 400],
        [1005, 310],
        [1150, 400],
      ],
      '#c8704a',
    ),
    path('M960 640V520Q962 470 1005 468Q1048 470 1050 520V640z', '#5f3550'),
    panes(900, 420, 210, 50, 3, 1, 30, 40, '#2c5670'),
    ground(640, '#e0b48a', '#fff3d9'),
    path('M380 720Q600 670 820 720Q800 780 600 782T380 720z', '#a8684a'),
    path('M410 716Q600 678 790 716Q770 752 600 754T410 716z', '#6fc4c4'),
    path(box(588, 620, 24, 110) + 'M540 640q60 -26 120 0q-20 26 -60 26t-60 -26z', '#c8704a'),
    line('M600 616q-50 10 -64 60M600 616q50 10 64 60M600 612v-26', '#e4f6ee', 5, 'stroke-linecap="round"'),
    saguaro(150, 770, 230, '#2f5f56', '#a9b878'),
    saguaro(1080, 780, 200, '#2f5f56', '#a9b878'),
    crowd(
      [
        [330, 690, 84],
        [364, 694, 76],
        [900, 690, 80],
      ],
      p.ink,
    ),
  ]);

/** Angular roofs of stone and redwood below the mountain. */
const taliesinWest = (): string =>
  scene('sunset', { x: 300, y: 380, r: 84, seed: 441 }, (p) => [
    ridge(520, 240, '#b0527a', { seed: 14, step: 180, sharp: true }),
    ridge(580, 110, p.mid, { seed: 5, step: 140, sharp: true }),
    ground(590, '#a85a5c', '#ffa468'),
    shape(
      [
        [240, 640],
        [300, 500],
        [980, 470],
        [1080, 640],
      ],
      '#5a2560',
    ),
    row(12, 300, 58, (x, i) =>
      shape(
        [
          [x, 520 - i * 3],
          [x + 34, 470 - i * 3],
          [x + 46, 470 - i * 3],
          [x + 20, 560],
        ],
        '#c8503f',
      ),
    ),
    shape(
      [
        [280, 520],
        [980, 470],
        [1000, 492],
        [270, 546],
      ],
      '#8f3a48',
    ),
    row(10, 322, 64, (x) => path(box(x, 550, 44, 74), '#ffe19a')),
    shape(
      [
        [200, 660],
        [250, 560],
        [330, 570],
        [350, 660],
      ],
      '#8a6a7a',
    ),
    shape(
      [
        [900, 660],
        [930, 540],
        [1050, 560],
        [1090, 660],
      ],
      '#8a6a7a',
    ),
    rocks(
      [
        [230, 656, 26],
        [290, 656, 30],
        [950, 656, 34],
        [1020, 656, 30],
      ],
      '#a8808a',
      '#ffc9a0',
    ),
    path('M160 660H1140L1210 800H60z', '#7c3269'),
    shape(
      [
        [420, 690],
        [760, 690],
        [820, 760],
        [380, 760],
      ],
      '#4a8a9c',
    ),
    line('M450 706h120M600 724h130M440 742h150', '#ffd9b8', 4, 'stroke-linecap="round"'),
    saguaro(110, 780, 250, p.ink, p.lit),
    saguaro(1120, 770, 190, p.ink, p.lit),
    crowd([[880, 730, 64]], p.ink),
  ]);

/** The stone shelter above the lights. */
const southMountain = (): string =>
  scene('dusk', { x: 820, y: 470, r: 70, seed: 451, stars: 20 }, (p) => [
    ridge(560, 60, '#a85a80', { seed: 24, step: 200 }),
    path('M-10 560H1210V800H-10z', '#4c2c68'),
    path(
      row(26, 10, 46, (x, i) => row(6, 0, 1, (_, k) => box(x + ((i * 7 + k * 13) % 20), 576 + k * 26, 6 + k, 4))),
      '#ffc98a',
    ),
    skyline({ y: 580, min: 14, max: 56, step: 24, ink: '#6a3570', win: '#ffd08a', seed: 8, from: 620, to: 860, lit: 0.5 }),
    line('M-10 620L1210 650M-10 690L1210 720M300 570L180 800M760 570L860 800', '#e08a70', 3),
    path('M-10 660Q200 600 420 640Q620 660 800 740L840 800H-10z', '#2a1a50'),
    slab(150, 470, 60, 180, '#6a4a70', '#c87a78', 0.34),
    slab(300, 470, 60, 180, '#6a4a70', '#c87a78', 0.34),
    slab(450, 470, 60, 184, '#6a4a70', '#c87a78', 0.34),
    shape(
      [
        [110, 474],
        [160, 410],
        [520, 410],
        [560, 474],
      ],
      '#4a2558',
    ),
    shape(
      [
        [360, 410],
        [520, 410],
        [560, 474],
        [420, 474],
      ],
      '#a85a70',
    ),
    rocks(
      [
        [120, 664, 50],
        [230, 668, 34],
        [400, 664, 40],
        [540, 680, 56],
        [660, 720, 44],
      ],
      '#3a2058',
      '#a85a70',
    ),
    crowd(
      [
        [250, 648, 74],
        [400, 650, 78],
        [420, 652, 70],
      ],
      p.ink,
    ),
    saguaro(1040, 780, 300, p.ink, p.lit),
    saguaro(920, 790, 190, p.ink, p.lit),
    line(`M60 ${800}v-60M90 ${800}v-44`, p.ink, 8),
  ]);

export const phoenixPlaces = {
  'papago-park': papagoPark,
  'desert-botanical-garden': desertBotanicalGarden,
  'heard-museum': heardMuseum,
  'taliesin-west': taliesinWest,
  'south-mountain': southMountain,
};
