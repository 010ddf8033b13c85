import { tree } from '../kit/props';
import { crowd, lantern, row, scene } from '../kit/scene';
import { ground } from '../kit/stage';
import { skyline } from '../kit/town';
import { box, line, path } from '../kit/tools';

/** The lattice tower above a temple roof. */
export const tokyoTower = (): string =>
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
