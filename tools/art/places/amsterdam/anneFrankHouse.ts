import { panes, slab } from '../../kit/masonry';
import { tree } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** Canal houses below the crowned tower. */
export const anneFrankHouse = (): string =>
  scene('dusk', { x: 300, y: 300, r: 66, seed: 2221 }, (p) => [
    slab(760, 250, 110, 370, '#7a4a60', '#e09080', 0.34),
    path(box(748, 330, 134, 12), '#ffe3c0') + path(disc(815, 380, 26), '#fff3d9') + line('M815 380V362M815 380l12 6', p.ink, 4),
    slab(778, 170, 74, 84, '#6a4060', '#d98a80', 0.34) + slab(790, 110, 50, 64, '#8a5068', '#f0a088', 0.34),
    path('M782 110q33 -60 66 0z', '#3f6ab0') + path(disc(815, 64, 12), '#ffd08a'),
    row(
      7,
      20,
      104,
      (x, i) =>
        path(
          box(x, 380 - (i % 3) * 30, 96, 270 + (i % 3) * 30),
          ['#5a2f48', '#7d3a4c', '#3f3a5c', '#8a4a4c', '#4a2f50', '#6d3448', '#3a3450'][i] ?? '#5a2f48',
        ) +
        path(`M${x} ${384 - (i % 3) * 30}l16 -40h20l12 -30l12 30h20l16 40z`, '#b8707c') +
        panes(x + 8, 400 - (i % 3) * 30, 80, 210 + (i % 3) * 30, 3, 4, 14, 32, i === 3 ? '#3a2448' : '#ffd08a'),
    ),
    row(
      2,
      890,
      150,
      (x, i) =>
        path(box(x, 400 - i * 30, 140, 250 + i * 30), i ? '#6d3448' : '#4a2f50') +
        panes(x + 10, 420 - i * 30, 120, 200, 3, 3, 18, 36, '#ffd08a') +
        path(`M${x} ${404 - i * 30}l30 -50h80l30 50z`, '#b8707c'),
    ),
    path('M-10 640H1210V670H-10z', '#8a5a60'),
    sea(p, 668, 300, { seed: 4, spread: 120 }),
    path('M380 720h420q-20 44 -60 46H450q-50 -4 -70 -46zM440 690h260v30H440z', p.ink),
    path(
      row(6, 456, 40, (x) => box(x, 698, 24, 16)),
      '#ffd08a',
    ),
    tree(150, 660, 190, '#2a1a48', '#8a4a6c'),
    tree(980, 660, 170, '#2a1a48', '#8a4a6c'),
    crowd(
      [
        [330, 646, 44],
        [352, 646, 40],
        [374, 646, 44],
        [396, 646, 42],
        [620, 646, 44],
      ],
      p.ink,
    ),
  ]);
