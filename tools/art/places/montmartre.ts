import { arcade, bars, dome, panes, person, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { lamp, tree } from '../kit/props';
import { backdrop } from '../kit/stage';
import { H, arch, box, line, n, path, poly, svg } from '../kit/tools';

/** The Sacré-Cœur above its stairs. */
export function montmartre(): string {
  const p = PALETTES.dawn;
  const b = '#d9c2cf';
  const l = '#fffaea';
  const oval = (x: number, base: number, r: number, k: number) =>
    dome(x, base, r, b, l, k) +
    path(box(x - r * 0.16, base - r * k - r * 0.34, r * 0.32, r * 0.4), b) +
    path(
      `M${n(x - r * 0.22)} ${n(base - r * k - r * 0.3)}L${x} ${n(base - r * k - r * 0.86)}L${n(x + r * 0.22)} ${n(base - r * k - r * 0.3)}z`,
      l,
    );
  const houses = ['#b5707a', '#8a6a98', '#d99a86', '#6a5488'];
  const side = (x: number, w: number, top: number, i: number) =>
    path(box(x, top, w, H - top) + box(x + w * 0.2, top - 50, 14, 40), houses[i % 4] ?? '#8a6a98') +
    path(`M${x - 4} ${top}l12-44h${w - 16}l12 44z`, '#4a3f7c') +
    panes(x + 8, top + 20, w - 16, 330, Math.round(w / 44), 4, 18, 46, '#fff0cf') +
    panes(x + 8, top + 20, w - 16, 330, Math.round(w / 44), 4, 12, 40, i % 2 ? '#ffc98a' : '#4a3f7c');
  return svg(
    backdrop(p, {
      x: 800,
      y: 300,
      r: 92,
      seed: 161,
      clouds: 390,
      birds: [
        [300, 150, 13],
        [332, 136, 10],
        [900, 170, 11],
      ],
    }) +
      path(`M-20 ${H}Q160 480 400 452H760Q1020 480 1220 ${H}z`, '#7a8f7a') +
      path(`M760 452Q1020 480 1220 ${H}H900Q860 560 760 452z`, '#b8bf88') +
      hedge(180, 420, 478, 30, '#5b6f80', 3, 520) +
      hedge(740, 980, 478, 30, '#5b6f80', 8, 520) +
      slab(700, 210, 42, 260, b, l) +
      path(box(694, 250, 54, 8), '#8a7aa6') +
      arcade(702, 740, 250, 2, 10, 34, '#8a7aa6') +
      oval(721, 210, 23, 1.5) +
      path(box(404, 360, 360, 110), b) +
      path(box(690, 360, 74, 110), l) +
      path(box(520, 262, 120, 100), b) +
      path(box(600, 262, 40, 100), l) +
      arcade(524, 636, 356, 7, 9, 62, '#8a7aa6') +
      path(box(512, 256, 136, 9), l) +
      oval(580, 258, 62, 1.75) +
      line('M556 254Q552 190 574 152M580 256V152M604 254Q610 190 586 152', '#b39bb8', 2) +
      oval(454, 362, 36, 1.6) +
      oval(706, 362, 36, 1.6) +
      path(box(418, 356, 72, 8) + box(670, 356, 72, 8), l) +
      arcade(420, 488, 400, 4, 9, 28, '#8a7aa6') +
      arcade(672, 740, 400, 4, 9, 28, '#8a7aa6') +
      path(
        poly([
          [510, 470],
          [510, 372],
          [580, 336],
          [650, 372],
          [650, 470],
        ]),
        '#eadbe0',
      ) +
      path(
        poly([
          [580, 336],
          [650, 372],
          [650, 470],
          [624, 470],
          [624, 380],
        ]),
        l,
      ) +
      path(arch(526, 470, 28, 62) + arch(566, 470, 28, 66) + arch(606, 470, 28, 62), '#5b4a86') +
      path(box(396, 464, 376, 10), l) +
      path('M520 372h16v-22q-8-8-16 0zM624 372h16v-22q-8-8-16 0z', '#6a9a8a') +
      path(
        poly([
          [500, 474],
          [660, 474],
          [760, H],
          [400, H],
        ]),
        '#c9b0be',
      ) +
      path(
        poly([
          [560, 474],
          [600, 474],
          [640, H],
          [520, H],
        ]),
        '#f0dfd8',
      ) +
      line(
        Array.from({ length: 22 }, (_, i) => {
          const t = Math.pow((i + 1) / 23, 1.35);
          return `M${n(500 - 100 * t)} ${n(474 + 326 * t)}h${n(160 + 200 * t)}`;
        }).join(''),
        '#9a85a8',
        3,
      ) +
      bars(
        [
          [
            [500, 474],
            [400, H],
          ],
          [
            [660, 474],
            [760, H],
          ],
        ],
        '#fff6e2',
        8,
      ) +
      bars(
        [
          [
            [580, 470],
            [580, H],
          ],
        ],
        '#4a3f7c',
        4,
      ) +
      side(-10, 150, 470, 0) +
      side(140, 110, 540, 1) +
      side(1060, 160, 450, 2) +
      side(950, 110, 530, 3) +
      tree(310, 760, 200, '#4a5a78', '#8fa37c') +
      tree(860, 760, 210, '#4a5a78', '#8fa37c') +
      lamp(430, 700, 110, '#2a2560', '#ffe8b4') +
      lamp(730, 700, 110, '#2a2560', '#ffe8b4') +
      lamp(380, 796, 170, '#2a2560', '#ffe8b4') +
      lamp(780, 796, 170, '#2a2560', '#ffe8b4') +
      path(person(560, 640, 40) + person(608, 700, 48), p.ink) +
      hedge(-10, 330, 792, 32, p.ink, 4, H) +
      hedge(850, 1210, 792, 32, p.ink, 9, H),
  );
}
