import { panes, slab } from '../../kit/masonry';
import { tree } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, disc, line, path } from '../../kit/tools';

/** Glass, steel and a sculpture. */
export const artsDistrict = (): string =>
  scene('dusk', { x: 300, y: 300, r: 70, seed: 2721 }, (p) => [
    skyline({ y: 560, min: 140, max: 340, step: 70, ink: '#7a3f74', win: p.win, seed: 91, lit: 0.35 }),
    path(box(520, 250, 640, 24), '#4a2558') +
      line(
        row(16, 540, 40, (x) => `M${x} 250V236`),
        '#4a2558',
        6,
      ) +
      line('M540 274V640M1140 274V640M840 274V640', '#c87a80', 8),
    path('M660 640V340Q820 280 960 340V640z', '#b8304c') +
      path('M860 640V316Q930 322 960 340V640z', '#f0607a') +
      panes(680, 520, 250, 100, 6, 1, 28, 80, '#ffd08a') +
      line('M660 400Q820 350 960 400M660 460Q820 420 960 460', '#8a1f40', 4),
    slab(60, 420, 360, 220, '#a88a98', '#ffd9c0', 0.24) +
      panes(76, 440, 240, 150, 6, 1, 26, 130, '#4a2558') +
      path(box(50, 406, 380, 18), '#ffe3c0'),
    ground(640, '#5a4068', '#f0a078'),
    path('M180 700Q420 670 520 700V730Q420 706 180 736z', '#6f86b0'),
    path('M560 740q-30 -90 40 -120q70 -10 60 60q30 40 -20 60q-10 -50 -40 -40q-20 10 -10 40z', '#2a1a48') +
      path(disc(604, 670, 16), '#f0a078') +
      path(box(540, 738, 120, 16), '#8a6a80'),
    crowd(
      [
        [760, 720, 80],
        [796, 724, 74],
        [960, 740, 90],
        [300, 740, 80],
        [334, 744, 54],
      ],
      p.ink,
    ),
    tree(1100, 780, 250, '#2a1a48', '#8a4a6c') + tree(60, 790, 220, '#2a1a48', '#8a4a6c'),
  ]);
