import { columns, panes, pediment, person } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { lamp } from '../kit/props';
import { backdrop, ground } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, box, disc, line, n, path, poly, svg } from '../kit/tools';

/** The portico, the low dome and the obelisk in the square. */
export function pantheon(): string {
  const p = PALETTES.gold;
  const s = { shadow: '#7a3350', body: '#c98060', lit: '#ffd39a' };
  return svg(
    backdrop(p, {
      x: 850,
      y: 380,
      r: 96,
      seed: 211,
      clouds: 400,
      birds: [
        [230, 190, 13],
        [264, 176, 10],
      ],
    }) +
      skyline({ y: 600, min: 60, max: 110, step: 80, ink: p.haze, kind: 'rome', seed: 15 }) +
      path(box(-10, 430, 200, 210), '#a85f4a') +
      path(box(1040, 400, 200, 240), '#b8685a') +
      panes(0, 450, 170, 160, 3, 3, 24, 34, '#5a2850') +
      panes(1060, 420, 140, 190, 2, 3, 26, 38, '#5a2850') +
      path('M-10 430h206v-12H-10zM1034 400h176v-12h-176z', '#ffdca6') +
      path(box(250, 370, 640, 260), '#a85545') +
      path(box(780, 370, 110, 260), '#e89a5c') +
      path(box(244, 362, 652, 10) + box(250, 440, 640, 7), '#ffdca6') +
      path('M262 362l10-16h596l10 16zM284 346l12-16h548l12 16z', '#8f4048') +
      path('M310 330Q350 200 570 196Q790 200 830 330z', '#b8604a') +
      path('M620 199Q800 214 830 330H748Q738 240 620 199z', '#f7a65e') +
      line('M330 290Q570 270 810 290M370 246Q570 230 770 246', '#8f4048', 2.5) +
      path(box(300, 410, 540, 230), '#4a2148') +
      path(box(520, 480, 100, 160), '#2b1440') +
      path(box(532, 492, 76, 148), '#6d3350') +
      columns(306, 834, 438, 632, 8, 40, s) +
      line(Array.from({ length: 8 }, (_, i) => `M${n(322 + i * 69.7)} 456v160M${n(330 + i * 69.7)} 456v160`).join(''), '#a85545', 2) +
      path(box(284, 394, 572, 44), '#d98a5f') +
      path(box(284, 394, 572, 6) + box(284, 432, 572, 6), '#ffdca6') +
      line('M330 416h480', '#7a3350', 10, 'stroke-dasharray="4 9 12 7 7 9 16 8"') +
      pediment(270, 870, 262, 396, '#ffdca6', '#c2704f') +
      path(disc(570, 350, 20), '#8f4048') +
      path(
        poly([
          [270, 632],
          [870, 632],
          [890, 656],
          [250, 656],
        ]),
        '#d9905f',
      ) +
      ground(650, '#8c4b52', '#e0a070') +
      path(`M0 700H1200V${H}H0z`, '#6a3550') +
      line('M120 680h80M320 690h110M560 676h90M760 692h120M980 680h90M90 740h120M330 756h150M620 736h110M840 760h160', '#b86b58', 4) +
      path(
        poly([
          [950, 690],
          [958, 380],
          [966, 364],
          [974, 380],
          [982, 690],
        ]),
        '#8f4048',
      ) +
      path(
        poly([
          [966, 364],
          [974, 380],
          [982, 690],
          [968, 690],
        ]),
        '#ffc27d',
      ) +
      path('M964 364h4v-26h-4zM958 346h16v4h-16z', '#5f3556') +
      path('M930 690h72v30h-72zM900 720h132v18H900zM870 738h192v20H870z', '#a85f5c') +
      path('M984 690h18v30h-18zM1000 720h32v18h-32zM1020 738h42v20h-42z', '#f2b07c') +
      path(person(430, 716, 56) + person(460, 720, 52) + person(700, 700, 48) + person(250, 740, 62), p.ink) +
      lamp(150, 790, 340, p.ink, '#ffe8b4') +
      hedge(-10, 110, 790, 30, p.ink, 5, H) +
      hedge(1110, 1210, 790, 30, p.ink, 7, H),
  );
}
