import { slab } from '../../kit/masonry';
import { palm } from '../../kit/plants';
import { boat, crowd, rocks, row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** Cliffs and the small temple. */
export const islaMujeres = (): string =>
  scene(
    'dawn',
    {
      x: 820,
      y: 380,
      r: 90,
      seed: 2421,
      birds: [
        [420, 200, 13],
        [456, 186, 10],
        [560, 230, 9],
      ],
    },
    (p) => [
      sea(p, 500, 820, { seed: 6, spread: 140 }),
      path('M-10 420Q200 380 420 430L560 470L640 560L600 680L500 800H-10z', '#8a6a86'),
      path('M420 430L560 470L640 560L600 680L500 800H420Q540 620 420 430z', '#e0b4a8'),
      path('M-10 420Q200 380 420 430L560 470Q440 470 300 450T-10 470z', '#7a9a7c'),
      slab(220, 330, 130, 100, '#a888a0', '#ffe3c8', 0.32) +
        path(box(208, 318, 154, 16), '#fff0dc') +
        path(box(260, 370, 40, 60), '#4a3f6c'),
      path(box(190, 426, 190, 16), '#c9a8a8'),
      rocks(
        [
          [660, 640, 40],
          [740, 660, 28],
          [620, 740, 50],
        ],
        '#6d4a76',
        '#e0b4a8',
      ),
      line('M40 560Q300 500 520 560', '#fff0dc', 5) +
        line(
          row(8, 60, 60, (x) => `M${x} ${552 - 30 * (1 - Math.pow((x - 280) / 260, 2))}v-36`),
          '#fff0dc',
          4,
        ),
      path('M440 420q-10 -50 30 -60q20 -30 44 -10q-20 0 -24 20q10 30 -20 50z', '#5f8a78'),
      boat(960, 640, 1.3, p.ink, '#fffaea', '#5a6ca6'),
      crowd(
        [
          [120, 430, 46],
          [150, 432, 42],
        ],
        p.ink,
      ),
      palm(60, 480, 260, p.ink, { lean: 24, size: 1.1, seed: 4, lit: '#8fae7c' }),
    ],
  );
