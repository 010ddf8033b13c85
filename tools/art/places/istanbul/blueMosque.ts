import { arcade, dome, gable, slab } from '../../kit/masonry';
import { cypress } from '../../kit/plants';
import { crowd, row, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** Domes and six minarets. */
export const blueMosque = (): string =>
  scene(
    'dawn',
    {
      x: 300,
      y: 330,
      r: 84,
      seed: 3011,
      birds: [
        [640, 160, 13],
        [676, 146, 10],
        [880, 190, 10],
      ],
    },
    (p) => [
      row(6, 0, 0, (_, i) => {
        const x = [140, 270, 400, 770, 900, 1030][i] ?? 140;
        const t = i === 0 || i === 5 ? 210 : 130;
        return (
          slab(x, t, 22, 470 - (t - 130), '#a898bc', '#fff0e0', 0.4) +
          path(box(x - 8, t + 90, 38, 10) + box(x - 8, t + 180, 38, 10), '#d9ccd8') +
          gable(x + 11, t - 80, t + 4, 14, '#4f5f98', '#8f9ac4')
        );
      }),
      path(box(220, 470, 760, 140), '#a898bc') +
        path(box(820, 470, 160, 140), '#f2dfd4') +
        dome(310, 472, 80, '#7a86b4', '#d9dcec', 0.8) +
        dome(890, 472, 80, '#7a86b4', '#d9dcec', 0.8),
      dome(440, 440, 100, '#7a86b4', '#dce0ee', 0.8) +
        dome(760, 440, 100, '#7a86b4', '#dce0ee', 0.8) +
        path(box(340, 436, 520, 60), '#b8a8c4'),
      path(box(470, 350, 260, 60), '#c4b4cc') +
        dome(600, 360, 160, '#6f7cb0', '#e4e6f2', 0.9) +
        line('M600 216v-40', '#d9b060', 6) +
        path(disc(600, 172, 8), '#d9b060'),
      arcade(480, 720, 406, 9, 14, 36, '#4f5f98') + arcade(250, 950, 606, 13, 30, 90, '#4f5f98'),
      path('M560 610V540Q566 512 600 508Q634 512 640 540V610z', '#4a3f7c'),
      ground(608, '#7f9a80', '#fff0cf') +
        shape(
          [
            [520, 608],
            [680, 608],
            [800, 800],
            [400, 800],
          ],
          '#e4d4cc',
        ) +
        path('M480 700Q600 670 720 700Q710 736 600 738T480 700z', '#6f9ac4') +
        line('M600 706V640', '#f4f8fa', 6),
      row(3, 70, 90, (x) => cypress(x, 740, 230, '#4a4a7c', '#8a8ab0')) +
        row(3, 950, 90, (x) => cypress(x, 740, 230, '#4a4a7c', '#8a8ab0')),
      crowd(
        [
          [440, 680, 60],
          [470, 684, 56],
          [760, 700, 66],
        ],
        p.ink,
      ),
    ],
  );
