import { columns } from '../../kit/masonry';
import { crowd, lantern, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, line, path } from '../../kit/tools';

/** The gate with the great red lantern. */
export const sensoJi = (): string =>
  scene('dusk', { x: 860, y: 340, r: 74, seed: 711, clouds: 400 }, (p) => [
    skyline({ y: 600, min: 60, max: 140, step: 60, ink: p.mid, win: p.win, seed: 3, lit: 0.3 }),
    path('M120 330Q300 300 360 200H840Q900 300 1080 330L1060 372Q900 350 840 340H360Q300 350 140 372z', '#3a2450'),
    path('M840 200Q900 300 1080 330L1060 372Q900 350 840 340z', '#7a4a6a'),
    path(box(340, 190, 520, 20), '#4c2c68'),
    line(
      row(14, 390, 33, (x) => `M${x} 214V334`),
      '#5a3a70',
      4,
    ),
    path(box(220, 372, 760, 26) + box(220, 420, 760, 16), '#c8403c'),
    path(box(220, 398, 760, 22), '#fff0d0'),
    path(
      row(12, 240, 62, (x) => box(x, 398, 18, 22)),
      '#2f6a60',
    ),
    columns(240, 960, 436, 690, 4, 46, { shadow: '#7a2030', body: '#c8403c', lit: '#f2765a' }),
    path('M500 470q100 -40 200 0q40 70 0 150q-100 40 -200 0q-40 -80 0 -150z', '#d93a34'),
    path('M640 456q40 4 60 14q40 70 0 150q-22 8 -50 12q50 -90 -10 -176z', '#f2654e'),
    path(box(500, 462, 200, 12) + box(500, 616, 200, 14), '#2a1a40'),
    line('M560 500h80M600 490v50M566 540h68M580 570l40 30M620 570l-40 30', '#2a1a40', 12),
    row(3, 300, 54, (x) => lantern(x, 520, 20, '#2a1a40', '#ffc98a')),
    row(3, 790, 54, (x) => lantern(x, 520, 20, '#2a1a40', '#ffc98a')),
    ground(690, '#6b3a70', '#f0a078'),
    line('M420 696L260 800M600 696V800M780 696L940 800M-10 740H1210', '#54306a', 3),
    crowd(
      [
        [330, 740, 100],
        [376, 746, 92],
        [520, 720, 76],
        [690, 724, 78],
        [880, 750, 108],
        [930, 756, 96],
      ],
      p.ink,
    ),
  ]);
