import { ridge } from '../kit/land';
import { panes } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { lamp } from '../kit/props';
import { backdrop } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, box, disc, line, n, path, poly, svg } from '../kit/tools';

/** A pagoda and Mount Fuji before the red disc. */
export function tokyo(): string {
  const p = PALETTES.ember;
  const cx = 440;
  const roof = (y: number, half: number) =>
    path(
      `M${cx - half} ${y}Q${cx - half * 0.5} ${y - 14} ${cx - half * 0.36} ${y - 46}H${cx + half * 0.36}Q${cx + half * 0.5} ${y - 14} ${cx + half} ${y}l8-10l-6 22H${cx - half - 2}l-6-22z`,
      '#2a1340',
    ) +
    path(
      `M${cx + half * 0.1} ${y - 46}H${cx + half * 0.36}Q${cx + half * 0.5} ${y - 14} ${cx + half} ${y}l-${n(half * 0.34)} 4Q${cx + half * 0.3} ${y - 10} ${cx + half * 0.1} ${y - 46}z`,
      '#8a3450',
    ) +
    path(box(cx - half, y + 6, half * 2, 5), '#ffdf9c');
  const floorAt = (y: number, half: number, h: number) =>
    path(box(cx - half, y, half * 2, h), '#c2363a') +
    path(box(cx + half * 0.5, y, half * 0.5, h), '#ff8a4c') +
    panes(cx - half + 4, y + 6, half * 2 - 8, h - 8, 5, 1, half * 0.2, h * 0.6, '#fff0cf') +
    path(box(cx - half - 12, y + h - 8, half * 2 + 24, 6), '#571f42');
  const blossom = (x: number, y: number, r: number) =>
    path(
      disc(x, y, r) +
        disc(x - r, y + r * 0.4, r * 0.8) +
        disc(x + r * 1.1, y + r * 0.3, r * 0.85) +
        disc(x + r * 0.1, y + r * 0.7, r * 0.8),
      '#d9567a',
    ) +
    path(
      disc(x + r * 0.4, y - r * 0.2, r * 0.6) + disc(x + r * 1.3, y + r * 0.1, r * 0.5) + disc(x - r * 0.7, y + r * 0.2, r * 0.4),
      '#ff9fb0',
    );
  return svg(
    backdrop(p, {
      x: 800,
      y: 340,
      r: 128,
      seed: 131,
      clouds: 470,
      birds: [
        [200, 210, 13],
        [232, 196, 10],
      ],
    }) +
      path('M420 640Q620 560 730 416Q760 380 782 378L800 388L818 376L836 388L858 378Q880 382 912 420Q1020 560 1220 630V640z', '#6a3a66') +
      path('M858 378Q880 382 912 420Q1020 560 1220 630V640H960Q900 500 850 420z', '#a34a5e') +
      path(
        'M730 416Q760 380 782 378L800 388L818 376L836 388L858 378Q880 382 912 420Q930 446 950 470L924 458L908 492L884 450L862 506L836 456L812 500L790 452L764 490L750 446L718 462L690 468Q712 440 730 416z',
        '#fff4e2',
      ) +
      path('M730 416Q760 380 782 378L800 388L790 452L764 490L750 446L718 462L690 468Q712 440 730 416z', '#dcb8c4') +
      ridge(606, 40, '#8a3a50', { seed: 6, step: 130 }) +
      skyline({ y: 640, min: 20, max: 80, step: 44, ink: '#57234a', win: '#ffd58a', seed: 88, lit: 0.34, from: 560, base: 660 }) +
      path(`M0 640Q300 600 620 646T1200 640V${H}H0z`, '#451c44') +
      floorAt(578, 84, 66) +
      roof(574, 168) +
      floorAt(476, 74, 52) +
      roof(474, 150) +
      floorAt(384, 64, 46) +
      roof(382, 132) +
      floorAt(298, 54, 40) +
      roof(296, 116) +
      floorAt(220, 44, 34) +
      roof(218, 98) +
      path(box(cx - 3, 84, 6, 90), '#ffdf9c') +
      path([96, 110, 124, 138, 152].map((y, i) => box(cx - 8 - i * 1.6, y, 16 + i * 3.2, 5)).join(''), '#ffdf9c') +
      path(disc(cx, 82, 6), '#ffdf9c') +
      path(
        poly([
          [330, 644],
          [550, 644],
          [576, 676],
          [304, 676],
        ]),
        '#8f5a5e',
      ) +
      path(
        poly([
          [490, 644],
          [550, 644],
          [576, 676],
          [500, 676],
        ]),
        '#ffb06a',
      ) +
      path(`M400 676h90L560 ${H}H310z`, '#a8606a') +
      line('M396 690h98M388 708h116M378 730h136M364 756h160', '#571f42', 4) +
      path(`M0 720Q160 680 300 740T420 ${H}H0zM1200 690Q1000 670 820 740T640 ${H}H1200z`, p.ink) +
      line(
        'M-10 560Q80 520 130 420M40 520Q120 500 190 470M1210 520Q1120 470 1090 380M1170 490Q1080 490 1010 470',
        '#2a1340',
        14,
        'stroke-linecap="round"',
      ) +
      (
        [
          [40, 430, 52],
          [130, 390, 46],
          [196, 466, 40],
          [60, 530, 40],
          [1150, 420, 54],
          [1080, 370, 46],
          [1010, 460, 42],
          [1170, 520, 40],
        ] as const
      )
        .map(([x, y, r]) => blossom(x, y, r))
        .join('') +
      lamp(650, 790, 110, '#2a1340', '#ffd58a') +
      lamp(250, 790, 110, '#2a1340', '#ffd58a'),
  );
}
