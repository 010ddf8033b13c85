import { bars, panes, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { backdrop, ground, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import type { Point } from '../kit/tools';
import { H, box, disc, line, path, svg } from '../kit/tools';

/** Reunion Tower's ball and the white arch over the Trinity. */
export function dallas(): string {
  const p = PALETTES.neon;
  const cx = 470;
  const cy = 242;
  const lights = Array.from({ length: 7 }, (_, i) => -54 + i * 18).flatMap((dy) => {
    const half = Math.sqrt(66 ** 2 - dy ** 2);
    const count = Math.max(3, Math.round(half / 9));
    return Array.from({ length: count }, (_, k) => disc(cx - half + (half * 2 * (k + 0.5)) / count, cy + dy, 2.6));
  });
  const ribs = Array.from({ length: 19 }, (_, i): readonly [Point, Point] => {
    const t = (i + 1) / 20;
    return [
      [640 + 440 * t, 640 - 1240 * t * (1 - t)],
      [640 + 440 * t, 640],
    ];
  });
  return svg(
    backdrop(p, { x: 772, y: 482, r: 90, seed: 16, stars: 50 }) +
      skyline({ y: 622, min: 60, max: 160, step: 52, ink: p.haze, seed: 20 }) +
      slab(286, 236, 92, 400, '#191350', '#6b2c7c', 0.24) +
      line('M286 636V258l20-22h52l20 22V636M306 236V636M358 236V636', '#28c3b4', 3) +
      panes(312, 262, 40, 330, 3, 20, 5, 6, '#8ff0e2') +
      slab(590, 300, 80, 330, '#2a1d66', '#a03a86') +
      path('M590 302L630 240L670 302z', '#2a1d66') +
      path('M630 240L670 302h-24z', '#ff7a8a') +
      panes(594, 310, 52, 280, 5, 18, 4, 6, '#ffce86') +
      slab(182, 340, 70, 290, '#2a1d66', '#6b2c7c') +
      panes(186, 350, 46, 250, 4, 14, 4, 6, '#ff8fae') +
      skyline({ y: 628, min: 50, max: 140, step: 60, ink: '#2a1d66', win: '#ffce86', seed: 15, lit: 0.34 }) +
      path(box(cx - 30, cy + 30, 10, 370) + box(cx + 20, cy + 30, 10, 370), '#120f3c') +
      path(box(cx - 9, cy + 30, 18, 370), '#3a2080') +
      path(box(cx + 3, cy + 30, 6, 370) + box(cx + 26, cy + 30, 4, 370), '#ff7a8a') +
      path([340, 410, 480, 550].map((y) => box(cx - 30, y, 60, 7)).join(''), '#120f3c') +
      path(disc(cx, cy, 66), '#2a1d66') +
      path(`M${cx + 18} ${cy - 64}A66 66 0 0 1 ${cx + 18} ${cy + 64}Q${cx + 58} ${cy} ${cx + 18} ${cy - 64}z`, '#a03a86') +
      path(box(cx - 72, cy - 8, 144, 14), '#120f3c') +
      path(lights.join(''), '#ffe3ac') +
      path(box(cx - 2, cy - 110, 4, 46), '#120f3c') +
      ground(628, '#1d1450', '#6b2c7c') +
      bars(ribs, '#f2e2d8', 1.6) +
      line('M640 640Q860 20 1080 640', '#fff3d9', 9) +
      line('M645 640Q862 34 1080 640', '#ff9fb0', 2.4) +
      path(box(560, 636, 640, 14), '#120f3c') +
      path(box(560, 634, 640, 4), '#ff7a8a') +
      sea(p, 676, 772, { spread: 110, seed: 8, count: 40 }) +
      line('M458 690h22M452 708h36M462 730h18', '#ffe3ac', 3, 'stroke-linecap="round"') +
      path(box(640, 650, 14, 40) + box(860, 650, 14, 40) + box(1070, 650, 14, 40), '#120f3c') +
      hedge(-10, 420, 778, 44, p.ink, 5, H) +
      hedge(930, 1210, 782, 40, p.ink, 9, H),
  );
}
