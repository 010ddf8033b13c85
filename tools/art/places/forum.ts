import { columns } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { cypress, hedge, pine } from '../kit/plants';
import { backdrop, mirrored } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, arch, box, line, path, svg } from '../kit/tools';

/** Three columns, an arch and the road between ruins. */
export function forum(): string {
  const p = PALETTES.ember;
  const s = { shadow: '#7a2f48', body: '#d97f5a', lit: '#ffd796' };
  return svg(
    mirrored(
      backdrop(p, {
        x: 790,
        y: 400,
        r: 112,
        seed: 231,
        clouds: 430,
        birds: [
          [400, 150, 13],
          [434, 136, 10],
          [930, 220, 12],
        ],
      }) +
        path('M0 560Q220 440 460 500T820 520T1200 470V640H0z', '#c2543f') +
        skyline({ y: 560, min: 16, max: 46, step: 50, ink: '#a8443f', kind: 'rome', seed: 71, from: 60, to: 560, base: 640 }) +
        path(`M0 630Q400 600 700 626T1200 612V${H}H0z`, '#7a2f48') +
        path(box(770, 428, 220, 206), s.body) +
        path(box(930, 428, 60, 206), s.lit) +
        path(box(758, 412, 244, 18) + box(762, 476, 236, 8), s.lit) +
        path(box(770, 436, 160, 34), '#a84a44') +
        line('M790 448h120M800 460h100', s.shadow, 5, 'stroke-dasharray="9 6"') +
        path(arch(842, 634, 74, 138) + arch(788, 634, 34, 88) + arch(938, 634, 34, 88), '#571f42') +
        path(arch(856, 634, 60, 122) + arch(794, 634, 28, 78) + arch(946, 634, 26, 78), '#ff9a58') +
        columns(774, 978, 484, 634, 4, 12, s) +
        columns(420, 620, 236, 640, 3, 46, s) +
        line([420, 497, 574].map((x) => `M${x + 18} 262V618M${x + 27} 262V618`).join(''), '#b5564a', 3) +
        path('M396 198h292l-10 38H404z', s.body) +
        path('M600 198h88l-10 38h-78z', s.lit) +
        path('M388 178l60 4l50-10l110 8l96-6v26H388z', s.lit) +
        path('M388 192h316v8H388z', s.shadow) +
        path(box(392, 640, 264, 24) + box(376, 662, 300, 22), s.body) +
        path(box(600, 640, 56, 24) + box(612, 662, 64, 22), s.lit) +
        columns(180, 180, 420, 680, 1, 44, s) +
        path('M166 420l20-30l16 12l14-18l12 36z', s.lit) +
        columns(276, 276, 520, 690, 1, 38, s) +
        path('M268 520l22-22l24 22z', s.lit) +
        path(`M560 ${H}Q640 720 720 640H760Q760 720 900 ${H}z`, '#d98a5a') +
        path(`M700 ${H}Q720 720 744 640H760Q760 720 900 ${H}z`, '#ffbf7a') +
        line('M640 760h60M720 740h60M670 720h40M740 700h30M760 776h70M620 786h60', '#a8503f', 4) +
        path('M120 730h110v44H120zM250 750h70v28h-70z', s.body) +
        path('M200 730h30v44h-30zM300 750h20v28h-20z', s.lit) +
        `<g transform="rotate(-8 1000 730)">${path(box(920, 706, 150, 44), s.body)}${path(box(920, 706, 150, 14), s.lit)}${line('M950 706v44M990 706v44M1030 706v44', s.shadow, 3)}</g>` +
        cypress(1090, 730, 320, p.ink, '#5a2850') +
        cypress(1150, 740, 240, p.ink, '#5a2850') +
        pine(70, 780, 350, p.ink, '#5a2a50', 0.9) +
        hedge(-10, 400, 790, 34, p.ink, 4, H) +
        hedge(950, 1210, 786, 36, p.ink, 8, H),
    ),
  );
}
