import { gable, panes, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { lamp } from '../kit/props';
import { backdrop, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { box, disc, line, path, svg } from '../kit/tools';

/** Big Ben, the Houses of Parliament and a red bus on the bridge. */
export function london(): string {
  const p = PALETTES.teal;
  const cx = 420;
  const spire = (x: number, base: number, h: number, half: number) =>
    path(box(x - half, base, half * 2, 60), '#8a5a56') +
    path(box(x + half * 0.3, base, half * 0.7, 60), '#f0a868') +
    gable(x, base - h, base, half + 2, '#5a3a5c', '#d98a5f');
  return svg(
    backdrop(p, {
      x: 700,
      y: 430,
      r: 96,
      seed: 44,
      clouds: 410,
      birds: [
        [230, 220, 13],
        [262, 204, 10],
      ],
    }) +
      skyline({ y: 600, min: 30, max: 100, step: 54, ink: p.haze, seed: 47 }) +
      path('M1040 620q-22-150 0-240q14-52 26-52t26 52q22 90 0 240z', '#a5786f') +
      path('M1066 328q12 0 26 52q22 90 0 240h-16q14-180-10-292z', '#e2a77c') +
      path(box(480, 500, 470, 130), '#8a5a56') +
      path(box(480, 500, 470, 8), '#ffd79a') +
      panes(486, 512, 458, 104, 36, 3, 5, 20, '#4a2c54') +
      path(Array.from({ length: 19 }, (_, i) => box(484 + i * 25, 488, 5, 130)).join(''), '#b37660') +
      [500, 560, 640, 700, 780, 840].map((x) => spire(x, 486, 44, 9)).join('') +
      slab(860, 350, 96, 280, '#8a5a56', '#f0a868') +
      panes(866, 366, 56, 240, 4, 8, 6, 20, '#4a2c54') +
      [866, 950].map((x) => spire(x, 346, 50, 9)).join('') +
      spire(908, 346, 30, 7) +
      path(box(906, 262, 3, 56), '#5a3a5c') +
      path('M909 264h34l-8 9l8 9h-34z', '#f2654e') +
      spire(676, 420, 120, 26) +
      path(box(650, 420, 52, 80), '#8a5a56') +
      path(box(684, 420, 18, 80), '#f0a868') +
      path(box(cx - 52, 250, 104, 384), '#8a5a56') +
      path(box(cx + 24, 250, 28, 384), '#f0a868') +
      panes(cx - 46, 350, 66, 260, 5, 6, 4, 34, '#4a2c54') +
      path([340, 430, 520, 606].map((y) => box(cx - 56, y, 112, 8)).join(''), '#ffd79a') +
      path(box(cx - 60, 206, 120, 130), '#6a4460') +
      path(box(cx + 30, 206, 30, 130), '#ffb878') +
      path(disc(cx, 272, 46), '#ffd79a') +
      path(disc(cx, 272, 39), '#fff6e2') +
      line(`M${cx} 272V242M${cx} 272L${cx + 20} 284`, '#211d5c', 5, 'stroke-linecap="round"') +
      line(`M${cx} 237v6M${cx} 301v6M${cx - 35} 272h6M${cx + 29} 272h6`, '#211d5c', 3) +
      path(box(cx - 64, 198, 128, 10), '#ffd79a') +
      path(box(cx - 48, 168, 96, 30), '#6a4460') +
      path(box(cx + 20, 168, 28, 30), '#ffb878') +
      panes(cx - 44, 170, 60, 26, 6, 1, 5, 20, '#ffd79a') +
      gable(cx, 132, 172, 58, '#3a2a52', '#b06a58') +
      path(box(cx - 18, 128, 36, 20), '#6a4460') +
      gable(cx, 52, 132, 24, '#3a2a52', '#d98a5f') +
      path(box(cx - 1.5, 30, 3, 26), '#3a2a52') +
      path(disc(cx, 34, 4), '#ffd79a') +
      spire(cx - 56, 198, 40, 6) +
      spire(cx + 56, 198, 40, 6) +
      sea(p, 660, 700, { spread: 130, seed: 12 }) +
      path(`M0 616H1200V664H0z`, '#3d4a5c') +
      path(Array.from({ length: 6 }, (_, i) => `M${-20 + i * 214} 700q0-62 90-62t90 62z`).join(''), '#1d3a5c') +
      line(Array.from({ length: 6 }, (_, i) => `M${-20 + i * 214} 690q0-52 90-52t90 52`).join(''), '#8fb09a', 5) +
      path(Array.from({ length: 7 }, (_, i) => box(-58 + i * 214, 640, 52, 66)).join(''), '#4f6070') +
      path(Array.from({ length: 7 }, (_, i) => box(-22 + i * 214, 640, 16, 66)).join(''), '#e0a878') +
      path(box(0, 604, 1200, 14), '#4f7a70') +
      path(box(0, 604, 1200, 4), '#c9d0a0') +
      [-32, 182, 396, 610, 824, 1038].map((x) => lamp(x, 606, 56, '#1b1742', '#ffe8b4')).join('') +
      path('M500 610V522q0-8 8-8h176q10 0 10 10v86z', '#a3232f') +
      path('M508 514h176q10 0 10 10v86h-26V524q0-10-10-10z', '#f2654e') +
      path(box(500, 560, 194, 6), '#fff3d9') +
      panes(506, 522, 182, 32, 7, 1, 20, 24, '#ffe8b4') +
      panes(506, 568, 150, 28, 5, 1, 22, 22, '#ffe8b4') +
      path(disc(540, 610, 14) + disc(656, 610, 14), '#15133f') +
      path(disc(540, 610, 5) + disc(656, 610, 5), '#fff3d9'),
  );
}
