import { columns } from '../../kit/masonry';
import { tree } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** The arch and the pond. */
export const stStephensGreen = (): string =>
  scene('noon', { x: 880, y: 260, r: 76, seed: 2941, clouds: 300 }, (p) => [
    row(9, -10, 150, (x, i) => tree(x, 560, 260 + (i % 3) * 40, '#2b6a58', '#8fc06c')),
    path(box(440, 280, 320, 300), '#b8b4a4') +
      path(box(660, 280, 100, 300), '#f0ead4') +
      path('M520 580V430Q530 340 600 334Q670 340 680 430V580z', '#7fae84') +
      path('M540 580V436Q548 362 600 356Q652 362 660 436V580z', '#e4dcb0') +
      path(box(420, 262, 360, 22) + box(430, 560, 340, 20), '#f4eedc') +
      path(box(470, 220, 260, 44), '#c9c4b0') +
      columns(452, 748, 290, 560, 2, 26, { shadow: '#8f8c80', body: '#d4cfbc', lit: '#fffdf2' }),
    ground(578, '#7fb06c', '#d4e08c') + path('M540 580H660L700 640H500z', '#e6dcc0'),
    path('M80 680Q400 620 760 640T1140 700Q1100 780 640 790T80 680z', '#2f8a98') +
      line('M240 700h130M520 680h150M760 730h150M380 750h120', '#a8dcd4', 4, 'stroke-linecap="round"'),
    row(
      4,
      300,
      150,
      (x, i) =>
        path(
          `M${x} ${714 + (i % 2) * 24}q4 -24 34 -22q12 -22 28 -12q10 2 12 8l10 4l-12 4q0 24 -30 26h-30q-12 0 -12 -8z`,
          i % 2 ? '#fffdf2' : '#8a6a4c',
        ) + path(disc(x + 56, 688 + (i % 2) * 24, 9), '#2a7a5c'),
    ),
    path(row(14, 60, 20, (x) => disc(x, 640, 9)) + row(14, 900, 20, (x) => disc(x, 630, 9)), '#f2654e') +
      crowd(
        [
          [420, 620, 56],
          [450, 624, 52],
          [760, 620, 58],
          [980, 640, 60],
        ],
        p.ink,
      ),
  ]);
