import { ridge } from '../kit/land';
import { arcade, columns, dome, panes, slab } from '../kit/masonry';
import { palm } from '../kit/plants';
import { lamp, sailboat, tree } from '../kit/props';
import { crowd, house, rocks, row, scene, shape, suspension } from '../kit/scene';
import { ground, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { box, disc, line, path } from '../kit/tools';

/** The prison island with its lighthouse. */
const alcatraz = (): string =>
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

/** A cable car over the crest, the bay below. */
const cableCars = (): string =>
  scene('gold', { x: 640, y: 330, r: 84, seed: 821, clouds: 360 }, (p) => [
    sea(p, 430, 640, { base: 560, seed: 5 }),
    path('M560 436q60 -36 120 0z', '#8f6a70'),
    ground(590, '#a8685a'),
    house(-40, 620, 170, 330, { wall: '#d98a6a', lit: '#ffc88a', roof: '#8f4048', win: '#5a2850' }, { rows: 3 }),
    house(130, 640, 150, 290, { wall: '#e9c49a', lit: '#fff0cf', roof: '#a85a5c', win: '#5a2850' }, { rows: 3 }),
    house(290, 640, 120, 220, { wall: '#8fae9a', lit: '#d4e0b0', roof: '#5f6a6a', win: '#3a4a5a' }, { rows: 2, cols: 2 }),
    house(1060, 620, 180, 340, { wall: '#c9868a', lit: '#ffb79a', roof: '#7a3350', win: '#5a2850' }, { rows: 3 }),
    house(910, 640, 150, 280, { wall: '#f0d9a8', lit: '#fff6dc', roof: '#b8684a', win: '#5a2850' }, { rows: 3 }),
    house(790, 640, 110, 210, { wall: '#9ab0b8', lit: '#dce4d0', roof: '#5f6f80', win: '#3a4a5a' }, { rows: 2, cols: 2 }),
    path('M420 560H780L1000 800H200z', '#6a4a58'),
    line('M540 560L400 800M570 560L470 800M640 560L740 800M670 560L810 800', '#d9a888', 5),
    line('M555 560L435 800M655 560L775 800', '#3a2440', 4),
    path(box(440, 400, 320, 30), '#7a2f38'),
    path('M440 400q20 -40 160 -40t160 40z', '#a8403f'),
    path(box(456, 430, 288, 150), '#2f5a4c'),
    path(
      row(4, 472, 68, (x) => box(x, 446, 52, 66)),
      '#ffe6b0',
    ),
    path(box(440, 520, 320, 60), '#a8403f'),
    path(box(450, 530, 300, 8) + box(450, 560, 300, 6), '#ffd58a'),
    path(disc(600, 550, 20), '#ffe6b0'),
    path(box(470, 580, 260, 36), '#3a2440'),
    path(disc(510, 620, 20) + disc(690, 620, 20), '#1c1842'),
    crowd(
      [
        [430, 574, 90],
        [774, 574, 88],
        [500, 512, 50],
        [570, 512, 50],
        [700, 512, 52],
      ],
      p.ink,
    ),
    lamp(260, 790, 300, p.ink, '#fff0c4'),
  ]);

/** Seven Victorian fronts before the towers. */
const paintedLadies = (): string =>
  scene('sunset', { x: 220, y: 330, r: 80, seed: 831 }, (p) => [
    skyline({
      y: 520,
      min: 120,
      max: 330,
      step: 56,
      ink: '#b0527a',
      win: '#ffd9a0',
      seed: 15,
      lit: 0.2,
      shape: (x) => 0.4 + Math.exp(-Math.pow((x - 720) / 220, 2)),
    }),
    shape(
      [
        [640, 520],
        [676, 150],
        [712, 520],
      ],
      '#9b3f70',
    ),
    row(
      7,
      60,
      156,
      (x, i) =>
        house(
          x,
          690 - i * 8,
          140,
          250,
          {
            wall: ['#8fb0b8', '#f2c49a', '#c9868a', '#f0e0b8', '#7a9a8a', '#d98a8a', '#a89ac4'][i] ?? '#f2c49a',
            lit: '#fff0d0',
            roof: ['#4a6a78', '#a85a4c', '#7a3a50', '#8f7a4c', '#3f5f58', '#8f4048', '#5a4a86'][i] ?? '#7a3a50',
            win: '#4a2264',
          },
          { rise: 0.55, rows: 2, cols: 2 },
        ) +
        path(box(x + 52, 620 - i * 8, 32, 70 - i), '#4a2264') +
        path(box(x - 4, 560 - i * 8, 148, 8), '#fff6e4') +
        path(disc(x + 70, 418 - i * 8, 13), '#fff6e4'),
    ),
    path('M-10 700Q400 640 1210 630V800H-10z', '#5f8a58'),
    path('M-10 740Q500 690 1210 690V800H-10z', '#8fae5c'),
    crowd(
      [
        [300, 750, 70],
        [336, 754, 62],
        [820, 730, 60],
        [860, 734, 56],
      ],
      p.ink,
    ),
    path('M480 760l120 -10l30 24l-130 12z', '#f2654e'),
    tree(1120, 760, 220, '#2f4a50', '#8fae5c'),
    tree(50, 780, 170, '#2f4a50', '#8fae5c'),
  ]);

/** The clock tower at the foot of the street. */
const ferryBuilding = (): string =>
  scene('noon', { x: 900, y: 300, r: 80, seed: 841, clouds: 340 }, (p) => [
    sea(p, 520, 900, { base: 640, seed: 6 }),
    line('M-10 430L300 330L620 440', '#8fa8a8', 6),
    path(box(290, 330, 16, 200), '#7f9aa0'),
    path(box(160, 470, 900, 170), '#e4d4bc'),
    path(box(860, 470, 200, 170), '#fff3d9'),
    path(box(150, 456, 920, 18), '#a8b0a8'),
    arcade(170, 560, 640, 8, 34, 110, '#4a6a7c'),
    arcade(670, 1050, 640, 8, 34, 110, '#4a6a7c'),
    path(box(560, 420, 110, 220), '#f0e4cc'),
    path('M580 640V540Q582 500 615 498Q648 500 650 540V640z', '#2c5670'),
    slab(572, 170, 86, 260, '#e9dcc4', '#fff9ea', 0.32),
    path(box(562, 230, 106, 10) + box(562, 340, 106, 10), '#b8b0a0'),
    path(disc(610, 290, 36), '#fffdf2'),
    line('M610 290V264M610 290l18 10', '#173a58', 6, 'stroke-linecap="round"'),
    panes(584, 360, 62, 56, 3, 1, 10, 40, '#4a6a7c'),
    path(box(584, 120, 62, 52), '#d9c8ac'),
    arcade(586, 644, 170, 3, 12, 40, '#4a6a7c'),
    dome(615, 120, 24, '#8fa0a0', '#e4e8d8'),
    line('M615 96V50', '#173a58', 5),
    path('M617 52h40l-10 12l10 12h-40z', '#f2654e'),
    ground(640, '#c9bfae', '#fff3d9'),
    row(
      4,
      90,
      130,
      (x, i) =>
        shape(
          [
            [x, 700],
            [x + 50, 660],
            [x + 100, 700],
          ],
          ['#f2654e', '#fff6dc', '#2f8a98', '#ffd58a'][i] ?? '#f2654e',
        ) +
        path(box(x + 8, 700, 84, 50), '#a8784c') +
        path(
          row(5, x + 18, 16, (q) => disc(q, 698, 8)),
          '#7fae6c',
        ),
    ),
    crowd(
      [
        [640, 740, 90],
        [690, 744, 84],
        [900, 730, 78],
        [980, 750, 92],
      ],
      p.ink,
    ),
    palm(1120, 780, 360, p.ink, { lean: -20, size: 1.4, seed: 4, lit: '#7fae6c' }),
  ]);

/** The rotunda mirrored in its lagoon. */
const palaceOfFineArts = (): string =>
  scene('gold', { x: 860, y: 330, r: 86, seed: 851, clouds: 380 }, (p) => [
    row(8, 60, 160, (x, i) => tree(x, 600, 190 + (i % 3) * 40, '#4a5a50', '#a9b070')),
    columns(160, 420, 400, 590, 5, 22, { shadow: '#7a3350', body: '#c9805c', lit: '#ffd39a' }),
    columns(790, 1050, 400, 590, 5, 22, { shadow: '#7a3350', body: '#c9805c', lit: '#ffd39a' }),
    path(box(150, 376, 280, 26) + box(780, 376, 280, 26), '#e0a070'),
    path(box(420, 330, 370, 270), '#b8684a'),
    path(box(680, 330, 110, 270), '#f0a868'),
    path('M470 600V430Q476 370 520 366Q564 370 570 430V600zM610 600V430Q616 370 650 366Q686 370 690 430V600z', '#5a2850'),
    columns(430, 776, 350, 600, 4, 26, { shadow: '#7a3350', body: '#d9905f', lit: '#ffd39a' }),
    path(box(400, 310, 410, 26), '#ffdca6'),
    path(box(440, 260, 330, 52), '#c2704f'),
    dome(605, 262, 168, '#b8604a', '#f7a65e', 0.8),
    line('M470 200Q605 180 740 200M540 150Q605 140 670 150', '#8f4048', 3),
    path('M-10 596H1210V620H-10z', '#8f9a5c'),
    sea(p, 616, 605, { seed: 5, spread: 160 }),
    path('M470 624h270l-30 120H500z', '#b8684a', 'opacity=".5"'),
    path(
      'M300 700q40 -30 80 0q-30 18 -80 0zM374 694q-10 -40 14 -44q10 4 2 10q-8 10 2 34zM840 730q50 -34 90 0q-40 20 -90 0zM846 728q-14 -46 12 -50q12 4 4 12q-8 12 4 36z',
      '#fffaea',
    ),
    crowd(
      [
        [120, 612, 50],
        [146, 614, 46],
        [1080, 614, 50],
      ],
      p.ink,
    ),
  ]);

export const sanFranciscoPlaces = {
  alcatraz,
  'cable-cars': cableCars,
  'painted-ladies': paintedLadies,
  'ferry-building': ferryBuilding,
  'palace-of-fine-arts': palaceOfFineArts,
};
