import { palm } from '../../kit/plants';
import { crowd, row, scene, shape } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** A candy-colored lifeguard tower. */
export const southBeach = (): string =>
  scene(
    'aqua',
    {
      x: 300,
      y: 330,
      r: 88,
      seed: 1211,
      clouds: 360,
      birds: [
        [560, 200, 13],
        [594, 186, 10],
      ],
    },
    (p) => [
      sea(p, 480, 300, { seed: 6, spread: 140 }),
      path('M-10 610Q300 540 700 570T1210 540V800H-10z', '#f2d39a'),
      path('M-10 600Q300 530 700 560T1210 530V548Q900 560 700 576T-10 618z', '#fffaea'),
      line('M620 720L660 530M900 720L860 530M760 720V530M630 660L890 600M890 660L640 600', '#f2f0e0', 10),
      shape(
        [
          [590, 540],
          [930, 540],
          [910, 520],
          [610, 520],
        ],
        '#fff6e4',
      ),
      path(box(650, 380, 220, 142), '#f2788a'),
      path(box(800, 380, 70, 142), '#ffb0a8'),
      path(box(676, 410, 100, 60), '#1d6a80'),
      path(box(650, 490, 220, 14), '#ffd58a'),
      shape(
        [
          [610, 386],
          [680, 310],
          [840, 310],
          [920, 386],
        ],
        '#2aa5b0',
      ),
      shape(
        [
          [760, 310],
          [840, 310],
          [920, 386],
          [800, 386],
        ],
        '#8fe0d4',
      ),
      path(box(720, 300, 80, 12), '#ffd58a'),
      line('M760 300V220', '#f2f0e0', 6),
      path('M763 222h60l-14 18l14 18h-60z', '#f2654e'),
      line('M610 540V500H920V540', '#fff6e4', 6),
      shape(
        [
          [560, 724],
          [620, 724],
          [650, 546],
          [620, 546],
        ],
        '#fff6e4',
      ),
      row(
        3,
        120,
        150,
        (x, i) =>
          path(`M${x - 60} 680q60 -70 120 0z`, ['#f2654e', '#ffd58a', '#2aa5b0'][i] ?? '#f2654e') + line(`M${x} 630v96`, '#a8784c', 5),
      ),
      crowd(
        [
          [180, 740, 66],
          [340, 746, 70],
          [1040, 680, 60],
          [1070, 684, 54],
        ],
        p.ink,
      ),
      palm(1120, 800, 460, p.ink, { lean: -50, size: 1.7, seed: 5, lit: '#7fae6c' }),
    ],
  );
