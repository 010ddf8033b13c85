import { dome, slab } from '../../kit/masonry';
import { cypress, palm } from '../../kit/plants';
import { house, row, scene } from '../../kit/scene';
import { box, line, path } from '../../kit/tools';

/** Roofs up to the castle. */
export const alfama = (): string =>
  scene(
    'sunset',
    {
      x: 860,
      y: 300,
      r: 84,
      seed: 2331,
      birds: [
        [300, 180, 12],
        [334, 166, 9],
      ],
    },
    (p) => [
      path('M-10 620Q100 420 380 300Q560 250 760 340Q1000 440 1210 600V800H-10z', '#6a4a60'),
      path(box(330, 240, 330, 80), '#a8607c') +
        row(
          5,
          330,
          70,
          (x) =>
            slab(x, 210, 44, 110, '#9b5a78', '#ffb090', 0.36) +
            path(
              row(3, x, 16, (q) => box(q, 198, 10, 14)),
              '#e08a88',
            ),
        ),
      row(5, 0, 0, (_, r) =>
        row(9, -30 + (r % 2) * 60, 142, (x, i) =>
          house(
            x,
            470 + r * 74 - Math.max(0, 90 - r * 20) * Math.exp(-Math.pow((x - 480) / 300, 2)),
            108,
            74,
            {
              wall: ['#fff0dc', '#ffd9a0', '#f2b8a0', '#e9e0d0', '#ffc4b0'][(i + r) % 5] ?? '#fff0dc',
              lit: '#fffaea',
              roof: '#d9603f',
              win: '#5a2560',
            },
            { rise: 0.26, cols: 3, rows: 1 },
          ),
        ),
      ),
      slab(760, 300, 40, 130, '#fff0dc', '#fffaea', 0.4) +
        slab(850, 300, 40, 130, '#fff0dc', '#fffaea', 0.4) +
        dome(825, 380, 44, '#fff0dc', '#fffaea', 1.2),
      line('M100 640Q300 690 520 640M700 700Q900 740 1080 690', '#fff6e4', 3) +
        path(row(6, 150, 56, (x, i) => box(x, 662, 30, 34 + (i % 2) * 10)) + row(5, 760, 58, (x) => box(x, 718, 32, 38)), '#2f8a98'),
      palm(1120, 640, 220, p.ink, { lean: -14, size: 1, seed: 4, lit: '#8fae5c' }),
      cypress(700, 620, 190, p.ink, '#5a4a70'),
    ],
  );
