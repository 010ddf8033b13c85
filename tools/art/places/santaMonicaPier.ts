import { letters } from '../kit/lettering';
import { panes } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge, palm } from '../kit/plants';
import { wheel } from '../kit/shared';
import { backdrop, sea } from '../kit/stage';
import { H, box, line, path, svg } from '../kit/tools';

/** The arched sign, the wheel and the coaster over the water. */
export function santaMonicaPier(): string {
  const p = PALETTES.sunset;
  return svg(
    backdrop(p, {
      x: 800,
      y: 470,
      r: 134,
      seed: 351,
      birds: [
        [260, 180, 14],
        [296, 164, 10],
        [900, 220, 11],
      ],
    }) +
      path('M-10 570Q160 500 330 530T560 580V640H-10z', '#b2496e') +
      sea(p, 580, 800, { spread: 190, seed: 8 }) +
      path('M100 560Q180 380 250 470T330 520Q380 360 450 430Q490 500 540 560', 'none', 'stroke="#ffd08a" stroke-width="8"') +
      line(
        Array.from(
          { length: 17 },
          (_, i) =>
            `M${124 + i * 25} ${[530, 486, 446, 432, 446, 470, 496, 514, 520, 462, 414, 402, 412, 430, 476, 514, 540][i] ?? 520}V600`,
        ).join(''),
        '#5a2560',
        4,
      ) +
      wheel(640, 390, 176, 600, { ink: '#3b1e58', rim: '#ffe3ac', pods: '#fff3d9' }) +
      path(box(120, 540, 110, 64), '#f2654e') +
      path('M110 540l65-40l65 40z', '#ffd58a') +
      path(box(250, 560, 130, 44), '#35a7a6') +
      path('M244 560h142l-14-22H258z', '#fff3d9') +
      path(box(780, 556, 130, 48), '#8a3b78') +
      path('M774 556h142l-16-24H790z', '#ffe3ac') +
      path(box(940, 536, 90, 68), '#f2654e') +
      path('M930 536l55-42l55 42z', '#ffd58a') +
      panes(124, 556, 102, 40, 4, 1, 14, 24, '#ffe3ac') +
      panes(786, 566, 118, 30, 5, 1, 13, 20, '#ffe3ac') +
      panes(946, 550, 78, 44, 3, 1, 14, 28, '#ffe3ac') +
      path(box(-10, 600, 1220, 18), '#3b1e58') +
      path(box(-10, 598, 1220, 5), '#ffb274') +
      line(Array.from({ length: 34 }, (_, i) => `M${10 + i * 36} 618V${676 + (i % 3) * 8}`).join(''), '#3b1e58', 7) +
      line(Array.from({ length: 17 }, (_, i) => `M${10 + i * 72} 640l36 30M${46 + i * 72} 640l-36 30`).join(''), '#4a2264', 3) +
      path(`M0 752Q260 716 560 740T1200 724V${H}H0z`, '#ffe3b8') +
      path(`M0 766Q260 730 560 754T1200 738V${H}H0z`, '#e99868') +
      path(box(250, 420, 16, 380) + box(744, 420, 16, 380), '#1f1244') +
      path(box(262, 420, 4, 380) + box(756, 420, 4, 380), '#ffa468') +
      path('M226 470Q500 300 784 470V564Q500 400 226 564z', '#fff3d9') +
      path('M236 478Q500 316 774 478V550Q500 386 236 550z', '#2a6a9a') +
      path('M226 564Q500 400 784 564v10Q500 412 226 574z', '#f2654e') +
      (['S', 'A', 'N', 'T', 'A', ' ', 'M', 'O', 'N', 'I', 'C', 'A'] as const)
        .map((c, i) => {
          const t = (i + 0.5) / 12;
          const x = 250 + t * 508;
          const y = 514 - 166 * 2 * t * (1 - t);
          return c === ' '
            ? ''
            : `<g transform="rotate(${(-24 + 48 * t).toFixed(1)} ${x.toFixed(0)} ${y.toFixed(0)})">${c === 'C' ? `<path d="M${(x + 9).toFixed(1)} ${(y - 14).toFixed(1)}q-4-6-10-6q-11 0-11 20t11 20q6 0 10-6" fill="none" stroke="#ffe9b8" stroke-width="6" stroke-linecap="round"/>` : letters(c, Math.round(x - 13), Math.round(y - 20), 4, 1, '#ffe9b8', 1.6)}</g>`;
        })
        .join('') +
      palm(100, 800, 520, '#1f1244', { lean: 30, size: 1.5, seed: 4, lit: '#c2497a' }) +
      palm(1090, 800, 560, '#1f1244', { lean: -36, size: 1.55, seed: 2, lit: '#c2497a' }) +
      palm(1170, 800, 380, '#2a1750', { lean: 10, size: 1.2, seed: 15, lit: '#c2497a' }) +
      hedge(-10, 220, 788, 36, '#170e38', 6, H) +
      hedge(1000, 1210, 788, 36, '#170e38', 2, H),
  );
}
