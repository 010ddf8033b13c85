import { ridge } from '../../kit/land';
import { saguaro } from '../../kit/props';
import { crowd, rocks, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { disc, line, path } from '../../kit/tools';

/** A red butte with a hole, the city through it. */
export const papagoPark = (): string =>
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
