import { ridge } from '../kit/land';
import { columns } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { cypress, hedge, pine } from '../kit/plants';
import { backdrop, mirrored } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, box, line, n, path, poly, svg } from '../kit/tools';

/** The Parthenon on its rock. */
export function athens(): string {
  const p = PALETTES.noon;
  const m = { shadow: '#b0766a', body: '#eec09a', lit: '#fff6dc' };
  return svg(
    mirrored(
      backdrop(p, {
        x: 800,
        y: 330,
        r: 92,
        seed: 82,
        clouds: 430,
        birds: [
          [300, 190, 13],
          [268, 206, 10],
        ],
      }) +
        ridge(610, 90, '#9fb0a0', { seed: 5, step: 200 }) +
        skyline({ y: 650, min: 16, max: 50, step: 44, ink: '#e9cfa8', kind: 'low', win: '#a98a80', seed: 12, lit: 0.25 }) +
        path('M110 700L180 560L250 540L300 500L380 490L860 486L940 500L990 540L1050 560L1110 700z', '#a87a62') +
        path('M860 486L940 500L990 540L1050 560L1110 700H940L900 600z', '#e2b07c') +
        path('M300 500L350 520L330 610L300 700H110L180 560L250 540zM520 488L560 488L530 590L500 700H452L500 590z', '#8a5e5a') +
        path(
          poly([
            [300, 492],
            [860, 492],
            [880, 506],
            [280, 506],
          ]),
          m.body,
        ) +
        path(box(320, 480, 520, 13), m.lit) +
        path(box(320, 488, 520, 5), m.shadow) +
        path(box(372, 316, 420, 164), '#8a5a60') +
        path(box(480, 340, 200, 140), '#5f4058') +
        columns(338, 822, 300, 480, 8, 36, m) +
        line(Array.from({ length: 8 }, (_, i) => `M${n(352 + i * 64)} 316v150M${n(360 + i * 64)} 316v150`).join(''), '#d39c80', 2) +
        path(box(326, 262, 508, 38), m.body) +
        path(box(326, 262, 508, 7), m.lit) +
        path(Array.from({ length: 17 }, (_, i) => box(334 + i * 30, 272, 12, 22)).join(''), m.shadow) +
        path(box(318, 252, 524, 12), m.lit) +
        path('M318 252L500 192L548 178L580 170L612 180L640 190L664 186L842 252z', m.body) +
        path('M372 246L520 198L580 184L640 204L652 202L788 246z', '#b98070') +
        path('M430 244q10-26 30-22l14 22zM520 244v-34q10-10 20 0v34zM600 244l10-30l20 6l14 24z', m.lit) +
        path('M664 186L842 252H800L668 202z', m.lit) +
        path(`M0 700Q200 640 420 676T860 668T1200 660V${H}H0z`, '#7a8a58') +
        path(`M0 730Q260 690 560 722T1200 700V${H}H0z`, '#55724f') +
        hedge(-10, 1210, 752, 34, '#3f5f50', 4, H) +
        cypress(150, 770, 290, '#1f4050', '#4a7a68') +
        cypress(214, 776, 210, '#1f4050', '#4a7a68') +
        cypress(1060, 770, 270, '#1f4050', '#4a7a68') +
        cypress(1004, 776, 170, '#1f4050', '#4a7a68') +
        pine(1150, 790, 260, p.ink, '#3a5f68', 0.9) +
        pine(60, 796, 220, p.ink, '#3a5f68', 0.9) +
        hedge(-10, 300, 784, 36, p.ink, 6, H) +
        hedge(900, 1210, 784, 36, p.ink, 8, H),
    ),
  );
}
