import { ridge } from '../../kit/land';
import { crowd, row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** The white memorial across the sunken ship. */
export const pearlHarbor = (): string =>
  scene('dawn', { x: 760, y: 360, r: 80, seed: 521, clouds: 380 }, (p) => [
    ridge(500, 110, p.haze, { seed: 6, step: 220 }),
    ridge(510, 40, p.mid, { seed: 16, step: 160 }),
    sea(p, 506, 760, { seed: 4, spread: 130 }),
    path('M150 470Q250 500 380 496Q460 520 600 520T820 496Q950 500 1050 470V560H150z', '#fffaea'),
    path('M820 496Q950 500 1050 470V560H820z', '#ffe3c0'),
    path(
      row(7, 396, 62, (x) => box(x, 528, 38, 22)) +
        row(3, 190, 56, (x) => box(x, 512, 34, 34)) +
        row(3, 860, 56, (x) => box(x, 512, 34, 34)),
      '#8f7aa8',
    ),
    path(box(200, 560, 36, 46) + box(480, 560, 36, 46) + box(690, 560, 36, 46) + box(960, 560, 36, 46), '#b8a2c0'),
    path('M120 620q480 -60 960 0q-40 60 -480 62t-480 -62z', '#3f4f88', 'opacity=".5"'),
    path(disc(420, 640, 26) + disc(780, 650, 30), '#7a4a60'),
    path(disc(420, 634, 18) + disc(780, 644, 20), '#c88a7a'),
    line('M600 470V310', '#4a3f7c', 6),
    path('M604 312h96v60h-96z', '#d9566a'),
    path('M604 322h96v9h-96zM604 342h96v9h-96zM604 362h96v9h-96z', '#fffaea'),
    path('M604 312h40v30h-40z', '#3f4a8f'),
    path('M300 740h260q14 0 20 -12q0 44 -30 46H330q-26 -4 -30 -34z', p.ink),
    path(box(340, 704, 180, 34), '#fffaea'),
    path(
      row(6, 352, 28, (x) => box(x, 712, 16, 14)),
      '#4a3f7c',
    ),
    crowd(
      [
        [380, 704, 34],
        [420, 704, 36],
        [470, 704, 34],
      ],
      p.ink,
    ),
  ]);
