import { columns, panes, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { lamp, tree } from '../kit/props';
import { crowd, lantern, row, scene, shape, suspension } from '../kit/scene';
import { ground, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { box, disc, line, path } from '../kit/tools';

/** The gate with the great red lantern. */
const sensoJi = (): string =>
  scene('dusk', { x: 860, y: 340, r: 74, seed: 711, clouds: 400 }, (p) => [
    skyline({ y: 600, min: 60, max: 140, step: 60, ink: p.mid, win: p.win, seed: 3, lit: 0.3 }),
    path('M120 330Q300 300 360 200H840Q900 300 1080 330L1060 372Q900 350 840 340H360Q300 350 140 372z', '#3a2450'),
    path('M840 200Q900 300 1080 330L1060 372Q900 350 840 340z', '#7a4a6a'),
    path(box(340, 190, 520, 20), '#4c2c68'),
    line(
      row(14, 390, 33, (x) => `M${x} 214V334`),
      '#5a3a70',
      4,
    ),
    path(box(220, 372, 760, 26) + box(220, 420, 760, 16), '#c8403c'),
    path(box(220, 398, 760, 22), '#fff0d0'),
    path(
      row(12, 240, 62, (x) => box(x, 398, 18, 22)),
      '#2f6a60',
    ),
    columns(240, 960, 436, 690, 4, 46, { shadow: '#7a2030', body: '#c8403c', lit: '#f2765a' }),
    path('M500 470q100 -40 200 0q40 70 0 150q-100 40 -200 0q-40 -80 0 -150z', '#d93a34'),
    path('M640 456q40 4 60 14q40 70 0 150q-22 8 -50 12q50 -90 -10 -176z', '#f2654e'),
    path(box(500, 462, 200, 12) + box(500, 616, 200, 14), '#2a1a40'),
    line('M560 500h80M600 490v50M566 540h68M580 570l40 30M620 570l-40 30', '#2a1a40', 12),
    row(3, 300, 54, (x) => lantern(x, 520, 20, '#2a1a40', '#ffc98a')),
    row(3, 790, 54, (x) => lantern(x, 520, 20, '#2a1a40', '#ffc98a')),
    ground(690, '#6b3a70', '#f0a078'),
    line('M420 696L260 800M600 696V800M780 696L940 800M-10 740H1210', '#54306a', 3),
    crowd(
      [
        [330, 740, 100],
        [376, 746, 92],
        [520, 720, 76],
        [690, 724, 78],
        [880, 750, 108],
        [930, 756, 96],
      ],
      p.ink,
    ),
  ]);

/** The wooden gate in the forest. */
const meijiShrine = (): string =>
  scene('teal', { x: 600, y: 420, r: 80, seed: 721 }, (p) => [
    path(
      row(13, -20, 100, (x, i) => disc(x, 330 + ((i * 53) % 90), 120)),
      '#2f6a62',
    ),
    path(
      row(11, 20, 120, (x, i) => disc(x, 460 + ((i * 37) % 60), 90)),
      '#1f4f50',
    ),
    path('M470 560H730V420Q600 360 470 420z', '#ffd08f'),
    path('M540 580L560 480h80L660 580z', '#fff0cf'),
    path(row(4, 60, 60, (x) => box(x, 300, 22, 340)) + row(4, 930, 60, (x) => box(x, 280, 22, 360)), '#143a44'),
    ground(590, '#3f5a50'),
    path('M470 580H730L960 800H240z', '#d9c09a'),
    path('M600 580H730L960 800H600z', '#efd9b0'),
    path(box(330, 330, 46, 400) + box(824, 330, 46, 400), '#6a3f34'),
    path(box(358, 330, 18, 400) + box(852, 330, 18, 400), '#b8784c'),
    path('M220 250Q600 300 980 250L996 290Q600 340 204 290z', '#5a352f'),
    path('M204 290Q600 340 996 290V306Q600 356 204 306z', '#c98a54'),
    path(box(280, 420, 640, 34), '#6a3f34'),
    path(box(280, 446, 640, 8), '#c98a54'),
    path(box(574, 330, 52, 92), '#6a3f34'),
    path(disc(450, 318, 16) + disc(600, 324, 16) + disc(750, 318, 16), '#ffd08f'),
    crowd(
      [
        [540, 680, 74],
        [572, 684, 68],
        [660, 720, 92],
        [520, 620, 40],
        [640, 614, 38],
      ],
      p.ink,
    ),
    path('M-10 800V640Q80 610 160 660T240 800zM1210 800V620Q1120 600 1050 660T960 800z', '#143a44'),
  ]);

/** Everyone crosses at once between the screens. */
const shibuyaCrossing = (): string =>
  scene('neon', { x: 600, y: 420, r: 60, seed: 731, stars: 20 }, (p) => [
    skyline({ y: 560, min: 120, max: 260, step: 60, ink: p.mid, win: p.win, seed: 33, lit: 0.5 }),
    slab(-20, 120, 260, 500, '#2a1d66', '#5a2a86', 0.3) +
      path(box(20, 170, 180, 120), '#43c4d0') +
      path(box(20, 320, 180, 60), '#ff7a8a') +
      path(box(20, 410, 180, 90), '#ffce86'),
    slab(250, 220, 150, 400, '#3a2080', '#8a3a96', 0.3) + panes(262, 240, 90, 330, 4, 10, 12, 16, '#ffce86'),
    slab(800, 200, 150, 420, '#3a2080', '#a84a90', 0.3) +
      path(box(816, 230, 110, 160), '#ffd9a0') +
      panes(812, 420, 92, 160, 4, 5, 12, 16, '#ff9a8a'),
    slab(960, 90, 260, 530, '#2a1d66', '#6a2a86', 0.2) +
      path(box(990, 140, 190, 170), '#ff6a7a') +
      path(disc(1085, 225, 52), '#ffe6b0') +
      path(box(990, 340, 190, 50) + box(990, 410, 120, 40), '#43c4d0'),
    path('M380 620V500Q390 450 470 450H500V620z', '#5a2a86'),
    ground(600, '#241a58', '#ff7a8a'),
    path(
      row(9, 300, 70, (x) => `M${x} 640h40l-${(600 - x) / 6} 40h-46z`) + row(8, 120, 130, (x) => `M${x} 740h76l-${(600 - x) / 8} 60h-84z`),
      '#c9b0e0',
    ),
    path(
      row(6, 0, 0, (_, i) => `M${60 + i * 60} ${640 + i * 22}l70 -8l24 14l-74 8zM${1140 - i * 60} ${640 + i * 22}l-70 -8l-24 14l74 8z`),
      '#c9b0e0',
    ),
    crowd(
      Array.from({ length: 26 }, (_, i) => [120 + ((i * 137) % 980), 660 + ((i * 29) % 120), 56 + ((i * 29) % 120) * 0.4] as const),
      p.ink,
    ),
    crowd(
      [
        [300, 700, 70],
        [620, 720, 80],
        [840, 690, 66],
      ],
      '#ff9aa0',
    ),
    lamp(90, 790, 260, p.ink, '#ffd9a0'),
  ]);

/** The lattice tower above a temple roof. */
const tokyoTower = (): string =>
  scene('dusk', { x: 300, y: 330, r: 70, seed: 741, stars: 16 }, (p) => [
    skyline({ y: 620, min: 80, max: 220, step: 56, ink: '#8a4a78', win: p.win, seed: 21, lit: 0.35 }),
    path('M640 640Q690 420 706 130h28Q750 420 800 640h-30Q728 520 670 640z', '#f2543f'),
    path('M722 130h12Q750 420 800 640h-30Q742 500 722 130z', '#ff9a6a'),
    path(box(672, 400, 96, 34) + box(690, 250, 60, 22), '#fff3d9'),
    path(box(698, 200, 44, 12) + box(706, 130, 28, 12), '#fff3d9'),
    line('M720 130V40', '#f2543f', 7),
    line('M700 300L742 360L690 420M742 300L696 360L752 420M668 500L776 560L654 610M772 500L664 560L786 610', '#fff3d9', 3),
    tree(180, 700, 230, '#3a2458', '#a84a7c'),
    tree(1060, 700, 250, '#3a2458', '#a84a7c'),
    path('M150 600Q330 570 380 500H640Q690 570 870 600L850 640H170z', '#2a1a4c'),
    path('M640 500Q690 570 870 600L850 640H640z', '#6a3a66'),
    path(box(230, 640, 560, 90), '#a84a4c'),
    path(
      row(6, 250, 92, (x) => box(x, 650, 60, 80)),
      '#ffc98a',
    ),
    line(
      row(6, 280, 92, (x) => `M${x} 650v80`),
      '#7a2f40',
      4,
    ),
    ground(728, '#4c2c68', '#f0876a'),
    crowd(
      [
        [430, 770, 72],
        [462, 774, 66],
        [900, 780, 80],
      ],
      p.ink,
    ),
    row(5, 880, 60, (x) => lantern(x, 700, 16, p.ink, '#ffd08a')),
  ]);

/** The bridge over the bay, lit by night. */
const rainbowBridge = (): string =>
  scene('night', { x: 880, y: 190, r: 56, seed: 751, stars: 60 }, () => {
    const p = PALETTES.night;
    return [
      skyline({ y: 540, min: 60, max: 260, step: 50, ink: '#2a2f72', win: '#ffd58a', seed: 41, lit: 0.45 }),
      path('M196 540L226 330h8L264 540z', '#f2654e'),
      sea(p, 536, 880, { seed: 4, count: 60 }),
      suspension(360, 850, 470, 250, '#c9b9d6', '#e4dcf0'),
      path(box(-10, 490, 1220, 8), '#8a8cc4'),
      path(
        row(40, 0, 31, (x) => disc(x, 468, 4)),
        '#ffe6a8',
      ),
      path(
        row(14, 20, 88, (x, i) => box(x, 560 + (i % 4) * 40, 50, 5)),
        '#7fc4d0',
      ),
      path(
        row(10, 60, 120, (x, i) => box(x, 580 + (i % 3) * 50, 60, 5)),
        '#ff9a8a',
      ),
      path('M420 690h300q-20 50 -60 54H480q-44 -8 -60 -54zM470 690q30 -60 220 -40l20 40z', '#0d0f34'),
      path(
        row(9, 482, 24, (x) => disc(x, 676, 6)),
        '#ff8a6a',
      ),
      path('M-10 740Q300 700 500 770L520 800H-10z', '#0d0f34'),
      crowd(
        [
          [160, 744, 80],
          [194, 748, 74],
          [300, 756, 60],
        ],
        '#05061c',
      ),
      lamp(60, 760, 200, '#05061c', '#ffd58a'),
      shape(
        [
          [900, 800],
          [960, 740],
          [1210, 720],
          [1210, 800],
        ],
        '#0d0f34',
      ),
    ];
  });

export const tokyoPlaces = {
  'senso-ji': sensoJi,
  'meiji-shrine': meijiShrine,
  'shibuya-crossing': shibuyaCrossing,
  'tokyo-tower': tokyoTower,
  'rainbow-bridge': rainbowBridge,
};
