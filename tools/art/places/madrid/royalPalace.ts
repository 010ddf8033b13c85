import { columns, panes } from '../../kit/masonry';
import { crowd, row, scene, shape } from '../../kit/scene';
import { box, disc, line, path } from '../../kit/tools';

/** The white palace over its gardens. */
export const royalPalace = (): string =>
  scene('dawn', { x: 860, y: 300, r: 82, seed: 2141, clouds: 350 }, (p) => [
    path(box(140, 380, 920, 220), '#d9c0c0'),
    path(box(860, 380, 200, 220), '#fff3e0'),
    path(box(120, 362, 960, 20), '#fffaea'),
    path(
      row(31, 128, 31, (x) => box(x, 340, 14, 22)),
      '#e9d4d0',
    ),
    columns(160, 1040, 390, 590, 15, 18, { shadow: '#a890b0', body: '#e9d9d4', lit: '#fffdf4' }),
    panes(150, 400, 900, 80, 14, 1, 20, 54, '#6a5a94'),
    panes(150, 500, 900, 80, 14, 1, 20, 40, '#6a5a94'),
    path(box(540, 330, 120, 60), '#e9d9d4'),
    path(disc(600, 350, 20), '#fffaea'),
    line('M600 330V270', '#4a3f7c', 5),
    path('M603 272h54v12h-54zM603 296h54v10h-54z', '#d93a4a') + path('M603 284h54v12h-54z', '#ffd58a'),
    path('M-10 600H1210V800H-10z', '#7a9a7c'),
    shape(
      [
        [520, 600],
        [680, 600],
        [840, 800],
        [360, 800],
      ],
      '#e9d4c0',
    ),
    path('M500 690Q600 650 700 690Q690 726 600 728T500 690z', '#7a9ac8'),
    line('M600 690V610M600 630q-30 10 -40 50M600 630q30 10 40 50', '#f2f6f8', 5),
    row(4, 60, 110, (x, i) => path(`M${x} ${720 + i * 6}l46 -110l46 110z`, i % 2 ? '#3f6a68' : '#4f7a70')),
    row(4, 740, 110, (x, i) => path(`M${x} ${738 - i * 6}l46 -110l46 110z`, i % 2 ? '#3f6a68' : '#4f7a70')),
    crowd(
      [
        [480, 760, 70],
        [512, 764, 66],
        [720, 770, 74],
      ],
      p.ink,
    ),
  ]);
