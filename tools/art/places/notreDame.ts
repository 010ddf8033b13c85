import { panes, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { tree } from '../kit/props';
import { backdrop, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, arch, box, disc, line, path, svg } from '../kit/tools';

/** The two towers and the rose window above the quay. */
export function notreDame(): string {
  const p = PALETTES.sunset;
  const b = '#8f4a68';
  const l = '#ffb274';
  const d = '#3b1e58';
  const tower = (x: number) =>
    slab(x, 226, 116, 400, b, l, 0.24) +
    path(arch(x + 16, 392, 30, 132) + arch(x + 62, 392, 30, 132), d) +
    line(`M${x + 31} 290V392M${x + 77} 290V392`, '#7a3468', 4) +
    path(box(x - 6, 216, 128, 14) + box(x - 4, 402, 124, 9), '#ffe3ac') +
    path(Array.from({ length: 8 }, (_, i) => box(x - 4 + i * 17, 204, 7, 14)).join(''), b);
  return svg(
    backdrop(p, {
      x: 800,
      y: 420,
      r: 116,
      seed: 171,
      clouds: 420,
      birds: [
        [250, 210, 13],
        [284, 196, 10],
      ],
    }) +
      skyline({ y: 590, min: 26, max: 66, step: 66, ink: p.haze, kind: 'paris', seed: 19 }) +
      skyline({ y: 612, min: 36, max: 80, step: 84, ink: p.mid, win: p.win, kind: 'paris', seed: 63, lit: 0.3 }) +
      path('M536 330L548 90L560 330z', '#5a2560') +
      path('M548 90L560 330h-8z', l) +
      path(box(480, 330, 140, 296), '#7a3a62') +
      tower(370) +
      tower(614) +
      path(box(364, 422, 372, 40), '#7a3a62') +
      path(Array.from({ length: 22 }, (_, i) => arch(370 + i * 16.6, 458, 10, 30)).join(''), '#ffce98') +
      path(box(362, 414, 376, 8) + box(362, 508, 376, 8), '#ffe3ac') +
      path(disc(550, 372, 46), d) +
      path(
        Array.from({ length: 12 }, (_, i) => disc(550 + 32 * Math.cos((i * Math.PI) / 6), 372 + 32 * Math.sin((i * Math.PI) / 6), 7)).join(
          '',
        ) + disc(550, 372, 13),
        '#ff9fb0',
      ) +
      path(
        Array.from({ length: 12 }, (_, i) =>
          disc(550 + 21 * Math.cos(((i + 0.5) * Math.PI) / 6), 372 + 21 * Math.sin(((i + 0.5) * Math.PI) / 6), 4),
        ).join(''),
        '#8ff0e2',
      ) +
      line(`M504 372a46 46 0 1 0 92 0a46 46 0 1 0 -92 0`, '#ffe3ac', 4) +
      [428, 550, 672]
        .map(
          (x) =>
            path(`M${x - 44} 626V560Q${x - 42} 526 ${x} 512Q${x + 42} 526 ${x + 44} 560V626z`, '#c2606a') +
            path(`M${x - 34} 626V564Q${x - 32} 536 ${x} 524Q${x + 32} 536 ${x + 34} 564V626z`, d) +
            path(box(x - 24, 570, 22, 56) + box(x + 2, 570, 22, 56), '#9c3a48'),
        )
        .join('') +
      path(box(364, 330, 8, 296) + box(484, 330, 8, 296), '#5a2560') +
      path('M738 480h200l24 60v86H738z', '#7a3a62') +
      path('M738 480l14-56h170l16 56z', d) +
      path('M900 424h22l16 56h-26z', '#b5506c') +
      panes(746, 500, 180, 110, 6, 1, 14, 80, d) +
      line('M770 470Q800 500 800 626M840 470Q880 500 880 626M910 470Q950 510 950 626', '#ffb274', 5) +
      hedge(-10, 370, 610, 38, p.near, 5, 660) +
      hedge(730, 1210, 616, 34, p.near, 9, 660) +
      path('M0 626h1200v60H0z', '#5a2a62') +
      path('M0 626h1200v7H0z', '#ffb274') +
      line('M0 654h1200M60 633v21M220 654v30M380 633v21M540 654v30M700 633v21M860 654v30M1020 633v21', '#45205a', 3) +
      sea(p, 684, 800, { spread: 160, seed: 5 }) +
      path('M200 744h330q30 0 48-14q-4 36-36 42H226q-22-4-26-28z', p.ink) +
      path('M240 744v-22h220l20 22z', '#fff3d9') +
      line('M280 722v22M320 722v22M360 722v22M400 722v22M440 722v22', '#9c3f6c', 3) +
      path('M200 744h330q30 0 48-14l-2 7q-22 12-46 12H201z', '#f2654e') +
      tree(1090, 800, 330, p.ink, '#5a2a68') +
      hedge(1000, 1210, 790, 34, p.ink, 4, H) +
      tree(70, 800, 300, p.ink, '#5a2a68'),
  );
}
