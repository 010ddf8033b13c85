import { panes, slab } from '../../kit/masonry';
import { lamp } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { disc, line, path } from '../../kit/tools';

/** The bone front by lamplight. */
export const casaBatllo = (): string =>
  scene('dusk', { x: 300, y: 280, r: 66, seed: 2021 }, (p) => [
    slab(-20, 260, 350, 420, '#8a5a70', '#d99080', 0.3) + panes(0, 300, 220, 300, 4, 4, 26, 44, '#ffc98a'),
    slab(870, 240, 360, 440, '#7a4a6a', '#c8808a', 0.3) + panes(890, 280, 230, 320, 4, 4, 26, 44, '#ffc98a'),
    path('M340 680V250H860V680z', '#6a8aa8'),
    row(40, 350, 0, (_, i) =>
      path(disc(360 + ((i * 131) % 480), 270 + ((i * 77) % 300), 7), ['#8fc4c0', '#ffd08a', '#b8a0d0', '#5a78b0'][i % 4] ?? '#8fc4c0'),
    ),
    path('M320 256Q360 160 470 170Q560 110 680 150Q800 140 880 256Q600 220 320 256z', '#3f7a78'),
    path('M680 150Q800 140 880 256Q780 236 700 230z', '#e0907c'),
    path(
      row(9, 360, 58, (x) => disc(x, 236, 16)),
      '#a8604f',
    ),
    slab(400, 90, 40, 120, '#d9b088', '#ffe3c0', 0.4),
    line('M420 90V50M406 64h28', '#ffe3c0', 6),
    row(3, 400, 140, (x) =>
      row(
        2,
        0,
        0,
        (_, k) =>
          path(`M${x} ${360 + k * 110}q60 -40 120 0q-4 44 -60 48q-56 -4 -60 -48z`, '#f2e4d0') +
          path(`M${x + 16} ${352 + k * 110}q44 -24 88 0v14q-44 14 -88 0z`, '#4a2558'),
      ),
    ),
    path('M360 560Q480 500 600 530Q720 500 840 560V600H360z', '#f2dcc0'),
    path(
      row(4, 390, 114, (x) => `M${x} 596q0 -50 40 -52q40 2 40 52z`),
      '#ffc98a',
    ),
    line(
      row(5, 384, 114, (x) => `M${x} 680V590`),
      '#f2dcc0',
      16,
    ),
    ground(680, '#6b3a70', '#f0a078'),
    crowd(
      [
        [200, 740, 90],
        [240, 746, 84],
        [560, 720, 72],
        [600, 724, 68],
        [920, 750, 94],
      ],
      p.ink,
    ),
    lamp(110, 790, 300, p.ink, '#ffe9b8'),
    lamp(1090, 790, 300, p.ink, '#ffe9b8'),
  ]);
