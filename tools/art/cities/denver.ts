import { ridge } from '../kit/land';
import { panes, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { fir } from '../kit/props';
import { hedge } from '../kit/plants';
import { backdrop, ground } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, box, line, path, poly, svg } from '../kit/tools';

/** The Rockies over downtown, the curved "cash register" tower. */
export function denver(): string {
  const p = PALETTES.noon;
  const peak = (pts: readonly (readonly [number, number])[], ink: string) => path(poly(pts), ink);
  return svg(
    backdrop(p, { x: 820, y: 300, r: 80, seed: 31 }) +
      peak(
        [
          [-40, 640],
          [120, 420],
          [210, 470],
          [330, 300],
          [420, 380],
          [470, 350],
          [600, 236],
          [700, 350],
          [760, 320],
          [880, 440],
          [960, 400],
          [1240, 600],
          [1240, 640],
        ],
        '#6f8fa8',
      ) +
      peak(
        [
          [600, 236],
          [700, 350],
          [760, 320],
          [880, 440],
          [960, 400],
          [1240, 600],
          [1240, 640],
          [700, 640],
        ],
        '#8fabb4',
      ) +
      path(
        'M600 236L700 350L674 346L660 392L628 338L604 398L574 330L540 352L520 312zM330 300L420 380L392 376L372 410L344 366L318 410L296 348zM760 320L820 380L800 376L784 404L762 362L742 380L724 338zM120 420L168 446L150 452L136 478L114 450L92 458z',
        '#fffaf0',
      ) +
      path('M600 236L604 398L574 330L540 352L520 312zM330 300L318 410L296 348zM760 320L762 362L742 380L724 338z', '#c5d3d6') +
      ridge(570, 60, '#4f8088', { seed: 14, step: 120 }) +
      skyline({
        y: 626,
        min: 40,
        max: 130,
        step: 52,
        ink: '#a86a62',
        win: '#ffe6b0',
        seed: 23,
        lit: 0.3,
        shape: (x) => 0.4 + 0.8 * Math.exp(-Math.pow((x - 600) / 300, 2)),
      }) +
      slab(404, 376, 92, 270, '#2c5670', '#5f9aa2') +
      panes(406, 386, 62, 240, 6, 16, 5, 8, '#7fb8a8') +
      path('M522 640V372Q524 296 586 292Q650 296 652 372V640z', '#b5563f') +
      path('M600 292Q650 298 652 372V640H612V372Q612 310 600 292z', '#ffc98a') +
      path(Array.from({ length: 14 }, (_, i) => box(532, 352 + i * 20, 72, 8)).join(''), '#7a3348') +
      path(Array.from({ length: 14 }, (_, i) => box(618, 352 + i * 20, 28, 8)).join(''), '#d98f62') +
      path('M534 350Q540 306 586 304Q600 306 604 350z', '#7a3348') +
      slab(684, 420, 76, 220, '#3a4a6a', '#d9a878') +
      panes(688, 430, 46, 190, 4, 13, 5, 8, '#ffe6b0') +
      path(box(720, 372, 4, 50), '#3a4a6a') +
      slab(330, 470, 66, 170, '#8a5a68', '#ffd9a0') +
      slab(776, 486, 84, 160, '#2c5670', '#7fb8a8') +
      panes(780, 494, 50, 130, 4, 9, 6, 8, '#a9bd9c') +
      ground(632, '#5a8a5f', '#a9c07c') +
      hedge(-10, 1210, 650, 24, '#3f7560', 5, 690) +
      path(`M0 672H1200V${H}H0z`, '#3f7560') +
      path(`M0 700Q320 670 640 704T1200 694V${H}H0z`, '#2a5a5c') +
      [
        [60, 800, 260],
        [150, 800, 180],
        [236, 800, 120],
        [1140, 800, 280],
        [1040, 800, 190],
        [950, 800, 130],
        [330, 800, 80],
        [866, 800, 84],
      ]
        .map(([x = 0, b = 0, h = 0], i) => fir(x, b, h, i % 2 ? '#1d4a58' : p.ink, '#3f7f78'))
        .join('') +
      line('M420 740h60M560 752h70M680 736h50M500 776h80', '#5a9070', 4, 'stroke-linecap="round"'),
  );
}
