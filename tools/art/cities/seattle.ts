import { ridge } from '../kit/land';
import { panes } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { fir } from '../kit/props';
import { backdrop, ground, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { box, path, svg } from '../kit/tools';

/** The Space Needle with Mount Rainier and firs. */
export function seattle(): string {
  const p = PALETTES.dawn;
  const cx = 520;
  const leg = (s: number) => `M${cx + s * 6} 262Q${cx + s * 8} 430 ${cx + s * 74} 640h${s * 17}Q${cx + s * 24} 420 ${cx + s * 20} 262z`;
  return svg(
    backdrop(p, {
      x: 742,
      y: 330,
      r: 84,
      seed: 12,
      birds: [
        [300, 210, 12],
        [332, 196, 9],
      ],
    }) +
      path('M560 620L800 372L836 360L874 336L912 362L948 380L1200 596V640H560z', '#a78ab4') +
      path(
        'M800 372L836 360L874 336L912 362L948 380L1006 430L978 424L960 462L930 424L906 474L872 420L850 470L818 424L790 440L752 426z',
        '#fff3e4',
      ) +
      path('M752 422L800 372L836 360L852 350L826 396L850 470L818 424L790 440z', '#d7bfd2') +
      ridge(606, 40, p.mid, { seed: 9, step: 140 }) +
      skyline({
        y: 628,
        min: 50,
        max: 170,
        step: 52,
        ink: '#6d5a92',
        win: '#ffdcab',
        seed: 17,
        lit: 0.24,
        shape: (x) => 0.5 + 0.7 * Math.exp(-Math.pow((x - 270) / 170, 2)),
        to: 470,
      }) +
      skyline({ y: 628, min: 40, max: 110, step: 56, ink: '#6d5a92', win: '#ffdcab', seed: 6, lit: 0.24, from: 600 }) +
      ground(626, '#4f5c94', '#7f7cae') +
      sea(p, 662, 742, { seed: 4, spread: 100, base: 740 }) +
      path(leg(-1), '#4a3f7c') +
      path(leg(1), '#d9788a') +
      path(box(cx - 9, 250, 18, 390), '#6a5a94') +
      path(box(cx + 2, 250, 7, 390), '#ffe9cc') +
      panes(cx - 5, 300, 10, 320, 1, 16, 4, 8, '#4a3f7c') +
      path(box(cx - 44, 470, 88, 12) + box(cx - 18, 388, 36, 8) + box(cx - 54, 634, 108, 14), '#4a3f7c') +
      path(box(cx + 12, 470, 32, 12) + box(cx + 4, 388, 14, 8), '#f2c9a8') +
      path(`M${cx - 70} 234L${cx - 20} 276h40L${cx + 70} 234z`, '#4a3f7c') +
      path(`M${cx + 24} 234L${cx + 8} 276h12L${cx + 70} 234z`, '#f2c9a8') +
      path(`M${cx - 104} 226q104-20 208 0l-18 12H${cx - 86}z`, '#fff6e2') +
      path(`M${cx - 104} 226q20-4 40-7l-4 19h-18z`, '#b39bc0') +
      path(`M${cx - 86} 210h172l-6 10H${cx - 80}z`, '#4a3f7c') +
      path(`M${cx - 62} 210q62-40 124 0z`, '#ff9a6c') +
      path(`M${cx + 6} 190q30 2 56 20h-30z`, '#ffd3a0') +
      path(`M${cx - 16} 192L${cx - 3} 156V84h6v72l13 36z`, '#4a3f7c') +
      path('M560 706h180q14 0 22-10q-2 24-24 26H584q-18-2-24-16z', p.ink) +
      path('M584 706v-18h132v18z', '#fffaea') +
      path('M612 688v-14h70v14z', '#fffaea') +
      path('M600 694h100v5H600z', '#2b8a80') +
      path('M640 674v-14h14v14z', '#2b8a80') +
      ground(738, '#2c2a6a') +
      [
        [70, 800, 330],
        [180, 800, 240],
        [262, 800, 170],
        [1128, 800, 350],
        [1016, 800, 230],
        [926, 800, 150],
      ]
        .map(([x = 0, b = 0, h = 0], i) => fir(x, b, h, i % 2 ? '#29306e' : p.ink, i < 3 ? '#4a5390' : '#3c4482'))
        .join(''),
  );
}
