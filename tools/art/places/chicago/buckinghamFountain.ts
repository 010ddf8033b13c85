import { slab } from '../../kit/masonry';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, line, path } from '../../kit/tools';

/** Tiers and jets before the skyline. */
export const buckinghamFountain = (): string =>
  scene('sunset', { x: 860, y: 360, r: 84, seed: 1051 }, (p) => [
    skyline({ y: 560, min: 160, max: 400, step: 60, ink: '#8a3f88', win: '#ffd9a0', seed: 71, lit: 0.3 }),
    slab(250, 120, 90, 440, '#4a2264', '#b8507a', 0.34),
    ground(556, '#5f7a4c', '#ffc570'),
    path('M120 660Q600 580 1080 660Q1060 740 600 750T120 660z', '#d98a8a'),
    path('M150 656Q600 588 1050 656Q1020 716 600 724T150 656z', '#6f7fc0'),
    path('M380 610Q600 570 820 610L790 640Q600 660 410 640z', '#f2b0a0'),
    path('M470 540Q600 514 730 540L700 572Q600 586 500 572z', '#ffc9b0'),
    path(box(560, 560, 80, 60) + box(574, 490, 52, 60), '#e09a90'),
    path('M530 480Q600 462 670 480L650 500Q600 510 550 500z', '#ffe3ac'),
    line('M600 470V180M600 200q-40 60 -50 270M600 200q40 60 50 270', '#fff0e4', 9, 'stroke-linecap="round"'),
    line(
      row(7, 200, 40, (x, i) => `M${x} 650Q${x + 90} ${470 + i * 10} ${x + 190} 610`) +
        row(7, 760, 40, (x, i) => `M${x + 40} 650Q${x - 50} ${530 - i * 10} ${x - 150} 610`),
      '#fff0e4',
      4,
    ),
    path('M300 690q30 -60 70 -40q20 20 -6 40q-20 16 -64 0zM830 690q-4 -50 40 -44q50 0 40 44q-30 16 -80 0z', '#3f7a78'),
    crowd(
      [
        [200, 760, 90],
        [240, 766, 84],
        [960, 750, 80],
        [1000, 756, 60],
      ],
      p.ink,
    ),
  ]);
