import { palm } from '../../kit/plants';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, disc, line, path } from '../../kit/tools';

/** Painted walls. */
export const wynwood = (): string =>
  scene('sunset', { x: 900, y: 260, r: 78, seed: 1221 }, (p) => [
    skyline({ y: 420, min: 40, max: 120, step: 60, ink: '#8a3f88', win: '#ffd9a0', seed: 6, lit: 0.3 }),
    path(box(-10, 290, 1220, 350), '#2a2264'),
    path('M-10 290H420Q300 430 420 640H-10z', '#f2654e'),
    path('M420 640Q300 430 420 290H760Q880 470 760 640z', '#2aa5b0'),
    path('M760 640Q880 470 760 290H1210V640z', '#ffc570'),
    path(disc(200, 460, 120), '#ffd58a') +
      path(disc(200, 460, 84), '#d9467a') +
      path(disc(200, 460, 44), '#2a2264') +
      path(disc(214, 446, 14), '#fff6e4'),
    path(
      row(8, 0, 0, (_, i) => {
        const a = (i * Math.PI) / 4;
        return `M${Math.round(590 + 60 * Math.cos(a))} ${Math.round(460 + 60 * Math.sin(a))}q${Math.round(70 * Math.cos(a) - 30 * Math.sin(a))} ${Math.round(70 * Math.sin(a) + 30 * Math.cos(a))} ${Math.round(90 * Math.cos(a))} ${Math.round(90 * Math.sin(a))}q${Math.round(-50 * Math.cos(a) + 20 * Math.sin(a))} ${Math.round(-50 * Math.sin(a) - 20 * Math.cos(a))} ${Math.round(-90 * Math.cos(a))} ${Math.round(-90 * Math.sin(a))}z`;
      }),
      '#ffe19a',
    ),
    path(disc(590, 460, 54), '#f2654e'),
    path('M860 620Q840 420 960 380Q1100 390 1100 520L1140 560L1096 572V620z', '#8a3f88'),
    path('M960 380Q1100 390 1100 520L1140 560L1096 572V620H1030Q1060 460 960 380z', '#d95f7a'),
    path(disc(1040, 480, 16), '#fff6e4'),
    line('M880 430q40 -60 110 -50M870 470q30 -50 70 -60', '#2aa5b0', 14, 'stroke-linecap="round"'),
    ground(640, '#6a3f66', '#ffe19a'),
    palm(700, 720, 340, p.ink, { lean: 20, size: 1.3, seed: 2, lit: '#8fae6c' }),
    crowd(
      [
        [300, 720, 92],
        [340, 726, 84],
        [480, 700, 80],
        [900, 740, 96],
        [1000, 730, 88],
      ],
      p.ink,
    ),
  ]);
