import { columns, dome } from '../../kit/masonry';
import { tree } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** The rotunda mirrored in its lagoon. */
export const palaceOfFineArts = (): string =>
  scene('gold', { x: 860, y: 330, r: 86, seed: 851, clouds: 380 }, (p) => [
    row(8, 60, 160, (x, i) => tree(x, 600, 190 + (i % 3) * 40, '#4a5a50', '#a9b070')),
    columns(160, 420, 400, 590, 5, 22, { shadow: '#7a3350', body: '#c9805c', lit: '#ffd39a' }),
    columns(790, 1050, 400, 590, 5, 22, { shadow: '#7a3350', body: '#c9805c', lit: '#ffd39a' }),
    path(box(150, 376, 280, 26) + box(780, 376, 280, 26), '#e0a070'),
    path(box(420, 330, 370, 270), '#b8684a'),
    path(box(680, 330, 110, 270), '#f0a868'),
    path('M470 600V430Q476 370 520 366Q564 370 570 430V600zM610 600V430Q616 370 650 366Q686 370 690 430V600z', '#5a2850'),
    columns(430, 776, 350, 600, 4, 26, { shadow: '#7a3350', body: '#d9905f', lit: '#ffd39a' }),
    path(box(400, 310, 410, 26), '#ffdca6'),
    path(box(440, 260, 330, 52), '#c2704f'),
    dome(605, 262, 168, '#b8604a', '#f7a65e', 0.8),
    line('M470 200Q605 180 740 200M540 150Q605 140 670 150', '#8f4048', 3),
    path('M-10 596H1210V620H-10z', '#8f9a5c'),
    sea(p, 616, 605, { seed: 5, spread: 160 }),
    path('M470 624h270l-30 120H500z', '#b8684a', 'opacity=".5"'),
    path(
      'M300 700q40 -30 80 0q-30 18 -80 0zM374 694q-10 -40 14 -44q10 4 2 10q-8 10 2 34zM840 730q50 -34 90 0q-40 20 -90 0zM846 728q-14 -46 12 -50q12 4 4 12q-8 12 4 36z',
      '#fffaea',
    ),
    crowd(
      [
        [120, 612, 50],
        [146, 614, 46],
        [1080, 614, 50],
      ],
      p.ink,
    ),
  ]);
