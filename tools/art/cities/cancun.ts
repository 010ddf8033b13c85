import { arcade } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge, palm } from '../kit/plants';
import { backdrop, ground, mirrored, sea } from '../kit/stage';
import { H, box, line, n, path, poly, svg } from '../kit/tools';

/** El Castillo above the green, turquoise water in front. */
export function cancun(): string {
  const p = PALETTES.aqua;
  const cx = 560;
  const step = (i: number): readonly [number, number] => [310 - i * 25, 634 - i * 32];
  let front = '';
  let side = '';
  let rim = '';
  for (let i = 0; i < 9; i++) {
    const [half, y] = step(i);
    front += poly([
      [cx - half, y],
      [cx - half + 12, y - 32],
      [cx + half - 12, y - 32],
      [cx + half, y],
    ]);
    side += poly([
      [cx + half * 0.62, y],
      [cx + half * 0.62 - 4, y - 32],
      [cx + half - 12, y - 32],
      [cx + half, y],
    ]);
    rim += box(cx - half + 8, y - 32, half * 2 - 16, 6);
  }
  return svg(
    mirrored(
      backdrop(p, {
        x: 800,
        y: 360,
        r: 92,
        seed: 11,
        clouds: 400,
        birds: [
          [330, 170, 12],
          [300, 186, 9],
        ],
      }) +
        hedge(-20, 1220, 596, 60, '#4f9f86', 3, 660) +
        hedge(-20, 1220, 622, 40, '#2a7a6c', 8, 690) +
        path(front, '#c98a62') +
        path(side, '#f6c78a') +
        path(rim, '#ffe9bc') +
        line(
          Array.from({ length: 9 }, (_, i) => `M${n(cx - step(i)[0] + 16)} ${step(i)[1] - 14}h${n(step(i)[0] * 2 - 32)}`).join(''),
          '#a86a52',
          2,
          'stroke-dasharray="26 10 14 8"',
        ) +
        path(
          poly([
            [cx - 62, 640],
            [cx - 40, 346],
            [cx + 40, 346],
            [cx + 62, 640],
          ]),
          '#8a4f50',
        ) +
        path(
          poly([
            [cx - 48, 640],
            [cx - 32, 346],
            [cx + 32, 346],
            [cx + 48, 640],
          ]),
          '#e2a672',
        ) +
        line(
          Array.from({ length: 26 }, (_, i) => `M${n(cx - 32 - i * 0.62)} ${n(352 + i * 11.2)}h${n(64 + i * 1.24)}`).join(''),
          '#a86a52',
          3,
        ) +
        path(
          poly([
            [cx + 40, 346],
            [cx + 48, 346],
            [cx + 74, 640],
            [cx + 62, 640],
          ]),
          '#ffe9bc',
        ) +
        path(box(cx - 92, 346, 184, 8), '#ffe9bc') +
        path(box(cx - 66, 286, 132, 62), '#c98a62') +
        path(box(cx + 34, 286, 32, 62), '#f6c78a') +
        path(box(cx - 74, 276, 148, 14) + box(cx - 62, 262, 124, 16), '#e2a672') +
        path(box(cx - 74, 276, 148, 4), '#ffe9bc') +
        arcade(cx - 48, cx + 48, 348, 3, 16, 40, '#5a3048') +
        ground(638, '#8fb36a', '#c7d486') +
        path(`M0 660Q300 640 600 662T1200 652V${H}H0z`, '#5f9a5c') +
        path('M500 640h120l60 60H440z', '#e9c48a') +
        path(
          poly([
            [410, 706],
            [690, 706],
            [720, 724],
            [380, 724],
          ]),
          '#fff0cf',
        ) +
        sea(p, 722, 800, { spread: 150, seed: 6, count: 30 }) +
        path('M0 716q150-12 300 2t300-4t300 4t300-4v12H0z', '#fffaea') +
        palm(130, 800, 520, '#163a56', { lean: 40, size: 1.5, seed: 3, lit: '#3fa08c' }) +
        palm(1110, 800, 470, '#163a56', { lean: -40, size: 1.45, seed: 6, lit: '#3fa08c' }) +
        palm(1000, 800, 260, '#1d4a60', { lean: 20, size: 1, seed: 12, lit: '#3fa08c' }) +
        hedge(-10, 220, 786, 40, '#123049', 4, H) +
        hedge(960, 1210, 786, 40, '#123049', 9, H),
    ),
  );
}
