import { letters } from '../kit/lettering';
import { bars, panes } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge, palm } from '../kit/plants';
import { tree } from '../kit/props';
import { backdrop } from '../kit/stage';
import type { Point } from '../kit/tools';
import { H, box, path, svg } from '../kit/tools';

/** White letters on the hill. */
export function hollywoodSign(): string {
  const p = PALETTES.noon;
  const spots: readonly (readonly [string, number, number])[] = [
    ['H', 270, 430],
    ['O', 342, 420],
    ['L', 412, 428],
    ['L', 470, 416],
    ['Y', 530, 410],
    ['W', 604, 420],
    ['O', 686, 414],
    ['O', 756, 424],
    ['D', 826, 418],
  ];
  const stilts = spots.flatMap(([, x, y]): (readonly [Point, Point])[] => [
    [
      [x + 6, y + 70],
      [x + 2, y + 104],
    ],
    [
      [x + 44, y + 70],
      [x + 48, y + 104],
    ],
  ]);
  return svg(
    backdrop(p, {
      x: 860,
      y: 270,
      r: 96,
      seed: 361,
      clouds: 330,
      birds: [
        [280, 200, 13],
        [314, 186, 10],
      ],
    }) +
      path('M-10 560Q120 470 240 440T420 350Q480 300 540 310L620 290Q700 300 760 350T920 420T1210 540V800H-10z', '#a8845c') +
      path('M620 290Q700 300 760 350T920 420T1210 540V700Q1000 620 860 560T680 420z', '#e0b478') +
      path('M540 310L620 290L640 340L600 380zM300 410Q360 400 420 350L400 430z', '#7f6a58') +
      path(box(612, 170, 8, 124), '#4a4a62') +
      bars(
        [
          [
            [616, 200],
            [590, 296],
          ],
          [
            [616, 200],
            [642, 292],
          ],
        ],
        '#4a4a62',
        3,
      ) +
      path(box(604, 200, 24, 4) + box(606, 226, 20, 4), '#f2654e') +
      hedge(60, 300, 560, 30, '#6f7a58', 5, 620) +
      hedge(860, 1120, 560, 30, '#8f9464', 9, 620) +
      path('M180 560Q420 500 600 520T960 560Q700 580 560 570T180 590z', '#8f7050') +
      bars(stilts, '#5a4a50', 5) +
      spots.map(([c, x, y]) => letters(c, x + 5, y + 4, 7.4, 1, '#8a5a5a', 2.3) + letters(c, x, y, 7.4, 1, '#fffdf2', 2.3)).join('') +
      path(`M0 620Q200 560 420 600T820 610T1200 580V${H}H0z`, '#7a8a58') +
      path(`M640 600Q900 640 1200 580V${H}H760Q780 680 640 600z`, '#b5b06c') +
      path('M120 690Q340 620 520 650T800 640', 'none', 'stroke="#e8cf9c" stroke-width="12" stroke-linecap="round"') +
      [
        [200, 650, 60],
        [300, 640, 46],
        [460, 626, 40],
        [900, 640, 60],
        [1010, 630, 50],
        [700, 660, 44],
      ]
        .map(([x = 0, b = 0, h = 0]) => tree(x, b, h * 1.7, '#3f6a58', '#8fa860'))
        .join('') +
      path('M820 700V640h110v60zM800 640h150l-24-26H824z', '#fff3d9') +
      path('M900 640h30v60h-30z', '#ffffff') +
      path('M800 640h150l-24-26H824z', '#c2603f') +
      panes(828, 650, 64, 40, 3, 1, 12, 20, '#2c5670') +
      path(box(250, 672, 120, 44), '#fff0d0') +
      path('M240 672h140l-20-22H262z', '#b5563f') +
      panes(256, 680, 108, 30, 4, 1, 14, 18, '#2c5670') +
      path(`M0 710Q300 660 600 716T1200 690V${H}H0z`, '#3f7560') +
      path(`M0 760Q300 720 620 766T1200 740V${H}H0z`, '#2a5a5c') +
      palm(120, 800, 400, '#173a58', { lean: 22, size: 1.35, seed: 4, lit: '#5f9a70' }) +
      palm(210, 800, 270, '#173a58', { lean: -16, size: 1.05, seed: 11, lit: '#5f9a70' }) +
      palm(1060, 800, 450, '#173a58', { lean: -26, size: 1.4, seed: 2, lit: '#5f9a70' }) +
      palm(1150, 800, 320, '#173a58', { lean: 12, size: 1.15, seed: 7, lit: '#5f9a70' }) +
      hedge(-10, 300, 784, 38, p.ink, 4, H) +
      hedge(940, 1210, 784, 38, p.ink, 8, H),
  );
}
