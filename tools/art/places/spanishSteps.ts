import { columns, dome, panes, pediment, person, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge, pine } from '../kit/plants';
import { lamp } from '../kit/props';
import { backdrop } from '../kit/stage';
import { H, arch, box, disc, line, n, path, poly, svg } from '../kit/tools';

/** The stairs up to the church with two towers. */
export function spanishSteps(): string {
  const p = PALETTES.dusk;
  const b = '#c2707a';
  const l = '#ffe0b0';
  const flight = (y0: number, y1: number, top: number, bottom: number, count: number, ink: string) =>
    path(
      `M${600 - top} ${y0}H${600 + top}Q${600 + bottom * 0.96} ${(y0 + y1) / 2} ${600 + bottom} ${y1}H${600 - bottom}Q${600 - bottom * 0.96} ${(y0 + y1) / 2} ${600 - top} ${y0}z`,
      ink,
    ) +
    line(
      Array.from({ length: count }, (_, i) => {
        const t = (i + 0.5) / count;
        const half = top + (bottom - top) * Math.sqrt(t);
        return `M${n(600 - half)} ${n(y0 + (y1 - y0) * t)}h${n(half * 2)}`;
      }).join(''),
      '#a8607a',
      3,
    );
  const tower = (x: number) =>
    slab(x, 190, 84, 200, b, l, 0.26) +
    path(arch(x + 20, 290, 34, 66), '#4a2558') +
    path(box(x - 6, 184, 96, 10) + box(x - 6, 300, 96, 8), l) +
    path(box(x + 10, 140, 60, 46), b) +
    path(box(x + 50, 140, 20, 46), l) +
    path(arch(x + 24, 184, 22, 34), '#4a2558') +
    dome(x + 40, 142, 32, '#7d3a68', '#f0876a', 1) +
    path(box(x + 38.5, 86, 3, 26) + box(x + 33, 94, 14, 3), l);
  const houseAt = (x: number, w: number, top: number, ink: string) =>
    path(box(x, top, w, H - top), ink) +
    path(box(x - 6, top - 10, w + 12, 12), l) +
    panes(x + 10, top + 20, w - 20, 360, Math.round(w / 60), 5, 26, 42, '#ffc98a') +
    panes(x + 10, top + 20, w - 20, 360, Math.round(w / 60), 5, 14, 34, '#4a2558');
  return svg(
    backdrop(p, {
      x: 800,
      y: 260,
      r: 92,
      seed: 241,
      birds: [
        [300, 170, 13],
        [334, 156, 10],
      ],
    }) +
      pine(300, 430, 220, '#4c2c68', '#7d4a78', 1) +
      pine(920, 430, 210, '#4c2c68', '#7d4a78', 1) +
      hedge(180, 1040, 400, 34, '#4c2c68', 4, 470) +
      path(box(490, 240, 220, 150), '#d9858a') +
      path(box(640, 240, 70, 150), l) +
      pediment(484, 716, 190, 242, l, b) +
      path(disc(600, 222, 12), '#4a2558') +
      tower(420) +
      tower(692) +
      columns(508, 692, 260, 384, 4, 14, { shadow: '#8a4a6a', body: '#f0b0a0', lit: l }) +
      path(arch(574, 390, 52, 92), '#4a2558') +
      panes(510, 316, 60, 60, 1, 1, 20, 40, '#4a2558') +
      path(
        poly([
          [588, 420],
          [594, 226],
          [600, 212],
          [606, 226],
          [612, 420],
        ]),
        '#5a3468',
      ) +
      path(
        poly([
          [600, 212],
          [606, 226],
          [612, 420],
          [602, 420],
        ]),
        '#ffc48f',
      ) +
      path(box(578, 404, 44, 26), '#5a3468') +
      path(box(604, 404, 18, 26), '#ffc48f') +
      path(box(310, 386, 580, 60), '#a8607a') +
      path(box(310, 382, 580, 8), l) +
      path(Array.from({ length: 29 }, (_, i) => box(316 + i * 20, 390, 8, 26)).join(''), l) +
      path(box(310, 416, 580, 8), l) +
      path('M340 446V424H860V446L900 560H300z', '#8f4a70') +
      flight(430, 520, 120, 220, 9, '#e8b0a0') +
      path(box(372, 516, 456, 14), l) +
      path(`M380 530H820L860 600H340z`, '#9c5474') +
      flight(530, 620, 150, 290, 9, '#f0bca4') +
      path(box(300, 616, 600, 14), l) +
      flight(630, 746, 240, 350, 11, '#f6c8aa') +
      path(box(250, 560, 70, 180) + box(880, 560, 70, 180), b) +
      path(box(926, 560, 24, 180) + box(296, 560, 24, 180), l) +
      path(box(242, 550, 86, 12) + box(872, 550, 86, 12), l) +
      path(
        [
          [330, 516],
          [366, 524],
          [834, 524],
          [870, 516],
          [300, 610],
          [336, 616],
          [864, 616],
          [900, 610],
        ]
          .map(([x = 0, y = 0]) => disc(x, y, 22) + disc(x + 18, y + 6, 15) + disc(x - 18, y + 7, 15))
          .join(''),
        '#d9467a',
      ) +
      path(
        [
          [330, 516],
          [366, 524],
          [834, 524],
          [870, 516],
          [300, 610],
          [336, 616],
          [864, 616],
          [900, 610],
        ]
          .map(([x = 0, y = 0]) => disc(x + 8, y - 4, 11) + disc(x + 22, y + 6, 7))
          .join(''),
        '#ff9fb0',
      ) +
      houseAt(-10, 256, 330, '#a34a5c') +
      houseAt(956, 256, 310, '#b5603f') +
      path(box(226, 330, 20, 470), '#f0876a') +
      path(`M0 742H1200V${H}H0z`, '#4c2c68') +
      path('M400 770q200-40 400 0q-40 24-200 24t-200-24z', '#2a8a98') +
      path('M400 770q200 40 400 0l-16 30H416z', l) +
      path('M520 764q70-26 160 0l24-14q-10 32-60 34h-80q-44-4-56-30z', '#d9858a') +
      line('M600 756Q596 720 568 744M600 756Q604 720 632 744', '#fff3d9', 4) +
      path(
        person(440, 700, 50) +
          person(466, 704, 46) +
          person(560, 602, 36) +
          person(680, 690, 46) +
          person(730, 596, 36) +
          person(520, 500, 26),
        p.ink,
      ) +
      lamp(210, 790, 200, p.ink, '#ffe9b8') +
      lamp(990, 790, 200, p.ink, '#ffe9b8'),
  );
}
