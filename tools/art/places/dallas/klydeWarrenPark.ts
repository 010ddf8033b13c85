import { slab } from '../../kit/masonry';
import { crowd, row, scene, shape } from '../../kit/scene';
import { skyline } from '../../kit/town';
import { box, disc, line, path } from '../../kit/tools';

/** A lawn over the freeway. */
export const klydeWarrenPark = (): string =>
  scene('aqua', { x: 860, y: 260, r: 78, seed: 2731, clouds: 300 }, (p) => [
    skyline({ y: 540, min: 160, max: 400, step: 74, ink: '#5fa8a0', win: '#f4fae4', seed: 37, lit: 0.3 }),
    slab(420, 130, 110, 410, '#2f8488', '#b8e4d4', 0.36) +
      shape(
        [
          [420, 134],
          [530, 134],
          [530, 60],
        ],
        '#3f9a98',
      ),
    path(
      row(9, -10, 150, (x, i) => disc(x, 540 + (i % 2) * 10, 54)),
      '#3f8a68',
    ),
    path('M-10 550H1210V690H-10z', '#8fc86c') + path('M120 600Q600 550 1080 600Q900 660 600 662T120 600z', '#a8dc7c'),
    line('M160 610V480Q380 380 600 470T1040 440V600', '#fffaea', 10) + line('M220 600V470Q420 400 600 480', '#fffaea', 5),
    row(
      2,
      760,
      180,
      (x, i) =>
        path(`M${x} 590h150v70h-150z`, i ? '#f2654e' : '#ffd58a') +
        path(box(x + 16, 604, 90, 26), '#2c5670') +
        path(`M${x + 10} 604h102l10 -16H${x}z`, '#fffaea') +
        path(disc(x + 34, 664, 14) + disc(x + 116, 664, 14), p.ink),
    ),
    path(
      row(7, 200, 50, (x) => `M${x} 640q-4 -50 4 -70q8 20 4 70z`),
      '#e4f8f4',
    ) +
      crowd(
        [
          [240, 650, 40],
          [320, 652, 42],
          [400, 650, 38],
        ],
        '#f2788a',
      ),
    path(box(-10, 688, 1220, 20), '#c9c4b4') +
      path(box(-10, 706, 1220, 94), '#4a5a64') +
      path('M200 800V740q120 -40 240 0v60zM760 800V740q120 -40 240 0v60z', '#2a3440') +
      path(
        row(4, 230, 50, (x) => disc(x, 776, 8)),
        '#ff7a6a',
      ) +
      path(
        row(4, 790, 50, (x) => disc(x, 776, 8)),
        '#fff0c0',
      ),
    crowd(
      [
        [560, 640, 60],
        [590, 644, 56],
        [660, 650, 62],
        [100, 660, 64],
      ],
      p.ink,
    ),
  ]);
