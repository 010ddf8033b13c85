import { arcade, panes, slab } from '../../kit/masonry';
import { tree } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** The brick depository at the bend. */
export const dealeyPlaza = (): string =>
  scene('noon', { x: 880, y: 240, r: 76, seed: 2711, clouds: 280 }, (p) => [
    slab(30, 240, 160, 360, '#9ab0b0', '#dce4cc', 0.3) + panes(46, 270, 100, 280, 4, 8, 14, 20, '#2c5670'),
    path(box(380, 190, 400, 410), '#a8503f') +
      path(box(680, 190, 100, 410), '#e08a62') +
      path(box(364, 176, 432, 22), '#c8705a') +
      path(box(370, 470, 420, 12), '#e4a078'),
    panes(394, 210, 280, 250, 7, 5, 24, 32, '#fff0d0') +
      panes(394, 210, 280, 250, 7, 5, 18, 26, '#3a3048') +
      arcade(400, 680, 600, 6, 34, 100, '#3a3048'),
    slab(860, 330, 240, 270, '#b8685a', '#f0b088', 0.3) + panes(880, 350, 140, 190, 4, 4, 18, 28, '#3a3048'),
    ground(598, '#8fb06c', '#d4e08c'),
    path('M-10 640Q300 620 520 640Q820 680 1210 620V690Q820 760 500 710Q260 690 -10 720z', '#8f989c') +
      line('M-10 676Q300 656 520 676Q820 716 1210 654', '#fff3d9', 4, 'stroke-dasharray="36 24"'),
    path('M-10 740Q300 710 620 760T1210 740V800H-10z', '#6f9a5c'),
    row(2, 120, 900, (x) => tree(x, 640, 230, '#2b5a4a', '#8fb06c')) + tree(260, 630, 170, '#2b5a4a', '#8fb06c'),
    path(row(6, 900, 40, (x) => box(x, 560, 12, 60)) + box(890, 552, 240, 12), '#f2e6d0'),
    crowd(
      [
        [420, 780, 80],
        [452, 784, 74],
        [760, 776, 78],
        [600, 620, 44],
      ],
      p.ink,
    ),
  ]);
