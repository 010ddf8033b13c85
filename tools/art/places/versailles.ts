import { arcade, columns, pediment, person } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { backdrop, ground } from '../kit/stage';
import { H, box, disc, line, path, poly, svg } from '../kit/tools';

/** The palace, its clipped garden and the fountain. */
export function versailles(): string {
  const p = PALETTES.noon;
  const b = '#d9a878';
  const l = '#fff3d9';
  const cone = (x: number, base: number, h: number) =>
    path(
      poly([
        [x - h * 0.26, base],
        [x, base - h],
        [x + h * 0.26, base],
      ]),
      '#1f5a58',
    ) +
    path(
      poly([
        [x, base - h],
        [x + h * 0.26, base],
        [x + h * 0.05, base],
      ]),
      '#7fae6c',
    );
  const jet = (x: number, base: number, h: number, s: number) =>
    `M${x} ${base}Q${x + s * h * 0.1} ${base - h * 1.5} ${x + s * h * 0.62} ${base}`;
  return svg(
    backdrop(p, {
      x: 830,
      y: 300,
      r: 88,
      seed: 181,
      clouds: 400,
      birds: [
        [260, 190, 13],
        [294, 176, 10],
      ],
    }) +
      hedge(-10, 1210, 570, 60, '#8fae86', 4, 640) +
      path(box(150, 470, 860, 150), b) +
      path(box(970, 470, 40, 150), l) +
      path(box(380, 440, 400, 180), '#e6bb8c') +
      path(box(730, 440, 50, 180), l) +
      path(box(150, 462, 860, 10) + box(380, 430, 400, 12) + box(150, 540, 860, 7), l) +
      path(Array.from({ length: 20 }, (_, i) => box(156 + i * 43, 446, 10, 18)).join(''), l) +
      path(Array.from({ length: 9 }, (_, i) => box(388 + i * 47, 408, 12, 24)).join(''), l) +
      arcade(160, 376, 618, 6, 22, 62, '#4a6a80') +
      arcade(786, 1000, 618, 6, 22, 62, '#4a6a80') +
      arcade(394, 766, 620, 9, 26, 66, '#3a5a74') +
      arcade(160, 376, 532, 6, 20, 52, '#4a6a80') +
      arcade(786, 1000, 532, 6, 20, 52, '#4a6a80') +
      arcade(394, 766, 534, 9, 24, 78, '#3a5a74') +
      columns(482, 512, 452, 540, 2, 9, { shadow: '#b07c5c', body: l, lit: l }) +
      columns(650, 680, 452, 540, 2, 9, { shadow: '#b07c5c', body: l, lit: l }) +
      pediment(474, 690, 380, 432, l, '#d9a060') +
      path(disc(582, 414, 13), '#f2b83c') +
      ground(618, '#8fb36a', '#fff0cf') +
      path(
        poly([
          [480, 622],
          [690, 622],
          [1000, H],
          [160, H],
        ]),
        '#f2d9a8',
      ) +
      hedge(-10, 330, 636, 26, '#3f7f68', 4, 700) +
      hedge(850, 1210, 636, 26, '#3f7f68', 9, 700) +
      path(`M0 680Q160 650 330 670L210 ${H}H0zM1200 680Q1040 650 850 670L970 ${H}H1200z`, '#5a9a5c') +
      path('M60 740q60-40 130 0t60 20M1140 740q-60-40-130 0t-60 20', 'none', 'stroke="#c7d486" stroke-width="10" stroke-linecap="round"') +
      path('M300 712q280-70 560 0q20 14-20 26q-260 44-520 0q-40-12-20-26z', '#fff6e2') +
      path('M326 714q254-56 508 0q10 8-14 14q-240 34-480 0q-24-6-14-14z', '#2f8a98') +
      line('M380 720h90M660 722h110M500 732h60M600 708h70', '#a4d8cc', 3) +
      path('M500 716h160l-16-30H516zM530 686h100l-12-26h-76zM552 660h56l-8-22h-40z', '#e6b23c') +
      path('M600 686h30l-12-26h-14zM624 716h36l-16-30h-26zM586 660h22l-8-22h-16z', '#ffe08a') +
      path(person(580, 640, 66), '#e6b23c') +
      line(
        [
          jet(580, 706, 90, 1),
          jet(580, 706, 90, -1),
          jet(580, 706, 150, 1),
          jet(580, 706, 150, -1),
          jet(580, 706, 230, 0.8),
          jet(580, 706, 230, -0.8),
          'M580 580V420',
          jet(400, 716, 90, 0.6),
          jet(400, 716, 90, -0.6),
          jet(760, 716, 90, 0.6),
          jet(760, 716, 90, -0.6),
        ].join(''),
        '#fffdf2',
        6,
        'stroke-linecap="round"',
      ) +
      cone(250, 720, 190) +
      cone(180, 770, 250) +
      cone(910, 720, 190) +
      cone(980, 770, 250) +
      cone(80, 800, 300) +
      cone(1110, 800, 300) +
      hedge(-10, 150, 794, 24, p.ink, 3, H) +
      hedge(1040, 1210, 794, 24, p.ink, 5, H),
  );
}
