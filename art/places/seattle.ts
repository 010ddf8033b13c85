import { ridge } from '../kit/land';
import { panes, slab } from '../kit/masonry';
import { letters } from '../kit/lettering';
import { fir, lamp, sailboat, tree } from '../kit/props';
import { crowd, row, scene, shape } from '../kit/scene';
import { ground, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { box, disc, line, path } from '../kit/tools';

/** The market under its red sign and clock. */
const pikePlace = (): string =>
  scene('dusk', { x: 900, y: 330, r: 74, seed: 611, clouds: 380 }, (p) => [
    skyline({ y: 620, min: 120, max: 280, step: 70, ink: '#8a4a78', win: p.win, seed: 14, to: 320, lit: 0.3 }),
    sea(p, 560, 900, { base: 640, seed: 5 }),
    path(box(220, 430, 990, 220), '#5a3058'),
    path(box(200, 410, 1010, 30), '#2f6a60'),
    path(
      row(17, 214, 60, (x) => box(x, 440, 30, 46)),
      '#f0e0c0',
    ),
    path(
      row(17, 244, 60, (x) => box(x, 440, 30, 46)),
      '#d9566a',
    ),
    row(
      6,
      240,
      160,
      (x, i) =>
        path(box(x, 500, 130, 130), '#ffc98a') +
        path(
          row(6, x + 12, 20, (q, k) => disc(q, 606 - (k % 2) * 8, 12)),
          ['#f2654e', '#7fae6c', '#ffd58a', '#d9467a', '#f2a04a', '#9ac06c'][i] ?? '#f2654e',
        ),
    ),
    path(box(250, 590, 940, 44), '#7a4a48'),
    line('M330 410V230M880 410V230', p.ink, 9),
    path(box(306, 126, 420, 222), '#2a1a50'),
    letters('PUBLIC', 340, 150, 7.4, 1.2, '#ff7a6a', 1.6),
    letters('MARKET', 340, 250, 7.4, 1.2, '#ff7a6a', 1.6),
    path(disc(810, 240, 66), '#2a1a50'),
    path(disc(810, 240, 54), '#fff3d9'),
    line('M810 240V204M810 240l26 16', p.ink, 7, 'stroke-linecap="round"'),
    ground(640, '#6b3a70', '#f0a078'),
    line('M0 700H1200M0 750H1200M200 644L100 800M600 644V800M1000 644L1100 800', '#54306a', 3),
    crowd(
      [
        [180, 720, 110],
        [230, 726, 100],
        [420, 700, 84],
        [640, 740, 116],
        [690, 744, 108],
        [940, 710, 92],
        [1060, 750, 120],
      ],
      p.ink,
    ),
    lamp(100, 780, 330, p.ink, '#ffd08a'),
  ]);

/** The glasshouse with orange flowers below the Needle. */
const chihulyGarden = (): string =>
  scene('night', { x: 300, y: 200, r: 60, seed: 621, stars: 50 }, (p) => [
    path('M560 470Q580 300 592 120h16Q620 300 640 470z', '#141a4c'),
    path('M520 110q80 -26 160 0l-40 26H560z', '#c9b9d6'),
    path('M597 90V40h6v50z', '#c9b9d6'),
    skyline({ y: 560, min: 60, max: 170, step: 60, ink: p.mid, win: p.win, seed: 6, lit: 0.3 }),
    ground(560, '#1d2a50'),
    path('M180 600V430Q600 170 1020 430V600z', '#6f86c4', 'opacity=".55"'),
    line(
      'M180 600V430Q600 170 1020 430V600M180 470H1020M180 540H1020' +
        row(13, 240, 60, (x) => `M${x} 600V${430 - 130 * (1 - Math.pow((x - 600) / 420, 2))}`),
      '#e4ecf6',
      3,
    ),
    row(22, 300, 29, (x, i) =>
      path(
        disc(x, 400 - 90 * (1 - Math.pow((x - 600) / 340, 2)) + (i % 3) * 16, 22 + (i % 4) * 4),
        ['#ff6a3f', '#ffb84a', '#f2453f', '#ff8f3f'][i % 4] ?? '#ff6a3f',
      ),
    ),
    row(22, 308, 29, (x, i) => path(disc(x, 396 - 90 * (1 - Math.pow((x - 600) / 340, 2)) + (i % 3) * 16, 9), '#ffe19a')),
    path('M-10 600Q600 570 1210 600V800H-10z', '#14264a'),
    row(9, 90, 130, (x, i) =>
      path(`M${x} 780q-10 -120 ${i % 2 ? 24 : -20} -190q26 90 20 190z`, ['#d9467a', '#7a5fd0', '#3fa8c4', '#ffb84a'][i % 4] ?? '#d9467a'),
    ),
    row(
      5,
      190,
      210,
      (x, i) =>
        path(disc(x, 740 + (i % 2) * 20, 30), ['#3fa8c4', '#ff6a3f', '#7fc46c'][i % 3] ?? '#3fa8c4') +
        path(disc(x + 8, 730 + (i % 2) * 20, 9), '#e4f6f6'),
    ),
    crowd(
      [
        [500, 700, 66],
        [530, 704, 60],
        [760, 710, 70],
      ],
      p.ink,
    ),
  ]);

/** Rusted towers on the green hill by the lake. */
const gasWorksPark = (): string =>
  scene('gold', { x: 300, y: 330, r: 84, seed: 631, clouds: 360 }, (p) => [
    skyline({
      y: 540,
      min: 60,
      max: 240,
      step: 46,
      ink: '#b9868a',
      seed: 22,
      from: -20,
      to: 620,
      shape: (x) => 0.4 + Math.exp(-Math.pow((x - 300) / 180, 2)),
    }),
    sea(p, 536, 300, { base: 640, seed: 6 }),
    sailboat(240, 580, 0.9, '#fff6dc', '#f0b07c', p.ink),
    path('M-10 660Q400 590 700 620T1210 600V800H-10z', '#6f8f5c'),
    row(
      4,
      640,
      120,
      (x, i) =>
        slab(x, 260 + (i % 2) * 60, 84, 380 - (i % 2) * 60, '#7a3f38', '#d9804f', 0.34) +
        path(box(x - 8, 300 + (i % 2) * 60, 100, 10) + box(x - 8, 420, 100, 10) + box(x - 8, 540, 100, 10), '#4a2430') +
        path(`M${x + 10} ${260 + (i % 2) * 60}l20 -60h24l20 60z`, '#8f4a3c'),
    ),
    line('M680 330H1080M680 470H1080M720 400L840 330L960 400M640 640V380', '#4a2430', 8),
    path(
      row(3, 700, 130, (x) => box(x + 50, 170, 12, 120)),
      '#5f2f34',
    ),
    path('M-10 700Q300 640 620 690T1210 680V800H-10z', '#8fa85c'),
    path('M60 730Q300 650 520 720z', '#a9c070'),
    line('M300 690L420 300', '#fff6dc', 2),
    shape(
      [
        [420, 300],
        [470, 250],
        [500, 320],
        [450, 360],
      ],
      '#f2654e',
    ),
    shape(
      [
        [470, 250],
        [500, 320],
        [450, 360],
      ],
      '#ffd58a',
    ),
    line('M460 356q20 40 -6 70', '#f2654e', 4),
    crowd(
      [
        [296, 700, 70],
        [560, 730, 76],
        [600, 734, 60],
      ],
      p.ink,
    ),
    tree(90, 740, 170, '#3f5f4a', '#a9b878'),
  ]);

/** A green and white ferry before the skyline. */
const bainbridgeFerry = (): string =>
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

/** The volcano over a meadow of flowers. */
const mountRainier = (): string =>
  scene('noon', { x: 940, y: 220, r: 74, seed: 651, clouds: 300 }, (p) => [
    shape(
      [
        [-10, 600],
        [180, 430],
        [360, 300],
        [470, 190],
        [560, 150],
        [640, 130],
        [720, 160],
        [800, 210],
        [940, 350],
        [1210, 590],
      ],
      '#6f8fa8',
    ),
    shape(
      [
        [360, 300],
        [470, 190],
        [560, 150],
        [640, 130],
        [720, 160],
        [800, 210],
        [900, 310],
        [860, 330],
        [820, 300],
        [780, 380],
        [730, 320],
        [690, 440],
        [630, 330],
        [590, 470],
        [540, 330],
        [500, 400],
        [460, 320],
        [410, 350],
      ],
      '#fffdf2',
    ),
    shape(
      [
        [360, 300],
        [470, 190],
        [560, 150],
        [570, 200],
        [540, 330],
        [500, 400],
        [460, 320],
        [410, 350],
      ],
      '#c4d4dc',
    ),
    ridge(600, 90, '#4f7f88', { seed: 12, step: 100, sharp: true }),
    row(14, 20, 88, (x, i) => fir(x, 640 + (i % 3) * 8, 120 + ((i * 37) % 70), '#2b5a62', '#5f9080')),
    path('M-10 640Q400 600 700 640T1210 630V800H-10z', '#7fae6c'),
    path('M-10 700Q300 660 640 710T1210 690V800H-10z', '#5f9a60'),
    path(
      row(40, 10, 30, (x, i) => disc(x, 690 + ((i * 53) % 100), 8 + (i % 3) * 2)),
      '#d9467a',
    ),
    path(
      row(34, 24, 35, (x, i) => disc(x, 700 + ((i * 71) % 90), 7 + (i % 2) * 3)),
      '#fff3d9',
    ),
    path(
      row(30, 16, 40, (x, i) => disc(x, 680 + ((i * 37) % 110), 7)),
      '#7a5fc0',
    ),
    path('M560 800Q620 740 560 700T620 640H650Q600 690 650 730T680 800z', '#e6d6b4'),
    crowd(
      [
        [600, 730, 60],
        [626, 734, 54],
      ],
      p.ink,
    ),
    fir(90, 790, 300, '#1f4a58', '#4f8a78'),
    fir(1120, 790, 330, '#1f4a58', '#4f8a78'),
  ]);

export const seattlePlaces = {
  'pike-place': pikePlace,
  'chihuly-garden': chihulyGarden,
  'gas-works-park': gasWorksPark,
  'bainbridge-ferry': bainbridgeFerry,
  'mount-rainier': mountRainier,
};
