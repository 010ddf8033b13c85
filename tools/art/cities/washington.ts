import { ridge } from '../kit/land';
import { columns, dome, panes, pediment } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { tree } from '../kit/props';
import { backdrop, ground } from '../kit/stage';
import { H, box, line, path, poly, svg } from '../kit/tools';

/** The Capitol among cherry trees. */
export function washington(): string {
  const p = PALETTES.dawn;
  const w = { shadow: '#8a7aa6', body: '#d8c3cc', lit: '#fff6e2' };
  const cx = 560;
  const blossom = (x: number, b: number, q: number) => tree(x, b, 190 * q, '#c2648a', '#ff9fb0');
  return svg(
    backdrop(p, {
      x: 790,
      y: 400,
      r: 88,
      seed: 8,
      clouds: 420,
      birds: [
        [330, 190, 12],
        [362, 176, 9],
      ],
    }) +
      ridge(610, 40, p.haze, { seed: 7, step: 160 }) +
      hedge(-10, 1210, 604, 30, '#8f6a98', 3, 640) +
      path(box(240, 524, 640, 100), w.body) +
      path(box(240, 524, 640, 12), w.lit) +
      path(box(240, 536, 640, 5), w.shadow) +
      panes(256, 548, 150, 66, 7, 2, 9, 20, w.shadow) +
      panes(716, 548, 150, 66, 7, 2, 9, 20, w.shadow) +
      path(box(840, 536, 40, 88), w.lit) +
      path(box(410, 500, 300, 124), '#a693b8') +
      columns(420, 700, 520, 622, 11, 13, w) +
      path(box(404, 500, 312, 20), w.lit) +
      pediment(450, 670, 456, 502, w.lit, '#b8a2bc') +
      path(box(cx - 96, 420, 192, 56), '#a693b8') +
      columns(cx - 94, cx + 94, 404, 470, 12, 9, w) +
      path(box(cx - 104, 396, 208, 12) + box(cx - 104, 466, 208, 12), w.lit) +
      path(box(cx - 78, 362, 156, 36), w.body) +
      path(box(cx + 34, 362, 44, 36), w.lit) +
      panes(cx - 74, 364, 148, 32, 11, 1, 6, 18, w.shadow) +
      dome(cx, 364, 84, w.body, w.lit, 1.35) +
      line(
        `M${cx - 52} 360Q${cx - 48} 290 ${cx - 10} 254M${cx - 20} 362Q${cx - 20} 300 ${cx - 4} 254M${cx + 18} 362Q${cx + 16} 300 ${cx + 2} 254`,
        w.shadow,
        2.4,
      ) +
      path(box(cx - 20, 214, 40, 40), w.body) +
      path(box(cx + 6, 214, 14, 40), w.lit) +
      panes(cx - 20, 218, 40, 34, 4, 1, 4, 24, w.shadow) +
      path(`M${cx - 24} 214h48q-6-22-24-24q-18 2-24 24z`, w.lit) +
      path(`M${cx - 6} 192l3-42q3-10 6 0l3 42z`, '#4a3f7c') +
      path(
        poly([
          [410, 622],
          [710, 622],
          [740, 652],
          [380, 652],
        ]),
        w.lit,
      ) +
      line('M404 630h312M396 638h328M388 646h344', w.shadow, 2) +
      ground(648, '#7b8a6e', '#b5b07e') +
      path(`M430 668H690L800 ${H}H320z`, '#8f9cc4') +
      path('M440 684h200l20 0v6H436zM500 712h190v5H500zM420 744h240v6H420zM560 770h180v6H560z', '#d8c3cc') +
      path('M548 668h24l10 50h-44zM530 718h60l-14 46h-30z', '#f0dfe0') +
      line(`M430 668L320 ${H}M690 668L800 ${H}`, '#fff0cf', 5) +
      blossom(306, 690, 0.7) +
      blossom(812, 690, 0.7) +
      blossom(196, 730, 1.05) +
      blossom(940, 734, 1.05) +
      blossom(60, 786, 1.5) +
      blossom(1120, 790, 1.5) +
      hedge(-10, 250, 796, 34, '#4a3f7c', 5, H) +
      hedge(930, 1210, 796, 34, '#4a3f7c', 9, H),
  );
}
