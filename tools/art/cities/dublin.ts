import { gable, panes } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { backdrop, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, box, line, n, path, poly, svg } from '../kit/tools';

/** The Ha'penny Bridge over the Liffey, Georgian fronts behind. */
export function dublin(): string {
  const p = PALETTES.dawn;
  const fronts = ['#8a4a62', '#b5606a', '#6a5488', '#c2786a', '#8f5a78', '#5b4a86', '#b56a72', '#7a4a70'];
  const front = (i: number, x: number, w: number, top: number) =>
    path(
      box(x, top, w, 600 - top) + box(x + w * 0.12, top - 22, w * 0.2, 24) + box(x + w * 0.7, top - 16, w * 0.18, 18),
      fronts[i] ?? '#8a4a62',
    ) +
    path(box(x + w * 0.94, top, w * 0.06, 600 - top), '#ffd3b0') +
    path(box(x, top, w, 7), '#fff0cf') +
    panes(x + 8, top + 18, w - 16, 130, 3, 3, w * 0.16, 30, i % 2 ? '#ffdcab' : '#3a3470') +
    path(box(x + w * 0.06, 552, w * 0.84, 48), '#4a3f7c') +
    panes(x + w * 0.06, 556, w * 0.84, 40, 3, 1, w * 0.18, 28, '#ffdcab');
  const rise = (x: number) => 654 - 128 * (1 - Math.pow((x - 590) / 380, 2));
  const rail = (dy: number) =>
    Array.from({ length: 39 }, (_, i) => `${i ? 'L' : 'M'}${210 + i * 20} ${n(rise(210 + i * 20) + dy)}`).join('');
  const lattice = Array.from({ length: 38 }, (_, i) => {
    const a = 210 + i * 20;
    return `M${a} ${n(rise(a))}L${a + 20} ${n(rise(a + 20) - 40)}M${a} ${n(rise(a) - 40)}L${a + 20} ${n(rise(a + 20))}`;
  }).join('');
  const post = (x: number) =>
    path(
      `M${x - 50} ${n(rise(x) - 34)}Q${x - 48} ${n(rise(x) - 116)} ${x} ${n(rise(x) - 122)}Q${x + 48} ${n(rise(x) - 116)} ${x + 50} ${n(rise(x) - 34)}`,
      'none',
      'stroke="#fff6e2" stroke-width="6"',
    ) +
    path(box(x - 5, rise(x) - 152, 10, 34), '#3a3470') +
    path(
      poly([
        [x - 11, rise(x) - 172],
        [x + 11, rise(x) - 172],
        [x + 7, rise(x) - 146],
        [x - 7, rise(x) - 146],
      ]),
      '#ffd58a',
    );
  return svg(
    backdrop(p, {
      x: 760,
      y: 330,
      r: 92,
      seed: 93,
      clouds: 380,
      birds: [
        [330, 180, 13],
        [364, 166, 10],
      ],
    }) +
      path(box(520, 250, 56, 160), '#8f7aa8') +
      gable(548, 160, 250, 34, '#6a5488', '#ffd3b0') +
      skyline({ y: 520, min: 60, max: 120, step: 70, ink: '#c08fa2', kind: 'paris', seed: 26 }) +
      [
        [-10, 150, 400],
        [144, 150, 424],
        [298, 140, 386],
        [442, 156, 410],
        [602, 146, 430],
        [752, 150, 392],
        [906, 150, 420],
        [1060, 160, 400],
      ]
        .map(([x = 0, w = 0, t = 0], i) => front(i, x, w, t))
        .join('') +
      path('M0 600h1200v90H0z', '#6a5a8a') +
      path('M0 600h1200v8H0z', '#ffdcab') +
      line('M0 630h1200M0 660h1200M80 608v22M260 630v30M440 608v22M760 630v30M920 608v22M1080 630v30', '#55467c', 3) +
      sea(p, 690, 760, { spread: 120, seed: 8 }) +
      path(`M190 700Q590 484 990 700h-40Q590 520 230 700z`, '#c9b8d0') +
      path('M190 700Q590 484 990 700h-24Q590 500 214 700z', '#fff6e2') +
      line(lattice, '#fff6e2', 2) +
      line(rail(-42), '#fff6e2', 6) +
      line(rail(0), '#d8c3d4', 8) +
      post(400) +
      post(590) +
      post(780) +
      path(box(150, 640, 74, 70) + box(956, 640, 74, 70), '#4a3f7c') +
      path(box(1004, 640, 26, 70) + box(198, 640, 26, 70), '#c79fae') +
      path(box(142, 628, 90, 14) + box(948, 628, 90, 14), '#fff0cf') +
      line('M300 730h560M360 752h420', '#e8d0d8', 3, 'stroke-linecap="round" stroke-dasharray="60 24 20 30"') +
      hedge(-10, 140, 790, 34, p.ink, 4, H) +
      hedge(1060, 1210, 790, 34, p.ink, 7, H),
  );
}
