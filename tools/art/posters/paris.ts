import { W, path, line, arch, svg } from '../kit/tools';
import { sky, sun, cloud, streak, birds } from '../kit/sky';
import { water } from '../kit/land';
import { skyline } from '../kit/town';
import { hedge } from '../kit/plants';
import { eiffel } from '../kit/shared';
import { INK as ink } from '../kit/palettes';

export function paris(): string {
  const sx = 742,
    sy = 470;
  const bank = 628;
  return svg(
    sky({ x: sx, y: sy, stops: ['#2a2468', '#54337c', '#a24a7c', '#ea6a62', '#ffa274', '#ffd08a', '#ffe9b8'] }) +
      sun(sx, sy, 92, ink.cream) +
      streak(60, 130, 380, '#7d4a86', 16) +
      streak(770, 96, 330, '#7d4a86', 13) +
      streak(130, 262, 260, '#c7617a', 12) +
      streak(830, 232, 330, '#e98274', 13) +
      streak(836, 352, 180, '#ffe0a6', 9) +
      cloud(-40, 420, 330, { lit: '#ff9d7c', shade: '#e57673', seed: 4, tall: 0.2 }) +
      cloud(1010, 400, 300, { lit: '#ffdca6', shade: '#ffb583', seed: 9, tall: 0.2, sunSide: -1 }) +
      // Montmartre with the Sacré-Cœur
      path('M800 600Q900 508 990 502T1220 590V640H800z', '#e08578') +
      path(
        'M978 506v-26q-1-30 20-40q21 10 20 40v26zM958 508v-16q0-16 11-21q11 5 11 21v16zM1016 508v-16q0-16 11-21q11 5 11 21v16zM1044 510v-52l7-12l7 12v52zM996 442h4v-14h-4z',
        '#ffd3a8',
      ) +
      skyline({ y: 596, min: 26, max: 62, step: 62, ink: '#d57077', kind: 'paris', seed: 12 }) +
      skyline({ y: 622, min: 40, max: 78, step: 84, ink: '#9c4a74', win: '#ffc98a', kind: 'paris', seed: 5, lit: 0.28, to: 470 }) +
      skyline({ y: 622, min: 36, max: 84, step: 78, ink: '#9c4a74', win: '#ffc98a', kind: 'paris', seed: 31, lit: 0.28, from: 742 }) +
      // lawn, alleys of trees that leave the tower's feet free
      path(`M0 606Q300 598 600 598T1200 606V${bank + 10}H0z`, '#6b3a70') +
      path(`M540 600h120l90 ${bank - 592}H450z`, '#c9686f') +
      hedge(-10, 402, 606, 34, '#4c2c68', 8, 640) +
      hedge(800, 1210, 606, 34, '#4c2c68', 17, 640) +
      eiffel(600, 618, 560, { dark: '#2b1c56', lit: '#5a2f68', lace: '#ffb68b' }) +
      hedge(-10, 300, 634, 44, '#2f2160', 3, 660) +
      hedge(905, 1210, 634, 44, '#2f2160', 6, 660) +
      // quay, river, boat
      path(`M0 ${bank}h${W}v30H0z`, '#3a2565') +
      path(`M0 ${bank}h${W}v5H0z`, '#8a4a78') +
      path(Array.from({ length: 9 }, (_, i) => arch(24 + i * 138 + (i > 4 ? 20 : 0), 658, 30, 18)).join(''), '#211748') +
      water({ y: 658, ink: '#6d3b78', dark: '#4a2a6b', light: '#a9547d', glint: '#ffcf94', sunX: sx, spread: 120, seed: 5 }) +
      path('M250 742h372q34 0 58-14q-6 30-36 34H300q-34 0-50-20z', '#1b1545') +
      path('M250 742h372q34 0 58-14l-1 6q-24 16-57 16H252z', ink.coral) +
      path('M292 742l12-24h292l20 24z', '#ffe2ac') +
      line('M330 719l-6 23M366 719l-4 23M402 719l-2 23M438 719v23M474 719l2 23M510 719l4 23M546 719l6 23M580 719l8 23', '#9c4a74', 3) +
      path('M298 714h304q8 0 8 5H294q-2-5 4-5z', '#1b1545') +
      path('M604 690h3v26h-3zM607 690h22l-6 6l6 6h-22z', ink.coral) +
      line('M236 766h470M270 776h300M640 776h90', '#ffb68b', 3, 'stroke-linecap="round"') +
      birds(
        [
          [250, 190, 15],
          [288, 172, 11],
          [930, 160, 13],
        ],
        '#2a2468',
      ),
  );
}
