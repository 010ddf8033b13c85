import { arcade, bars, panes, pediment, person } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { backdrop, ground } from '../kit/stage';
import type { Point } from '../kit/tools';
import { H, box, line, n, path, poly, svg } from '../kit/tools';

/** The glass pyramid lit from within, the palace wings behind. */
export function louvre(): string {
  const p = PALETTES.night;
  const cx = 580;
  const rows = 9;
  const grid: (readonly [Point, Point])[] = [];
  for (let i = 1; i < rows; i++) {
    const t = i / rows;
    grid.push([
      [cx - 300 + 600 * t, 670],
      [cx - 150 + 150 * t, 485 - 185 * t],
    ]);
    grid.push([
      [cx + 300 - 600 * t, 670],
      [cx + 150 - 150 * t, 485 - 185 * t],
    ]);
  }
  const wing = (x: number, w: number) =>
    path(box(x, 478, w, 150), '#4a4f9a') +
    path(box(x, 470, w, 10), '#cbbfe4') +
    path(`M${x} 470l14-44h${w - 28}l14 44z`, '#23276a') +
    panes(x + 8, 494, w - 16, 60, Math.round(w / 30), 1, 14, 44, '#ffd58a') +
    arcade(x + 8, x + w - 8, 628, Math.round(w / 30), 17, 54, '#ffbf74') +
    panes(x + 16, 436, w - 32, 26, Math.round(w / 44), 1, 12, 16, '#ffd58a');
  const pavilion = (x: number) =>
    path(box(x - 62, 436, 124, 192), '#5a60a8') +
    path(box(x + 34, 436, 28, 192), '#b8aede') +
    path(`M${x - 66} 436Q${x - 50} 350 ${x - 40} 344h80Q${x + 50} 350 ${x + 66} 436z`, '#23276a') +
    path(`M${x + 24} 344h16Q${x + 50} 350 ${x + 66} 436h-30z`, '#6a70b8') +
    path(box(x - 68, 430, 136, 9), '#cbbfe4') +
    panes(x - 54, 450, 108, 60, 3, 1, 18, 44, '#ffd58a') +
    arcade(x - 54, x + 54, 628, 3, 24, 76, '#ffbf74') +
    pediment(x - 34, x + 34, 404, 436, '#cbbfe4', '#5a60a8');
  return svg(
    backdrop(p, { x: 850, y: 250, r: 78, seed: 151, stars: 60 }) +
      wing(-10, 330) +
      wing(240, 700) +
      wing(880, 330) +
      pavilion(226) +
      pavilion(580) +
      pavilion(934) +
      ground(626, '#23276a', '#5a60a8') +
      path(
        poly([
          [cx - 300, 670],
          [cx, 300],
          [cx + 300, 670],
        ]),
        '#ffc878',
      ) +
      path(
        poly([
          [cx - 300, 670],
          [cx, 300],
          [cx - 60, 670],
        ]),
        '#e89a5c',
      ) +
      path(
        poly([
          [cx, 300],
          [cx + 300, 670],
          [cx + 120, 670],
        ]),
        '#fff0c8',
      ) +
      path(
        poly([
          [cx - 90, 670],
          [cx, 470],
          [cx + 90, 670],
        ]),
        '#ffe3a4',
      ) +
      bars(grid, '#7a4a6a', 2.4) +
      line(
        Array.from(
          { length: rows - 1 },
          (_, i) => `M${n(cx - (300 * (i + 1)) / rows)} ${n(300 + (370 * (i + 1)) / rows)}h${n((600 * (i + 1)) / rows)}`,
        ).join(''),
        '#7a4a6a',
        1.6,
      ) +
      line(`M${cx - 300} 670L${cx} 300L${cx + 300} 670`, '#fff3d9', 5, 'stroke-linejoin="round"') +
      path(box(cx - 36, 624, 72, 46), '#3a2a5a') +
      path(box(cx - 28, 630, 24, 40) + box(cx + 4, 630, 24, 40), '#fff3d9') +
      path(
        poly([
          [180, 670],
          [240, 596],
          [300, 670],
        ]),
        '#e89a5c',
      ) +
      path(
        poly([
          [240, 596],
          [300, 670],
          [262, 670],
        ]),
        '#fff0c8',
      ) +
      path(
        poly([
          [880, 670],
          [940, 596],
          [1000, 670],
        ]),
        '#e89a5c',
      ) +
      path(
        poly([
          [940, 596],
          [1000, 670],
          [962, 670],
        ]),
        '#fff0c8',
      ) +
      path(`M0 670H1200V${H}H0z`, '#191b50') +
      path('M100 690H1060L1180 770H20z', '#242a78') +
      path(
        poly([
          [cx - 280, 692],
          [cx, 790],
          [cx + 280, 692],
        ]),
        '#a8685c',
      ) +
      path(
        poly([
          [cx + 60, 692],
          [cx, 790],
          [cx + 280, 692],
        ]),
        '#ffc878',
      ) +
      line('M300 712h130M520 730h160M380 748h90M650 716h150M180 740h110M780 752h140M470 768h220', '#242a78', 7) +
      line('M140 704h90M880 712h120M240 758h80M820 736h70', '#6a70b8', 3) +
      path(
        [
          [330, 690, 48],
          [352, 692, 44],
          [826, 688, 46],
          [1040, 700, 50],
        ]
          .map(([x = 0, b = 0, h = 0]) => person(x, b, h))
          .join(''),
        p.ink,
      ),
  );
}
