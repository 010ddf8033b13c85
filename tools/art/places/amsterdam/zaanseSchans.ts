import { crowd, house, row, scene, shape } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** Windmills along the water. */
export const zaanseSchans = (): string =>
  scene(
    'dawn',
    {
      x: 860,
      y: 330,
      r: 80,
      seed: 2251,
      clouds: 390,
      birds: [
        [300, 200, 13],
        [336, 186, 10],
      ],
    },
    (p) => [
      path('M-10 560Q600 520 1210 560V620H-10z', '#7a9a7c'),
      row(3, 160, 330, (x, i) => {
        const k = 1 - i * 0.16;
        const cy = 330 + i * 40;
        return (
          shape(
            [
              [x - 60 * k, 590],
              [x - 34 * k, cy],
              [x + 34 * k, cy],
              [x + 60 * k, 590],
            ],
            ['#4f7a70', '#8a5a5c', '#5b4a86'][i] ?? '#4f7a70',
          ) +
          shape(
            [
              [x + 8, cy],
              [x + 34 * k, cy],
              [x + 60 * k, 590],
              [x + 20, 590],
            ],
            '#e0c4b0',
          ) +
          path(`M${x - 44 * k} ${cy + 4}q${44 * k} -${66 * k} ${88 * k} 0z`, '#6a4a5c') +
          path(box(x - 80 * k, 500, 160 * k, 10), '#fffaea') +
          line(
            `M${x - 150 * k} ${cy - 130 * k}L${x + 150 * k} ${cy + 130 * k}M${x + 130 * k} ${cy - 150 * k}L${x - 130 * k} ${cy + 150 * k}`,
            '#4a3f6c',
            9 * k,
          ) +
          path(
            row(4, 0, 0, (_, q) => {
              const s = q < 2 ? 1 : -1;
              return q % 2
                ? `M${x + s * 26 * k} ${cy + s * 30 * k}l${s * 118 * k} ${s * 102 * k}l${s * 22 * k} -${s * 26 * k}l-${s * 118 * k} -${s * 102 * k}z`
                : `M${x - s * 26 * k} ${cy + s * 30 * k}l-${s * 102 * k} ${s * 118 * k}l-${s * 26 * k} -${s * 22 * k}l${s * 102 * k} -${s * 118 * k}z`;
            }),
            '#fff3e0',
          )
        );
      }),
      row(3, 980, 74, (x) =>
        house(x, 600, 66, 60, { wall: '#3f7a68', lit: '#8fb89a', roof: '#a8503f', win: '#fff6e4' }, { rise: 0.7, cols: 2, rows: 1 }),
      ),
      sea(p, 600, 860, { seed: 6, spread: 130 }),
      path('M-10 700Q300 660 600 710T1210 700V800H-10z', '#5f8a68'),
      path(
        row(34, 10, 36, (x, i) => disc(x, 730 + ((i * 37) % 60), 8)),
        '#f2788a',
      ),
      path(
        row(30, 24, 40, (x, i) => disc(x, 736 + ((i * 53) % 54), 8)),
        '#ffd58a',
      ),
      crowd(
        [
          [640, 730, 66],
          [670, 734, 60],
        ],
        p.ink,
      ),
    ],
  );
