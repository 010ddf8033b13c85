import { ridge } from '../kit/land';
import { arcade, gable, panes, person, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge, palm } from '../kit/plants';
import { eiffel } from '../kit/shared';
import { backdrop, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, box, disc, line, n, path, poly, svg } from '../kit/tools';

/** Dancing fountains before the hotels. */
export function strip(): string {
  const p = PALETTES.neon;
  const jet = (x: number, h: number, bend: number) => `M${x} 690Q${x + bend * 0.2} ${690 - h * 1.2} ${x + bend} ${690 - h * 0.5}`;
  return svg(
    backdrop(p, { x: 790, y: 440, r: 92, seed: 301, stars: 50 }) +
      ridge(560, 80, p.haze, { seed: 15, step: 100, sharp: true }) +
      skyline({ y: 622, min: 60, max: 150, step: 60, ink: p.mid, win: '#ff8fae', seed: 50, lit: 0.3 }) +
      path('M190 640V300Q330 250 470 300V640z', '#2a1d66') +
      path('M410 280Q450 288 470 300V640H410z', '#d8467a') +
      panes(200, 320, 200, 290, 12, 14, 6, 9, '#ffce86') +
      path('M180 300Q330 244 480 300v12Q330 258 180 312z', '#ffd9a0') +
      path('M290 268V230h80v38z', '#2a1d66') +
      path('M330 190l44 40h-88z', '#ff7a5c') +
      eiffel(610, 630, 430, { dark: '#15103f', lit: '#8a2c86', lace: '#ffce86' }) +
      path(disc(870, 320, 70), '#1f6fa8') +
      path('M880 251A70 70 0 0 1 880 389Q930 320 880 251z', '#8ff0e2') +
      line('M800 320Q870 350 940 320M810 286Q870 306 930 286M870 250Q838 320 870 390M814 354Q870 384 926 354', '#ffd58a', 4) +
      path('M846 386h48l-8 36h-32z', '#ff7a5c') +
      path(
        poly([
          [858, 420],
          [882, 420],
          [890, 630],
          [850, 630],
        ]),
        '#2a1d66',
      ) +
      path(
        poly([
          [874, 420],
          [882, 420],
          [890, 630],
          [876, 630],
        ]),
        '#ff7a8a',
      ) +
      slab(950, 380, 120, 250, '#2a1d66', '#d8467a') +
      panes(956, 394, 74, 210, 5, 12, 6, 9, '#8ff0e2') +
      gable(1010, 320, 380, 64, '#191350', '#ff7a8a') +
      slab(500, 470, 76, 160, '#3a2080', '#ff7a8a') +
      panes(504, 480, 48, 130, 3, 7, 8, 9, '#ffce86') +
      slab(700, 500, 120, 130, '#3a2080', '#ff7a8a') +
      arcade(706, 784, 630, 4, 13, 60, '#ffce86') +
      hedge(-10, 1210, 630, 24, '#120f3c', 4, 660) +
      path(box(0, 640, 1200, 14), '#ffd9a0') +
      path(box(0, 646, 1200, 8), '#8a2c86') +
      sea(p, 654, 790, { spread: 110, seed: 8, count: 40 }) +
      line(
        Array.from({ length: 21 }, (_, i) => {
          const x = 220 + i * 36;
          const k = Math.abs(i - 10) / 10;
          return jet(x, 250 - 130 * k * k, -22) + jet(x, 250 - 130 * k * k, 22);
        }).join(''),
        '#f2e8ff',
        3.4,
        'stroke-linecap="round"',
      ) +
      line(
        Array.from({ length: 21 }, (_, i) => {
          const k = Math.abs(i - 10) / 10;
          return `M${220 + i * 36} 690V${n(690 - 270 + 170 * k * k)}`;
        }).join(''),
        '#8ff0e2',
        4,
        'stroke-linecap="round"',
      ) +
      path(Array.from({ length: 21 }, (_, i) => `M${206 + i * 36} 694q14-16 28 0z`).join(''), '#fff8e6') +
      line('M190 704h780M260 722h620M360 742h420', '#c9b6f0', 3, 'stroke-linecap="round" stroke-dasharray="60 18 26 14"') +
      path(`M0 764H1200V${H}H0z`, p.ink) +
      path('M0 760h1200v5H0z', '#ff7a8a') +
      path([130, 164, 300, 560, 590, 860, 960, 990].map((x, i) => person(x, 790, 62 + (i % 3) * 7)).join(''), p.ink) +
      palm(60, 800, 330, p.ink, { lean: 18, size: 1.3, seed: 3, lit: '#b03a86' }) +
      palm(1140, 800, 380, p.ink, { lean: -20, size: 1.35, seed: 6, lit: '#b03a86' }),
  );
}
