import { bars, gable, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { palm } from '../kit/plants';
import { backdrop, ground, mirrored } from '../kit/stage';
import { skyline } from '../kit/town';
import type { Point } from '../kit/tools';
import { H, box, line, path, poly, svg } from '../kit/tools';

/** Burj Khalifa and the sail over the dunes. */
export function dubai(): string {
  const p = PALETTES.gold;
  const cx = 520;
  const tiers: readonly (readonly [number, number, number])[] = [
    [-64, 470, 30],
    [-44, 390, 26],
    [36, 430, 30],
    [22, 340, 26],
    [-28, 300, 24],
    [10, 240, 20],
    [-14, 180, 16],
  ];
  const ribs = Array.from({ length: 12 }, (_, i): readonly [Point, Point] => [
    [828, 400 + i * 19],
    [828 + 70 * Math.sin(Math.PI * (0.32 + i * 0.04)), 400 + i * 19],
  ]);
  return svg(
    mirrored(
      backdrop(p, { x: 740, y: 420, r: 108, seed: 141 }) +
        skyline({
          y: 620,
          min: 60,
          max: 170,
          step: 44,
          ink: p.haze,
          seed: 55,
          shape: (x) => 0.5 + 0.6 * Math.exp(-Math.pow((x - 480) / 300, 2)),
        }) +
        slab(300, 350, 56, 280, '#8a5568', '#f7b67e') +
        gable(328, 270, 350, 28, '#7a3350', '#f7b67e') +
        slab(650, 396, 60, 230, '#8a5568', '#f7b67e') +
        path('M650 396L710 350V396z', '#f7b67e') +
        slab(230, 440, 54, 190, '#a85f68', '#f7c08a') +
        skyline({ y: 626, min: 40, max: 110, step: 54, ink: p.mid, win: '#ffdf9f', seed: 76, lit: 0.26, to: 780 }) +
        tiers
          .map(
            ([dx, top, w]) =>
              path(box(cx + dx - w / 2, top, w + 14, 636 - top), '#4a3a5e') +
              path(box(cx + dx + w / 2 - 2, top, 14, 636 - top), '#f7b67e') +
              line(
                Array.from({ length: Math.floor((630 - top) / 26) }, (_, i) => `M${cx + dx - w / 2} ${top + 16 + i * 26}h${w}`).join(''),
                '#7f5a78',
                2,
              ),
          )
          .join('') +
        path(
          poly([
            [cx - 7, 190],
            [cx - 1.5, 40],
            [cx + 1.5, 40],
            [cx + 12, 190],
          ]),
          '#4a3a5e',
        ) +
        path(
          poly([
            [cx + 3, 190],
            [cx + 0.5, 40],
            [cx + 1.5, 40],
            [cx + 12, 190],
          ]),
          '#ffdca6',
        ) +
        path('M820 640V340Q930 440 930 640z', '#fff6dc') +
        path('M820 640V340Q846 364 866 396V640z', '#d9bfc0') +
        bars(ribs, '#a88f9c', 3) +
        path(box(812, 318, 10, 322), '#4a3a5e') +
        path('M816 408h-34q2 12 34 22zM812 318l4-46l4 46z', '#4a3a5e') +
        line('M822 340Q940 440 934 640', '#4a3a5e', 5) +
        path('M790 632h170v14H790z', '#5f3556') +
        ground(634, '#e0a06c', '#ffdca6') +
        path(`M0 676Q240 610 520 672T1000 660T1200 640V${H}H0z`, '#d08a5c') +
        path(`M0 676Q240 610 520 672Q380 680 300 740T0 780z`, '#a8604e') +
        path(`M420 ${H}Q640 670 900 706T1200 690V${H}z`, '#b86e50') +
        path(`M900 706T1200 690V${H}H700Q820 740 900 706z`, '#e8a870') +
        path(`M0 776Q200 720 420 760T760 ${H}H0z`, '#5f3556') +
        path(
          [560, 640, 720]
            .map(
              (x, i) =>
                `M${x} ${720 - i * 6}q2-22 14-22q6-16 14 0q6-14 14 2q10 2 12 18l10-22q6-8 16-4l-2 6q-8 0-10 6l-8 26q-4 6-12 6l2 28h-5l-6-24h-20l-4 24h-5l-2-26q-8-4-8-18z`,
            )
            .join(''),
          p.ink,
        ) +
        line('M600 730l44-8M682 724l40-8', p.ink, 2) +
        palm(120, 800, 400, p.ink, { lean: 24, size: 1.3, seed: 3, lit: '#a85f5c' }) +
        palm(206, 800, 260, p.ink, { lean: -14, size: 1, seed: 8, lit: '#a85f5c' }),
    ),
  );
}
