import { columns } from '../../kit/masonry';
import { crowd, row, scene } from '../../kit/scene';
import { wheel } from '../../kit/shared';
import { sea } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** The pier of rides above the Gulf. */
export const galveston = (): string =>
  scene(
    'dawn',
    {
      x: 260,
      y: 380,
      r: 80,
      seed: 951,
      birds: [
        [420, 220, 14],
        [460, 206, 11],
      ],
    },
    (p) => [
      sea(p, 500, 260, { seed: 9, spread: 120 }),
      wheel(820, 290, 130, 520, { ink: '#4a3f7c', rim: '#fffaea', pods: '#f2788a' }),
      line('M440 500Q500 300 560 420T680 400T740 500', '#f2654e', 9),
      line(
        row(8, 450, 36, (x) => `M${x} 500V440`),
        '#8f6a98',
        4,
      ),
      path('M960 500V360l50 -60l50 60v140z', '#ea9d9f'),
      path('M1010 300l50 60v140h-30z', '#fff0cf'),
      path(box(380, 496, 840, 22), '#6d4a6a'),
      path(box(380, 492, 840, 7), '#ffe3c0'),
      path(
        row(12, 400, 72, (x) => box(x, 518, 10, 110)),
        '#4a3f6c',
      ),
      path('M-10 660Q300 620 640 690T1210 700V800H-10z', '#e9c9a8'),
      path('M-10 650Q300 610 640 680T1210 690V706Q900 700 640 698Q300 632 -10 670z', '#fffaea'),
      row(
        3,
        150,
        150,
        (x, i) =>
          path(`M${x - 56} 700q56 -64 112 0z`, ['#f2654e', '#5a6ca6', '#ffd58a'][i] ?? '#f2654e') + line(`M${x} 660v80`, '#6d4a6a', 5),
      ),
      crowd(
        [
          [210, 750, 60],
          [380, 756, 64],
          [640, 760, 70],
          [660, 762, 46],
          [480, 494, 36],
          [620, 494, 38],
          [900, 494, 36],
        ],
        p.ink,
      ),
      columns(1000, 1040, 430, 500, 2, 8, { shadow: '#8f6a98', body: '#c9a0b4', lit: '#fffaea' }),
    ],
  );
