import { columns, panes, slab } from '../kit/masonry';
import { lamp, tree } from '../kit/props';
import { wheel } from '../kit/shared';
import { crowd, row, scene, shape } from '../kit/scene';
import { ground, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { box, disc, line, path } from '../kit/tools';

/** A Saturn V on its side, visitors below the engines. */
const spaceCenter = (): string =>
  scene('night', { x: 940, y: 190, r: 66, seed: 911, stars: 90 }, (p) => [
    path(disc(960, 176, 12) + disc(920, 216, 9), '#e0c8c0'),
    skyline({ y: 560, min: 10, max: 40, step: 80, ink: p.mid, seed: 2 }),
    ground(560, '#1b2056', '#4a5094'),
    path('M250 380H620V560H250z', '#e9e4f0'),
    path('M250 500H620V560H250z', '#a79fd8'),
    path('M620 390L680 400V540L620 550zM680 400H860V540H680z', '#f2eef6'),
    path('M680 500H860V540H680z', '#a79fd8'),
    path('M860 404L920 430V520L860 540zM920 430H1000V516H920z', '#e9e4f0'),
    path('M1000 434L1070 460V490L1000 512zM1070 468H1130V482H1070z', '#f2eef6'),
    path(box(300, 380, 34, 180) + box(500, 380, 40, 90) + box(720, 400, 26, 140), '#15133f'),
    path(box(560, 400, 22, 120), '#d9566a'),
    shape(
      [
        [250, 380],
        [210, 330],
        [250, 340],
      ],
      '#a79fd8',
    ),
    path('M250 400l-80 -26v70zM250 470l-80 -30v66zM250 540l-80 -34v66z', '#6467ae'),
    path('M190 392l-20 -18v70zM190 456l-20 -16v66zM190 524l-20 -18v66z', '#ffb274'),
    path(box(330, 560, 40, 60) + box(560, 560, 40, 60) + box(800, 540, 40, 80), '#0d0f34'),
    path(box(-10, 620, 1220, 180), '#14184a'),
    line('M-10 660H1210M-10 720H1210', '#2a2f72', 4),
    crowd(
      [
        [140, 690, 70],
        [170, 694, 62],
        [460, 700, 76],
        [690, 690, 66],
        [720, 694, 50],
        [940, 704, 78],
      ],
      '#05061c',
    ),
    line('M700 160q60 -20 110 10M700 160l-20 -14', p.edge, 3),
  ]);

/** A low gray house between live oaks. */
const menilCollection = (): string =>
  scene('noon', { x: 300, y: 300, r: 80, seed: 921, clouds: 320 }, (p) => [
    row(7, 40, 190, (x, i) => tree(x, 600, 250 + (i % 3) * 30, '#4f7f78', '#a9c07c')),
    path(box(190, 390, 820, 220), '#9aa4a8'),
    path(box(760, 390, 250, 220), '#c4ccc8'),
    line(
      row(34, 200, 24, (x) => `M${x} 396V606`),
      '#8a949c',
      2,
    ),
    path(box(520, 430, 160, 180), '#2c5670'),
    line('M573 430v180M627 430v180', '#e4e8e0', 4),
    path(box(150, 360, 900, 16), '#fffdf2'),
    path(
      row(22, 160, 41, (x) => `M${x} 376q20 -22 40 0v12h-40z`),
      '#e4e8e0',
    ),
    path(
      row(8, 170, 122, (x) => box(x, 376, 10, 234)),
      '#fffdf2',
    ),
    ground(608, '#8fb06c', '#c4d48c'),
    path('M540 610H660L760 800H440z', '#e6d6b4'),
    path('M160 800V520Q150 470 80 440L96 430Q160 452 176 490Q190 430 260 400L270 412Q210 450 204 520V800z', '#173a58'),
    path(disc(80, 380, 110) + disc(220, 340, 130) + disc(340, 400, 90) + disc(-10, 440, 90), '#2b5a62'),
    path(disc(250, 310, 60) + disc(350, 380, 44) + disc(110, 350, 46), '#7fae6c'),
    crowd(
      [
        [560, 680, 70],
        [592, 684, 64],
        [880, 650, 50],
      ],
      p.ink,
    ),
    path('M860 700q40 -30 110 -10l30 40q-90 20 -160 0z', '#fff3d9'),
  ]);

/** Reflecting pool and obelisk. */
const hermannPark = (): string =>
  scene('aqua', { x: 600, y: 330, r: 84, seed: 931, clouds: 350 }, (p) => [
    skyline({ y: 540, min: 60, max: 220, step: 60, ink: '#6fb5a0', seed: 37 }),
    row(5, -10, 96, (x, i) => tree(x, 620, 230 - i * 24, '#1d5a70', '#8fc06c')),
    row(5, 820, 96, (x, i) => tree(x, 620, 140 + i * 24, '#1d5a70', '#8fc06c')),
    ground(600, '#8fb86c', '#d4e08c'),
    shape(
      [
        [580, 600],
        [590, 250],
        [600, 220],
        [610, 250],
        [620, 600],
      ],
      '#d9a888',
    ),
    shape(
      [
        [600, 220],
        [610, 250],
        [620, 600],
        [602, 600],
      ],
      '#fff6e4',
    ),
    path(box(550, 590, 100, 22), '#c98a70'),
    shape(
      [
        [520, 620],
        [680, 620],
        [860, 800],
        [340, 800],
      ],
      '#fff0cf',
    ),
    shape(
      [
        [536, 630],
        [664, 630],
        [820, 800],
        [380, 800],
      ],
      '#1a93a0',
    ),
    shape(
      [
        [586, 632],
        [614, 632],
        [630, 790],
        [570, 790],
      ],
      '#ffe0c0',
    ),
    line('M520 660h60M640 690h70M480 740h80M640 760h110', '#b8e8dc', 4, 'stroke-linecap="round"'),
    crowd(
      [
        [300, 700, 76],
        [334, 704, 70],
        [880, 690, 70],
        [470, 640, 40],
        [740, 644, 42],
      ],
      p.ink,
    ),
    lamp(180, 780, 280, p.ink, '#fff3cf'),
    lamp(1020, 780, 280, p.ink, '#fff3cf'),
  ]);

/** The skyline over the bayou, with bats. */
const buffaloBayou = (): string =>
  scene('sunset', { x: 380, y: 380, r: 84, seed: 941 }, (p) => [
    skyline({
      y: 560,
      min: 120,
      max: 400,
      step: 62,
      ink: '#6a2f74',
      win: '#ffd9a0',
      seed: 27,
      lit: 0.35,
      from: 420,
      to: 1220,
      shape: (x) => 0.4 + 0.8 * Math.exp(-Math.pow((x - 800) / 220, 2)),
    }),
    slab(700, 170, 90, 390, '#4a2264', '#d9656c', 0.36) + panes(708, 190, 48, 340, 4, 16, 6, 10, '#ffe19a'),
    path('M-10 560H1210V620H-10z', '#4a4a4c'),
    path('M-10 580Q300 540 560 600T1210 590V800H-10z', '#5f7a4c'),
    path('M520 620Q700 640 620 700T300 800H760Q960 720 860 660T640 610z', '#b8607a'),
    line('M560 640h90M600 690h120M480 750h150M640 730h90', '#ffd9a0', 4, 'stroke-linecap="round"'),
    path(box(-10, 500, 560, 26), '#3a1c50'),
    path('M20 526q70 -10 80 90h40q10 -100 90 -90zM260 526q70 -10 80 90h40q10 -100 90 -90z', '#3a1c50'),
    path(
      Array.from({ length: 34 }, (_, i) => {
        const x = 430 + ((i * 61) % 420);
        const y = 480 - ((i * 43) % 330);
        const q = 6 + (i % 4) * 3;
        return `M${x} ${y}q${q} -${q} ${q * 2} 0q${q} -${q} ${q * 2} 0q-${q} ${q * 0.3} -${q * 1.4} ${q * 0.9}q-${q * 0.6} -${q * 0.6} -${q * 1.2} 0q-${q * 0.4} -${q * 0.6} -${q * 1.4} -${q * 0.9}z`;
      }).join(''),
      p.ink,
    ),
    crowd(
      [
        [200, 500, 50],
        [226, 500, 46],
        [400, 500, 48],
        [960, 740, 80],
      ],
      p.ink,
    ),
    tree(1100, 780, 260, '#2a1a40', '#8f7a4c'),
    tree(60, 790, 200, '#2a1a40', '#8f7a4c'),
  ]);

/** The pier of rides above the Gulf. */
const galveston = (): string =>
  scene(
    'dawn',
    {
      x: 260,
      y: 380,
      r: 80,
      seed: 951,
      birds: [
        [420, 220, 14],
        [460, 206, 11],
      ],
    },
    (p) => [
      sea(p, 500, 260, { seed: 9, spread: 120 }),
      wheel(820, 290, 130, 520, { ink: '#4a3f7c', rim: '#fffaea', pods: '#f2788a' }),
      line('M440 500Q500 300 560 420T680 400T740 500', '#f2654e', 9),
      line(
        row(8, 450, 36, (x) => `M${x} 500V440`),
        '#8f6a98',
        4,
      ),
      path('M960 500V360l50 -60l50 60v140z', '#ea9d9f'),
      path('M1010 300l50 60v140h-30z', '#fff0cf'),
      path(box(380, 496, 840, 22), '#6d4a6a'),
      path(box(380, 492, 840, 7), '#ffe3c0'),
      path(
        row(12, 400, 72, (x) => box(x, 518, 10, 110)),
        '#4a3f6c',
      ),
      path('M-10 660Q300 620 640 690T1210 700V800H-10z', '#e9c9a8'),
      path('M-10 650Q300 610 640 680T1210 690V706Q900 700 640 698Q300 632 -10 670z', '#fffaea'),
      row(
        3,
        150,
        150,
        (x, i) =>
          path(`M${x - 56} 700q56 -64 112 0z`, ['#f2654e', '#5a6ca6', '#ffd58a'][i] ?? '#f2654e') + line(`M${x} 660v80`, '#6d4a6a', 5),
      ),
      crowd(
        [
          [210, 750, 60],
          [380, 756, 64],
          [640, 760, 70],
          [660, 762, 46],
          [480, 494, 36],
          [620, 494, 38],
          [900, 494, 36],
        ],
        p.ink,
      ),
      columns(1000, 1040, 430, 500, 2, 8, { shadow: '#8f6a98', body: '#c9a0b4', lit: '#fffaea' }),
    ],
  );

export const houstonPlaces = {
  'space-center': spaceCenter,
  'menil-collection': menilCollection,
  'hermann-park': hermannPark,
  'buffalo-bayou': buffaloBayou,
  galveston,
};
