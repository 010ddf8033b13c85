import { panes, person, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { tree } from '../kit/props';
import { backdrop } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, box, disc, line, n, path, poly, svg } from '../kit/tools';

/** The park on the old rails between brick and glass. */
export function highLine(): string {
  const p = PALETTES.noon;
  const tuft = (x: number, y: number, h: number, ink: string) =>
    path(
      Array.from({ length: 7 }, (_, i) => {
        const lean = (i - 3) * h * 0.16;
        return `M${n(x + i * 5 - 18)} ${y}Q${n(x + i * 5 - 16)} ${n(y - h * 0.6)} ${n(x + i * 5 - 15 + lean)} ${n(y - h * (1 - Math.abs(i - 3) * 0.08))}Q${n(x + i * 5 - 10)} ${n(y - h * 0.5)} ${n(x + i * 5 - 10)} ${y}z`;
      }).join(''),
      ink,
    );
  const flower = (x: number, y: number, h: number, ink: string) =>
    line(`M${x} ${y}v${-h}`, '#3f7f78', 4) +
    path(disc(x, y - h, h * 0.12) + disc(x - h * 0.1, y - h * 0.92, h * 0.09) + disc(x + h * 0.1, y - h * 0.92, h * 0.09), ink);
  return svg(
    backdrop(p, {
      x: 740,
      y: 340,
      r: 92,
      seed: 291,
      clouds: 420,
      birds: [
        [520, 190, 12],
        [552, 178, 9],
      ],
    }) +
      skyline({ y: 560, min: 60, max: 200, step: 46, ink: '#a9bd9c', seed: 74 }) +
      path(box(560, 250, 56, 330) + box(568, 220, 40, 34) + box(578, 196, 20, 28) + box(586.5, 130, 3, 70), '#6f8fa8') +
      path(box(596, 250, 20, 330) + box(596, 220, 12, 34), '#ffe6b0') +
      path('M-10 150H330V700H-10z', '#a8503f') +
      path('M290 150h40v550h-40z', '#f0a070') +
      path('M-16 140H340v14H-16zM-10 330H330v8H-10zM-10 500H330v8H-10z', '#ffd9a0') +
      panes(0, 170, 280, 480, 4, 3, 44, 110, '#fff0d0') +
      panes(0, 170, 280, 480, 4, 3, 36, 102, '#2c5670') +
      line(Array.from({ length: 4 }, (_, i) => `M${35 + i * 70} 190V640`).join(''), '#fff0d0', 4) +
      line('M0 250h280M0 410h280M0 570h280', '#a8503f', 3) +
      path('M860 110H1210V700H860z', '#4f8496') +
      path('M860 110h30V700h-30z', '#2c5670') +
      panes(896, 124, 310, 520, 6, 9, 44, 46, '#8fc0bc') +
      path('M896 124L1200 300V124z', '#c8e4d4', 'opacity=".35"') +
      slab(400, 380, 110, 240, '#b56a52', '#ffd9a0') +
      panes(406, 394, 66, 190, 3, 7, 12, 16, '#2c5670') +
      path('M420 380v-40h60v40zM416 340l34-26l34 26z', '#7a4a48') +
      path('M460 380v-40h20v40zM450 314l34 26h-24z', '#e09a6a') +
      line('M424 380l8-20M476 380l-8-20', '#7a4a48', 4) +
      path('M280 560H900V640H280z', '#3a4a5a') +
      path('M280 560H900v8H280z', '#e0a878') +
      path(Array.from({ length: 21 }, (_, i) => box(290 + i * 30, 570, 5, 66)).join(''), '#5a6a74') +
      path(box(280, 600, 620, 5), '#5a6a74') +
      path(
        poly([
          [440, 600],
          [760, 600],
          [1000, H],
          [200, H],
        ]),
        '#c9b89c',
      ) +
      path(
        poly([
          [600, 600],
          [760, 600],
          [1000, H],
          [600, H],
        ]),
        '#e6d6b4',
      ) +
      line(Array.from({ length: 9 }, (_, i) => `M${460 + i * 35} 600L${250 + i * 88} 800`).join(''), '#a8967c', 2.6) +
      line('M430 640H786M380 690H830M310 750H900', '#a8967c', 2.6) +
      line('M520 600L400 800M560 600L500 800', '#8a4a3a', 9) +
      line('M517 600L393 800M557 600L493 800', '#e8a070', 3) +
      path(`M0 640Q240 610 470 606L210 ${H}H0zM1200 640Q960 610 740 606L990 ${H}h210z`, '#4a8a68') +
      path(`M0 700Q180 660 350 690L210 ${H}H0zM1200 700Q1040 660 850 690L990 ${H}h210z`, '#2f6a60') +
      [
        [420, 640, 60],
        [360, 680, 84],
        [290, 720, 110],
        [230, 776, 140],
        [120, 740, 130],
        [50, 780, 170],
        [780, 640, 60],
        [840, 680, 84],
        [910, 726, 110],
        [970, 780, 150],
        [1080, 750, 140],
        [1160, 790, 170],
      ]
        .map(([x = 0, y = 0, h = 0], i) => tuft(x, y, h, ['#e6b25c', '#7fae6c', '#c98a4a', '#a9c07c'][i % 4] ?? '#e6b25c'))
        .join('') +
      [
        [330, 720, 90],
        [180, 780, 150],
        [260, 760, 110],
        [90, 790, 180],
        [880, 720, 90],
        [1010, 790, 160],
        [940, 770, 120],
        [1120, 790, 170],
      ]
        .map(([x = 0, y = 0, h = 0], i) => flower(x, y, h, ['#f2654e', '#d9467a', '#8a6aa8'][i % 3] ?? '#f2654e'))
        .join('') +
      path('M640 660h130v10H640zM650 670h8v24h-8zM752 670h8v24h-8zM640 636h130v8H640z', '#8a4a3a') +
      path(person(600, 664, 54) + person(624, 666, 50) + person(700, 660, 44) + person(690, 770, 110), p.ink) +
      tree(1060, 700, 240, '#2a5a5c', '#7fae6c') +
      tree(130, 700, 210, '#2a5a5c', '#7fae6c') +
      hedge(-10, 60, 796, 20, p.ink, 3, H),
  );
}
