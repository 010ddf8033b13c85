import { columns, panes, pediment } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { lamp } from '../kit/props';
import { backdrop, ground } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, arch, box, disc, line, path, poly, svg } from '../kit/tools';

/** The Puerta de Alcalá and its flower beds. */
export function madrid(): string {
  const p = PALETTES.ember;
  const s = { shadow: '#9a5048', body: '#d98f6a', lit: '#ffdca0' };
  return svg(
    backdrop(p, {
      x: 820,
      y: 420,
      r: 104,
      seed: 62,
      clouds: 430,
      birds: [
        [250, 180, 13],
        [284, 166, 10],
      ],
    }) +
      skyline({ y: 606, min: 50, max: 120, step: 70, ink: p.haze, kind: 'paris', seed: 18 }) +
      skyline({ y: 622, min: 40, max: 96, step: 80, ink: p.mid, win: p.win, kind: 'paris', seed: 39, lit: 0.3 }) +
      path('M1010 620V420h90V620z', '#a8484a') +
      path('M1070 420h30V620h-30z', '#ff9a58') +
      path('M1006 420q4-70 49-76q45 6 49 76z', '#57234a') +
      path('M1066 346q34 12 38 74h-22q2-50-16-74z', '#ffb06a') +
      path('M1048 346l4-60h8l4 60zM1040 300l16-24l16 24z', '#ffdf9c') +
      panes(1016, 432, 50, 170, 3, 6, 8, 16, '#57234a') +
      path(box(270, 440, 600, 200), s.body) +
      path(box(820, 440, 50, 200), s.lit) +
      path(box(458, 360, 224, 90), s.body) +
      path(box(640, 360, 42, 90), s.lit) +
      path(box(258, 428, 624, 16), s.lit) +
      path(box(258, 444, 624, 6), s.shadow) +
      path(box(446, 404, 248, 10), s.shadow) +
      path(box(446, 396, 248, 9), s.lit) +
      path('M476 396V340h188v56z', '#c27a5a') +
      path(box(500, 352, 140, 30), '#7a3444') +
      pediment(466, 674, 296, 342, s.lit, '#c27a5a') +
      path('M546 300q0-34 24-40q24 6 24 40z', s.body) +
      path('M574 261q20 8 20 39h-12z', s.lit) +
      path(box(567, 236, 6, 28), s.body) +
      path(arch(366, 640, 74, 168) + arch(533, 640, 74, 184) + arch(700, 640, 74, 168), '#57234a') +
      path(box(290, 530, 52, 110) + box(798, 530, 52, 110), '#57234a') +
      path(arch(384, 640, 56, 150) + arch(551, 640, 56, 166) + arch(718, 640, 56, 150), '#ffb45e') +
      path(box(306, 546, 36, 94) + box(814, 546, 36, 94), '#ffb45e') +
      path([403, 570, 737].map((x) => disc(x, 462, 9)).join(''), s.shadow) +
      columns(448, 518, 452, 640, 2, 22, s) +
      columns(622, 692, 452, 640, 2, 22, s) +
      columns(278, 278, 452, 640, 1, 20, s) +
      columns(346, 346, 452, 640, 1, 18, s) +
      columns(782, 782, 452, 640, 1, 18, s) +
      columns(850, 850, 452, 640, 1, 20, s) +
      [300, 360, 780, 838]
        .map((x) => path(`M${x - 12} 428q0-22 12-26q12 4 12 26z`, s.body) + path(`M${x} 402q12 4 12 26h-8z`, s.lit))
        .join('') +
      path(
        poly([
          [250, 640],
          [890, 640],
          [930, 668],
          [210, 668],
        ]),
        '#c96a4a',
      ) +
      ground(662, '#7a2f48', '#d9704a') +
      path('M120 690q480-50 960 0q-100 40-480 40T120 690z', '#5a7a4a') +
      path('M160 688q440-38 880 0q-100 20-440 20T160 688z', '#86a255') +
      path(
        Array.from({ length: 34 }, (_, i) => disc(190 + i * 25, 700 + Math.round(10 * Math.sin(Math.PI * (i / 33))) + (i % 2) * 5, 8)).join(
          '',
        ),
        '#f2654e',
      ) +
      path(
        Array.from({ length: 33 }, (_, i) => disc(202 + i * 25, 694 + Math.round(10 * Math.sin(Math.PI * (i / 32))), 5)).join(''),
        '#ffd58a',
      ) +
      path(`M0 752Q600 716 1200 752V${H}H0z`, '#451c44') +
      line('M60 780h90M260 764h90M480 758h90M700 758h90M930 766h90', '#ffc468', 5, 'stroke-linecap="round"') +
      lamp(170, 740, 300, p.ink, '#ffe6a0') +
      lamp(1000, 734, 260, p.ink, '#ffe6a0') +
      hedge(-10, 150, 786, 36, p.ink, 6, H) +
      hedge(1050, 1210, 786, 36, p.ink, 3, H),
  );
}
