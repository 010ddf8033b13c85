import { ridge } from '../kit/land';
import { arcade, dome, gable, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { sailboat } from '../kit/props';
import { backdrop, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { box, line, path, svg } from '../kit/tools';

/** A great mosque above the Bosphorus, with a ferry. */
export function istanbul(): string {
  const p = PALETTES.sunset;
  const b = '#7a3468';
  const l = '#ff9c6a';
  const minaret = (x: number, top: number, base = 610) =>
    slab(x - 9, top, 18, base - top, b, '#ffc58a', 0.36) +
    gable(x, top - 84, top, 12, '#3b1e58', '#d9627a') +
    path([0.12, 0.36, 0.6].map((t) => box(x - 15, top + (base - top) * t, 30, 9)).join(''), '#5a2560') +
    path([0.12, 0.36, 0.6].map((t) => box(x + 3, top + (base - top) * t, 12, 9)).join(''), '#ffe3ac') +
    path(box(x - 1.5, top - 100, 3, 20), '#ffe3ac');
  return svg(
    backdrop(p, {
      x: 820,
      y: 440,
      r: 118,
      seed: 111,
      birds: [
        [240, 220, 14],
        [276, 204, 11],
        [700, 180, 12],
      ],
    }) +
      ridge(580, 50, p.haze, { seed: 8, step: 160 }) +
      skyline({ y: 612, min: 20, max: 50, step: 56, ink: p.mid, kind: 'rome', seed: 44, win: '#ffc27c', lit: 0.2 }) +
      minaret(286, 250) +
      minaret(814, 250) +
      minaret(366, 310) +
      minaret(734, 310) +
      path(box(330, 500, 440, 120), b) +
      path(box(640, 500, 130, 120), '#b5506c') +
      path(box(330, 500, 440, 8), '#ffe3ac') +
      arcade(340, 640, 620, 8, 24, 70, '#3b1e58') +
      arcade(650, 766, 620, 3, 24, 70, '#5a2560') +
      dome(396, 500, 52, b, l) +
      dome(704, 500, 52, b, l) +
      dome(470, 470, 62, b, l) +
      dome(630, 470, 62, b, l) +
      path(box(408, 468, 284, 36), '#8f3f6c') +
      path(box(620, 468, 72, 36), l) +
      arcade(416, 684, 502, 12, 12, 24, '#3b1e58') +
      dome(550, 410, 128, '#5a2560', '#d9627a', 0.72) +
      path(box(424, 404, 252, 68), b) +
      path(box(600, 404, 76, 68), l) +
      arcade(430, 670, 466, 14, 10, 44, '#3b1e58') +
      dome(550, 406, 118, '#8f3f6c', '#ffb274', 0.86) +
      path(box(430, 398, 240, 9), '#ffe3ac') +
      path(box(548, 266, 4, 42), '#ffe3ac') +
      path('M560 262a12 12 0 1 1-14-12a9 9 0 1 0 14 12z', '#ffe3ac') +
      dome(362, 610, 30, '#5a2560', '#d9627a') +
      dome(738, 610, 30, '#5a2560', '#d9627a') +
      hedge(-10, 340, 606, 34, p.near, 5, 650) +
      hedge(760, 1210, 606, 34, p.near, 9, 650) +
      path('M0 616h1200v34H0z', p.near) +
      path('M0 640h1200v12H0z', '#2a1750') +
      path('M0 640h1200v3H0z', '#ffb274') +
      sea(p, 652, 820, { spread: 170, seed: 9 }) +
      path('M300 728h300q26 0 46-14q-6 38-38 44H330q-24-4-30-30z', p.ink) +
      path('M300 728h300q26 0 46-14l-2 7q-22 14-46 14H301z', '#f2654e') +
      path('M324 728v-26h250v26z', '#fff3d9') +
      path('M346 702v-22h190v22z', '#ffe3c0') +
      path('M334 708h230v9H334zM354 686h172v9H354z', '#5a2560') +
      path('M440 680v-34h34v34z', '#1f1244') +
      path('M440 656h34v10h-34z', '#ffd58a') +
      path(box(516, 660, 34, 20), '#fff3d9') +
      line('M280 768h400M330 784h220', '#ffb88a', 3, 'stroke-linecap="round"') +
      sailboat(960, 720, 0.8, '#fff3d9', '#e0a0a0', p.ink),
  );
}
